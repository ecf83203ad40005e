import { isPlaceNoun } from '../tables/place-nouns.ts';
import { nounPhraseOf, singularOf, stops, type Told } from './matter-words.ts';

/** A quarrel in an idea: `beekeepers against a river lord`. */
const quarrel =
  /^(.{3,40}?) (?:(?:is|are|have been|has been) )?(?:against|versus|vs|at war with|feuds? with|feuding with|fighting with) (.{3,50})$/;

/** "Asks for help against a dragon" and "a race against a rival" are no quarrels. */
const otherAgainst =
  /\b(?:help|asks?|asking|race|game|match|contest|duel|bet|wager|hunt|protection|defen[cs]e|cure|charm|weapon|spell|vaccine|remedy)\b/;
const between =
  /^(?:an? |the )?(?:\w+ )?(?:feud|war|quarrel|conflict|rivalry|dispute) between (.{3,40}?) and (.{3,40})$/;

const isWar = /\b(?:at war|war between)\b/;

/** What an idea says about two sides, or undefined if it names none. */
export function feudOf(text: string): Told | undefined {
  const sides = sidesOf(text);
  if (sides === undefined) return undefined;
  const [first, second] = sides;
  const [, article = '', cause = ''] = / over (an?|the) (\p{L}[\p{L}' -]{2,30})$/u.exec(text) ?? [];
  const isPlace = isPlaceNoun(cause.split(' ').at(-1) ?? '') || isLandmark.test(cause);
  const bone = isPlace ? cause : undefined;
  const why = cause === '' ? '' : ` over ${isPlace ? 'the' : article} ${cause}`;
  return {
    sort: 'feud',
    words: text,
    fact: `${first} and ${second} are at ${isWar.test(text) ? 'war' : "each other's throats"}${why}`,
    it: 'the quarrel',
    isPlural: false,
    role: '',
    pronouns: undefined,
    sides: [first, second],
    ...(bone === undefined ? {} : { bone: `the ${bone}` }),
  };
}

/** What two sides can share, and quarrel about. */
const isLandmark =
  /(?:river|stream|spring|well|water|bridge|ford|mill|wood|forest|field|meadow|pasture|land|valley|road|pass|mine|mountain|hill|island|lake|harbou?r|border)$/;

/** Two of the same: `two villages fight over a spring`. */
const twins =
  /^(?:the )?two ((?:\w+ )?)(\w+s) (?:(?:who |that )?(?:are |have been )?(?:fight(?:ing)?|quarrel(?:l?ing)?|feud(?:ing)?|argu(?:e|ing)|at war)|(?:with|against) each other)/;
const betweenTwo =
  /^(?:an? |the )?(?:\w+ )?(?:feud|war|quarrel|conflict|rivalry|dispute) between two ((?:\w+ )?)(\w+s)(?: over .+)?$/;

function sidesOf(text: string): readonly [string, string] | undefined {
  const [, kind = '', twin = ''] = twins.exec(text) ?? betweenTwo.exec(text) ?? [];
  if (/^farming $/.test(kind)) return ['the hill family', 'the valley family'];
  if (twin !== '') {
    const noun = singularOf(twin);
    const isLand = /village|town|city|farm|quarter|valley|kingdom|island/.test(noun);
    return isLand
      ? [`the upper ${noun}`, `the lower ${noun}`]
      : [`the elder ${noun}`, `the younger ${noun}`];
  }
  const [, one = '', two = ''] =
    quarrel.exec(text) ?? between.exec(text.replace(/ over .+$/, '')) ?? [];
  if (one === '' || two === '' || two.startsWith('each other') || otherAgainst.test(one)) {
    return undefined;
  }
  const [first = '', second = ''] = [one, two].map((side) => {
    const phrase = side.split(' ');
    const end = phrase.findIndex((word) => stops.test(word));
    return nounPhraseOf(end < 1 ? phrase : phrase.slice(0, end)).it;
  });
  return [first, second];
}
