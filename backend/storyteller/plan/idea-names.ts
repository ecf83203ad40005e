import type { KnownThing, Pronouns } from '../story.ts';
import { auxiliaries, claimNouns, personNouns } from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { isTitle, typedClause } from './idea-case.ts';
import { fateIn, holderIn, isCalledEnemy, isSuffered, type Fate } from './idea-fate.ts';
import { isBeing, isCreatureNoun } from './foe.ts';
import { broken, determiners, isPluralWord, singularOf, stops } from './matter-words.ts';

/** A person whom an idea names: "Count Strahd rules the valley", "Defeat the lich Vecna", "Strahd's castle". */
export interface NamedPerson {
  /** The name as it was typed, with a title that belongs to it: `Count Strahd`. */
  readonly first: string;
  /** `von Zarovich`; empty for most. */
  readonly last: string;
  /** `vampire`; empty if the idea does not say it. */
  readonly role: string;
  readonly pronouns: Pronouns | undefined;
  /** What the idea says of the person, in lower case: `rules the valley`; empty if it says nothing. */
  readonly says: string;
  readonly isVillain: boolean;
  /** Who holds the person, if the idea says it. */
  readonly captor: string | undefined;
  /** What has happened to the person, who then has no other part in the story. */
  readonly fate: Fate | undefined;
  /** Whether the party has to do something for the person. */
  readonly isHelped: boolean;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Titles that belong to the name, and whether they say that it is a woman or a man. */
const titles: ReadonlyMap<string, Pronouns | undefined> = new Map([
  ...'count lord king prince baron duke emperor sir father brother uncle grandfather abbot mr'
    .split(' ')
    .map((title) => [title, 'he'] as const),
  ...'countess lady queen princess baroness duchess empress dame mother sister aunt grandmother granny abbess madame mrs ms'
    .split(' ')
    .map((title) => [title, 'she'] as const),
  ...'captain admiral general marshal colonel commander lieutenant sergeant doctor dr elder professor archmage bishop saint ser master old young inquisitor'
    .split(' ')
    .map((title) => [title, undefined] as const),
]);

/** Titles that say nothing of what the person does, and those that are not said of the person. */
const nounsOfTitles: ReadonlyMap<string, string | undefined> = new Map([
  ...'father brother uncle grandfather mother sister aunt grandmother granny madame mr mrs ms saint elder master old young'
    .split(' ')
    .map((title) => [title, undefined] as const),
  ...'sir ser dame'.split(' ').map((title) => [title, 'knight'] as const),
  ['dr', 'doctor'],
]);

/** What a title says that a person is: `knight` of "Sir", `captain` of "Captain". */
export const nounOfTitle = (word: string): string | undefined => {
  const title = lower(word);
  return titles.has(title) && !nounsOfTitles.has(title) ? title : nounsOfTitles.get(title);
};

const fights = setOf(
  'kill slay defeat destroy stop hunt catch capture fight face banish overthrow expose unmask arrest assassinate',
);
const rescues = setOf('rescue free liberate');
/** What can be done for things and towns, too: "Find Excalibur", "Save Barovia". */
const ofNames = setOf('find locate seek search look track bring save avenge');
const favours = setOf('help protect escort serve meet convince persuade');

/** What enemies are. */
const villainous =
  /^(?:vampire|lich|necromancer|tyrant|warlord|demon|devil|archdevil|fiend|hag|witch|dragon|dracolich|overlord|usurper|dictator|bandit|pirate|slaver|cultist|assassin|villain|werewolf|warlock|mummy|wraith|beholder)$/;

/** Whether a role is that of an enemy: `vampire countess`, but not `vampire hunter`. */
const isVillainous = (role: string): boolean => {
  const words = lower(role).split(' ');
  return (
    villainous.test(words.at(-1) ?? '') ||
    (isBeing(role) && words.some((word) => villainous.test(word)))
  );
};

/** What enemies do. */
const hostile =
  /^(?:rules?|ruled|conquers?|conquered|returns?|returned|rises?|rose|hunts?|hunted|haunts?|kidnaps?|kidnapped|abducts?|abducted|kills?|killed|murders?|murdered|threatens?|threatened|demands?|demanded|attacks?|attacked|raids?|raided|besieges?|besieged|invades?|invaded|curses?|cursed|steals?|stole|enslaves?|enslaved|terrori[sz]es?|terrori[sz]ed|poisons?|poisoned|plots?|plotted|betrays?|betrayed|devours?|devoured|raises?|raised|wakes|awakens|escapes?|escaped|sacrifices?|sacrificed|captures?|captured|takes|took|summons|summoned)$/;

/** What only persons do; of a town, too, it can be said that it burns or falls. */
const personal =
  /^(?:wants?|wanted|needs?|needed|seeks?|sought|plans?|planned|hires?|hired|invites?|invited|asks?|asked|marries|married|loves?|loved|hates?|hated|fears?|feared|lies|lied|knows?|knew|leads?|led|commands?|commanded|joins?|joined|lost|loses|forgot|forgets|sells?|sold|buys?|bought|writes?|wrote|dreams?|dreamt|sings?|sang|walks?|walked|disappears?|disappeared|vanishe[sd]|speaks?|spoke|swears?|swore|promise[sd]|serves?|served|worships?|worshipped|offers?|offered|gives?|gave|refuses?|refused|offers|owes?|owed|hides?|hid|collects?|collected|builds?|built)$/;

const massNouns = setOf(
  'gold silver iron steel copper coal oil salt bread wine ale beer water grain wheat milk honey hope love justice ' +
    'faith hunger greed envy pride chaos order death life peace silence music magic blood ash dust smoke ice frost',
);

/** Words of the game, days and pronouns, which have a capital where a sentence or a title begins. */
const notNames = setOf(
  'project operation session mission campaign chapter episode part friday night game everybody everyone nobody ' +
    'something anything everything nothing random surprise untitled whatever who what why where when how ' +
    'today yesterday tomorrow tonight there it they we you he she i',
);
/** First names that look like trades, plurals or other nouns. */
const givenNames = setOf(
  'peter walter oliver roger heather esther hector victor trevor eleanor vivian lilian julian adrian brian christian ' +
    'norman herman roman alexander christopher jasper casper xander ember piper skyler tyler xavier sander rainer ' +
    'agnes thomas james nicholas silas lucas jonas elias tobias matthias barnabas iris doris frances charles hans ' +
    'clarence florence constance prudence terrence laurence',
);
const particles = /^(?:von|van|de|der|den|del|di|da|du|al|bin|ibn|le|la)$/;
const isJoiner = (word: string): boolean => particles.test(word) || /^(?:of|the)$/.test(word);
const hasCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const lower = (word: string): string => word.toLowerCase();

const isNoun = (word: string): boolean =>
  [word, word.replace(/s$/, '')].some(
    (form) =>
      personNouns.has(form) ||
      isPersonNoun(form) ||
      isPlaceNoun(form) ||
      ideaNouns.has(form) ||
      claimNouns.has(form) ||
      massNouns.has(form) ||
      notNames.has(form),
  ) || /(?:[ts]ion|ment|ness|ity|ism|ship|hood|dom|[ae]nce|ings?)$/.test(word);

/** Whether a word is no part of a name, whatever stands beside it: `session`, `who`. */
export const isNeverInName = (word: string): boolean => notNames.has(lower(word));

/** Whether a word with a capital can be a name, and not the article or the noun with which a sentence begins. */
export const canBeName = (word: string): boolean =>
  hasCapital(word) &&
  !determiners.test(lower(word)) &&
  (givenNames.has(lower(word)) ||
    (!isNoun(lower(word)) && !isPluralWord(lower(word)) && word.length > 2));

/** Whether the first of two words is a title before a name: `Count Strahd`. */
export const isTitleOfPerson = (first: string, second: string): boolean =>
  titles.has(lower(first)) && hasCapital(second);

/** The words of a name from here on, with joiners between them: `Strahd von Zarovich`. */
export function nameAt(words: readonly string[], from: number): string[] {
  const found: string[] = [];
  let index = from;
  if (titles.has(lower(words[index] ?? '')) && hasCapital(words[index + 1] ?? '')) {
    found.push(words[index] ?? '');
    index += 1;
  }
  for (; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const joins = found.length > 0 && isJoiner(word);
    const next = words[index + 1] ?? '';
    const after = hasCapital(next) ? next : (words[index + 2] ?? '');
    const isJoined = joins && hasCapital(after) && (hasCapital(next) || isJoiner(next));
    if (!isJoined && !hasCapital(word)) break;
    found.push(word);
  }
  return found;
}

/** `Count Strahd` and `von Zarovich`: the first name has the title. `The Crow` has no last name. */
export function parted(name: readonly string[]): Pick<NamedPerson, 'first' | 'last' | 'pronouns'> {
  const title = lower(name[0] ?? '');
  const end = title === 'the' ? name.length : titles.has(title) ? 2 : 1;
  return {
    first: name.slice(0, end).join(' '),
    last: name.slice(end).join(' '),
    pronouns: titles.get(title),
  };
}

/** The words between an article and a name: `vampire lord` in "the vampire lord Strahd". */
function describedBy(words: readonly string[], from: number): { role: string; at: number } {
  const isOwn = /^(?:my|our)$/i.test(words[from] ?? '');
  const isArticle = isOwn || /^(?:an?|the)$/i.test(words[from] ?? '');
  const start = isArticle ? from + 1 : from;
  let at = start;
  while (at < words.length && at < start + 4 && !hasCapital(words[at] ?? '')) at += 1;
  const own = words.slice(start, at).filter((word) => !/^(?:named|called)$/.test(word));
  const head = lower(own.at(-1) ?? '');
  const isRole =
    isArticle &&
    !own.some((word) => stops.test(word)) &&
    (personNouns.has(head) ||
      isPersonNoun(head) ||
      villainous.test(head) ||
      isCreatureNoun(head) ||
      /^(?:friend|ally|companion|comrade)$/.test(head));
  if (!isRole) return { role: '', at: from };
  return { role: isOwn ? `${own.join(' ')} of one of the party` : own.join(' '), at };
}

/** "Save Barovia from Strahd" says that Strahd threatens Barovia. */
function actively(clause: string): string {
  const [, what = '', who = ''] =
    /^(?:[Ss]ave|[Pp]rotect|[Dd]efend|[Gg]uard) (.+) (?:from|against) ((?:the \p{Ll}+ )?\p{Lu}.*)$/u.exec(
      clause,
    ) ?? [];
  const [first = '', second = ''] = who.replace(/^the \p{Ll}+ /u, '').split(' ');
  const isPerson = isTitleOfPerson(first, second) || canBeName(first);
  return isPerson ? `${who} threatens ${what}` : clause;
}

/** Who has to do what an idea says: "We must find Hanne Velt", "A quest to find Hanne Velt". */
const duty =
  /^(?:(?:the )?(?:party|players?|heroes|adventurers|we|you|they) (?:must|should|(?:have|has|need|needs|want|wants) to)|(?:an? )?(?:quest|adventure|mission|story|hunt|search) to|help (?:us|me|them)(?: to)?) (?=\p{L})/iu;

/** The last words of the names of places: `Storm Reach`. */
const ofPlaces =
  /^(?:ford|hollow|reach|rest|haven|landing|crossing|end|deep|vale|dale|water|hold|march|bay|rock|stone|wood|heath)$/;

/** Words that have a capital in a title, and are no first name: "Find Golden Excalibur". */
const describing =
  /^(?:black|white|red|green|blue|grey|gray|mount|new|north|south|east|west|upper|lower|golden|silver|crimson|holy|sacred|secret|royal|dark|final|last|first|true|great|forgotten|fallen|sunken|sleeping|eternal)$/;

/** Whether words are the first and the last name of a person: `Hanne Velt`, `Hanne van der Velt`. */
function isFullName(name: readonly string[]): boolean {
  const own = name.filter((word) => !particles.test(word));
  const [first = '', last = ''] = [own[0], own.at(-1)].map((word) => lower(word ?? ''));
  return (
    (own.length === 2 || own.length === 3) &&
    own.every(canBeName) &&
    !broken.test(first) &&
    !describing.test(first) &&
    !ofPlaces.test(last)
  );
}

/** Whether a word after the person begins what a task says of itself: "back", "from the tower". */
const isOfTask = (word: string): boolean =>
  stops.test(word) || /^(?:back|home|alive|safely|out|again|and)$/.test(word);

/** What a task says of a person who has to be rescued or found. */
const lost: Fate = { crime: 'missing', name: 'abduction', isOfPersons: true };
const taken: Fate = { ...lost, says: 'was kidnapped' };
const slain: Fate = { crime: 'dead', name: 'murder', isOfPersons: true };

/**
 * The person whom an idea names and says something about; undefined for a place, a title or a thing.
 * @param kindOf what the campaign has under a name, which no list of words can know
 */
export function personNamedIn(
  idea: string,
  kindOf: (name: string) => KnownThing['kind'] | undefined = () => undefined,
): NamedPerson | undefined {
  const words = actively(typedClause(idea).replace(duty, '')).split(' ');
  const task = lower(words[0] ?? '');
  const isOfName = ofNames.has(task);
  const isTask = fights.has(task) || rescues.has(task) || favours.has(task) || isOfName;
  const start = !isTask ? 0 : /^(?:down|for|back)$/.test(words[1] ?? '') ? 2 : 1;
  const { role, at } = describedBy(words, start);
  const name = nameAt(words, at);
  const [first = '', second = ''] = name;
  const hasTitle = isTitleOfPerson(first, second);
  const proper = hasTitle ? name.slice(1) : name;
  const kind = name.length > 0 ? kindOf(name.join(' ')) : undefined;
  const isOther = kind !== undefined && kind !== 'person';
  const isIntroduced =
    hasTitle || role !== '' || kind === 'person' || (isTask && !isOther && isFullName(name));
  if (proper.length === 0 || (!isIntroduced && !canBeName(proper[0] ?? ''))) return undefined;
  if (isOfName && !isIntroduced) return undefined;
  const rest = words.slice(at + name.length);
  const [verb = '', ...others] = rest;
  const said = rest.join(' ').toLowerCase();
  const isSure = isIntroduced || (proper.length > 1 && proper.every(canBeName));
  const found = fateIn(said);
  const isFate = found !== undefined && (found.isOfPersons || isSure);
  // "Bring Hanne Velt to Cold Ford" is an escort, and "Bring back Hanne Velt" a search.
  const isBrought = task === 'bring' && verb === 'to';
  const isWanted = isBrought && /^to (?:justice|trial)\b/.test(said);
  const isRescue = rescues.has(task) || (isOfName && !isBrought);
  const fate =
    task === 'avenge'
      ? slain
      : rescues.has(task)
        ? taken
        : isRescue
          ? lost
          : isFate
            ? found
            : undefined;
  const isDoneTo = isSuffered(said);
  const isBack = verb === 'is' && /^(?:back|free|awake)$/.test(others[0] ?? '');
  const isEnemy = isCalledEnemy(said);
  const isActive =
    hostile.test(verb) ||
    personal.test(verb) ||
    (auxiliaries.has(verb) && hostile.test(others[0] ?? '')) ||
    (auxiliaries.has(verb) && personal.test(others[0] ?? '')) ||
    (verb === 'is' && /^(?:alive|angry|hungry|ill|afraid)$/.test(others[0] ?? '')) ||
    isBack ||
    isEnemy ||
    isFate;
  const isKnown = isTask || isIntroduced;
  const captor =
    isRescue && verb === 'from'
      ? holderIn(others)
      : isFate && found.crime === 'missing' && rest.includes('by')
        ? holderIn(rest.slice(rest.indexOf('by') + 1))
        : undefined;
  // "Escort Hanne Velt to Cold Ford" says where to, and nothing of what she does.
  const saysNothing =
    rest.length === 0 ||
    // "A count named Lazlo and his bride" is about the count.
    (verb === 'and' && /^(?:his|her|their)$/.test(others[0] ?? '')) ||
    (isRescue && verb === 'from') ||
    (isTask && isIntroduced && isOfTask(verb));
  // "Curse of Strahd" and "Castle Ravenloft Burns" are titles of stories.
  if (!isActive && !(isKnown && saysNothing)) return undefined;
  if (!isTask && !isIntroduced && isTitle(typedClause(idea)) && !isActive) {
    return undefined;
  }
  const isHostile =
    isBack ||
    isEnemy ||
    (!isDoneTo &&
      (hostile.test(verb) ||
        (auxiliaries.has(verb) && hostile.test(others[0] ?? '')) ||
        /\b(?:dead|revenge|vengeance|destroy|conquer|rule)\b/.test(rest.join(' '))));
  return {
    ...parted(name),
    role,
    pronouns:
      titles.get(lower(first)) ??
      (/\b(?:her|herself|she)\b/.test(rest.join(' ')) ? 'she' : undefined) ??
      (/\b(?:his|himself|he)\b/.test(rest.join(' ')) ? 'he' : undefined),
    says: saysNothing
      ? ''
      : rest
          .join(' ')
          .toLowerCase()
          .replaceAll(/\b(?:us|me)\b/g, 'the party')
          .replaceAll(/\b(?:my|our)\b/g, 'the'),
    isVillain: fights.has(task) || isWanted || isHostile || isVillainous(role),
    captor,
    fate,
    isHelped: favours.has(task) || (isBrought && !isWanted),
  };
}

/**
 * Whether a person without a name is an enemy: one whom the party has to fight, or who does harm. Of people only those
 * are whose noun says it: "Hunt the duke" does not say who is right.
 * @param says what the idea says of the person: `rules the valley`
 */
export function isNamelessEnemy(clause: string, role: string, says: string): boolean {
  const [task = ''] = clause.replace(duty, '').split(' ');
  const [verb = ''] = says.split(' ');
  const isFoe = isVillainous(role) || isBeing(role);
  return isFoe && (fights.has(lower(task)) || hostile.test(verb));
}

const goals = setOf('explore investigate enter raid clear visit reach defend guard retake storm');

const beginsTask = (word: string): boolean =>
  [fights, rescues, ofNames, favours, goals].some((tasks) => tasks.has(lower(word)));

/** A place that an idea names, with its article if it has one: `Blackwater Keep` of "Explore Blackwater Keep". */
export function placeNamedIn(idea: string): string | undefined {
  const words = typedClause(idea).split(' ');
  const isPart = (index: number): boolean => {
    const word = words[index] ?? '';
    return hasCapital(word) && lower(word) !== 'the' && !(index === 0 && beginsTask(word));
  };
  const end = words.findIndex((word, index) => {
    const noun = singularOf(lower(word));
    const isPlace = isPlaceNoun(noun) || ideaNouns.get(noun) === 'site';
    return isPlace && isPart(index) && isPart(index - 1);
  });
  if (end < 0) return undefined;
  const before = words.findLastIndex((_, index) => index < end && !isPart(index));
  const name = words.slice(before + 1, end + 1).join(' ');
  return lower(words[before] ?? '') === 'the' ? `the ${name}` : name;
}

/** The owner whom an idea names: `Strahd` of "Strahd's castle". */
export function ownerNamedIn(idea: string): string | undefined {
  const [, name = ''] =
    /(?:^|[\p{Ll}] )((?:\p{Lu}[\p{L}-]+ )?\p{Lu}[\p{L}-]+)'s /u.exec(typedClause(idea)) ?? [];
  const proper = name.split(' ').filter((word) => !titles.has(lower(word)));
  return proper.length > 0 && proper.every(canBeName) ? name : undefined;
}
