import { askedRoles } from '../roles.ts';

const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

export const auxiliaries: ReadonlySet<string> = new Set(
  list(`is are was were has have had can cannot will would must may never does do did should won't can't don't doesn't
  didn't isn't aren't wasn't hasn't haven't`),
);

export const regularVerbs: readonly string[] = list(`
  vote vanish return talk walk burn glow rule want need fear hate love hunt haunt guard refuse float curse bless heal
  poison show grant demand threaten attack raid besiege invade occupy cross enter open close toll move change serve work
  play marry murder kidnap abduct swallow devour whisper scream cry laugh count paint dance gather appear cover follow age
  multiply starve rebel riot compete argue duel gamble cheat claim blame accuse judge collect trade smuggle plot plan
  betray protect disappear turn stop start stay wander hum answer obey rain knock help flow flee look smell spoil curdle rust bark bite guess predict lay point visit greet learn wait ask call kill melt cure turn
  remember believe age die live lie dry rot try tie capture conquer
  control block terrorise terrorize ravage summon worship escape hire sabotage destroy corrupt infect possess replace
  imitate impersonate promise celebrate drown sail camp rob crawl knit join hire free rescue save recover save raise sacrifice`);
export const irregularVerbs: readonly (readonly [base: string, past: string])[] = [
  ['make', 'made'],
  ['come', 'came'],
  ['sing', 'sang'],
  ['speak', 'spoke'],
  ['grow', 'grew'],
  ['fall', 'fell'],
  ['rise', 'rose'],
  ['bleed', 'bled'],
  ['steal', 'stole'],
  ['eat', 'ate'],
  ['drink', 'drank'],
  ['sleep', 'slept'],
  ['dream', 'dreamt'],
  ['wake', 'woke'],
  ['hide', 'hid'],
  ['build', 'built'],
  ['break', 'broke'],
  ['sell', 'sold'],
  ['buy', 'bought'],
  ['pay', 'paid'],
  ['give', 'gave'],
  ['take', 'took'],
  ['bring', 'brought'],
  ['keep', 'kept'],
  ['lose', 'lost'],
  ['find', 'found'],
  ['forget', 'forgot'],
  ['begin', 'began'],
  ['stand', 'stood'],
  ['sit', 'sat'],
  ['run', 'ran'],
  ['fly', 'flew'],
  ['swim', 'swam'],
  ['sink', 'sank'],
  ['freeze', 'froze'],
  ['tell', 'told'],
  ['know', 'knew'],
  ['see', 'saw'],
  ['hear', 'heard'],
  ['think', 'thought'],
  ['leave', 'left'],
  ['ring', 'rang'],
  ['shine', 'shone'],
  ['become', 'became'],
  ['fight', 'fought'],
  ['win', 'won'],
  ['weep', 'wept'],
  ['write', 'wrote'],
  ['draw', 'drew'],
  ['meet', 'met'],
  ['lead', 'led'],
  ['shrink', 'shrank'],
  ['breed', 'bred'],
  ['feed', 'fed'],
  ['strike', 'struck'],
  ['seek', 'sought'],
  ['hang', 'hung'],
  ['go', 'went'],
  ['get', 'got'],
  ['spread', 'spread'],
  ['teach', 'taught'],
  ['catch', 'caught'],
  ['owe', 'owed'],
  ['say', 'said'],
  ['bite', 'bit'],
  ['lay', 'laid'],
  ['flee', 'fled'],
  ['hold', 'held'],
  ['wear', 'wore'],
  ['ride', 'rode'],
  ['throw', 'threw'],
  ['dig', 'dug'],
  ['send', 'sent'],
  ['bind', 'bound'],
  ['slay', 'slew'],
];

/** `hates` of `hate`. */
export const third = (base: string): string =>
  /[^aeiou]y$/.test(base)
    ? `${base.slice(0, -1)}ies`
    : /(?:s|x|ch|sh|o)$/.test(base)
      ? `${base}es`
      : `${base}s`;
const pastOf = (base: string): string =>
  /[^aeiou]y$/.test(base)
    ? `${base.slice(0, -1)}ied`
    : base.endsWith('e')
      ? `${base}d`
      : `${base}ed`;

/** The forms of verbs that are recognised in an idea. */
export const clauseVerbs: ReadonlyMap<string, 'base' | 'third' | 'past'> = new Map(
  [...regularVerbs.map((base) => [base, pastOf(base)] as const), ...irregularVerbs].flatMap(
    ([base, past]) => [
      [past, 'past'] as const,
      [base, 'base'] as const,
      [third(base), 'third'] as const,
    ],
  ),
);

