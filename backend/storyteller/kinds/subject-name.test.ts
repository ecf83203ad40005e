import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import { tellStory } from '../tell.ts';
import { subjectNameOf } from './subject-name.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const hanne = { id: 'e1', kind: 'person', name: 'Hanne Velt', pronouns: 'she/her' } as const;
const otto = { id: 'e2', kind: 'person', name: 'Otto Krell' } as const;

describe('the name in the idea for a person', () => {
  test.each([
    ['Hanne Velt', 'Hanne Velt'],
    ['Hanne Velt, a ferry keeper', 'Hanne Velt'],
    ['Count Strahd von Zarovich', 'Count Strahd von Zarovich'],
    ['Otto Baker', 'Otto Baker'],
    ['A blacksmith named Hilda Brand', 'Hilda Brand'],
    ['an innkeeper called Bram who hides a debt', 'Bram'],
    ['Lady Orlena, a spy for the crown', 'Lady Orlena'],
  ])('is that of the person of the draft: %s', (idea, name) => {
    for (const seed of seeds) {
      const story = tellStory(requestOf('person', seed, { idea }));
      expect(story.title).toBe(name);
      expect(story.sections[0]?.text).toContain(name);
    }
  });

  test('is not read where the idea has a role and no name', () => {
    for (const idea of [
      'A blind seer',
      'The Ferry Keeper',
      'Ferry keeper',
      'someone who lies',
      '',
    ]) {
      expect(subjectNameOf({ idea, known: [] }).name).toBeUndefined();
    }
  });

  test('leaves what stands after it to the idea', () => {
    expect(subjectNameOf({ idea: 'Hanne Velt, a ferry keeper', known: [] }).otherIdea).toBe(
      'a ferry keeper',
    );
    const { details } = tellStory(requestOf('person', 3, { idea: 'Hanne Velt, a ferry keeper' }));
    expect(details).toMatchObject({ person: { role: 'ferry keeper' } });
  });

  test('is no word of the idea: the rest decides the role and what people say', () => {
    for (const seed of seeds) {
      const story = tellStory(requestOf('person', seed, { idea: 'A blacksmith named Rose Brand' }));
      const other = tellStory(requestOf('person', seed, { idea: 'A blacksmith' }));
      expect(story.details).toMatchObject({ person: { name: 'Rose Brand', role: 'blacksmith' } });
      expect(story.facts['drive']).toBe(other.facts['drive']);
      expect(textOf(story)).not.toMatch(/\b(?:named|called) (?:Rose|rose)/);
    }
  });

  test.each([
    ['He was once a famous duelist', 'someone who was once a famous duelist', 'he'],
    ['Once a knight, now a beggar', 'someone who was once a knight, now a beggar', undefined],
    ['Never trusts anyone, a rogue', 'a rogue, Never trusts anyone', undefined],
    ['A cook (she/her)', 'A cook', 'she'],
  ])('"%s" without a name says "%s"', (idea, otherIdea, pronouns) => {
    expect(subjectNameOf({ idea, known: [] })).toMatchObject({
      name: undefined,
      otherIdea,
      pronouns,
    });
  });

  test('brings the pronouns of the title, or of the person of the campaign', () => {
    expect(subjectNameOf({ idea: 'Countess Ada', known: [] }).pronouns).toBe('she');
    expect(subjectNameOf({ idea: 'Hanne Velt', known: [otto, hanne] }).pronouns).toBe('she');
    expect(subjectNameOf({ idea: 'Hanne Velt', known: [otto] }).pronouns).toBe('they');
  });

  test('is no second person: the campaign has others for that', () => {
    for (const seed of seeds) {
      const asked = requestOf('person', seed, { idea: 'Hanne Velt', known: [hanne, otto] });
      const { named } = tellStory(asked);
      expect(named.filter(({ name }) => name === 'Hanne Velt')).toHaveLength(1);
      expect(textOf(tellStory(asked))).toContain('Otto Krell');
    }
  });
});

describe('the name in the idea for a character', () => {
  test.each([
    ['a tiefling paladin of vengeance named Morwen Ashveil', 'Tiefling', 'Paladin'],
    ['Morwen Ashveil, a dwarf thief', 'Dwarf', 'Rogue'],
  ])('is that of the character of the draft: %s', (idea, species, className) => {
    for (const seed of seeds) {
      const story = tellStory(requestOf('character', seed, { idea }));
      expect(story.title).toBe('Morwen Ashveil');
      expect(story.details).toMatchObject({ species, class: className });
      expect(textOf(story)).not.toContain('named Morwen');
    }
  });

  test('is replaced by the name in the form', () => {
    const given = requestOf('character', 1, { idea: 'an elf called Orrin' });
    const choices = given.choices && { ...given.choices, name: 'Hanne Velt' };
    expect(tellStory({ ...given, ...(choices && { choices }) }).title).toBe('Hanne Velt');
  });

  test('is not read where the idea says what the character is', () => {
    for (const idea of ['Lawful Evil', 'Runaway', 'Wood Elf', 'Fallen Hero, once a knight']) {
      expect(subjectNameOf({ idea, known: [], kind: 'character' }).name).toBeUndefined();
    }
  });

  test('is no second person: the campaign has others for that', () => {
    for (const seed of seeds) {
      const idea = 'an elf named Hanne Velt';
      const { named } = tellStory(requestOf('character', seed, { idea, known: [hanne, otto] }));
      expect(named.filter(({ name }) => name === 'Hanne Velt')).toHaveLength(1);
    }
  });
});

describe('a story that is written again', () => {
  test.each(['person', 'character'] as const)('keeps the name of the %s', (kind) => {
    const ideas = ['an innkeeper', 'an innkeeper called Bram', 'an innkeeper called Odo Krell'];
    for (const told of ideas) {
      const story = tellStory(requestOf(kind, 3, { idea: told }));
      const [first] = story.sections;
      if (first === undefined) throw new Error('A story has sections.');
      for (const idea of ideas) {
        const keep = { story, sections: [first.id] };
        const again = tellStory(requestOf(kind, 3, { idea, keep }));
        expect(again.facts['person']).toBe(story.facts['person']);
        expect(again.named[0]?.name).toBe(story.named[0]?.name);
      }
    }
  });
});
