import {
  clausesIn,
  doerIn,
  ofMany,
  ofOnePerson,
  peopleIn,
  saidWords,
  type Doer,
  type People,
} from './idea-people.ts';
import type { Told } from './matter-words.ts';

/** Ideas about people whom someone holds: "slavers took a whole village", "rescue the miller from the ogres". */

const did =
  'took|takes|take|taken|taking|kidnaps?|kidnapped|kidnapping|abducts?|abducted|abducting|captures?|captured|capturing|' +
  'snatch(?:es)?|snatched|snatching|steals?|stole|stolen|stealing|enslaves?|enslaved|enslaving|seizes?|seized|imprisons?|' +
  'imprisoned|grabs?|grabbed|lures?|lured|holds?|held|keeps?|kept|carr(?:y|ies|ied)|drags?|dragged|lock(?:s|ed)?|round(?:s|ed)? up|swap(?:s|ped)|swapping|replaced?|buys?|bought|sells?|sold|trades?|trading|hunts?';
const participles =
  'taken|kidnapped|abducted|captured|snatched|stolen|enslaved|seized|imprisoned|carried off|carried away|dragged off|' +
  'dragged away|lured away|swapped|replaced|sold';
const auxiliary =
  '(?:(?:is|are|was|were|has|have|had|got|gets|get|been|being|keep|keeps|start|started|now|just|secretly|slowly|all) )*';

const active = new RegExp(`^(.+?) (${auxiliary})(${did}) (?:away |off |up )?(.+)$`, 'u');
const passive = new RegExp(
  `^(.+?) (${auxiliary}|who (?:is|are|was|were) )(${participles})(?: (?:from (?:their|his|her|its|the) \\p{L}+|off|away))?(?: (?:by|with|for) (.+))?$`,
  'u',
);
const tails =
  /^(.+?)( (?:for|in|into|as|at|to|on|from|hostage|captive|prisoner|away|off|every|each|last|and (?:keep|keeps|kept|hold|holds|hide|hides|carry|carries|took|drag|drags|sell|sells)|under|underground|before|during|until)\b.*)?$/u;

/** "A nursery robbed by fairies", of which the babies are the loot. */
const nursery =
  /^(?:an? |the )?(?:nursery|cradle|crib|maternity ward)s? (?:was |were |is |are )?(?:robbed|emptied|raided|plundered)(?: by (.+))?$/u;

const tasks =
  /^(?:rescue|save|free|liberate|retrieve|recover|bring back|bring home|get back|win back|release|fetch|find) (.+)$/u;
const held =
  '(?:kidnapped|abducted|captured|captive|enslaved|imprisoned|stolen|taken|snatched|hostage)';

/** Without the end of a phrase that begins with a preposition. */
function withTail(text: string): readonly [phrase: string, tail: string] {
  const [, phrase = text, tail = ''] = tails.exec(text) ?? [];
  return [phrase, tail];
}

const isWere = ({ count, phrase, isGroup }: People): string =>
  count === 'many' && !isGroup && !/^(?:an?|the (?:whole|entire)) /.test(phrase) ? 'were' : 'was';

/** "Are being taken" and "is held" are not over yet. */
function tenseOf(people: People, aux: string, verb: string): string {
  const were = isWere(people);
  const are = were === 'were' ? 'are' : 'is';
  if (/\b(?:being|getting|get|gets|keep|keeps|start)\b/.test(aux) && !verb.startsWith('held')) {
    return `${are} being`;
  }
  return verb.startsWith('held') && !/\b(?:was|were)\b/.test(aux) ? are : were;
}

/** Verbs by which the captors are found whom an idea leaves open. */
const plainly = /^(?:kidnapped|enslaved|abducted|captured|imprisoned|held|taken)/;

function toldOf(
  main: string,
  people: People,
  fact: string,
  doer: Doer | undefined,
  task: string,
): Told {
  const captor = doer && { captor: { noun: doer.noun, isPlural: doer.isPlural } };
  const said = saidWords(
    [people.isBaby ? 'baby' : people.noun === 'people' ? 'people' : people.noun, 'people'],
    'take',
    task,
  );
  if (people.isBaby) {
    const one = { ...said, nouns: ['baby'] };
    const isMany = people.count === 'many';
    return {
      ...ofMany(main, isMany ? people.it : `the ${babyOf(people)}`, fact, one),
      isPlural: isMany,
      ...captor,
    };
  }
  return people.count === 'many'
    ? { ...ofMany(main, people.it, fact, said), ...captor }
    : { ...ofOnePerson(main, people.role, fact, said), it: 'the abduction', ...captor };
}

