import { haunter, withDead } from './matter-dead.ts';
import type { NounKind } from '../tables/matters/noun-kinds.ts';
import type { Told } from './matter-words.ts';
import { kindOfNoun } from './subject-kinds.ts';
import { claim, pattern, type PlightRule } from './plight-readings.ts';

/** Where a ghost walks; an old grave or a mine is a place to go down into. */
const hauntedPlaces: ReadonlySet<NounKind | undefined> = new Set([
  'building',
  'settlement',
  'land',
  'water',
  'way',
] as const);

const wonder = (it: string, fact: string, text: string): Told =>
  claim(it, fact, text, {}, 'wonder');

const bareOf = (text: string): string => text.replace(/^(?:all (?:of )?the|the|all|all of) /, '');

/** What no one can hold, and so has no article. */
const abstracts = /^(?:magic|gravity|time|death|music|sound|laughter|light|love|luck)$/;
const nameOf = (text: string): string => {
  const noun = bareOf(text);
  return abstracts.test(noun) ? noun : `the ${noun}`;
};

const natural =
  '(?:the |all (?:of )?(?:the )?)?(?:gods|old gods|magic|gravity|time|death|prayers|spells|colou?rs|music|sound|laughter|luck|echoes|dreams|nightmares|shadows|reflections|animals|birds|dogs|cats|cows|statues|trees|stars|clocks|bells|mirrors|fires|candles|flames|compasses|portraits|paintings|toys|dolls|scarecrows|houses|hills|stones|tides|seasons|rivers|clouds)';
const strangely =
  '(?:stopped|ceased|no longer|started|begun|began|gone|went|go|vanished|vanish|disappeared|failed|fails|fail|fading|fade|silent|coming alive|come alive|came alive|come to life|came to life|coming to life|alive|talking|talk|speaking|speak|walking|walk|moving|move|weeping|weep|bleeding|bleed|flying|fly|becoming real|become real|came true|come true|coming true|became real|real|answer|work|working|stands still|standing still|stood still|stop|stops|go out|going out|went out|run backwards|running backwards|runs backwards|repeat|repeats|falling|leave|leaving)';
const says = `(?:is|are|has|have|had|keeps?|suddenly|slowly|all|don't|do not|doesn't|does not|won't|will not|no longer|can) `;

/** What no one can do, without those who cannot leave a place: another plot is about them. */
const unable =
  '(?:die|lie|sleep|dream|speak|see|remember|hear|laugh|cry|age|grow old|be born|sing|read|tell the truth|feel [\\p{L}]+|cast spells|use magic|recall [\\p{L} ]+)';
const noOneDoes =
  '(?:dies|lies|sleeps|dreams|ages|laughs|sings|cries|remembers [\\p{L} ]+|casts a shadow|grows old|grows up|speaks)';

export const wonderRules: readonly PlightRule[] = [
  [
    pattern(`(${natural}(?: (?:in|of|on) (?:the )?[\\p{L}-]+)?) (?:${says})*${strangely}\\b.*`),
    ([what = ''], text) => wonder(nameOf(what.split(/ (?:in|of|on) /)[0] ?? ''), text, text),
  ],
  [
    pattern(
      "((?:people|everyone|everybody|villagers|travellers|travelers|townsfolk)'s? (shadows?|dreams|nightmares|reflections?|names|voices|memories|wishes|words|lies)) (?:have |are |has |is |keep )?.+",
    ),
    ([, what = ''], text) => wonder(`the ${what}`, text, text),
  ],
  [
    pattern(
      `((?:nobody|no one|no-one|none|not a soul)(?: (?:in|of|on) [\\p{L} ]+?)? (?:(?:can|could|is able to|may) (?:\\p{L}+ )?${unable}|${noOneDoes})\\b.*)`,
    ),
    (_, text) => wonder('the trouble', text, text),
  ],
  [
    pattern(
      '(no (?:child|children|babies|baby|calf|animals?|lamb|son|daughter) (?:has|have|had|is|are|was|were) (?:been )?(?:ever )?born\\b.*)',
    ),
    (_, text) => wonder('the trouble', text, text),
  ],
  [
    pattern(
      `(?:an?|the) (village|town|city|valley|island|kingdom|land|hamlet) (?:where|in which) ((?:nobody|no one|no-one) (?:(?:can|could) ${unable}|${noOneDoes})|(?:everyone|everybody|people) (?:has to tell the truth|tells the truth|speaks in rhymes|is happy|laughs|sings)|time (?:stands still|has stopped|runs backwards)|it (?:is always|never) .+|the (?:sun|moon|rain|snow) never .+)(.*)`,
    ),
    ([, clause = '', more = ''], text) => wonder('the trouble', `${clause}${more}`, text),
  ],
  [
    pattern(
      "((?:everyone|everybody|all people|the villagers|villagers|people)(?: in [\\p{L} ]+?)? (?:has |have )?(?:woke up|wakes up|woken up|wake up|swapped|switched|have swapped) (?:in (?:an? )?)?(?:different |other |new |the wrong |each other's )?(?:bod(?:y|ies)|faces|voices|age)\\b.*)",
    ),
    (_, text) => wonder('the trouble', text, text),
  ],
  [
    pattern(
      '((?:the same|one|every) day (?:keeps repeating|repeats|is repeated|repeats itself|starts again|begins again)\\b.*)',
    ),
    (_, text) => wonder('the day', text, text),
  ],
  [
    pattern(
      '(?:stuck in |caught in |trapped in |break |a town in |a village in )?(?:an? |the )?time loop(?: (?:during|at|on|of) (.+))?',
    ),
    ([when = ''], text) =>
      wonder(
        'the day',
        when === ''
          ? 'the same day begins again every morning'
          : `the same day of ${when.replace(/^an? /, 'the ')} begins again every morning`,
        text,
      ),
  ],
  [
    pattern(
      "((?:an?|the) (?:[\\p{L}-]+ )?(fog|mist|storm|darkness|silence|blizzard|night|cold|haze|smoke|cloud|twilight|winter|hum)) ((?:is |has |slowly |keeps? )*(?:surrounds?|surrounding|surrounded|covers?|covering|covered|swallows?|swallowing|swallowed|engulfs?|engulfed|lies over|hangs over|lies on|creeps|creeping|rolls|descends|descended|falls over|has fallen|fallen|grows|growing|spreads|spreading|comes? from|comes in|never lifts|will not lift|won't lift|does not end|won't end)\\b.*)",
    ),
    ([, what = ''], text) => wonder(`the ${what}`, text, text),
  ],
  [
    pattern(
      '((?:an?|the) (song|melody|tune|lullaby|rhyme|word|smell|bell|dream)) (?:that|which) ((?:nobody|no one|everyone|everybody|people|all)\\b.+)',
    ),
    ([name = '', what = ''], text) =>
      wonder(
        `the ${what}`,
        `there is ${name.replace(/^the /, 'a ')} that ${text.replace(/^.*? (?:that|which) /, '')}`,
        text,
      ),
  ],
  [
    pattern(
      '(?:an? |the )(?:strange |terrible |old |dark |mysterious )?curse (?:has |is |was )?(?:fallen|fell|lies|lying|laid|cast|rests|hangs|come|came|befallen|put)(?: down)? (?:on|upon|over|to) ((?:the|our|an?) (?:whole |entire )?(?:village|town|city|valley|kingdom|island|land|forest)\\b.*)',
    ),
    ([place = ''], text) =>
      wonder('the curse', `a curse lies on ${place.replace(/^(?:our|an?) /, 'the ')}`, text),
  ],
];

