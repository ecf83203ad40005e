import { describe, expect, test } from 'vitest';
import { noExclusions } from '../plan/lines.ts';
import { randomStream } from '../random.ts';
import type { Brevity, Pronouns } from '../story.ts';
import { NameList } from './sentences.ts';
import { Telling } from './telling.ts';

const person = (id: string, first: string, pronouns: Pronouns) => ({
  id,
  first,
  last: 'Sallow',
  pronouns,
  role: 'miller',
});

/** The texts of rows about Mira (she), Tomas (he), Ilse (she) and Odo (they). */
function toldInOrder(rows: readonly string[], brevity?: Brevity): string[] {
  const people = new Map([
    ['G', person('G', 'Mira', 'she')],
    ['A', person('A', 'Tomas', 'he')],
    ['B', person('B', 'Ilse', 'she')],
    ['S', person('S', 'Odo', 'they')],
  ]);
  const names = new NameList();
  const subject = { truths: {}, people, words: new Map(), names, exclusions: noExclusions };
  const telling = new Telling(subject, randomStream(1, 'words'));
  telling.section(randomStream(1, 'words'), brevity);
  return rows.map((row) => names.plain(telling.say([row])));
}

const told = (row: string): string => toldInOrder([row]).join();

test('a row spells out a name once', () => {
  expect(told('"Come," says {G.full}. You see {G.full} smile.')).toBe(
    '"Come," says Mira Sallow. You see Mira smile.',
  );
});

test('a sentence about the person of the sentence before has a pronoun', () => {
  expect(told('{A.name} is not evil. {A} has never paid. {A} sleeps badly.')).toBe(
    'Tomas is not evil. He has never paid. Tomas sleeps badly.',
  );
});

test('a clause about the person who was named last has a pronoun', () => {
  expect(told('{A.name} has it, because {A} never asked.')).toBe(
    'Tomas has it, because he never asked.',
  );
});

test('“own hands” are the hands of the person who acts', () => {
  expect(told('{G.name} saw {B.name} do it with {B.their} own hands.')).toBe(
    'Mira saw Ilse do it with her own hands.',
  );
});

test('a name stays where a pronoun could mean two people, or none', () => {
  expect(told('{G.name} met {B.name}. {G} left, because {G} was late.')).toBe(
    'Mira met Ilse. Mira left, because she was late.',
  );
  expect(told('{S.name} waits. {S} has a key.')).toBe('Odo waits. Odo has a key.');
});

test('"they" is no subject of a verb in the singular, also of a second one', () => {
  expect(told('{S.name} waits; once {S.they} copied a book, and has forgotten it.')).toBe(
    'Odo waits; once Odo copied a book, and has forgotten it.',
  );
  expect(told('{S.name} waits; long ago {S.they} once was a count.')).toBe(
    'Odo waits; long ago Odo once was a count.',
  );
  expect(told('{S.name} waits; once {S.they} copied a book, and forgot it.')).toBe(
    'Odo waits; once they copied a book, and forgot it.',
  );
});

test('a person who is an object keeps the name after "and" and "but"', () => {
  expect(told('Hide {G.name}: put the goat and {G} in the tower.')).toBe(
    'Hide Mira: put the goat and Mira in the tower.',
  );
  expect(told('They asked {G.name}, and they agreed on nothing but {G}.')).toBe(
    'They asked Mira, and they agreed on nothing but Mira.',
  );
});

test('a possession of the person who was named last gets a pronoun', () => {
  expect(told('{G.name} was so glad that {B.name} wiped {B.their} hand.')).toBe(
    'Mira was so glad that Ilse wiped her hand.',
  );
});

test('a place has its full name once in a section, and in each clue', () => {
  const words = new Map([
    ['lair', 'the nursery behind the wall'],
    ['lair.again', 'the nursery'],
  ]);
  const names = new NameList();
  const subject = { truths: {}, people: new Map(), words, names, exclusions: noExclusions };
  const telling = new Telling(subject, randomStream(1, 'words'));
  const texts = [telling.say(['You find {lair}.']), telling.say(['It is cold in {lair}.'])];
  telling.placesInFull();
  texts.push(telling.say(['The key is that of {lair}.']));
  telling.section(randomStream(2, 'words'));
  texts.push(telling.say(['One gets lost in {lair}.']));
  expect(texts).toEqual([
    'You find the nursery behind the wall.',
    'It is cold in the nursery.',
    'The key is that of the nursery behind the wall.',
    'One gets lost in the nursery behind the wall.',
  ]);
});

describe('a brief telling', () => {
  const rows = [
    '{G} waits«, [as always|as usual], with {A.full}» at [the gate|the old gate of the town].',
    '{A} [comes [first|last]|goes [first|last]].',
  ];

  test('leaves out asides, and takes the shortest of each choice', () => {
    expect(toldInOrder(rows, 'most')[0]).toBe('The miller Mira Sallow waits at the gate.');
    expect(toldInOrder(rows)[0]).toMatch(
      /^The miller Mira Sallow waits, as (?:always|usual), with Tomas/,
    );
  });

  test('that loses little stops when a seventh of its words is gone', () => {
    const row = (word: string): string =>
      `${word} is here« as always before noon» and waits for the bell.`;
    const [first, second] = toldInOrder([row('Snow'), row('Rain')], 'little');
    expect(first).toBe('Snow is here and waits for the bell.');
    expect(second).toBe('Rain is here as always before noon and waits for the bell.');
  });

  test('that loses little leaves out asides before it takes shorter choices', () => {
    expect(toldInOrder(['It is [very cold|cold]« and dark» here.'], 'little')[0]).toMatch(
      /^It is (?:very )?cold here\.$/,
    );
    expect(toldInOrder(['It is [very cold|cold] here.'], 'little')).toEqual(['It is cold here.']);
  });

  test('introduces a person whom only an aside has named', () => {
    expect(toldInOrder(rows)[1]).toMatch(/^He /);
    expect(toldInOrder(rows, 'most')[1]).toMatch(/^The miller Tomas Sallow /);
  });

  test('draws for the next rows what a long telling draws', () => {
    const [long = '', brief = ''] = [false, true].map((isBrief) => {
      const people = new Map<string, ReturnType<typeof person>>();
      const subject = {
        truths: {},
        people,
        words: new Map<string, string>(),
        names: new NameList(),
        exclusions: noExclusions,
      };
      const telling = new Telling(subject, randomStream(1, 'words'));
      telling.section(randomStream(1, 'words'), isBrief ? 'most' : undefined);
      telling.say(['It is [a|b|c]« [d|e]».']);
      return telling.list(['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'], 6).join(' ');
    });
    expect(brief).toBe(long);
  });
});
