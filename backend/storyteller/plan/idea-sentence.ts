import { personNouns } from '../tables/matters/idea-grammar.ts';

const preamble =
  /^(?:(?:i want|we want|maybe|perhaps|please|write|give me|something(?= (?:about|with|where|on)\b)|an? (?:quest|adventure|story|tale|plot|campaign|mystery)|quest|adventure|story) )+(?:about |with |where |in which |of |on )*/;

const isLost = /^(?:stolen|lost|missing|vanished)$/;

/** The first sentence of an idea, without anything but letters and the marks inside of words. */
export function sentenceOf(idea: string): string {
  const first = idea
    .slice(0, 600)
    .normalize('NFC')
    .replaceAll(/[\u2019\u2018`]/g, "'")
    .split(/[.;:!?()\n,"]/)
    .map(lettersOf)
    .find((clause) => clause !== '');
  return asStatement((first ?? '').replace(preamble, ''));
}

const verbs =
  'rescue|save|free|find|recover|retrieve|kill|slay|hunt|defeat|destroy|stop|rob|deliver|escort|guard|protect|defend|catch|' +
  'capture|break|investigate|explore|solve|return|bring|transport|steal';

/** What the party has to do, at the beginning of an idea: "rescue the princess". */
export const task = new RegExp(
  `^(${verbs})(?: down)? ((?:an?|the|some|two|my|our|their) .+)$`,
  'i',
);

/** What is so if an idea says what the party has to do: "rescue the princess" means that she has been kidnapped. */
function asStatement(text: string): string {
  const [, verb = '', what = ''] = task.exec(text) ?? [];
  if (verb === '') return text;
  const words = what.split(' ');
  const isPerson = personNouns.has(words.at(-1) ?? '') && words.length <= 4;
  if (/^(?:rescue|save|free)$/.test(verb)) return isPerson ? `${what} was kidnapped` : what;
  if (/^(?:find|recover|retrieve)$/.test(verb) && !words.some((word) => isLost.test(word))) {
    return ['a', isPerson ? 'missing' : 'stolen', ...words.slice(1)].join(' ');
  }
  return what;
}

const lettersOf = (text: string): string =>
  text
    .replaceAll(/[^\p{L}' -]/gu, ' ')
    .replaceAll(/(?<!\p{L})['-]+|['-]+(?!\p{L})/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
