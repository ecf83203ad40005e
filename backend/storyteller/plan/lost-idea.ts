import {
  clausesIn,
  doerIn,
  ofMany,
  ofOnePerson,
  peopleIn,
  saidWords,
  type People,
} from './idea-people.ts';
import { isTitle } from './idea-case.ts';
import type { Told } from './matter-words.ts';

/** Ideas about people who have vanished, are under stones in a mine, sit in a prison or have run away. */

const often =
  '(?:(?:are|is|have|has|had|been|keep|keeps|kept|start|started|starts|begin|began|begins|all|now|just|mysteriously|slowly|suddenly|simply|to|always) )*';
const gone = new RegExp(
  `^(.+?) (${often}(?:vanish(?:es|ed|ing)?|disappear(?:s|ed|ing)?|(?:go|goes|going|went|gone) missing|missing|gone)|` +
    "(?:never|did not|didn't|do not|don't|does not|doesn't|has not|hasn't|have not|haven't|has never|have never) (?:came back|come back|returns?|returned|been seen|been heard from|come home|came home|reached [\\p{L} ]+?|arrived?))( .*)?$",
  'u',
);
const sought =
  /^(?:find out what happened to|find|search for|look for|seek|locate|track down|bring back|bring home|rescue|save|go after|what happened to|what has happened to|what became of|where is|where are|the search for|a search for|search of|investigate|the mystery of|the fate of|the case of) (.+)$/u;
const lacking =
  /^((?:the|an?|our|my|two|three|several|many|some) )?(?:mysteriously )?(?:missing|lost|vanished|disappeared) (.+)$/u;
const disappearance =
  /^(?:(?:the|an?|some|solve|investigate|explain|stop) )*(?:(?:strange|mysterious|sudden|recent|many|unexplained) )*(?:disappearances?|vanishings?|missing persons?|missing people)(?: cases?)?(?: (?:of|among) (.+?))?( (?:in|at|on|from|near|around|along) .+)?$/u;
const diggers =
  /^(?:miner|digger|sapper|quarryman|quarrier|prospector|collier|excavator|tunneler|tunneller)$/;
const mine = /\b(?:mines?|mining|shafts?|quarry|quarries|pit|coal|diggings?)\b/;

/** "The crew of the lighthouse", with what stands after the noun. */
function missing(main: string, who: People, fact: string): Told {
  if (who.noun === 'bride') {
    const { state: _state, ...event } = ofMany(
      main,
      'the wedding',
      fact,
      saidWords(['wedding'], '-'),
    );
    return { ...event, sort: 'event', isPlural: false };
  }
  if (who.count === 'one') {
    return ofOnePerson(main, who.role, fact, saidWords([who.noun, 'people'], 'vanish'));
  }
  const isBelow = /\b(?:caverns?|caves?|underdark|underground|tunnels|below ground)\b/.test(fact);
  if (
    isBelow &&
    /\b(?:expedition|explorers|survey team|scholars|archaeologists)\b/.test(who.phrase)
  ) {
    return ofMany(main, who.it, fact, saidWords(['miner'], 'vanish'));
  }
  const isMine = diggers.test(who.noun) || /\bmining (?:crew|team|expedition)\b/.test(who.phrase);
  return isMine
    ? ofMany(
        main,
        diggers.test(who.noun) ? who.it : 'the miners',
        fact,
        saidWords(['miner'], 'vanish'),
      )
    : ofMany(main, who.it, fact, saidWords(['people'], 'vanish'));
}

const areGone = ({ count, phrase, isGroup }: People): string =>
  count === 'many' && !isGroup && !/^(?:an?|the (?:whole|entire)) /.test(phrase) ? 'have' : 'has';

/** With the article of something that is spoken of for the first time, or of something known. */
const definite = (phrase: string): string => phrase.replace(/^(?:an?|some) /, 'the ');

