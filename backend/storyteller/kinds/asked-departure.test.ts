import { describe, expect, test } from 'vitest';
import { textsOfStory, unusedWords } from '../unused-words.ts';
import { requestOf, textOf, tones } from '../requests.fixture.ts';
import { departuresOfIdeas } from '../tables/departures-of-ideas.ts';
import { tellStory } from '../tell.ts';
import { planCharacter } from './character.ts';

const lengths = ['short', 'standard', 'long'] as const;

const requestFor = (idea: string, seed: number): ReturnType<typeof requestOf> =>
  requestOf('character', seed, {
    idea,
    level: [1, 5, 9, 15][seed % 4] ?? 1,
    tone: tones[seed % tones.length] ?? 'heroic',
    length: lengths[seed % lengths.length] ?? 'standard',
  });

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

/** Ideas of users, the departure that tells each, and a word that the text has in several sections. */
const ideas = [
  ['half-orc barbarian raised by monks', 'idea-raised-in-quiet', 'monks'],
  ['an orphan raised by the thieves guild', 'idea-raised-by-thieves', 'thieves guild'],
  ['a gnome raised by dragons', 'idea-raised-by-others', 'dragons'],
  ['gnome artificer with a clockwork dog', 'idea-made-companion', 'dog'],
  ['human ranger with a raven', 'idea-animal-companion', 'raven'],
  ['human wizard student expelled from the academy', 'idea-expelled', 'academy'],
  ['dragonborn paladin of a forgotten god', 'idea-forgotten-god', 'god'],
  ['human fighter, ex city guard, fired for being honest', 'idea-fired-for-truth', 'fired|guard'],
  ['elf wizard who forgot his own past', 'idea-forgot-past', 'woke up|forgotten'],
  ["a bard who can't sing", 'idea-cannot', 'sing'],
  ["a warforged who doesn't understand emotions", 'idea-does-not-understand', 'emotions'],
  ['a con man posing as a priest', 'idea-poses', 'priest'],
  ["looking for his twin's missing brother", 'idea-search', 'brother'],
  ['warlock who made a pact to save her sister', 'idea-pact-for-another', 'sister'],
  ['noble who ran away from an arranged marriage', 'idea-fled-marriage', 'marriage|wedding'],
  ['tiefling who used to run with thieves', 'idea-left-outlaws', 'old days|thieves'],
  ['ranger hunting the monster that killed his family', 'idea-hunts-killer', 'monster'],
  ['a dwarf cleric who lost her faith', 'idea-lost-faith', 'faith|believ|god'],
  ['a retired assassin who became a healer', 'idea-from-killer-to-helper', 'healer'],
  ['aasimar who hates being the chosen one', 'idea-chosen', 'chosen'],
  ["kobold sorcerer convinced she's a dragon", 'idea-believes-to-be', 'dragon'],
  ["ship's cook turned adventurer", 'idea-kitchen-trade', 'cook'],
  ['half-elf gardener', 'idea-garden-trade', 'gardener'],
  ['halfling rogue who steals only shoes', 'idea-takes-only', 'shoes'],
  ['a druid from the big city', 'idea-wild-in-town', 'city|town'],
  ['inquisitive detective type rogue', 'idea-detective', 'detective'],
] as const;

describe('a character has the departure that the idea asks for', () => {
  test.each(ideas)('%s', (idea, id, word) => {
    for (const seed of seeds) {
      const draft = planCharacter(requestFor(idea, seed), seed).write();
      const text = draft.names.plain(draft.sections.map((section) => section.text).join('\n'));
      expect(draft.faults).toEqual([]);
      expect(draft.facts['departure']).toBe(id);
      expect(text).toMatch(new RegExp(`\\b(?:${word})`));
      expect(text).not.toMatch(/\{|\}|speak of the|and mean |know \S+ as the/);
    }
  });
});

test('two characters of one idea do not all have the same event', () => {
  for (const [idea] of ideas) {
    const events = seeds.map(
      (seed) => planCharacter(requestFor(idea, seed), seed).write().facts['variant'],
    );
    expect(new Set(events).size).toBeGreaterThan(1);
  }
});

test('a class that is not offered becomes the nearest one, and the notice names it', () => {
  for (const seed of seeds) {
    const idea = 'gnome artificer with a clockwork dog';
    const story = tellStory(requestFor(idea, seed));
    expect(story.details).toMatchObject({ species: 'Gnome', class: 'Wizard' });
    expect(textOf(story)).not.toContain('artificer');
    expect(unusedWords(idea, textsOfStory(story))).toEqual(['artificer']);
  }
});

test('a species that is not offered is in the text and not in the details', () => {
  for (const seed of seeds) {
    const story = tellStory(requestFor('goblin alchemist who wants to be respected', seed));
    expect(textOf(story)).toContain('goblin');
    expect(textOf(story)).not.toContain('said to be');
    expect(story.details).not.toHaveProperty('species');
  }
});

test('what no row tells is left out, and the notice names it', () => {
  for (const seed of seeds) {
    const idea = 'a fighter, on Tuesdays a purple umbrella';
    const story = tellStory(requestFor(idea, seed));
    expect(textOf(story)).not.toContain('umbrella');
    expect(unusedWords(idea, textsOfStory(story))).toContain('umbrella');
  }
});

/** Ideas of several parts, and a word of each part that several sections share. */
const composed = [
  [
    'Borin, a dwarf cleric who hates elves, one-eyed, afraid of water. He is the twin of Tam.',
    ['Tam', 'elves', 'eye', 'water'],
  ],
  [
    'a blind monk afraid of fire who seeks revenge for his murdered sister',
    ['blind', 'fire', 'sister'],
  ],
  ['a retired knight who hates horses, haunted by the war', ['horses', 'war']],
  ['a tiefling raised by a paladin who wants to open a tavern', ['paladin', 'tavern']],
  ['elf ranger whose village was burned by orcs, now a drunk', ['orcs', 'village']],
] as const;

describe('each part of an idea is in several sections', () => {
  test.each(composed)('%s', (idea, words) => {
    for (const seed of seeds) {
      const draft = planCharacter({ ...requestFor(idea, seed), length: 'standard' }, seed).write();
      const texts = draft.sections.map(({ text }) => draft.names.plain(text));
      expect(draft.faults).toEqual([]);
      for (const word of words) {
        const having = texts.filter((text) => text.includes(word));
        expect(having.length, `${word} in ${texts.join('\n')}`).toBeGreaterThan(1);
      }
    }
  });
});

test('lines of the campaign keep a departure from being told', () => {
  const lines = ['spiders'];
  for (const seed of seeds) {
    const story = tellStory({ ...requestFor('a ranger with a spider', seed), lines });
    expect(textOf(story)).not.toMatch(/spider/i);
  }
});

test('each departure of an idea has at least two stories and all that a text needs', () => {
  for (const item of departuresOfIdeas) {
    expect(item.event.length, item.id).toBeGreaterThan(1);
    for (const rows of [item.look, item.manner, item.ideal, item.bond]) {
      expect(rows.length, item.id).toBeGreaterThan(1);
    }
    expect(item.realm.length, item.id).toBeGreaterThan(0);
    expect(item.isTrait !== true || item.woven !== undefined, item.id).toBe(true);
  }
  expect(new Set(departuresOfIdeas.map(({ id }) => id)).size).toBe(departuresOfIdeas.length);
});