/** Plurals from which the rules of spelling do not give the singular, with their singulars. */
export const pluralNouns: ReadonlyMap<string, string> = new Map([
  ['dead', 'dead'],
  ['undead', 'undead'],
  ['sahuagin', 'sahuagin'],
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['fishermen', 'fisherman'],
  ['guardsmen', 'guardsman'],
  ['watchmen', 'watchman'],
  ['women', 'woman'],
  ['folk', 'folk'],
  ['townsfolk', 'folk'],
  ['wolves', 'wolf'],
  ['werewolves', 'werewolf'],
  ['thieves', 'thief'],
  ['elves', 'elf'],
  ['dwarves', 'dwarf'],
  ['geese', 'goose'],
  ['mice', 'mouse'],
  ['sheep', 'sheep'],
  ['cattle', 'cattle'],
  ['fey', 'fey'],
  ['drow', 'drow'],
  ['knives', 'knife'],
  ['witches', 'witch'],
  ['drowned', 'drowned'],
  ['living', 'living'],
  ['houses', 'house'],
  ['horses', 'horse'],
  ['mouses', 'mouse'],
  ['poor', 'poor'],
  ['rich', 'rich'],
  ['clergy', 'clergy'],
  ['zombies', 'zombie'],
  ['pixies', 'pixie'],
  ['pies', 'pie'],
]);

/** Nouns that make an idea a claim (`MatterSort`) and not a thing: no one can carry a famine or a secret. */
export const claimNouns: ReadonlySet<string> = new Set(
  list(`dead undead ghost spirit child person folk villager townsfolk animal bird shadow dream nightmare curse plague
  war siege famine drought fog mist winter silence storm flood sickness disease fever darkness night sleep rain snow
  prophecy secret rumour rumor disappearance fire earthquake haunting madness murder mystery moon sun star tide river
  sea time memory music voice drowned living poor rich man woman magic weather summer spring autumn colour color clock
  hunger thirst luck debt law tax rat mouse goose insect spider snake truth lie nobody everybody everyone something everything
  rebellion revolution revolt uprising mutiny coup conspiracy invasion fall rush feud vendetta promise bargain break meteor
  betrayal scandal corruption treason god goddess loop
  nothing somebody someone it there neighbour neighbor citizen parent visitor`),
);

/** Words with which no text can say "the …" about the subject of an idea. */
export const vagueNouns: ReadonlySet<string> = new Set(
  list(
    'nobody everybody everyone something everything nothing somebody someone it there person time',
  ),
);

/** Nouns that in the plural name a group of people, or of creatures that act like people. */
export const bandNouns: ReadonlySet<string> = new Set(
  list(`smuggler pirate bandit cultist goblin kobold orc refugee rebel thief deserter mercenary gnoll giant troll ogre
  pilgrim nomad soldier slaver poacher raider vampire werewolf guard outlaw brigand highwayman assassin spy
  counterfeiter student worker stranger foreigner bugbear hobgoblin sahuagin lizardfolk merfolk centaur fey elf dwarf gnome
  halfling beekeeper settler hermit fisher`),
);

export const personNouns: ReadonlySet<string> = new Set([
  ...askedRoles.flat().filter((word) => !/^(?:forge|tavern)$/.test(word)),
  ...list(`girl boy king queen prince princess twin widow widower orphan emperor empress double heir heiress doctor
  barbarian bard cleric druid fighter monk paladin ranger rogue sorcerer warlock wizard tiefling dragonborn human
  knight bride groom governor general lighthouse-keeper keeper apprentice player hangman puppeteer clown beekeeper
  necromancer lich hag prisoner impostor traitor stranger saint angel devil demon daughter son brother sister mother father husband wife lover mayor`),
]);

/** Creatures of whom it is first to be found out who they are, before they can be hunted. */
export const shapeshifters: ReadonlySet<string> = new Set(
  list(
    'werewolf werewolves vampire vampires doppelganger doppelgangers changeling changelings shapeshifter shapeshifters',
  ),
);

/** Words of a feast: of whom it is held, everyone says who that was, so it is no inquiry. */
export const festiveWords: ReadonlySet<string> = new Set(
  list('celebrate celebrates celebrated celebrating celebration celebrations'),
);