function vanished(main: string): Told | undefined {
  const [, who = '', verb = '', tail = ''] = gone.exec(main) ?? [];
  // "A group of students" counts as people, and "the bell" does not.
  const people = /\b(?:who|whose|that|which|where|when|and|with)\b/.test(who)
    ? undefined
    : peopleIn(who);
  // "The gods have gone silent" is about no missing people.
  const isOther =
    verb.endsWith('gone') && /^ (?!(?:without|from|in|since|for|overnight)\b)/.test(tail);
  if (people === undefined || isOther) return undefined;
  const isNoun = verb === 'missing';
  return missing(
    main,
    people,
    `${people.phrase} ${isNoun || verb === 'gone' ? `${areGone(people)} vanished` : verb.startsWith('gone ') ? `${areGone(people)} ${verb}` : verb}${tail}`,
  );
}

/** Those whose flight is never about love or a wedding. */
const youths = 'child|kid|boy|girl|son|daughter|orphan|apprentice|pupil|student';
const unfound =
  "(?:(?:who|that|and|but|he|she|it) )*(?:doesn't|does not|refuses|won't|will not)(?: want)?(?: to)? (?:be found|come (?:back|home)|go (?:back|home)|return)";
const sawNoHome = new RegExp(
  `^(?:(?:find|look for|bring back|bring home|catch) )?(?:(?:an?|the|our|my) )?(?:missing|lost|vanished|runaway|disappeared) ((?:[\\p{L}'-]+ )??(?:${youths}))(?: (${unfound}))?$`,
  'u',
);
const ranAway = new RegExp(
  `^(?:(?:an?|the|our|my) )?((?:[\\p{L}'-]+ )??(?:${youths})) (?:has |is )?(?:run|ran|runs|running) away(?: from (?:home|school|the academy|(?:his|her|the) master))?(?: (${unfound}))?$`,
  'u',
);

/** "A missing child who doesn't want to be found", "an apprentice has run away". */
function strayedChild(main: string): Told | undefined {
  const ran = ranAway.exec(main);
  const [, who = '', wish = ''] = ran ?? sawNoHome.exec(main) ?? [];
  const isMissing = ran === null && !/\brunaway\b/.test(main);
  // Grown sons and daughters can leave for a life of their own.
  const isGrown = ran !== null && wish === '' && /(?:son|daughter)$/.test(who);
  if (who === '' || isGrown || (isMissing && wish === '')) return undefined;
  const child = peopleIn(`the ${who}`);
  if (child?.count !== 'one') return undefined;
  const flight = isMissing ? 'has vanished' : 'has run away';
  const fact = `the ${who} ${flight}${wish === '' ? '' : ' and does not want to be found'}`;
  return missing(main, child, fact);
}

function soughtOnes(main: string): Told | undefined {
  const [, object = ''] = sought.exec(main) ?? [];
  const isAsked = /^(?:find out|what|where|the fate|the case|the mystery)/.test(main);
  const [, article = '', bare = ''] = lacking.exec(object || main) ?? [];
  if (bare === '' && !(isAsked && object !== '')) return undefined;
  const phrase = bare === '' ? object : `${article}${bare}`;
  const said = object || main;
  const [name, tail] = withPlace(phrase);
  // A lost city is a place, and "where are the gods" is about no missing people.
  if (/\b(?:city|town|village|hamlet|tribe|temple)$/.test(name) && !isAsked) return undefined;
  const people = peopleIn(name);
  if (
    people === undefined ||
    (isAsked && bare === '' && people.count === 'many' && !/happened|became/.test(main))
  ) {
    return undefined;
  }
  const known = definite(people.phrase);
  const named = people.count === 'many' && !known.startsWith('the ') ? `the ${known}` : known;
  const told = missing(
    said,
    people,
    `${named} ${areGone({ ...people, phrase: named })} vanished${tail}`,
  );
  const isKnown = told.sort === 'being' && bare !== '' && /^(?:the )?missing /.test(said);
  return isKnown && !diggers.test(people.noun) && !people.isGroup
    ? { ...told, it: told.it.replace(/^the /, 'the missing ') }
    : told;
}

