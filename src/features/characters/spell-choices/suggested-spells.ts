import type { QueryClient } from '@tanstack/react-query';
import type { CharacterSpell, Spell } from '#src/generated/model/index.ts';
import { classesOf } from '#src/lib/character/class-list.ts';
import { alwaysPreparedOf } from '#src/lib/character/prepared-spells.ts';
import { countedSpells, discoveries, missingSpells } from '#src/lib/character/spell-counts.ts';
import { spellLimits } from '#src/lib/character/spell-limits.ts';
import { slugIn, slugOf } from '#src/lib/character/slug.ts';
import type { CharacterValues } from '../character-fields.ts';
import { copyOfSpell, type SpellCopy } from '../copies.ts';
import { goodSpells } from '../data/good-spells.ts';
import { spellThemes, themedText } from '../data/spell-themes.ts';
import { starterSpellText } from '../data/starter-spells.ts';
import { onTopOf, openCount, type SpellSource, spellSources } from './spell-counts.ts';
import { allSpells, offeredSpells } from './use-spells.ts';

type Rank = (spell: Pick<CharacterSpell, 'key' | 'name' | 'facts'>) => number;

/** A number from 0 to 1 that follows from the text alone (FNV-1a, then mixed as in murmur3). */
function chanceOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** How much a theme counts, by the number of its words in the texts. More words count no more. */
const weightOfWords = (count: number): number => Math.min(3, count);

const starterWorth = 1.5;
const goodWorth = 1;

/**
 * How well a spell goes with a character: with its texts first, then as a spell in general. Chance decides between
 * equals. It follows from the name, so the same draft has the same spells.
 */
function rankFor({
  name,
  concept,
  appearance,
  backstory,
  class: className,
}: CharacterValues): Rank {
  // The line says who the character is; in the long texts, a word can be there by chance.
  const text = `${concept}\n${concept}\n${appearance}\n${backstory}`;
  const themes = spellThemes
    .map(({ words, spells }) => ({ spells, weight: weightOfWords(text.match(words)?.length ?? 0) }))
    .filter(({ weight }) => weight > 1);
  const ranks = new Map<string, number>();
  return (spell) => {
    const slug = slugIn(spell);
    const known = ranks.get(slug);
    if (known !== undefined) return known;
    const themed = themedText(spell.name, spell.facts);
    const fitting = themes.map(({ spells, weight }) => (spells.test(themed) ? weight : 0));
    const rank =
      Math.max(0, ...fitting) +
      (starterSpellText(spell.key) === null ? 0 : starterWorth) +
      (goodSpells.has(slug) ? goodWorth : 0) +
      chanceOf(`${name}/${className}/${slug}`);
    ranks.set(slug, rank);
    return rank;
  };
}

/** The level of the class from which a bard prepares spells of other lists. */
const magicalSecrets = 10;

/** How many spells of level 1 and above can come from other lists than that of the class. */
function foreignSpells(values: CharacterValues, { class: className }: SpellSource): number {
  const classes = classesOf(values);
  const levels = classes.find((one) => one.class === className);
  if (levels?.class !== 'bard') return 0;
  const preparedAt = (level: number) => spellLimits({ ...levels, level })?.prepared ?? 0;
  const secrets =
    levels.level < magicalSecrets ? 0 : preparedAt(levels.level) - preparedAt(magicalSecrets - 1);
  return secrets + discoveries(classes, 'bard');
}

/** A spell that can be cast at once is of more use among the prepared ones than a long ritual. */
const isQuick = ({ facts }: CharacterSpell): boolean =>
  /^(?:Action|Bonus|Reaction)/.test(facts.castingTime);

/** What Spell Mastery can be used with. */
const isAction = ({ facts }: CharacterSpell): boolean => facts.castingTime.startsWith('Action');

/** Chooses for one source of spells until nothing is left to choose. */
class SourceChoice {
  readonly #source: SpellSource;
  readonly #rank: Rank;
  #values: CharacterValues;
  /** The spells of the list that are still to be had, the best first. */
  #own: readonly SpellCopy[];
  /** Those that only other lists have. */
  #foreign: readonly SpellCopy[];

  constructor(values: CharacterValues, source: SpellSource, rows: readonly Spell[], rank: Rank) {
    this.#values = values;
    this.#source = source;
    this.#rank = rank;
    // What is always prepared, or comes from elsewhere, would only be there twice.
    const taken = new Set([
      ...values.spells.map(slugIn),
      ...alwaysPreparedOf(values).map((spell) => slugOf(spell.name)),
    ]);
    const best = (spells: readonly SpellCopy[]) =>
      spells
        .filter((spell) => !taken.has(slugIn(spell)))
        .toSorted((one, other) => rank(other) - rank(one));
    const ofList = offeredSpells(rows, { ...source, lists: () => [source.list] });
    const keys = new Set(ofList.map(({ key }) => key));
    this.#own = best(ofList);
    this.#foreign = best(offeredSpells(rows, source)).filter(({ key }) => !keys.has(key));
  }

