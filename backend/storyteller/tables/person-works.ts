/** The sort of work that a role is, on which looks and manners have conditions. */
type Work = 'arms' | 'care' | 'church' | 'crown' | 'desk' | 'hand' | 'stage' | 'table';

/** The first pattern that fits decides: a "lord admiral" is a sailor and a "physician to the emperor" a physician. */
const works: readonly (readonly [work: Work, roles: RegExp])[] = [
  ['care', /\b(?:surgeon|physician|doctor|healer|apothecary|nurse|midwife|sister|herbalist)\b/],
  [
    'arms',
    /\b(?:guard|watch|watchman|marshal|admiral|general|colonel|captain|soldier|veteran|champion|fighter|knight|dragonslayer|sheriff|sergeant|mercenary|hunter|headsman|executioner|gladiator)\b/,
  ],
  [
    'church',
    /\b(?:priest|bishop|archprelate|abbot|abbess|monk|nun|friar|dean|canon|hermit|druid|confessor|chaplain|oracle|tombs|bell)\b/,
  ],
  ['table', /\b(?:innkeeper|cook|chef|baker|brewer|butcher|banquets|vintner)\b/],
  ['stage', /\b(?:actor|actress|bard|dancer|minstrel|singer|musician|juggler|acrobat)\b/],
  [
    'desk',
    /\b(?:archivist|clerk|collector|banker|advocate|lawyer|census|cartographer|notary|treasurer|judge|magistrate|justice|herald|quartermaster|historian|scribe|schoolteacher|teacher|surveyor|governess|ambassador|librarian|scholar|sage|wizard|mage|steward|secretary|coroner|moneylender)\b/,
  ],
  [
    'crown',
    /\b(?:sovereign|regent|king|queen|emperor|empress|duke|duchess|prince|princess|baron|baroness|count|countess|lord|lady|noble|governor|mayor|minister|heir)\b/,
  ],
];

/** All others work with their hands. */
export const workOf = (role: string): Work =>
  works.find(([, roles]) => roles.test(role))?.[0] ?? 'hand';

const highRoles =
  /\b(?:realm|royal|crowns?|emperor|admiral|infernal|dragonslayer|imperial|court|tombs|sovereign|king|queen)\b/;

/** Whether people expect silk and not wool of the role. */
export const isHighRole = (role: string): boolean => highRoles.test(role);
