import type { AbilityScores } from './abilities.ts';
import type { ClassName } from './classes.ts';
import type { Training } from './data/training.ts';
import { hasOption, type TakenFeat } from './feats.ts';
import type { Skill } from './skills.ts';
import { part, type Part } from './sum.ts';

/** What an option of a class feature gives. */
interface OptionFacts {
  readonly class: ClassName;
  readonly slug: string;
  readonly label: string;
  readonly cantrips?: number;
  readonly training?: Training;
  /** Checks with these skills add the Wisdom modifier, at least 1. */
  readonly skills?: readonly Skill[];
}

/** The options of SRD 5.2.1 that change a number of the sheet. */
const options: readonly OptionFacts[] = [
  {
    class: 'cleric',
    slug: 'protector',
    label: 'Protector',
    training: { armor: ['heavy'], martial: 'all' },
  },
  {
    class: 'cleric',
    slug: 'thaumaturge',
    label: 'Thaumaturge',
    cantrips: 1,
    skills: ['arcana', 'religion'],
  },
  {
    class: 'druid',
    slug: 'warden',
    label: 'Warden',
    training: { armor: ['medium'], martial: 'all' },
  },
  {
    class: 'druid',
    slug: 'magician',
    label: 'Magician',
    cantrips: 1,
    skills: ['arcana', 'nature'],
  },
  { class: 'paladin', slug: 'blessed-warrior', label: 'Blessed Warrior', cantrips: 2 },
  { class: 'ranger', slug: 'druidic-warrior', label: 'Druidic Warrior', cantrips: 2 },
  { class: 'warlock', slug: 'pact-of-the-tome', label: 'Pact of the Tome', cantrips: 3 },
];

const chosenOptions = (feats: readonly TakenFeat[]): readonly OptionFacts[] =>
  options.filter(({ class: name, slug }) => hasOption(feats, name, slug));

export const trainingOfOptions = (feats: readonly TakenFeat[]): Training[] =>
  chosenOptions(feats).flatMap(({ training }) => training ?? []);

/** How many more cantrips of a class the options give. */
export const furtherCantrips = (feats: readonly TakenFeat[], className: ClassName): number =>
  chosenOptions(feats)
    .filter((option) => option.class === className)
    .reduce((sum, { cantrips = 0 }) => sum + cantrips, 0);

/** What the options add to checks with a skill. */
export const skillParts = (
  feats: readonly TakenFeat[],
  skill: Skill,
  { wis }: AbilityScores,
): Part[] =>
  chosenOptions(feats)
    .filter(({ skills }) => skills?.includes(skill))
    .map(({ label }) => part(label, Math.max(1, wis)));
