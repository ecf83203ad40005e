import { clauseVerbs, bandNouns, pluralNouns, vagueNouns } from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPersonNoun, pronounsOfNoun } from '../tables/person-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { creaturesCalled, isCreatureNoun } from './foe.ts';
import { broken, determiners, isPluralWord, singularOf, stops, type Told } from './matter-words.ts';

/** What ends the object of a command: "steal the hoard while the dragon sleeps". */
const clauses =
  / (?:while|during|before|without|because|so that|when|after|until|and|but|on the night|at night|in the night|in order) .*$/;
const party =
  /^(?:the )?(?:players?|party|heroes|pcs|adventurers|we|you|they) (?:must|have to|has to|need to|needs to|should|are (?:hired|asked|sent|ordered) to) /;

const groups =
  /^(?:guild|cult|order|gang|clan|tribe|crew|army|court|company|family|house|cartel|league|brotherhood|sisterhood|coven|circle|council|watch|church)$/;
/** Those who have a camp or a lair, and no house with a door. */
const wild =
  /^(?:dragon|wyvern|wyrm|drake|ogre|orc|goblin|hobgoblin|bugbear|kobold|gnoll|troll|giant|cyclops|minotaur|harpy|centaur|lizardfolk|bandit|brigand|outlaw|highwayman|raider|pirate|griffon|griffin|hydra|naga|sphinx|hag|medusa|beholder|sahuagin|trogdolyte|troglodyte)$/;
/** Rooms in which money is kept, and not houses. */
const rooms = /^(?:vault|safe|treasury|strongroom|strong-room|cellar)$/;
/** Houses that have an owner who can be met. */
const owned = /^(?:casino|tavern|inn|museum|gallery|circus|arena|theatre|mint|brewery|shop|bank)$/;
const houses =
  /^(?:mansion|villa|estate|mint|train|caravan|townhouse|palace|museum|gallery|auction)$/;
/** What nobody can carry, or what other plots are about. */
const uncarried =
  /^(?:cure|remedy|medicine|antidote|way|truth|heir|culprit|killer|murderer|proof|evidence|clue|shadow|dream|name|face|soul|memory|year|child|baby|people|person|home|job|victim|survivor|source|cause|reason|ghost|spirit|identity|traitor|spy|husband|wife)$/;
const openers = '(?:is|are|was|were|gets?|got|has been|have been|had been)';

const definite = (text: string): string =>
  text
    .replaceAll(/\b(?:an?|some|my|our|their|his|her) (?=\p{L})/gu, 'the ')
    .replace(/^(?!the )/, 'the ');

interface Phrase {
  it: string;
  head: string;
  owner: string;
  isPlural: boolean;
  /** What stands after the noun: `of a corrupt banker`, `at the bottom of a lake`. */
  rest: string;
}

