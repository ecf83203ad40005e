import { askedRoles } from './roles.ts';
import { personNouns } from './matters/idea-grammar.ts';

const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

const women = list(`
  countess duchess baroness queen princess empress lady dame matriarch abbess nun priestess sorceress enchantress witch hag
  crone medusa mermaid siren dryad nymph banshee succubus widow bride wife mother grandmother godmother daughter sister aunt niece
  girl woman maid milkmaid granny grandma grandmum nana landlady barmaid stewardess bridesmaid shepherdess laundress she-wolf vampiress heroine priestess wench waitress midwife seamstress governess heiress mistress huntress goddess actress hostess noblewoman
  fisherwoman ferrywoman gentlewoman sultana tsarina valkyrie lioness`);
const men = list(`
  count duke baron king prince emperor lord patriarch abbot friar priest-king sorcerer-king widower groom bridegroom husband
  father grandfather godfather son brother uncle nephew boy man gentleman nobleman fisherman ferryman boatman watchman lumberjack
  cowboy grandpa granddad sultan tsar caliph incubus satyr faun merman squire bull`);

/** Nouns of people and of creatures that can be met like people. Other trades are known by their endings. */
const others = list(`
  accountant attendant assistant agent tenant acolyte acrobat adept admiral ancestor angel anchorite apostate apprentice aristocrat artisan assassin automaton bandit
  banker barber bastard beast beggar bishop bodyguard bouncer brigadier brute bugbear butler captain cardinal catfolk
  celestial centaur chamberlain champion chancellor changeling chaplain charlatan chef chief chieftain child chronicler
  cleric clerk cobbler colonel commander commoner commodore companion concubine confessor conjurer construct
  consul convict cook dwarf corporal corsair councillor courier courtesan cousin coward creature criminal cultist curate cutpurse
  cyclops deacon demigod demon deputy deserter devil dictator diplomat doppelganger double dragon drow druid drunk drunkard
  duergar elder elemental elf enchanter engineer entertainer envoy exile fairy faerie familiar fence fey fiend fool freak
  general genie ghost ghoul giant gladiator gnoll gnome goat god goblin golem goliath governor guard guardian guest guide
  half-elf half-giant half-orc half-dragon halfling harpy heir herald heretic hermit hero hobgoblin homunculus hostage
  human illusionist imp informant inquisitor inspector jester judge khan kobold kitsune knave knight leader legate lich
  lieutenant lizardfolk lycanthrope madam magistrate major marshal martyr mascot master mastermind mayor medium
  mercenary merchant mercenaries merfolk mimic minion minotaur monarch monk monster mummy musician mystic naga necromancer
  neighbour noble nomad novice nurse oathbreaker official ogre oracle orc orphan outcast outlander outlaw paladin pariah
  partisan patient patron peasant penitent phantom philosopher pilgrim pilot pirate pixie poet politician pope possessed
  president prior prisoner procurator prodigy professor prophet psychic puppet rabbi raider recluse refugee regent revenant
  robot rogue saint savant scapegoat scarecrow scholar scientist scout scoundrel seer senator sentinel sergeant servant
  shade shaman shapeshifter sheriff simpleton skald skeleton slave soldier soul spectre specter sphinx spirit sprite spy
  spymaster squatter star steward stowaway student suitor surgeon survivor sweep tabaxi thief thug tiefling tortle
  traitor treant triton troll tsarevich twin tyrant undertaker unicorn urchin vagabond vagrant vampire vandal veteran vicar
  warrior collector boss hireling grandma grandpa henchman henchwoman sellsword urchin conqueror magician person hitman grandmaster sommelier defector weirdo scout guru gunslinger runaway castaway liar
  vigilante captive thrall villain virtuoso visionary vizier wanderer ward warforged warg warlord warmonger werebear wererat
  werewolf wife wight wizard wraith wretch youth zealot zombie nobody stranger aasimar genasi gorgon phoenix
  cat dog raven crow owl fox rat bear wolf horse toad frog parrot monkey badger pig goose swan hare mouse snake spider`);

const people: ReadonlySet<string> = new Set([
  ...askedRoles.flat().filter((word) => !/^(?:forge|tavern)$/.test(word)),
  ...personNouns,
  ...women,
  ...men,
  ...others,
]);

const trade =
  /(?:[^aeiou]er|or|ist|ian|ess|man|woman|maid|smith|wright|herd|hand|monger|mage|crier|keeper|eer|ier|lord|master|folk)$/;
const things =
  /^(?:\w*(?:water|(?<!d)river|tower|door|floor|flower|letter|paper|winter|summer|altar|mirror|manor|harbou?r|moor|tiger|danger|border|frontier|supper|dinner|castle|lantern|chamber|quarter|order|number|power|silver|timber|copper|leather|feather|ladder|dagger|banner|cellar|corridor|armou?r|error|horror|terror|colou?r|fire|theater|crater|thunder|wonder|plunder|slumber|ember|water|wilderness|fortress|darkness|madness|illness|sickness|business|princess's|mess|dress|cypress|pilgrimage|image|damage|homage|plumage|weather|butter|cider|finger|shoulder|rudder|slipper|pepper|poster|counter|boulder|rubber|amber|lumber|chapter|shelter|lobster|oyster|fever|lever|quiver|saucer|pitcher|corner|prayer|shower|answer|matter|manner|compress|cover|meter|motor|anchor|doorman's|(?<!gover|lio|baro|patro|hu)ness|success|congress|progress|stress|mattress|compass)|sewer|beer|hand|list|mist|thirst|sceptre)$/;

/** Whether a noun names people, by a list or by the ending of a trade. */
export const isPersonNoun = (noun: string): boolean => {
  const last = noun.split('-').at(-1) ?? noun;
  return people.has(noun) || people.has(last) || (trade.test(last) && !things.test(last));
};

/** Whether a list has the noun: names can have the endings of trades. */
export const isListedPerson = (noun: string): boolean => people.has(noun);

const womenOnly: ReadonlySet<string> = new Set(women);
const menOnly: ReadonlySet<string> = new Set(men);

/** The pronouns that a noun implies: a countess is she. */
export const pronounsOfNoun = (noun: string): 'she' | 'he' | undefined =>
  womenOnly.has(noun) ? 'she' : menOnly.has(noun) ? 'he' : undefined;

/** The same for a role: `she` for a bride, and nothing for the parent of a bride. */
export const pronounsOfRole = (role: string): 'she' | 'he' | undefined =>
  pronounsOfNoun(
    role
      .split(/ (?:of|for|in|who) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );
