import type { SpellFacts } from '#src/generated/model/index.ts';

/** What words about a character say about its spells. */
interface SpellTheme {
  /** Words of the texts about the character. */
  readonly words: RegExp;
  /** Words of the name of a spell, of its school, or of what it does to hit points. */
  readonly spells: RegExp;
}

/** Each pattern has to begin at the beginning of a word. */
const theme = (words: string, spells: string): SpellTheme => ({
  words: new RegExp(String.raw`\b(?:${words})`, 'gi'),
  spells: new RegExp(String.raw`\b(?:${spells})`, 'i'),
});

export const spellThemes: readonly SpellTheme[] = [
  theme(
    'fire|flame|ember|burn|ash(?:es)?\\b|smoke|furnace|blaze|arson',
    'fire|flam|burning|searing',
  ),
  theme('ice\\b|icy|frost|snow|winter|cold|glacier|frozen', 'cold|ice|frost|freezing|sleet|snow'),
  theme('storm|thunder|lightning|tempest|gale', 'lightning|thunder|storm|wind|gust|weather|sleet'),
  theme('wind|feather|sky\\b|cloud|bird', 'wind|feather|fly|levitate|fog|cloud|gaseous'),
  theme(
    'sea\\b|river|water|tide|ship|sailor|harbou?r|drown|fisher|rain',
    'water|tsunami|fog|freezing|tidal|wall of ice|control weather',
  ),
  theme(
    'poison|venom|snake|alchem|apothecar',
    'poison|acid|cloudkill|stinking|contagion|antitoxin',
  ),
  theme(
    'dead\\b|death|grave|bone|crypt|undead|necroman|ghost|corpse|funeral|burial|undertaker',
    'necro|dead|death|undead|speak with dead|spare the dying|gentle repose',
  ),
  theme(
    'sun\\b|sunlight|dawn|holy|saint|temple|priest|prayer|angel|radian|god\\b|goddess|vow',
    'radiant|sun|sacred|holy|divine|bless|prayer|beacon|celestial',
  ),
  theme(
    'heal|mend|medic|physician|surgeon|nurse|midwife|plague|wounded|hospital',
    '[\\w ]*heal|cure|hit points|restoration|aid\\b|revivify|regenerate|raise dead|purify|remove',
  ),
  theme(
    'minds?\\b|charm|persua|whisper|seduc|negotiat|diplomat|courtier|flatter',
    'enchantment|psychic|suggestion|telepath|detect thoughts',
  ),
  theme('dream|sleep|nightmare', 'sleep|dream|phantasm|psychic'),
  theme(
    'song|sing(?:er|ing|s)?\\b|music|choir|drum|lute|fiddle|bells?\\b|dance',
    'thunder|enchantment|irresistible|heroism',
  ),
  theme(
    'illusion|trick|mask|lie\\b|liar|actor|theatre|shadow|disguise|thief|smuggl|spy|forger|impostor',
    'illusion|invisib|disguise|knock|pass without|alter self|silence|nondetection',
  ),
  theme(
    'scholar|book|librar|archiv|scribe|maps?\\b|stars?\\b|oracle|prophe|detective|secret|scout|search|hunt',
    'divination|comprehend|identify|illusory script|locate|arcane eye|legend',
  ),
  theme(
    'guard|protect|shield|watchman|bodyguard|knight|soldier|sentinel|fortress',
    'abjuration|shield|ward|sanctuary|wall of',
  ),
  theme(
    'forest|wood\\b|woods|tree|garden|root|thorn|moss|herb|farm|seed|wild',
    'plant|tree|thorn|nature|entangle|barkskin|spike growth|wood|goodberry|druid|vine|shillelagh',
  ),
  theme(
    'beast|animal|wolf|dog|hound|horse|shepherd|falcon|cat\\b|bear\\b',
    'animal|beast|speak with animals|find familiar|find steed|conjure animals|insect|polymorph',
  ),
  theme(
    'travel|road|door|gate|portal|summon|courier|messenger|caravan|pilgrim|wander',
    'teleport|dimension|misty step|longstrider|sending|phantom steed|tongues|word of recall',
  ),
  theme(
    'smith|craft|forge|mason|carpenter|clock|engine|tinker|workshop|stone',
    'fabricate|mending|stone|heat metal|animate objects|magic weapon|creation',
  ),
  theme(
    'devil|demon|fiend|pact|curse|hex|hell\\b',
    'hex|curse|hellish|eyebite|bane|fear|circle of death|bestow|magic circle',
  ),
];

/** What of a spell the themes are compared with: its name, its school and what it does to hit points. */
export const themedText = (name: string, { school, damage }: SpellFacts): string =>
  `${name}; ${school}; ${damage}`;