/** The first noun phrase of a text, with all that describes the noun. */
function phraseIn(text: string): Phrase {
  const words = text.split(' ');
  const found = words.findIndex(
    (word, index) => index > 0 && (stops.test(word) || /^(?:that|which|who|whose)$/.test(word)),
  );
  const end = found < 0 ? words.length : found;
  const own = words.slice(determiners.test(words[0] ?? '') ? 1 : 0, end);
  const ownerAt = own.findLastIndex((word) => /(?:'s|s')$/.test(word));
  const noun = own.slice(ownerAt + 1);
  const head = noun.at(-1) ?? '';
  const described = noun
    .slice(0, -1)
    .filter((word) => !broken.test(word) && !determiners.test(word));
  return {
    it: ['the', ...described, head].join(' '),
    head: singularOf(head),
    owner: own
      .slice(0, ownerAt + 1)
      .join(' ')
      .replace(/'s?$/, ''),
    isPlural: isPluralWord(head) || pluralNouns.has(head),
    rest: words.slice(end).join(' '),
  };
}

const isBeing = (noun: string): boolean =>
  bandNouns.has(noun) ||
  isPersonNoun(noun) ||
  isCreatureNoun(noun) ||
  groups.test(noun) ||
  wild.test(noun);

/** Who has a thing: one, whose role is that of A, or many. */
function holderOf(text: string): (Pick<Told, 'lead' | 'band'> & { noun: string }) | undefined {
  const { it, head, isPlural } = phraseIn(text);
  if (!isBeing(head) || isPlaceNoun(head)) return undefined;
  const bare = it.replace(/^the /, '');
  if (groups.test(head)) return { noun: head, lead: `head of ${it}`, band: `the people of ${it}` };
  return isPlural ? { noun: head, lead: `leader of ${it}`, band: it } : { noun: head, lead: bare };
}

const isThing = ({ head }: Phrase): boolean =>
  head !== '' &&
  !uncarried.test(head) &&
  !vagueNouns.has(head) &&
  (ideaNouns.get(head) !== 'event' || head === 'harvest') &&
  ideaNouns.get(head) !== 'site' &&
  !isPlaceNoun(head) &&
  (ideaNouns.has(head) || !isBeing(head));

const shared = { pronouns: undefined, sides: undefined } as const;

const work = (task: string): string => `there is work of which nobody speaks aloud: ${task}`;
const wanted = (task: string): string => `somebody is wanted who can ${task}`;

/** The thing of an idea as the subject of a story. */
const toldAbout = (
  text: string,
  { it, isPlural }: Pick<Phrase, 'it' | 'isPlural'>,
  rest: Pick<Told, 'fact' | 'family'> & Partial<Told>,
): Told => ({ sort: 'thing', words: text, it, isPlural, role: '', ...shared, ...rest });

const heistFamily = (noun: string): 'heist' | 'den' => (wild.test(noun) ? 'den' : 'heist');

/** "Steal the bell from ogres", "rob the vault of a banker", "a heist in a casino", "spy on a meeting". */
function heistOf(text: string): Told | undefined {
  const [, verb = '', object = ''] =
    /^(steal|swipe|snatch|rob|burgle|break into|sneak into|infiltrate)(?: back)? (.+)$/.exec(
      text,
    ) ?? [];
  const [, seen = ''] = /^(?:spy on|eavesdrop on|listen in on) (.+)$/.exec(text) ?? [];
  const [, noun = '', at = ''] =
    /^(?:an? |the )?(?:[\p{L}-]+ )?(heist|robbery|burglary|break-in) (?:in|at|on|of|from|aboard|into) (.+)$/u.exec(
      text,
    ) ?? [];
  const [, place = ''] =
    /^(?:an? |the )?([\p{L} -]+?) (?:heist|robbery|burglary)$/u.exec(text) ?? [];
  if (seen !== '') return spiedOn(text, seen.replace(clauses, ''));
  if (noun !== '' || place !== '') {
    const where = noun === '' ? `the ${place}` : at.replace(clauses, '');
    return robbed(text, where, work(/^(?:an?|the) /.test(text) ? text : `a ${text}`));
  }
  if (verb === '') return undefined;
  const fact = work(`to ${text}`);
  const own = object.replace(clauses, '');
  if (!/^(?:steal|swipe|snatch)$/.test(verb)) return robbed(text, own, fact);
  const [, what = own, from = ''] = /^(.+?)(?: back)? (?:from|out of|off) (.+)$/.exec(own) ?? [];
  const phrase = phraseIn(what);
  if (!isThing(phrase) && phrase.head !== 'plan') return undefined;
  const [, owner = ''] = /^of (.+)$/.exec(phrase.rest) ?? [];
  const holder =
    holderOf(from) ?? (from === '' ? (holderOf(owner) ?? holderOf(phrase.owner)) : undefined);
  const spot = holder === undefined && from !== '' ? definite(from) : undefined;
  const isTaken = / back\b/.test(text);
  return toldAbout(text, phrase, {
    ...(isTaken && { isTaken }),
    family: heistFamily(holder?.noun ?? ''),
    fact,
    ...(holder?.lead !== undefined && { lead: holder.lead }),
    ...(holder?.band !== undefined && { band: holder.band }),
    ...(spot !== undefined && { spot }),
  });
}

/** A house or a person that is robbed. */
function robbed(text: string, where: string, fact: string): Told {
  const phrase = phraseIn(where);
  const [, owner = ''] = /^of (.+)$/.exec(phrase.rest) ?? [];
  const isPlace =
    isPlaceNoun(phrase.head) ||
    ideaNouns.has(phrase.head) ||
    rooms.test(phrase.head) ||
    houses.test(phrase.head);
  const holder = isPlace ? (holderOf(owner) ?? holderOf(phrase.owner)) : holderOf(where);
  const it = isPlace || holder === undefined ? phrase.it : `the house of ${phrase.it}`;
  const keeper = owned.test(phrase.head) ? `owner of ${phrase.it}` : undefined;
  const lead = holder?.lead ?? keeper;
  return {
    ...toldAbout(text, { it, isPlural: false }, { family: heistFamily(holder?.noun ?? ''), fact }),
    sort: 'site',
    ...(rooms.test(phrase.head) && { spot: it }),
    ...(lead !== undefined && { lead }),
    ...(holder?.band !== undefined && { band: holder.band }),
  };
}

function spiedOn(text: string, what: string): Told {
  const phrase = phraseIn(what);
  const [, owner = ''] = /^of (.+)$/.exec(phrase.rest) ?? [];
  const holder = holderOf(owner) ?? holderOf(phrase.owner) ?? holderOf(what);
  const isMeeting = !isBeing(phrase.head);
  return {
    ...toldAbout(
      text,
      isMeeting ? phrase : { it: `the meeting of ${phrase.it}`, isPlural: false },
      { family: 'heist', fact: work(`to ${text}`) },
    ),
    sort: 'event',
    ...(holder?.lead !== undefined && { lead: holder.lead }),
    ...(holder?.band !== undefined && { band: holder.band }),
  };
}

const task =
  /^(?:find|recover|retrieve|reclaim|fetch|regain|obtain|acquire|locate|salvage|get back|bring back|bring home|win back|take back|get(?= .+ back$)|search for|look for|hunt for|quest for|seek|track down|dig up|dig for|(?:an? |the )?(?:search|quest|hunt) for)(?: back)? (.+)$/;

/** What somebody has taken, and what has been lost or hidden. */
function soughtOf(text: string): Told | undefined {
  const [, object = ''] = task.exec(text) ?? [];
  if (object === '' || object.startsWith('out ')) return undefined;
  const isSearch = /^(?:an? |the )?(?:search|quest|hunt) for/.test(text);
  const fact = isSearch ? `a ${text.replace(/^(?:an?|the) /, '')} begins` : wanted(text);
  const own = object.replace(clauses, '').replace(/ back$/, '');
  const phrase = phraseIn(own);
  if (!isThing(phrase)) return undefined;
  const [, from = ''] = /(?:^| )from (.+)$/.exec(phrase.rest) ?? [];
  const [, by = ''] = /\bby (.+)$/.exec(phrase.rest) ?? [];
  const holder = holderOf(by) ?? (from === '' ? undefined : holderOf(from));
  if (/\b(?:stolen|robbed)\b/.test(own)) {
    return stolen(text, phrase, fact, by === '' ? '' : by);
  }
  // What has to be got back is in the hands of somebody.
  if (holder !== undefined || /^(?:get|win|take) /.test(text)) {
    return stolen(text, phrase, fact, by || from);
  }
  const [, owner = ''] =
    /^(?:hidden )?(?:from|in|at|under|beneath) (?:an?|the) ([\p{L} -]+)'s? \p{L}+$/u.exec(
      phrase.rest,
    ) ?? [];
  if (owner !== '' && holderOf(owner) !== undefined) return stolen(text, phrase, fact, owner);
  return lost(text, phrase, fact);
}

