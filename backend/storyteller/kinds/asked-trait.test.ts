import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import { tellStory } from '../tell.ts';

const kinds = ['person', 'character'] as const;

const seeds = Array.from({ length: 10 }, (_, seed) => seed);

/** The sentences of a story in which a text is, without those that call the person by the words of the idea. */
const sentencesWith = (text: string, word: RegExp, said: string): readonly string[] =>
  text.split(/(?<=[.!?"])\s+/).filter((one) => word.test(one) && !one.includes(said));

describe.each(kinds)('a %s has what the idea says in a sentence of its own', (kind) => {
  test.each([
    ['A dwarf cleric named Borin who hates elves', /\belves\b/, 'who hates elves'],
    ['a tax collector who despises her own sister', /\bsister\b/, 'despises her own sister'],
    ['a witch who is afraid of water', /\bwater\b/, 'afraid of water'],
    ['a fighter who fears blood', /\bblood\b/, 'fears blood'],
    ['an old wizard who has lost his spellbook', /\bspellbook\b/, 'lost his spellbook'],
    ['a wizard without a spellbook', /\bspellbook\b/, 'without a spellbook'],
    ['a knight who lost a duel', /\bduel\b/, 'lost a duel'],
    ['a ranger who lost her wolf', /\bwolf\b/, 'lost her wolf'],
    ['twin of a dead knight', /\bknight\b/, 'twin of a dead knight'],
    ['an old one-eyed pirate', /\beye\b/, 'one-eyed pirate'],
    ['a druid of the city', /\bcity\b/, 'druid of the city'],
    ['a druid of the swamp', /\bswamp\b/, 'druid of the swamp'],
    ['a warlock who wants out of the pact', /\bpact\b/, 'wants out of the pact'],
    ['a monk raised by wolves', /\bwolves\b/, 'who was raised by wolves'],
    ['a paladin of vengeance', /\bvengeance\b/i, 'paladin of vengeance'],
    ['a halfling rogue who never stole anything', /\bnever\b/, 'never stole anything'],
  ])('%s', (idea, word, said) => {
    for (const seed of seeds) {
      const text = textOf(tellStory(requestOf(kind, seed, { idea })));
      expect(sentencesWith(text, word, said)).not.toEqual([]);
    }
  });
});

test('the mayor of a drowned town lives in another one and has kept something of it', () => {
  for (const seed of seeds) {
    const text = textOf(
      tellStory(requestOf('person', seed, { idea: 'the mayor of a drowned town' })),
    );
    expect(text).toContain('mayor of a drowned town and householder');
    expect(text).toMatch(/\b(?:of|on which) that town\b/);
  }
});

test('a spy at court is known by a trade of the court', () => {
  for (const seed of seeds) {
    const text = textOf(tellStory(requestOf('person', seed, { idea: 'a spy at court' })));
    expect(text).toContain('is a spy at court, and court scribe in name only');
  }
});

test('nothing is said of what others of the story know about the idea', () => {
  for (const idea of ['a witch who is afraid of water', 'a duke who is a doppelganger']) {
    for (const seed of seeds) {
      const text = textOf(tellStory(requestOf('person', seed, { idea })));
      expect(text).not.toMatch(/is no rumour|suspects it but|hides the rest well/);
    }
  }
});

test('a person who hides what the idea says does not show it', () => {
  for (const seed of seeds) {
    const idea = 'a duke who is secretly afraid of horses';
    const { sections } = tellStory(requestOf('person', seed, { idea }));
    const open = sections.filter(({ audience }) => audience === 'everyone');
    expect(open.map(({ text }) => text).join('\n')).not.toContain('horses');
  }
});

test.each([
  ['an old dwarf baker', 'past three hundred,'],
  ['a young elf baker', 'hardly a hundred,'],
  ['an old half-elf baker', 'past a hundred and forty,'],
  ['an old human baker', 'past seventy,'],
])('%s has an age of this species', (idea, age) => {
  for (const kind of kinds) {
    for (const seed of seeds) {
      expect(textOf(tellStory(requestOf(kind, seed, { idea })))).toContain(age);
    }
  }
});

test.each([
  [16, /\b(?:crown|realms?)\b/],
  [4, /^(?!.*\b(?:crown|realms?)\b)/su],
])('what a person of an idea asks for at level %d is as large as that', (level, stakes) => {
  for (const idea of ['a dwarf cleric who hates elves', 'a witch who is afraid of water']) {
    for (const seed of seeds) {
      const { sections } = tellStory(requestOf('person', seed, { idea, level }));
      expect(sections.find(({ id }) => id === 'want')?.text).toMatch(stakes);
    }
  }
});