function withPlace(text: string): readonly [string, string] {
  const [, name = text, place = ''] =
    /^(.+?)( (?:in|into|inside|on|at|under|below|near|beyond|underground)\b.*)?$/u.exec(text) ?? [];
  return [name, place];
}

function disappearances(main: string): Told | undefined {
  const [all, whom = '', place = ''] = disappearance.exec(main) ?? [];
  if (all === undefined) return undefined;
  if (whom === '') {
    return ofMany(
      main,
      'the missing people',
      `people are vanishing${place}`,
      saidWords(['people'], 'vanish'),
    );
  }
  const people = peopleIn(whom);
  return (
    people &&
    missing(main, people, `${definite(people.phrase)} ${areGone(people)} vanished${place}`)
  );
}

/** "A mine collapsed with the workers inside", "the miners broke into something old". */
function minersBelow(main: string): Told | undefined {
  const isFall =
    /^(?:an? |the |our )?(?:\p{L}+ ){0,2}(?:mine|shaft|tunnel|quarry|mineshaft) (?:has |have )?(?:collapsed|collapses|caved in|caves in|fell in|flooded|is flooded|went silent|fell silent|has gone silent|goes silent|is silent|went quiet|stopped answering|stopped sending [\p{L} ]+)\b/u.test(
      main,
    ) ||
    /^(?:contact|all contact|the party has lost contact) (?:with|to) (?:an? |the )?(?:\p{L}+ ){0,2}(?:mine|shaft|diggers|miners|mining \p{L}+) (?:was|is|has been) lost$/u.test(
      main,
    ) ||
    /^(?:an? |the )?(?:mine|mining|tunnel) (?:collapse|accident|disaster|cave-in)\b/u.test(main) ||
    /^(?:an? |the )?(?:cave-in|rockfall|landslide|collapse|rockslide|tunnel collapse) (?:has |have )?(?:trapped|traps|buried|buries|cut off|cuts off) .*\b(?:miners?|workers|dwarf|dwarves|diggers|gnomes)\b/u.test(
      main,
    );
  const [, who = ''] =
    /^(.+?) (?:are |were |have been |got |who are )?(?:stuck|trapped|buried|stranded|cut off|broke into|have broken into|broke through into|broke through to|dug into|dug up|have dug up|dug through into|dug too deep|dig too deep|tunnelled into|tunneled into|unearthed|woke up|woke|have woken|awakened|awoke)\b(?: .+)?$/u.exec(
      main,
    ) ?? [];
  const people = who === '' ? undefined : peopleIn(who);
  const isMiners =
    people?.count === 'many' &&
    (diggers.test(people.noun) ||
      (/^(?:dwarf|gnome|kobold|worker)$/.test(people.noun) &&
        (mine.test(main) || /\b(?:underground|below ground|dig|dug|tunnel)/.test(main))));
  if (!isFall && !isMiners) return undefined;
  const it = isMiners ? people.it : /\bworkers\b/.test(main) ? 'the workers' : 'the miners';
  const fact = /(?:collapse|accident|disaster|cave-in)s?$/.test(main)
    ? 'a mine has collapsed and the miners are trapped'
    : main
        .replace(/^our /, 'the ')
        .replace(/^(?!(?:an?|the) )(?=(?:\p{L}+ )?(?:mine|rockfall|cave-in|landslide)\b)/u, 'a ');
  return ofMany(main, it, fact, saidWords(['miner'], 'trap'));
}

const prison =
  '(?:prison|jail|gaol|dungeons?|oubliette|penal colony|prison camp|prison island|cells?|fortress prison|hell)';
const breakOut = new RegExp(
  `^(?:help |plan to |we must |you must |the party must )?(?:(?:break|bust|get|spring|smuggle|sneak|free|rescue|liberate|save|release) )?(.+?) (?:to )?(?:(?:break |escape |get |break free )?(?:out of|out from|from|of)|escape(?:s)? from|freed from|sprung from|broken out of) ((?:(?:the|an?|his|her|their) )?(?:[\\p{L}'-]+ ){0,4}?${prison}\\b.*)$`,
  'u',
);
const inside = new RegExp(
  `^(.+?) (?:is|sits|rots|was thrown|has been thrown|was put|waits|languishes|is locked up|is being held|is held|is imprisoned|is stuck|was locked up)(?: innocently| wrongly)? (?:in|into|on) ((?:(?:the|an?|his|her) )?(?:[\\p{L}'-]+ ){0,3}?${prison}\\b.*)$`,
  'u',
);

