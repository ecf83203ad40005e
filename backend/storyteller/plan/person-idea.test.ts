import { describe, expect, test } from 'vitest';
import { exclusionsOf, noExclusions } from './lines.ts';
import { clauseOf, personIdeaOf } from './person-idea.ts';

describe('what an idea says of a person', () => {
  test.each([
    ['A dwarf cleric who hates elves', 'who hates elves'],
    ['A dwarf cleric, afraid of water, one-eyed', 'who is afraid of water and is one-eyed'],
    [
      'A halfling rogue, old, twin of Ada, once a knight, wants revenge',
      'who is old, is the twin of Ada, was once a knight and wants revenge',
    ],
    [
      'An elf wizard. She is afraid of spiders. Her brother died in a fire.',
      'who is afraid of spiders and whose brother died in a fire',
    ],
    ['A gnome bard with a wooden leg', 'with a wooden leg'],
    [
      'A gnome bard with a wooden leg, born in a storm, raised by wolves',
      'who has a wooden leg, was born in a storm and was raised by wolves',
    ],
    ['A tiefling warlock. They hate priests and have a debt.', 'who hates priests and has a debt'],
    [
      'A human fighter, former soldier, without a home, on the run',
      'who is a former soldier, has no home and is on the run',
    ],
    [
      'A sorcerer, shy, a pet raven, a dark secret',
      'who is shy, has a pet raven and has a dark secret',
    ],
    [
      "A paladin. He doesn't trust wizards; he's the last of his clan.",
      "who doesn't trust wizards and is the last of his clan",
    ],
    ['A cleric of Pelor, from Red Larch', 'of Pelor who comes from Red Larch'],
    ['A ranger, collects spoons, never sleeps', 'who collects spoons and never sleeps'],
    ['A spy for the queen, ex-soldier', 'who works for the queen and is an ex-soldier'],
    [
      'A sorcerer, both feared and admired, hunted by the guild, red beard, rich parents',
      'who is feared and admired, and is hunted by the guild, and has a red beard, and has rich parents',
    ],
    ['A fighter, revenge, gold', ''],
  ])('"%s": %s', (idea, said) => {
    expect(personIdeaOf(idea, noExclusions)?.said).toBe(said);
  });

  test('is not what a line of the campaign excludes', () => {
    const found = personIdeaOf('A cook, afraid of spiders, old', exclusionsOf(['spiders']));
    expect(found?.said).toBe('who is old');
  });

  test('has the age apart', () => {
    expect(personIdeaOf('A monk, seventy years old, blind', noExclusions)?.age).toBe(
      'seventy years old',
    );
  });

  test('has words of the person, and not of other people', () => {
    const own = personIdeaOf(
      'A dwarf cleric who hates old elves, was a soldier, and has a wizard for a friend',
      noExclusions,
    )?.own;
    for (const word of ['dwarf', 'cleric', 'hates', 'soldier']) expect(own).toContain(word);
    for (const word of ['old', 'elves', 'wizard']) expect(own).not.toContain(word);
  });
});

test.each(['revenge', 'for gold', 'a murder', 'zeppelins matter', 'I love dragons', 'her dog'])(
  '"%s" is no clause about a person',
  (part) => {
    expect(clauseOf(part)).toBeUndefined();
  },
);
