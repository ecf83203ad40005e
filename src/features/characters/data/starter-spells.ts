import type { SpellFacts } from '#src/generated/model/index.ts';
import type { ClassName } from '#src/lib/character/classes.ts';
import { starterCantrips } from './starter-cantrips.ts';
import { starterLevel1Spells } from './starter-level-1-spells.ts';

export interface StarterSpell {
  readonly key: string;
  readonly name: string;
  /** What it does, in one sentence of our own. */
  readonly text: string;
  readonly facts: SpellFacts;
}

/** The version of the rows of the seed, whose facts the suggestions have. */
export const starterVersion = 1;

/** The facts of the spells that the form suggests (SRD 5.2.1), so that a suggestion needs no request. */
const starterSpells = {
  ...starterCantrips,
  ...starterLevel1Spells,
} satisfies Readonly<Record<string, StarterSpell>>;

/** What a new character of each class casts: as many cantrips and spells as level 1 has. A wizard’s are in the spellbook. */
const namesOfClass: Partial<Readonly<Record<ClassName, readonly (keyof typeof starterSpells)[]>>> =
  {
    bard: [
      'vicious-mockery',
      'minor-illusion',
      'healing-word',
      'dissonant-whispers',
      'charm-person',
      'faerie-fire',
    ],
    cleric: [
      'sacred-flame',
      'guidance',
      'light',
      'bless',
      'cure-wounds',
      'guiding-bolt',
      'healing-word',
    ],
    druid: [
      'druidcraft',
      'produce-flame',
      'cure-wounds',
      'entangle',
      'faerie-fire',
      'healing-word',
    ],
    paladin: ['bless', 'cure-wounds'],
    ranger: ['cure-wounds', 'ensnaring-strike'],
    sorcerer: ['fire-bolt', 'light', 'mage-hand', 'minor-illusion', 'burning-hands', 'shield'],
    warlock: ['eldritch-blast', 'minor-illusion', 'hex', 'charm-person'],
    wizard: [
      'fire-bolt',
      'mage-hand',
      'light',
      'mage-armor',
      'magic-missile',
      'shield',
      'sleep',
      'detect-magic',
      'find-familiar',
    ],
  };

export const starterSpellsOf = (className: ClassName): readonly StarterSpell[] =>
  (namesOfClass[className] ?? []).map((name) => starterSpells[name]);

/** What the feat Magic Initiate gives with the list of a class: two cantrips and a spell. */
const namesOfInitiate: Partial<
  Readonly<Record<ClassName, readonly (keyof typeof starterSpells)[]>>
> = {
  cleric: ['thaumaturgy', 'spare-the-dying', 'sanctuary'],
  wizard: ['prestidigitation', 'minor-illusion', 'charm-person'],
};

export const initiateSpellsOf = (list: ClassName): readonly StarterSpell[] =>
  (namesOfInitiate[list] ?? []).map((name) => starterSpells[name]);

/** Our sentence about a spell, by its key; null for a spell that the form never suggests. */
export const starterSpellText = (key: string | null): string | null =>
  Object.values(starterSpells).find((spell) => spell.key === key)?.text ?? null;
