const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Lands that people live on, and not in. */
const lands = setOf(
  'coast coasts shore shores beach cape peninsula island isle atoll plateau plain plains steppe steppes prairie savanna ' +
    'savannah moor moors heath frontier border',
);

/** The same for other places, if "the" is a part of their name: `The Red River` is no town, and `Red River` can be one. */
const others = setOf(
  'sea ocean lake river stream brook creek strait hill mountain ridge cliff cliffs glacier reef pass road highway ' +
    'causeway trail path bridge ship farm dock docks quay wharf',
);

/** Before a name: `Mount Harrow`. */
const titles = setOf('mount cape lake isle');

const afterNoun = / (?:of|in|on|at|by|to|under|below|beneath|beyond|near|behind|above|upon) /i;

/** Whether people are on a place of this name: `The Shattered Coast`, `Lake Mara`, `Isle of Ash`. */
export function isOnPlace(name: string): boolean {
  const [front = ''] = name.toLowerCase().split(afterNoun, 1);
  const hasArticle = front.startsWith('the ');
  const words = front.replace(/^the /, '').split(' ');
  const noun = words.at(-1) ?? '';
  return titles.has(words[0] ?? '') || lands.has(noun) || (hasArticle && others.has(noun));
}

/** Verbs whose "in" says nothing of a place: "they believe in the Shattered Coast". */
const ofVerb = '(?<!\\b(?:believ|trust|confid|interest|invest)\\p{L}* )';

const inName = new RegExp(`${ofVerb}\\b([Ii])n(to)? (?=([\\ue000-\\uefff]))`, 'gu');

/** The text, in which names are characters, with "on" before the names of coasts, islands and the like. */
export const withPlacePrepositions = (text: string, isOn: (character: string) => boolean): string =>
  text.replaceAll(inName, (all, letter: string, to: string | undefined, name: string) => {
    if (!isOn(name)) return all;
    const isUpper = letter === 'I';
    return to === undefined ? (isUpper ? 'On ' : 'on ') : isUpper ? 'To ' : 'to ';
  });

const typed = new RegExp(
  `${ofVerb}\\b([Ii])n (?=(?:the|an?) (?:\\p{L}+ ){0,3}?(?:${[...lands].join('|')})\\b)`,
  'giu',
);

/** An idea, in which people write "in the Shattered Coast", with the preposition of such a place. */
export const withTypedPrepositions = (idea: string): string =>
  idea.replaceAll(typed, (_, letter: string) => (letter === 'I' ? 'On ' : 'on '));