const babyOf = ({ role }: People): string =>
  /(baby|infant|newborn|toddler)$/.exec(role)?.[0] ?? 'baby';

const participleOf = (verb: string): string => verb.replace(/(?:es?|ed|ing|s)?$/, 'ed');

/** "Goblins took the children", "a dragon carried off the princess". */
function activeOf(main: string): Told | undefined {
  const [, who = '', aux = '', verb = '', rest = ''] = active.exec(main) ?? [];
  const isOpen = /^(?:who|someone|somebody|something|an unknown \p{L}+)$/u.test(who);
  const doer = doerIn(who.replace(/ (?:who|that)$/, ''));
  if (verb === '' || (doer === undefined && !isOpen)) return undefined;
  const [phrase, tail] = withTail(rest);
  const people = peopleIn(phrase);
  if (people === undefined) return undefined;
  // Such a verb takes no one without a second word.
  const isWeak =
    /^(?:hold|keep|held|kept|lock|carr|drag|lure|sold|sell|buy|bought|trad|swap|replace|hunt)/.test(
      verb,
    );
  const isHeld =
    /\b(?:hostage|captive|prisoner|locked|cage|slaves?|pets|underdark|away|off|ransom|caves?|mines?|dungeon|lair|tower|hell)\b/.test(
      main,
    );
  const isSwap = /^(?:swap|replace|buy|bought|sell|sold|trad)/.test(verb);
  if (isWeak && !(isSwap ? people.isBaby : isHeld)) return undefined;
  if (doer === undefined) {
    return toldOf(main, people, `${people.phrase} ${isWere(people)} kidnapped`, undefined, '');
  }
  const done = /^(?:carr|drag|lur)/.test(verb) ? `${verb} off` : verb;
  const does =
    verb.endsWith('ing') && aux === '' ? `${doer.isPlural ? 'are' : 'is'} ${done}` : done;
  // Of one person, the plot tells what has been done.
  if (people.count === 'one' && !people.isBaby && tail === '' && !isWeak) {
    const was =
      /^(?:captur|imprison|enslav)/.exec(verb) === null ? 'kidnapped' : participleOf(verb);
    return toldOf(main, people, `${people.phrase} was ${was} by ${doer.subject}`, doer, '');
  }
  return toldOf(
    main,
    people,
    `${doer.subject} ${aux}${does} ${people.phrase}${asTail(tail)}`,
    doer,
    '',
  );
}

const asTail = (tail: string): string => (/^ (?:away|off)$/.test(tail) ? '' : tail);

/** "Children taken by a cult", "the prince is being held for ransom". */
function passiveOf(main: string): Told | undefined {
  const [, who = '', aux = '', verb = '', by = ''] = passive.exec(main) ?? [];
  const [, holder = '', bond = '', by2 = ''] =
    /^(.+?) (?:(?:is|are|was|were|has been|have been|being) )*(?:being )?(held)( (?:hostage|captive|prisoner|for ransom))?(?: (?:by|in|at) .+)?$/u.exec(
      main,
    ) ?? [];
  const people = peopleIn(who || holder);
  if (people === undefined) return undefined;
  const whose = by || (/ by (.+)$/.exec(main)?.[1] ?? '');
  const [name, tail] = withTail(whose);
  const doer = doerIn(name);
  if (verb === '' && bond + by2 === '') return undefined;
  // Without a doer, "the sword taken for a joke" and the like say too little.
  if (whose !== '' && doer === undefined && / by /.test(main)) return undefined;
  const what = verb === '' ? `held${by2}` : verb;
  const named = doer === undefined && !plainly.test(what) ? 'kidnapped' : what;
  const fact = `${people.phrase} ${tenseOf(people, aux || (/ (?:was|were) /.exec(main)?.[0] ?? ''), what)} ${named}${doer === undefined ? '' : ` by ${doer.subject}${asTail(tail)}`}`;
  return toldOf(main, people, fact, doer, '');
}