const stronghold = new RegExp(
  `^(?:break|bust|spring|smuggle|sneak|free|liberate|get) (.+?) (?:out of|from) ((?:(?:the|an?) )?(?:[\\p{L}'-]+ ){0,3}?(?:fortress|tower|citadel|castle|asylum|madhouse|stockade)\\b.*)$`,
  'u',
);

/** Who sits in a fortress is a prisoner if the idea says so, or if someone has to be smuggled out. */
const strongholdOf = (main: string): RegExpExecArray | null =>
  /^(?:break|bust|spring|smuggle|sneak) |\b(?:prisoner|convict|innocent)\b/.test(main)
    ? stronghold.exec(main)
    : null;

/** "Help an innocent woman escape from prison", "a wrongly convicted man sits in an island prison". */
function jailed(main: string): Told | undefined {
  if (/\b(?:monster|demon|beast|creature|ghost|escaped)s?\b/.test(main)) return undefined;
  const isBare =
    /^(?:plan |an? |the |organi[sz]e |help with )*(?:jailbreak|jail break|prison break|prison breakout|prison escape|breakout)$/.test(
      main,
    );
  const isTask =
    /^(?:help|plan|break|bust|get|spring|smuggle|sneak|free|rescue|liberate|save|release)\b/.test(
      main,
    );
  const [, whom = '', where = ''] =
    (isTask ? (breakOut.exec(main) ?? strongholdOf(main)) : null) ?? inside.exec(main) ?? [];
  const [, wanted = '', from = ''] =
    new RegExp(
      `^.+? (?:wants?|needs?) (.+?) (?:freed|sprung|broken out|released|rescued) (?:from|of|out of) (.*${prison}\\b.*)$`,
      'u',
    ).exec(main) ?? [];
  const people = peopleIn(
    (whom || wanted)
      .replace(/^(?:wrongly|falsely) /, '')
      .replace(
        /\b(?:an? )?(?:wrongly|falsely) (?:convicted|accused|condemned|imprisoned) /,
        'an innocent ',
      ),
  );
  if (!isBare && people?.count !== 'one') return undefined;
  const place = (where || from || 'the prison')
    .replace(/^(?!(?:the|an?|his|her|their) |hell)/u, 'the ')
    .replace(/ (?:before|and|so that|until) .*$/, '');
  const phrase =
    people === undefined ? 'somebody from {town}' : people.phrase.replace(/^its /, 'the ');
  return {
    ...ofOnePerson(
      main,
      people?.role.replace(/^innocent /, '') ?? '',
      `${phrase} is held in ${place}`,
      saidWords(['prisoner'], '-', 'free'),
    ),
    it: 'the prison',
    captor: { noun: 'the keepers of the prison', isPlural: true },
  };
}