  choose(): CharacterValues['spells'] {
    this.#rituals();
    this.#cantrips();
    for (const level of this.#source.counts.arcana) this.#fill([level], 0);
    const { maxSpellLevel } = this.#source.counts;
    const levels = Array.from({ length: maxSpellLevel }, (_, index) => index + 1);
    this.#fill(levels, foreignSpells(this.#values, this.#source));
    if (this.#source.class === 'wizard') this.#prepare();
    return this.#values.spells;
  }

  /** The rituals of the Book of Shadows, which no other spell replaces. */
  #rituals(): void {
    const all = [...this.#own, ...this.#foreign];
    const rituals = all
      .filter(({ facts }) => facts.level === 1 && facts.ritual)
      .toSorted((one, other) => this.#rank(other) - this.#rank(one));
    for (const ritual of rituals) {
      if (onTopOf(this.#values, this.#source.class)(ritual)) this.#add(ritual);
    }
  }

  /** One that does harm first, then the best ones. A list without enough of them is continued by the other lists. */
  #cantrips(): void {
    const open = () => openCount(0, this.#values, this.#source);
    const all = [...this.#own, ...this.#foreign].filter(({ facts }) => facts.level === 0);
    const { cantrips } = countedSpells(this.#values, this.#source.class);
    const harmful = all.find(({ facts }) => facts.damage !== '');
    const isHarmless = cantrips.length === 0;
    const ordered = isHarmless && harmful ? [harmful, ...all] : all;
    for (const cantrip of new Set(ordered)) {
      if (open() > 0) this.#add(cantrip);
    }
  }

  /** Spells of these levels: one after the other from the level of which the character has the fewest. */
  #fill(levels: readonly number[], foreign: number): void {
    const [first] = levels;
    if (first === undefined) return;
    let left = foreign;
    while (openCount(first, this.#values, this.#source) > 0) {
      const all = left > 0 ? [...this.#own, ...this.#foreign] : this.#own;
      const has = (level: number) =>
        this.#values.spells.filter(
          (spell) => spell.class === this.#source.class && spell.facts.level === level,
        ).length;
      const [level] = levels
        .filter((each) => all.some(({ facts }) => facts.level === each))
        .toSorted((one, other) => has(one) - has(other));
      const [spell] = all
        .filter(({ facts }) => facts.level === level)
        .toSorted((one, other) => this.#rank(other) - this.#rank(one));
      if (!spell) return;
      if (this.#foreign.includes(spell)) left -= 1;
      this.#add(spell);
    }
  }

  #add(spell: SpellCopy): void {
    const isOther = (each: SpellCopy) => each.key !== spell.key;
    this.#own = this.#own.filter(isOther);
    this.#foreign = this.#foreign.filter(isOther);
    // A wizard prepares a part of the book, when it is complete.
    const prepared = this.#source.class !== 'wizard' || spell.facts.level === 0;
    this.#values = {
      ...this.#values,
      spells: [...this.#values.spells, { ...spell, prepared }],
    };
  }

  /** Prepares spells of the book: the best of each level, beginning with the level of which the fewest are prepared. */
  #prepare(): void {
    const { class: className, counts } = this.#source;
    const worth = (spell: CharacterSpell) =>
      this.#rank(spell) + (isQuick(spell) ? 10 : 0) + (isAction(spell) ? 1 : 0);
    for (;;) {
      const { leveled, prepared } = countedSpells(this.#values, className);
      const has = (spell: { readonly facts: { readonly level: number } }) =>
        prepared.filter(({ facts }) => facts.level === spell.facts.level).length;
      const [best] = this.#values.spells
        .filter((spell) => !spell.prepared && leveled.includes(spell))
        .toSorted((one, other) => has(one) - has(other) || worth(other) - worth(one));
      if (!best || prepared.length >= counts.prepared) return;
      this.#values = {
        ...this.#values,
        spells: this.#values.spells.map((spell) =>
          spell === best ? { ...spell, prepared: true } : spell,
        ),
      };
    }
  }
}

/** Copies of the spells that are always prepared and that the list lacks. */
const grantedSpells = (
  values: CharacterValues,
  rows: readonly Spell[],
): CharacterValues['spells'] =>
  missingSpells(values).flatMap(({ class: className, key }) => {
    const row = rows.find(({ spellSk }) => spellSk === key);
    return row ? [{ ...copyOfSpell(row, className), prepared: true }] : [];
  });

/**
 * The spells with further ones from the catalogue, until classes and background leave nothing to choose, and with those
 * that are always prepared. What is chosen stays.
 */
export function withSuggestedSpells(
  values: CharacterValues,
  rows: readonly Spell[],
): CharacterValues['spells'] {
  const rank = rankFor(values);
  const chosen = spellSources(values).reduce(
    (spells, source) => new SourceChoice({ ...values, spells }, source, rows, rank).choose(),
    values.spells,
  );
  return [...chosen, ...grantedSpells({ ...values, spells: chosen }, rows)];
}

/** Chooses from the spells of the catalogue, of which the form and the sheet share one copy. */
export async function loadSpellChoice(client: QueryClient) {
  const { items } = await client.query(allSpells);
  return (values: CharacterValues) => withSuggestedSpells(values, items);
}
