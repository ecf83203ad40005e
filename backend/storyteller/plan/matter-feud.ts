import { nounPhraseOf, singularOf, stops, type Told } from './matter-words.ts';

/** A quarrel in an idea: `beekeepers against a river lord`. */
const quarrel = /^(.{3,40}?) (?:against|versus|vs|at war with|feuds? with) (.{3,50})$/;
const between =
  /^(?:an? |the )?(?:\w+ )?(?:feud|war|quarrel|conflict|rivalry|dispute) between (.{3,40}?) and (.{3,40})$/;

/** What an idea says about two sides, or undefined if it names none. */
export function feudOf(text: string): Told | undefined {
  const sides = sidesOf(text);
  if (sides === undefined) return undefined;
  const [first, second] = sides;
  const [, bone] = / over (?:an?|the) (\p{L}[\p{L} -]{2,30})$/u.exec(text) ?? [];
  return {
    sort: 'feud',
    words: text,
    fact: `${first} and ${second} are at each other's throats`,
    it: 'the quarrel',
    isPlural: false,
    role: '',
    pronouns: undefined,
    sides: [first, second],
    ...(bone === undefined ? {} : { bone: `the ${bone}` }),
  };
}

/** Two of the same: `two villages fight over a spring`. */
const twins =
  /^(?:the )?two (?:\w+ )?(\w+s) (?:(?:who |that )?(?:fight|quarrel|feud|argue|are at war|at war)|(?:with|against) each other)/;

function sidesOf(text: string): readonly [string, string] | undefined {
  const [, twin = ''] = twins.exec(text) ?? [];
  if (twin !== '') {
    const noun = singularOf(twin);
    const isLand = /village|town|city|farm|quarter|valley|kingdom|island/.test(noun);
    return isLand
      ? [`the upper ${noun}`, `the lower ${noun}`]
      : [`the elder ${noun}`, `the younger ${noun}`];
  }
  const [, one = '', two = ''] = quarrel.exec(text) ?? between.exec(text) ?? [];
  if (one === '' || two === '' || two.startsWith('each other')) return undefined;
  const [first = '', second = ''] = [one, two].map((side) => {
    const phrase = side.split(' ');
    const end = phrase.findIndex((word) => stops.test(word));
    return nounPhraseOf(end < 1 ? phrase : phrase.slice(0, end)).it;
  });
  return [first, second];
}
