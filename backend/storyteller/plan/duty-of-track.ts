import type { Duty } from './duty-types.ts';
import { bands, core, limit, namedIn } from './duty-nouns.ts';

/** What a band has done once before it went home with what it took. */
const deeds =
  'burned down|burnt down|burned|burnt|carried off|carried away|made off with|ran off with|rode off with|stole|stolen|took|taken|robbed|raided|plundered|looted|destroyed|sacked|slaughtered|killed|wiped out|emptied|pillaged|ransacked|ambushed|attacked|torched|razed|trampled';

const pursuits =
  '(?:hunt|track|chase|pursue|follow|catch|find|go after|take revenge on|get revenge on|revenge on|bring)(?: down| after)?';

/** People who are carried away are to be rescued, which other plots tell. */
const people =
  /\b(?:princess|prince|daughter|son|wife|husband|brother|sister|villagers|people|child(?:ren)?|hostages?|prisoners?|women|men|girl|boy|priest|mayor|king|queen)\b/;

const done = new RegExp(`^(.+?) (?:have |has |had )?(?:just )?(${deeds}) (.+)$`, 'u');
const asked = new RegExp(
  `^${pursuits} ((?:the |some )?[\\p{L} -]+?) (?:who|that|which) (?:have |has |had )?(${deeds}) (.+)$`,
  'u',
);
const avenged = new RegExp(
  `^(?:avenge|get revenge for|take revenge for) ((?:an?|the) .+?)(?: that was| which was)? (?:${deeds}) by ((?:the |some )?[\\p{L} -]+)$`,
  'u',
);

const isTheft = /^(?:stole|stolen|took|taken)$/;

const isTaking = /\b(?:carried|made off|ran off|rode off|stole|stolen|took|taken)\b/;

/** The pursuit of a band that has struck and is gone: "gnolls burned the harvest, track them down". */
export function trackOf(first: string, rest: readonly string[]): Duty | undefined {
  const own = first.replaceAll(/\b(?:my|our|your)\b/g, 'the');
  const avenge = avenged.exec(own);
  const told = avenge ?? asked.exec(own) ?? done.exec(own);
  if (told === null) return undefined;
  const [, one = '', two = '', three = ''] = told;
  const [who, deed, what] = avenge === null ? [one, two, three] : [two, 'destroyed', one];
  const foes = namedIn(who);
  const isBand = bands.test(core(who).join(' ')) && foes.isPlural;
  if (!isBand || what === '') return undefined;
  // What is taken from a person or a house is sought for itself, unless the band is to be tracked down.
  const isPursued = asked.test(own) || avenge !== null || rest.some((text) => pursuit.test(text));
  if (isTaking.test(deed) && people.test(what)) return undefined;
  if (!isPursued && (!isStore.test(what) || isTheft.test(deed))) return undefined;
  const fact = limit(`${foes.noun.replace(/^the /, '')} ${deed} ${what}`);
  if (fact === '') return undefined;
  return {
    kind: 'track',
    fact,
    opening: 'Near',
    about: foes,
    isPerson: false,
    charge: 'thing',
    foes,
  };
}

const pursuit = new RegExp(
  `^(?:and |so )?(?:the party )?(?:must |has to )?(?:${pursuits} (?:them|the \\p{L}+|it)|(?:get|bring|take|win) (?:it|them|everything) back)\\b`,
  'u',
);

/** What a whole town needs, so that those who took it are to be followed. */
const isStore =
  /\b(?:harvest|crops?|stores?|food|grain|supplies|granary|barn|livestock|cattle|herds?|winter|village|town|farm|farms|fields|provisions|medicine|seed)\b/;