function stolen(
  text: string,
  phrase: Pick<Phrase, 'it' | 'isPlural'> & { owner?: string },
  fact: string,
  by: string,
): Told {
  const holder = holderOf(by);
  const owner = phrase.owner ?? '';
  const isOwned = isPersonNoun(owner.split(' ').at(-1) ?? '') && !/\b(?:dead|late)\b/.test(owner);
  return toldAbout(text, phrase, {
    family: heistFamily(holder?.noun ?? '') === 'den' ? 'den' : 'stolen',
    isTaken: true,
    fact,
    ...(isOwned && { role: owner, pronouns: pronounsOfNoun(owner.split(' ').at(-1) ?? '') }),
    ...(holder?.lead !== undefined && { lead: holder.lead }),
    ...(holder?.band !== undefined && { band: holder.band }),
  });
}

const lies =
  /(?:^| )((?:at|in|on|under|beneath|below|inside|from|aboard|behind) (?:the bottom of |an? |the |\p{L}+)[\p{L}' -]*)$/u;

/** A thing that lies somewhere; the place is where the story ends, if the idea says it. */
function lost(text: string, phrase: Pick<Phrase, 'it' | 'isPlural' | 'rest'>, fact: string): Told {
  const [, where = ''] = lies.exec(phrase.rest) ?? [];
  const place = where.replace(/^\p{L}+ /u, '');
  const isPlace = place !== '' && !/^(?:time|place|front|order|search)$/.test(place);
  return toldAbout(text, phrase, {
    family: 'lost',
    fact,
    ...(isPlace && { spot: definite(place) }),
  });
}

/** "A chicken gets stolen", "goblins stole the harvest", "the thief who stole the moon", "a stolen bell". */
function theftOf(text: string): Told | undefined {
  if (task.test(text)) return undefined;
  const [, subject = '', verb = '', later = ''] =
    new RegExp(`^(.+?) ${openers} (stolen|robbed|burgled|looted)\\b(.*)$`, 'u').exec(text) ?? [];
  if (subject !== '') {
    const phrase = phraseIn(subject);
    const [, by = ''] = /^.*? ?by (.+)$/.exec(later.replace(clauses, '')) ?? [];
    const fact = (verb === 'stolen' ? text : text.replace(clauses, ''))
      .replace(/ gets stolen\b/, ' was stolen')
      .replace(/ get stolen\b/, ' were stolen');
    if (verb !== 'stolen') {
      const what =
        isPlaceNoun(phrase.head) || ideaNouns.get(phrase.head) === 'site'
          ? `the gold of ${phrase.it}`
          : 'the stolen goods';
      return stolen(
        text,
        {
          it: what === 'the stolen goods' ? what : 'the stolen gold',
          isPlural: what === 'the stolen goods',
        },
        fact,
        by,
      );
    }
    return isThing(phrase) ? stolen(text, phrase, fact, by) : undefined;
  }
  const [, doer = '', , took = '', object = ''] =
    /^(.+?) ((?:who|that|which) )?(stole|has stolen|have stolen|had stolen|made off with|ran off with|robbed|has robbed|have robbed) (.+)$/.exec(
      text,
    ) ?? [];
  if (doer !== '') {
    const phrase = phraseIn(object.replace(clauses, ''));
    if (took.endsWith('robbed')) {
      return stolen(
        text,
        { it: 'the stolen gold', isPlural: false },
        `${doer} ${took} ${object}`,
        doer,
      );
    }
    if (
      !isThing(phrase) &&
      phrase.head !== 'voice' &&
      phrase.head !== 'moon' &&
      phrase.head !== 'sun'
    )
      return undefined;
    return stolen(
      text,
      phrase,
      `${doer.replace(/^the (?=.* ?$)/, 'a ').replace(/^(?=[^ ]+$)/, isPluralWord(doer) || vagueNouns.has(doer) ? '' : 'a ')} ${took} ${object}`,
      doer,
    );
  }
  const [, described = ''] = /^(?:an? |the )?((?:[\p{L}']+ )?stolen .+)$/u.exec(text) ?? [];
  const phrase = phraseIn(described.replace(/\bstolen /, ''));
  if (described === '' || !isThing(phrase)) return undefined;
  return stolen(text, phrase, `${phrase.it} ${phrase.isPlural ? 'were' : 'was'} stolen`, '');
}

/** "Half of a treasure map turns up in a boot", "a sunken galleon full of gold", "the crown was lost in the swamp". */
function hiddenOf(text: string): Told | undefined {
  const hasVerb = text.split(' ').some((word, index) => index > 1 && clauseVerbs.has(word));
  const hasArticle = determiners.test(text.split(' ')[0] ?? '') || /^half\b/.test(text);
  const isMass = /\b(?:treasure|gold|silver)\b/.test(text.split(' ').slice(0, 2).join(' '));
  const fact = hasVerb ? text : `everyone talks about ${hasArticle || isMass ? text : `a ${text}`}`;
  if (/\b(?:treasure|pirate) (?:map|chart)s?\b/.test(text)) {
    return toldAbout(
      text,
      { it: 'the treasure', isPlural: false },
      { family: 'lost', fact, hasMap: true },
    );
  }
  if (/^(?:an? |the )?(?:treasure hunt|hunt for treasure)$/.test(text)) {
    return toldAbout(
      text,
      { it: 'the treasure', isPlural: false },
      { family: 'lost', fact: `there is to be ${text.replace(/^(?:an? |the )?/, 'a ')}` },
    );
  }
  const [, knower = '', known = ''] =
    /^(.+?) knows where (.+?) (?:is|are|lies|lie)(?: \p{L}+)?$/u.exec(text) ?? [];
  if (known !== '') {
    const phrase = phraseIn(known);
    const who = phraseIn(knower);
    return isThing(phrase) && isPersonNoun(who.head)
      ? toldAbout(text, phrase, {
          family: 'lost',
          fact: text,
          role: who.it.replace(/^the /, ''),
          pronouns: pronounsOfNoun(who.head),
        })
      : undefined;
  }
  const [, ship = ''] =
    /^(?:an? |the )?((?:sunken|wrecked) (?:\p{L}+ )?(?:ship|galleon|galley|boat|fleet|city|temple)|(?:ship)?wreck)\b/u.exec(
      text,
    ) ?? [];
  if (ship !== '' && !/city|temple/.test(ship)) {
    const [, load = 'treasure'] =
      /\b(?:full of|loaded with|laden with|with) (?:\p{L}+ )*?(gold|silver|treasure|jewels|coins)\b/u.exec(
        text,
      ) ?? [];
    return toldAbout(
      text,
      { it: `the ${load}`, isPlural: isPluralWord(load) },
      { family: 'lost', fact, spot: `the ${ship}` },
    );
  }
  const [, subject = '', where = ''] =
    new RegExp(
      `^(.+?) (?:${openers} |lies? )(?:lost|hidden|buried|sunk|sunken)?(?: deep)? ?((?:at|in|on|under|beneath|below|inside) .+)$`,
      'u',
    ).exec(text) ?? [];
  if (subject !== '' && /\b(?:lost|hidden|buried|sunk|sunken|lies?)\b/.test(text)) {
    const phrase = phraseIn(subject);
    return isThing(phrase)
      ? lost(text, { ...phrase, rest: where.replace(clauses, '') }, text)
      : undefined;
  }
  const [, described = ''] =
    /^(?:an? |the )?((?:sunken|lost|buried|hidden|forgotten|legendary|fabled) .+)$/u.exec(text) ??
    [];
  if (described === '') return undefined;
  const phrase = phraseIn(described.replace(/^\p{L}+ /u, ''));
  return isThing(phrase) ? lost(text, phrase, fact) : undefined;
}

const powers =
  /^(?:ring|sword|blade|dagger|axe|spear|bow|mirror|doll|book|spellbook|mask|crown|amulet|necklace|pendant|cloak|lamp|box|painting|portrait|violin|flute|harp|fiddle|drum|cup|chalice|goblet|compass|quill|pen|staff|wand|crystal|orb|skull|idol|lantern|hat|shoe|boot|glove|coat|chair|dice|coin|circle|gem|jewel|stone|puppet|clock|hourglass|needle|chest)$/;

/** A thing that does something: "a ring that makes its owner forgotten", "an evil sword is looking for an owner". */
function powerOf(text: string): Told | undefined {
  const [, caught = '', vessel = ''] =
    /^(.+?) (?:is |was )?(?:trapped|imprisoned|sealed|bound|locked|caught) (?:in|inside|into) (.+)$/.exec(
      text,
    ) ?? [];
  if (caught !== '') {
    const phrase = phraseIn(vessel);
    const inmate = phraseIn(caught);
    if (!powers.test(phrase.head) || !isBeing(inmate.head)) return undefined;
    const fact = `${caught} is trapped in ${vessel}`;
    const isChild = /(?:^| )(?:girl|boy|child)$/.test(phrase.owner);
    return toldAbout(text, phrase, {
      family: 'power',
      fact,
      inmate: inmate.it,
      ...(isChild && { role: `mother of the ${phrase.owner}`, pronouns: 'she' as const }),
    });
  }
  const phrase = phraseIn(
    text.replace(
      / (?:is|are|was|has|shows?|makes?|swaps?|kills?|eats?|steals?|whispers?|drives?|turns?|puts?|grants?|chooses?|wants?|speaks?|sings?|plays?) .*$/,
      '',
    ),
  );
  const isSaid =
    / (?:that|which|whose) | (?:is|shows|makes|swaps|kills|eats|steals|whispers|drives|turns|puts|grants|chooses|wants|speaks|sings|plays) /.test(
      text,
    );
  if (
    !powers.test(phrase.head) ||
    !isSaid ||
    phrase.isPlural ||
    /\b(?:stolen|lost|missing|hidden)\b/.test(text)
  )
    return undefined;
  const isClause = !/^(?:an? |the )?[\p{L}' -]+? (?:that|which|whose) /u.test(text);
  return toldAbout(text, phrase, { family: 'power', fact: isClause ? text : `there is ${text}` });
}

/**
 * What an idea says of a robbery of the party, of a thing that has to be brought back, or of a thing with a power.
 * @param typed the idea as one sentence in lower case
 */
export function undertakingOf(typed: string): Told | undefined {
  const text = typed.replace(party, '');
  return (
    heistOf(text) ??
    hiddenMap(text) ??
    theftOf(text) ??
    soughtOf(text) ??
    hiddenOf(text) ??
    powerOf(text) ??
    wonOf(text)
  );
}

const hiddenMap = (text: string): Told | undefined =>
  /\btreasure map\b/.test(text) ? hiddenOf(text) : undefined;

/** "An old hero lost his sword gambling and wants it back": who won it does not give it back. */
function wonOf(text: string): Told | undefined {
  const [, who = '', what = ''] =
    /^(.+?) (?:has |have )?lost ((?:his|her|their|the|an?) .+?) (?:gambling|at cards|at dice|in a (?:bet|wager|card game|game)|betting)\b/.exec(
      text,
    ) ?? [];
  const owner = phraseIn(who);
  const phrase = phraseIn(what);
  if (who === '' || !isThing(phrase) || !isPersonNoun(owner.head)) return undefined;
  return toldAbout(text, phrase, {
    family: 'heist',
    fact: text,
    role: who.replace(/^(?:an?|the) /, ''),
    pronouns: /\bhis\b/.test(what)
      ? 'he'
      : /\bher\b/.test(what)
        ? 'she'
        : pronounsOfNoun(owner.head),
  });
}

export const isNonHumanoid = (role: string): boolean =>
  creaturesCalled(role)?.creatures.some(({ type }) => type !== 'humanoid') === true;