/** "Rescue the villagers from the orcs", "save the captured nobles before the ransom is due". */
function taskOf(main: string): Told | undefined {
  const [, object = ''] = tasks.exec(main) ?? [];
  if (
    object === '' ||
    (/^(?:find|fetch|retrieve|recover) /.test(main) && !new RegExp(`\\b${held}\\b`).test(object))
  ) {
    return undefined;
  }
  const [, what = object, from = ''] =
    /^((?:\p{L}+ )*(?:slaves|captives|hostages|prisoners)) of ((?!war\b).+)$/u.exec(object) ??
    /^(.+?) (?:from|(?:held |taken |kidnapped |captured |stolen )?by|out of the (?:hands|claws|clutches) of) (.+)$/u.exec(
      object,
    ) ??
    [];
  const [phrase] = withTail(
    what.replace(/ (?:who|that) (?:was|were|is|are|has been|have been)$/, ''),
  );
  const isHeld =
    new RegExp(`\\b${held}\\b`).test(object) ||
    /\b(?:slave|captive|hostage|prisoner)s?\b/.test(object);
  const people = peopleIn(phrase.replace(new RegExp(` ${held}$`), ''));
  const doer = doerIn(
    withTail(from.replace(/^(?:the )?(?:hands|claws|clutches|lair|den|camp) of /, ''))[0],
  );
  if (people === undefined || (from !== '' && doer === undefined)) return undefined;
  // "Save the villagers from the orcs" can as well be about raids, and "save the baker" about anything.
  if (!isHeld && (doer === undefined || main.startsWith('save ')) && !people.isBaby) {
    return undefined;
  }
  const isBound = /\b(?:slave|captive|hostage|prisoner)s?$/.test(people.role);
  const named = people.phrase.replace(new RegExp(`\\b${held} `), '').replace(/^an? /, 'the ');
  const fact = `${people.count === 'many' && !named.startsWith('the ') ? `the ${named}` : named} ${isBound ? `${isWere(people) === 'were' ? 'are' : 'is'} held` : `${isWere(people)} kidnapped`}${doer === undefined ? '' : ` by ${doer.subject}`}`;
  return toldOf(main, people, fact, doer, 'rescue');
}

