import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { itemPhrase } from './item-phrase.ts';

const namesIn = (file: string): string[] =>
  (
    JSON.parse(
      readFileSync(new URL(`../../seed/srd/${file}.json`, import.meta.url), 'utf8'),
    ) as readonly { name: string }[]
  ).map(({ name }) => name);

const names = [...new Set(['gear', 'tools', 'armor', 'weapons'].flatMap(namesIn))];

/** Names that keep their capitals. */
const own = /(?:Potion of Healing|Spell Scroll|Three-Dragon Ante)/;

describe('a name of the catalogue in a sentence', () => {
  test.each([
    ['Lantern, Hooded', 'a hooded lantern'],
    ['Ink (1 ounce bottle)', 'a bottle of ink'],
    ['Ink (1-ounce bottle)', 'a bottle of ink'],
    ['Clothes, Fine', 'fine clothes'],
    ["Clothes, traveler's", "traveler's clothes"],
    ['Poison, Basic', 'basic poison'],
    ['Poison, basic (vial)', 'a vial of basic poison'],
    ['Wine (bottle), Fine', 'a bottle of fine wine'],
    ['Pot, Iron', 'an iron pot'],
    ['Acid', 'acid'],
    ['Acid (vial)', 'a vial of acid'],
    ['Holy water (flask)', 'a flask of holy water'],
    ['Magnifying Glass', 'a magnifying glass'],
    ['Abacus', 'an abacus'],
    ['Hourglass', 'an hourglass'],
    ['Rope, silk (50 feet)', 'fifty feet of silk rope'],
    ['Ladder (10-foot)', 'a ten-foot ladder'],
    ['Rations (1 day)', "a day's rations"],
    ['Parchment (one sheet)', 'a sheet of parchment'],
    ['Ball bearings (bag of 1,000)', 'a bag of a thousand ball bearings'],
    ['Case, Map or Scroll', 'a map or scroll case'],
    ['Hammer, sledge', 'a sledgehammer'],
    ["Pick, miner's", "a miner's pick"],
    ["Thieves' Tools", "thieves' tools"],
    ["Healer's Kit", "a healer's kit"],
    ['Dice Set', 'a dice set'],
    ['Dice', 'dice'],
    ['Chain Mail', 'a suit of chain mail'],
    ['Crossbow, hand', 'a hand crossbow'],
    ['Barding: Scale mail', 'scale mail barding'],
    ['Spell Scroll (Level 1)', 'a Spell Scroll of a 1st-level spell'],
    ['Spell Scroll (Level 8)', 'a Spell Scroll of an 8th-level spell'],
    ['Potion of Healing', 'a Potion of Healing'],
  ])('%s is %s', (name, phrase) => {
    expect(itemPhrase(name)).toBe(phrase);
  });

  test.each(names)('%s has no commas, brackets or capitals of a list', (name) => {
    const phrase = itemPhrase(name);
    expect(phrase).toMatch(/^[\p{L}'\d -]+$/u);
    expect(phrase.replace(own, '')).not.toMatch(/\p{Lu}/u);
    expect(phrase).not.toMatch(/ {2}|\ban? an? |\ba [aeiou](?!n?e\b)|\ban [^aeiouh8]/);
    // Everything has an article or a measure, or is called by a plural or by what one has some of.
    expect(phrase).toMatch(
      /^an? |^\w+ feet of |[^s]s$|^dice$|(?:acid|antitoxin|fire|water|ink|oil|paper|parchment|perfume|poison|soap|string|wax|barding|tackle)$/,
    );
    // No plural has an article, unless it is measured: `a bag of caltrops`, `a day's rations`.
    expect(phrase).not.toMatch(/^an? (?!day's )(?!.* of ).*[^su'\s]s$/);
  });
});
