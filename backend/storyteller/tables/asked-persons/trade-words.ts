import { anywhere, noun } from './story-type.ts';

/** The nouns of trades that have more than one story. */
export const priests = noun(
  'priest|priestess|cleric|bishop|abbot|abbess|nun|pastor|monk|vicar|preacher|chaplain|inquisitor|acolyte',
);

export const mages = noun(
  'mage|wizard|sorcerer|sorceress|enchanter|enchantress|illusionist|archmage|witch|hedge witch|druid|shaman|conjurer|magician',
);

export const scholars = noun(
  'librarian|scholar|archivist|scribe|professor|teacher|historian|sage|bookseller|cartographer|mapmaker|tutor|student|clerk|notary|translator',
);

export const thieves = noun(
  'thief|burglar|rogue|highwayman|highwaywoman|bandit|robber|outlaw|con artist|conman|swindler|trickster|gambler|charlatan|forger',
);

export const entertainers = noun(
  'bard|minstrel|musician|singer|actor|actress|dancer|jester|clown|poet|playwright|storyteller|acrobat|puppeteer|painter|artist|sculptor|fiddler|ringmaster|circus \\p{L}+',
);

export const healers = noun(
  'healer|midwife|doctor|surgeon|physician|nurse|herbalist|barber|medic|plague doctor|wet nurse|nanny',
);

export const guards =
  /^(?:(?!(?:and|who|that|with|of|in)\b)[\p{L}'-]+ )*(?:guard|guardsman|guardswoman|watchman|sheriff|constable|bailiff|knight|paladin|soldier|sergeant|commander|officer|detective|inspector|crusader|captain of the (?:[\p{L}-]+ )?(?:guard|watch))\b/iu;

export const ghosts = noun(
  'ghost|spectre|specter|wraith|phantom|banshee|spirit|revenant|poltergeist|haunting',
);

export const innkeepers = noun(
  'innkeeper|barkeep|barkeeper|bartender|tavern (?:owner|keeper)|landlord|landlady|barmaid|wench|waitress|serving girl|tavern girl|cook|baker|brewer|chef|butcher|miller',
);

export const craftspeople = noun(
  'smith|blacksmith|weaponsmith|armou?rer|goldsmith|jeweller|jeweler|carpenter|tailor|weaver|potter|mason|tanner|cobbler|shoemaker|toymaker|candlemaker|glassblower|luthier|craftsman|farmer|shepherd|shepherdess|gardener|beekeeper|stable ?(?:boy|hand|master|girl)|servant|maid|butler',
);

export const rulers = noun(
  'king|queen|prince|princess|duke|duchess|count|countess|baron|baroness|lord|lady|noble|nobleman|noblewoman|mayor|emperor|empress|governor|regent|chancellor|senator|aristocrat|heiress|heir|general|judge|magistrate|tax collector|courtier|ambassador|diplomat',
);

export const merchants = noun(
  'merchant|trader|peddler|pedlar|shopkeeper|banker|moneylender|auctioneer|caravan (?:master|leader)|dealer|seller|vendor|salesman|collector',
);

export const gravediggers = noun(
  'undertaker|gravedigger|grave digger|sexton|mortician|embalmer|grave keeper|gravekeeper|cemetery keeper|graveyard keeper|coffin maker',
);

export const assassins = noun(
  'assassin|hitman|killer|poisoner|contract killer|murderer|hired blade',
);

export const bribed = anywhere(
  'corrupt|crooked|(?:takes?|taking|accepts?|accepting) (?:\\p{L}+ )?bribes?|bribed|bribable|on the take|on the payroll of [\\p{L} ]+|dirty (?:cop|guard|captain|watch)|dishonest|venal',
);

/** The same of those who keep watch. */
export const bribedGuards = new RegExp(
  String.raw`^(?=.*\b(?:guards?|watch|watchman|sheriff|constable|captain|sergeant|officer|patrol|gaoler|jailer|soldier)\b).*?${bribed.source}`,
  'iu',
);

/** Nobles who can be poor. */
export const lesserNobles = noun(
  'noble|nobleman|noblewoman|aristocrat|baron|baroness|count|countess|lord|lady|heir|heiress|duke|duchess|courtier',
);

/** Guards of a gate or a gaol, and no knights. */
export const gaolGuards = noun(
  'guards?|guardsman|guardswoman|guard captain|watchman|sheriff|constable|bailiff|sergeant|officer|gaoler|jailer|warden|captain of the (?:[\\p{L}-]+ )?(?:guard|watch)',
);
