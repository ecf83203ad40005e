import { describe, expect, it } from 'vitest';
import type { CharacterChoices } from '#src/lib/character/choices.ts';
import { furtherChoices } from '#src/lib/character/further-choices.ts';
import { levelChoices } from '#src/lib/character/level-choices.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { improvement, option, spell, wizard } from './support/wizard-choices.ts';

describe('the choices of the levels', () => {
  const open = (changes: Partial<CharacterChoices>) =>
    [...levelChoices({ ...wizard, ...changes }), ...furtherChoices({ ...wizard, ...changes })]
      .filter(({ done }) => !done)
      .map(({ class: name, level, kind }) => `${name ?? 'species'} ${level} ${kind}`);

  const marked = (changes: Partial<CharacterChoices>) =>
    marksOf({ ...wizard, ...changes }).map(({ path, message }) => [path, message]);

  it('are open until they are chosen', () => {
    expect(open({ skills: [] })).toEqual([
      'wizard 2 expertise',
      'wizard 3 subclass',
      'wizard 4 ability-score-improvement',
      'wizard 1 skills',
      'wizard 5 cantrips',
      'wizard 5 spells',
    ]);
    const chosen = {
      expertise: ['arcana'] as const,
      subclasses: [{ class: 'wizard' as const, name: 'Evoker' }],
      feats: [improvement],
      spells: [
        ...Array.from({ length: 4 }, () => spell('light', 0)),
        ...Array.from({ length: 9 }, () => spell('fireball', 3)),
      ],
    };
    expect(open(chosen)).toEqual([]);
  });

  it('have the options of a feature and of the species', () => {
    const choices = furtherChoices({ ...wizard, class: 'cleric', species: 'goliath', level: 1 });
    const optionsOf = (label: string) => choices.find((one) => one.label === label)?.options;
    expect(optionsOf('Divine Order')).toEqual(['Protector', 'Thaumaturge']);
    expect(optionsOf('Giant Ancestry')).toHaveLength(6);
  });

  it('tell an invocation from the feat of the same level', () => {
    const warlock = { class: 'warlock' as const, level: 12, skills: [] };
    const feats = [option('Witch Sight', 'warlock', 12)];
    expect(open({ ...warlock, feats })).toContain('warlock 12 ability-score-improvement');
    expect(open({ ...warlock, feats })).not.toContain('warlock 12 option');
  });

  it('mark an invocation without the level or the pact that it needs', () => {
    const warlock = { class: 'warlock' as const, skills: [], level: 5 };
    const of = (...names: string[]) =>
      marked({ ...warlock, feats: names.map((name) => option(name, 'warlock', 5)) });
    expect(of('Thirsting Blade', 'Witch Sight')).toEqual([
      ['/feats/0', 'Thirsting Blade needs Pact of the Blade, which this character does not have.'],
      ['/feats/1', 'Witch Sight needs Warlock level 15; this character has Warlock level 5.'],
    ]);
    expect(of('Thirsting Blade', 'Pact of the Blade')).toEqual([]);
    expect(of('Agonizing Blast', 'Agonizing Blast')).toEqual([]);
  });

  it('mark Expertise of a wizard in a skill that Scholar does not give', () => {
    expect(marked({ expertise: ['insight'] })).toEqual([
      [
        '/expertise',
        'Scholar gives Expertise only in Arcana, History, Investigation, Medicine, Nature, Religion.',
      ],
    ]);
    expect(marked({ expertise: ['medicine'] })).toEqual([]);
    // The Expertise of a rogue can be in any skill.
    const otherClasses = [{ class: 'rogue' as const, level: 1 }];
    const expertise = ['insight', 'arcana'] as const;
    const paths = marked({ level: 6, otherClasses, expertise }).map(([path]) => path);
    expect(paths).not.toContain('/expertise');
  });
});