/** "Ransom for the captive duke", "a hostage exchange for the count's daughter", "a noble hunt where the prey are people". */
function nounsOf(main: string): Told | undefined {
  const [, ransomed = ''] =
    /^(?:an? |the )?(?:ransom|hostage exchange|prisoner exchange|exchange of hostages|kidnapping|abduction|capture) (?:for|of) (.+)$/u.exec(
      main,
    ) ?? [];
  const people = peopleIn(ransomed);
  if (people !== undefined) {
    const named = people.phrase
      .replace(/\b(?:captive|captured|kidnapped) /, '')
      .replace(/^an? /, 'the ');
    return toldOf(main, people, `${named} ${isWere(people)} kidnapped`, undefined, '');
  }
  const [, hunters = ''] =
    /^(?:an? |the )?(?:(\p{L}+)(?:'s)? )?hunt (?:where|in which|whose) (?:the )?prey (?:is|are) (?:people|humans|villagers|prisoners|slaves|peasants)$/u.exec(
      main,
    ) ??
    /^(?:the )?(?:(?:rich|bored|cruel|wealthy) )?(\p{L}+) (?:who |are )?(?:hunt|hunting) (?:people|humans|villagers|prisoners|slaves|peasants|commoners)(?: for sport)?$/u.exec(
      main,
    ) ??
    [];
  if (hunters === '') return undefined;
  const plural = hunters.endsWith('s') ? hunters : hunters === 'noble' ? 'nobles' : `${hunters}s`;
  return {
    ...ofMany(
      main,
      'the captives',
      `${plural} have people brought to a park, and hunt them there for sport`,
      saidWords(['captive', 'people'], 'take'),
    ),
    captor: { noun: `the ${plural}`, isPlural: true },
  };
}

/** "A changeling lies in the cradle", "the baby was swapped with a changeling". */
function cradleOf(main: string): Told | undefined {
  const [, by = ''] =
    /\b(?:baby|infant|child|newborn|babies|infants|children) (?:is|are|was|were|has been|have been) (?:swapped|replaced|exchanged|switched)(?: (?:with|by|for) (?:an? )?changelings?)?(?: by (.+))?$/u.exec(
      main,
    ) ?? [];
  const [robbed, by2 = ''] = nursery.exec(main) ?? [];
  const isSwapped =
    /\b(?:baby|infant|child|newborn|babies) (?:is|are|was|were|has been|have been) (?:swapped|replaced|exchanged|switched)(?: (?:with|by|for) (?:an? )?changeling)?\b/.test(
      main,
    ) ||
    /^(?:an? |the )?changeling (?:lies |is |was found |sleeps )?(?:in|left in) (?:the|a|every) (?:cradle|crib|cot|nursery)$/.test(
      main,
    );
  if (!isSwapped && robbed === undefined) return undefined;
  const doer = doerIn(by || by2) ?? { noun: 'the fey', isPlural: true, subject: 'the fey' };
  const fact =
    robbed !== undefined
      ? `a baby was taken from its cradle by ${doer.subject}`
      : main.includes('cradle') || main.includes('crib')
        ? 'a changeling lies in a cradle, and the baby is gone'
        : 'a baby was taken, and a changeling lies in its cradle';
  return {
    ...ofMany(main, 'the baby', fact.replace(', and', ' and'), saidWords(['baby'], 'take')),
    isPlural: false,
    captor: { noun: doer.noun, isPlural: doer.isPlural },
  };
}

/** "The bandits hold the mayor and his family hostage". */
function familyOf(main: string): Told | undefined {
  const [, who = '', , phrase = ''] =
    /^(.+?) (hold|holds|have|has|keep|keeps|took|have taken|has taken) ((?:the|an?|our) .+? and (?:his|her|their|the) (?:family|children|guests|wife|husband|guards|men|crew)) (?:hostage|captive|prisoners?)$/u.exec(
      main,
    ) ?? [];
  const doer = doerIn(who);
  return doer === undefined
    ? undefined
    : {
        ...ofMany(
          main,
          'the hostages',
          `${doer.subject} ${doer.isPlural ? 'hold' : 'holds'} ${phrase.replace(/^our /, 'the ')} hostage`,
          saidWords(['hostage', 'people'], 'hold'),
        ),
        captor: { noun: doer.noun, isPlural: doer.isPlural },
      };
}

/** "Slavers raid the coast and carry people away". */
function carriedOff(main: string): Told | undefined {
  const [, who = '', what = ''] =
    /^(.+?) (?:are |keep |have )?(?:raid|raids|raided|raiding|attack|attacks|attacked|attacking|plunder|plundered|burn|burned|come|came) .*?\band (?:carry|carried|carrying|carries|take|took|taking|takes|drag|dragged|dragging|drags|steal|stole|stealing|kidnap|kidnapped|kidnapping|abduct|abducted|enslave|enslaved|enslaving) (?:off |away )?(.+?)(?: (?:away|off|captive|prisoner|as slaves))?$/u.exec(
      main,
    ) ?? [];
  const doer = doerIn(who);
  const people = peopleIn(what);
  if (doer === undefined || people?.count !== 'many') return undefined;
  return toldOf(main, people, main, doer, '');
}

/** What befell the people of an idea who are held, or undefined if it is about something else. */
export function heldPeople(typed: string): Told | undefined {
  const clauses = clausesIn(typed);
  if (clauses === undefined) return undefined;
  const { main, more } = clauses;
  // One who does not want to be rescued, or a crime that is to be solved, has other plots.
  if (
    /\breplaced by\b|^(?:save|free|liberate|rescue) (?:an?|the|our) (?:city|town|village|kingdom|land|realm|country|valley|people) from (?:an?|the) \p{L}+$|\b(?:doesn't|does not|do not|don't|refuses?|wants? to|likes?|in love|who did|back at|museum)\b/u.test(
      typed.toLowerCase(),
    )
  ) {
    return undefined;
  }
  const told =
    cradleOf(main) ??
    carriedOff(main) ??
    nounsOf(main) ??
    familyOf(main) ??
    taskOf(main) ??
    passiveOf(main) ??
    activeOf(main);
  return told === undefined || more === undefined ? told : { ...told, more };
}
