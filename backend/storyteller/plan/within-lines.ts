import { namePattern } from '../realise/sentences.ts';
import type { StoryDetails, StoryKind } from '../story.ts';
import { noExclusions, type Exclusions } from './lines.ts';

/** A name counts as a word here, because the campaign may have chosen it whatever its lines exclude. */
const plain = (text: string): string => text.replaceAll(namePattern, 'N');

/**
 * A sentence of which a part was left out: `Outside: .`, `finds , and`, `(steam):.`, or one that ends with `and`.
 */
const incomplete =
  /^[\s.,;:]*$|\S {2,}|\s[.,;:?!](?!\.)|[:;(,]\s*[.;,)](?!\.)|\b(?:and|or|the|an?)[.;:,]?$/;

/** `**Found**: `, `- *Zone of Truth*: ` and `- Week 3: `, without which the next sentence has no subject. */
const label = /^(?:[-*>] |\d+\. )?(?:(\*\*?)[^*]+\1(?: \([^()]*\))?|(?:Week|Day) \d+):\s*/;
const listMark = /^(?:[-*>] |\d+\. )/;

const sentenceEnds = /(?<=[.?!]["”*]{0,2}) (?=[^a-z])/;

function lineWithin(line: string, { matches }: Exclusions): string {
  const isGood = (sentence: string): boolean => {
    const words = plain(sentence).replace(label, '');
    return !matches(plain(sentence)) && !incomplete.test(words.trim());
  };
  const [first = '', ...others] = line.split(sentenceEnds);
  // What follows in an item of a list, or after a label, is about its beginning.
  const isItem = label.test(line) || listMark.test(line);
  if (isItem && (!isGood(first) || line.endsWith(':'))) return '';
  return [first, ...others].filter(isGood).join(' ');
}

/** The text without the sentences that contain an excluded word, or lack what was excluded: the last resort of a candidate. */
export function textWithin(text: string, exclusions: Exclusions): string {
  if (exclusions === noExclusions) return text;
  return text
    .split('\n')
    .flatMap((line) => {
      const kept = lineWithin(line, exclusions);
      // A list has no empty lines.
      return line !== '' && kept === '' ? [] : [kept];
    })
    .filter((line, index, lines) => line !== '' || (lines[index - 1] ?? '') !== '')
    .join('\n')
    .trim();
}

/** The heading, or as much of it as the lines allow; empty if that is nothing. */
export function headingWithin(heading: string, { matches }: Exclusions): string {
  if (!matches(plain(heading))) return heading;
  const [start = ''] = heading.split(':');
  return start === heading || matches(plain(start)) ? '' : start;
}

const plainTitles: Readonly<Record<StoryKind, string>> = {
  adventure: 'An adventure',
  character: 'A character',
  person: 'A person',
  place: 'A place',
  quest: 'A quest',
  recap: 'A recap',
  setting: 'A setting',
};

export const titleWithin = (title: string, kind: StoryKind, { matches }: Exclusions): string =>
  matches(plain(title)) ? plainTitles[kind] : title;

/** The details without what the lines exclude; players see the tasks and the role of a person. */
export function detailsWithin(details: StoryDetails, exclusions: Exclusions): StoryDetails {
  const { matches } = exclusions;
  const allowed = (text: string): string => (matches(text) ? '' : text);
  switch (details.kind) {
    case 'quest':
    case 'adventure':
      return { ...details, steps: details.steps.filter((step) => !matches(step)) };
    case 'person':
      return { ...details, person: { ...details.person, role: allowed(details.person.role) } };
    case 'character':
      return {
        ...details,
        person: { ...details.person, role: allowed(details.person.role) },
        concept: textWithin(details.concept, exclusions),
      };
    case 'place':
    case 'recap':
    case 'setting':
      return details;
  }
}