/** "A young lord fled his arranged marriage", "a runaway noble who doesn't want to be found". */
function fled(main: string): Told | undefined {
  const [, who = '', says = ''] =
    /^(.+?) ((?:has |have )?(?:fled|flees|escaped|ran away|run away|runs away|ran off|left home|sneaked away|eloped)(?: .*)?)$/u.exec(
      main,
    ) ?? [];
  const [, own = ''] =
    /^(?:find |catch |bring (?:back|home) |track down )?(?:an? |the )?(?:runaway|fugitive|eloped) (\p{L}+(?: \p{L}+)?)(?: who .+)?$/u.exec(
      main,
    ) ?? [];
  const person = peopleIn(who || own);
  const isFlight =
    own !== '' ||
    /\b(?:marriage|wedding|home|betrothal|court|palace|convent|school|family|duties|throne|with|to (?:join|become|be))\b/.test(
      says,
    ) ||
    says.endsWith('away');
  const isCriminal =
    /\b(?:prison|jail|prisoner|convict|murderer|criminal|thief|slave|asylum)\b/.test(main);
  if (person?.count !== 'one' || !isFlight || isCriminal) return undefined;
  const [, mate = ''] = /\bwith (?:an? |the )(.+)$/.exec(says) ?? [];
  const doer = mate === '' ? undefined : doerIn(`the ${mate}`);
  const wish = / who (?:doesn't|does not) want to be found$/.test(main)
    ? ', and does not want to be found'
    : '';
  return {
    ...ofOnePerson(
      main,
      person.role,
      own === ''
        ? `${person.phrase} ${says}`
        : `the ${person.role} has run away${wish.replace(', and', ' and')}`,
      saidWords([person.noun, 'people'], 'elope'),
    ),
    ...(doer !== undefined && { captor: { noun: doer.noun, isPlural: doer.isPlural } }),
  };
}

const refusal =
  /(?:doesn't|does not|don't|do not|refuses|won't|will not)(?: want)? (?:to )?(?:be (?:rescued|saved|freed|found|brought home)|leave|come (?:back|home)|go (?:back|home))|wants? to stay|(?:fell|falls|fallen|is|has fallen) in love with (?:her|his|their|the) (?:kidnappers?|captors?)|likes (?:her|his|their|the) (?:kidnappers?|captors?)/;

/** "The kidnapped prince does not want to be saved": the one who is to be rescued has gone of free will. */
function reluctant(main: string): Told | undefined {
  const [said = ''] = refusal.exec(main) ?? [];
  const [, before = ''] =
    new RegExp(
      `^(?:rescue |save |free )?(.+?) (?:(?:who|that|and|but) )*(?:(?:she|he|they) )?(?:${refusal.source})`,
      'u',
    ).exec(main) ?? [];
  const isHeld =
    /^(?:rescue|save|free) |\b(?:kidnapped|captured|captive|hostage|abducted|rescued|saved|freed|kidnappers?|captors?)\b/.test(
      main,
    );
  const person = peopleIn(before.replace(/ (?:who|that|and|but)(?: (?:she|he|they))?$/, ''));
  if (said === '' || !isHeld || person?.count !== 'one') return undefined;
  const role = person.role.replace(/^(?:captive|hostage) (?=\p{L})/u, '');
  const isLove = /love|likes|stay/.test(said);
  return {
    ...ofOnePerson(
      main,
      role,
      `{I} ${said}${isLove && !said.includes('stay') ? ' and does not want to be rescued' : ''}`,
      saidWords([], 'rescue'),
    ),
    sort: 'person',
    it: '{I}',
    state: undefined,
    crime: undefined,
  };
}

/** Whether one is to be rescued from someone, but does not want it: no plot tells this with the captor of the idea. */
export const isUnwillingCaptive = (typed: string): boolean => {
  const text = typed.toLowerCase().replaceAll('’', "'");
  return (
    refusal.test(text) &&
    (/^(?:rescue|save|free) .+ from /.test(text) ||
      / stay with /.test(text) ||
      /\b(?:kidnapped|captured|taken|stole|took|held) (?:by )?(?:the|an?) /.test(text))
  );
};

/** What befell the people of an idea who are gone, or undefined if it is about something else. */
export function lostPeople(typed: string): Told | undefined {
  const clauses = clausesIn(typed);
  if (clauses === undefined) return undefined;
  // A name is read with its person.
  if (/^\p{Lu}\p{L}* \p{Lu}/u.test(typed) && !isTitle(typed)) return undefined;
  const unwilling = reluctant(
    typed
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(',', '')
      .replace(/[.!?]+$/, '')
      .trim(),
  );
  if (unwilling !== undefined) return unwilling;
  const { main, more } = clauses;
  const told =
    jailed(main) ??
    minersBelow(main) ??
    strayedChild(main) ??
    fled(main) ??
    vanished(main) ??
    disappearances(main) ??
    soughtOnes(main);
  return told === undefined || more === undefined ? told : { ...told, more };
}
