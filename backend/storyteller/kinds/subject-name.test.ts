import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import { tellStory } from '../tell.ts';
import { subjectNameOf } from './subject-name.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const hanne = { id: 'e1', kind: 'person', name: 'Hanne Velt', pronouns: 'she/her' } as const;
const otto = { id: 'e2', kind: 'person', name: 'Otto Krell' } as const;

describe('the name in the idea for a person', () => {
  test.each([
    'Hanne Velt',
    'Hanne Velt, a ferry keeper',
    'Count Strahd von Zarovich',
    'Otto Baker',
  ])('is that of the person of the draft: %s', (idea) => {
    const [name = ''] = idea.split(',');
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