const undead = 'undead|zombies?|skeletons?|ghouls?|walking dead|dead';
const vessel = '(?:ships?|boats?|galleons?|galleys?|ferry|barge|vessel|ocean liner|flagship)';

/** The dead on a ship, and what is haunted. They are read before other ideas about ships and houses. */
export const deadRules: readonly PlightRule[] = [
  [
    pattern(
      `(?:fight |survive |face |defeat |clear |an? |the )?((?:(?:horde|crew|band|pack|army) of )?(?:${undead}))(?: (?:walk|rise|walking|attack|outbreak|roam|are|is|loose|rising))* (?:on|aboard|onboard|in|below) (?:an? |the )?((?:[\\p{L}-]+ ){0,2}${vessel})((?: .+)?)`,
    ),
    ([who = '', ship = '', more = ''], text) =>
      withDead(
        'ship',
        `there is word of ${who === 'dead' ? 'walking dead' : /s$|undead|dead|of /.test(who) ? who : `${who}s`} aboard a ${ship}${more}`,
        'the ship',
        text,
      ),
  ],
  [
    pattern(
      `(?:the (?:whole |entire )?)?(?:crew|sailors|passengers) (?:of |on |aboard )(?:an? |the )?((?:[\\p{L}-]+ ){0,2}${vessel}) (?:has |have |is |are |was |were )?(?:all )?(?:turned into|become|became|turning into|risen as|been turned into|rose as) (?:the )?(?:zombies|undead|skeletons|ghouls|walking dead)(.*)`,
    ),
    ([ship = '', more = ''], text) =>
      withDead(
        'ship',
        `there is word of a ${ship} whose crew has died and walks again${more}`,
        'the ship',
        text,
      ),
  ],
  [
    pattern(
      '(?:find out who is |stop whoever is )?(?:(some(?:one|body)) (?:is |keeps |has been )?)?(?:animating|raising|waking|reviving|digging up and raising|animates|raises|wakes|revives) (?:the |our )?(?:dead|corpses)\\b(.*)',
    ),
    ([, more = ''], text) => withDead('dead', `somebody raises the dead${more}`, 'the dead', text),
  ],
  [
    pattern(
      "((?:the |our )?(?:(?:town|village|city)'s )?dead (?:have|has) (?:come back|returned|risen|come home|walked home)\\b.*)",
    ),
    (_, text) => withDead('dead', text, 'the dead', text),
  ],
  [
    pattern("((?:an?|the|our) [\\p{L}' -]+?) (?:is|was|has been) haunted(?: by (.+))?"),
    ([place = '', by = ''], text) => haunter(place, by, text),
  ],
  [
    pattern(
      '((?:an?|the|our) )?haunted ((?:[\\p{L}-]+ )?[\\p{L}-]+)((?: (?:in|on|at|near|outside) [\\p{L} -]+?)?)(?: by (.+))?',
    ),
    ([article = 'a ', place = '', where = '', by = ''], text) =>
      hauntedPlaces.has(kindOfNoun(place.split(' ').at(-1) ?? ''))
        ? haunter(`${article || 'a '}${place}${where}`, by, text)
        : undefined,
  ],
];
