import type { Row } from './row-types.ts';

/** How work and place show on the person, as sentences. */
export const workMarks: readonly Row[] = [
  ['{P} has {mark}, as all do «in {town} »who have worked at {works}.', 'own=yes'],
  ['The {workers} know each other by {mark}, and {P} has that too.', 'own=yes'],
  ['{P} smells of {smell}, even in church.', 'own=yes'],
  ['There is always {tool} within reach of {P}, indoors as well.', 'own=yes'],
  ['There is {residue} on the sleeve of {P}, as on everyone who comes from {site}.', 'own=yes'],
  ['At {works} in {town} they set their day by when {P} comes in.', 'own=yes'],
  ['{P} has worked at {works} since before the roof was new«, and points it out».', 'own=yes'],
  'When a bell stops, {P} looks up before anyone else in {town} does.',
  ['{P} looks round for {tool} before sitting down.', 'own=yes'],
  ['{P} keeps {tool} hung over the door«, not for luck, and not for use».', 'own=yes'],
  ['One would take {P} for a visitor, if it were not for {mark}.', 'own=yes'],
  'In a seam {P} carries {token} for luck«, and touches it before answering».',
  'All the {workers} of {town} greet {P}«, and {P} knows each by name».',
  '{P} lives beside the gate« of {town}», and sets the clock by those who come in.',
  'On the step of {P} there is always somebody waiting«, with a hat in both hands».',
  'People in {town} straighten a little when {P} goes by«, and sit down again».',
  '{P} can sleep through any noise« in {town}», and wakes when it stops.',
  [
    'The boots of {P} are clean but for {residue}, which nobody «at {works} »ever gets off.',
    'own=yes',
  ],
  '{P} is asked to every wedding in {town}«, and always seated next to the door».',
  'In the streets of {town} carts stop for {P}«, and nobody remembers why».',
  '{P} owes nothing in {town}«, and says so before anyone has asked».',
  'The bench in front of the house of {P} is never empty« on a fine evening».',
  '{P} has lived in three houses in {town}, all «of them »in the same lane.',
  'In {town} lost things are brought to {P}«, who usually knows whose they are».',
  'The cats of {town} wait for {P} at the same corner« at the same hour».',
  '{P} gives the same present at every christening in {town}: a spoon of pear wood.',
];

interface Ages {
  readonly old: string;
  readonly young: string;
}

/** The ages of people who live about as long as humans. */
export const commonAges: Ages = { old: 'past seventy', young: 'hardly twenty' };

/** At which age the others are old, and until when they are young. */
export const agesOfSpecies: Readonly<Record<string, Ages>> = {
  dragonborn: { old: 'past sixty', young: 'hardly fifteen' },
  dwarf: { old: 'past three hundred', young: 'hardly fifty' },
  elf: { old: 'past six hundred', young: 'hardly a hundred' },
  gnome: { old: 'past three hundred and fifty', young: 'hardly forty' },
  'half-elf': { old: 'past a hundred and forty', young: 'hardly twenty' },
  halfling: { old: 'past a hundred and twenty', young: 'hardly twenty' },
};

/** The age that an idea can ask for, as a build. */
export const askedAges: readonly (readonly [words: readonly string[], row: Row])[] = [
  [
    ['old', 'elderly', 'aged', 'ancient', 'retired', 'grandmother', 'grandfather'],
    '{old.age}, and leaner every winter',
  ],
  [
    ['young', 'teenage', 'youth', 'apprentice', 'boy', 'girl'],
    '{young.age}, and all wrists and ankles',
  ],
];
