import { otherWonder } from '../tables/matters/wonders/wonders-of-the-land.ts';
import { wonders } from '../tables/matters/wonders.ts';
import type { Wonder } from '../tables/matters/wonders/wonder-type.ts';
import type { Exclusions } from './lines.ts';
import type { Matter } from './matter-words.ts';

/** All texts of a wonder, without the pattern of its ideas. */
const textsOf = (wonder: Wonder): string =>
  Object.values(wonder)
    .flatMap((text: string | readonly string[] | RegExp) => (text instanceof RegExp ? [] : text))
    .join(' ');

/** What is affected in an idea about a strange event: what it names first. A line that excludes a word of its texts leaves the general ones. */
export function wonderIn({ fact }: Matter, { matches }: Exclusions): Wonder {
  const found =
    wonders
      .map((wonder) => ({ wonder, at: fact.search(wonder.said) }))
      .filter(({ wonder, at }) => at >= 0 && wonder !== otherWonder)
      .toSorted((one, other) => one.at - other.at)[0]?.wonder ?? otherWonder;
  return matches(textsOf(found)) ? otherWonder : found;
}

/** The words of the rows: `{w.name}`, `{w.toll1}`. */
export function wonderWords(
  { trace, toll, ...wonder }: Wonder,
  { it }: Matter,
): [string, string][] {
  const missing = wonder.id === 'theft' ? it : wonder.missing;
  const [skill = '', act = '', shows = ''] = trace.split(' :: ');
  return [
    ['w.name', wonder.name],
    ['w.skill', skill],
    ['w.act', act],
    ['w.shows', shows],
    ['w.toll1', toll[0]],
    ['w.toll2', toll[1]],
    ['w.scene', wonder.scene],
    ['w.effect', wonder.effect],
    ['w.keeps', wonder.keeps],
    ['w.source', wonder.source],
    ['w.use', wonder.use],
    ['w.grows', wonder.grows],
    ['w.over', wonder.over],
    ['w.stays', wonder.stays],
    ['pledge', missing],
    ['pledge.u', missing.charAt(0).toUpperCase() + missing.slice(1)],
  ];
}
