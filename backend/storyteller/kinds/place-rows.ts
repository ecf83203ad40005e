import { withArticle } from '../plan/idea-phrase.ts';
import { rowText } from '../plan/truths.ts';
import { emptyLooks } from '../tables/asked-places/empty-looks.ts';
import { sensesOfAskedSites } from '../tables/asked-places/senses-of-asked-sites.ts';
import { senses, sensesOfSites, worksDone } from '../tables/place-people.ts';
import type { Row, Site } from '../tables/row-types.ts';
import type { AskedPlace } from './asked-place.ts';
import type { ChosenSite } from './place-choice.ts';
import { fragment } from './written.ts';

/** The rows of a place: those of its site, and those about what an idea says of it. */
export interface PlaceRows {
  /** Each list gives one of the things that one sees. */
  looks: readonly (readonly Row[])[];
  /** What the words of the idea mean for those who come; each list gives one sentence. */
  known: readonly (readonly Row[])[];
  senses: readonly Row[];
  features: readonly Row[];
  checks: Site['checks'];
  done: readonly Row[];
  /** Who keeps the place, for the three scales; absent for a site of a livelihood. */
  keeper: readonly string[] | undefined;
  /** What is behind a state that has to be explained. */
  hidden: readonly Row[];
}

/** Joins sentences to one, with semicolons. */
export const clausesOf = (sentences: readonly string[]): string =>
  sentences.map((sentence) => fragment(sentence).replaceAll('. ', '; ')).join('; ');

/** How many things one sees. */
const mostLooks = 3;

export function rowsOfPlace(
  site: Site,
  { common }: ChosenSite,
  asked: AskedPlace | undefined,
): PlaceRows {
  const { states = [], position } = asked ?? {};
  const family = asked?.family?.family;
  if (family !== undefined) {
    const further = [...states, ...(position === undefined ? [] : [position])];
    const more = further.map(({ look }) => look).slice(0, 1);
    return {
      ...family,
      looks: [family.look, family.look, ...more, family.look].slice(0, mostLooks),
      known: [family.known, ...further.map(({ known }) => known)],
      features: [...family.feature, ...further.flatMap(({ feature }) => feature)],
      hidden: [],
    };
  }
  const traits = [...states, ...(position === undefined ? [] : [position])];
  const empty = states.find((state) => state.empty !== undefined)?.empty;
  const isKept = empty === undefined;
  // A list after a colon cannot stand after another colon.
  const own = (isKept ? site.look : (emptyLooks[site.id] ?? [])).filter(
    (row) => !rowText(row).includes(':'),
  );
  const first = own.length > 0 ? [own] : [];
  const more = traits.map(({ look }) => look);
  const last = own.length > mostLooks ? own : (more[0] ?? own);
  const ofSite =
    (asked === undefined ? undefined : sensesOfAskedSites[site.id]) ??
    sensesOfSites[site.id] ??
    senses;
  return {
    looks: [...first, ...more, last, last].slice(0, mostLooks),
    known: traits.map(({ known }) => known),
    senses: traits[0] === undefined ? ofSite : traits.flatMap((trait) => trait.senses),
    features: [...traits.flatMap(({ feature }) => feature), ...(isKept ? site.feature : [])],
    checks: [...traits.flatMap(({ checks }) => checks), ...(isKept ? site.checks : [])],
    done: empty?.done ?? common?.done ?? worksDone,
    keeper: empty?.keeper ?? common?.keeper,
    hidden: states.find(({ hidden }) => hidden !== undefined)?.hidden ?? [],
  };
}

/** Inns stand in a town, and a fortress or anything that lies on a lake does not. */
const isOutside = ({ common }: ChosenSite, site: Site, asked: AskedPlace | undefined): boolean =>
  asked?.isLonely === true ||
  (asked !== undefined && asked.where !== '' && !asked.isInTown) ||
  asked?.isSettlement === true ||
  (common?.named === '' && site.terrain !== 'indoors');

/** What the place is called, and what it is: `Blackwater Keep, a ruined fortress on a lake near Marlow`. */
export function labelOfPlace(
  chosen: ChosenSite,
  site: Site,
  ownName: string,
  asked: AskedPlace | undefined,
): string {
  const where = asked?.where ?? '';
  const whole = asked?.whole ?? '';
  if (ownName === '') {
    // "The prison of Marlow, with one prisoner", but "the temple of Marlow, a temple of the moon".
    const said = asked?.rest.startsWith('of ') === true ? whole : (asked?.rest ?? '');
    const more = whole === '' ? where : said;
    return `{site.s} of {town}${more === '' ? '' : `, ${more}`}`;
  }
  if (whole !== '') {
    return `{site.s}, ${whole}, ${isOutside(chosen, site, asked) ? 'near' : 'in'} {town}`;
  }
  const one = asked?.one ?? withArticle(chosen.common?.id ?? '');
  const above = /^(?:under|beneath|below|underneath) (?:the|an?) (city|town|village)$/.exec(where);
  if (above !== null) return `{site.s}, ${one} under the ${above[1] ?? ''} of {town}`;
  const clauses = where === '' ? [] : where.split(', ');
  // "An abbey, burnt, near Marlow", but "a keep on a lake near Marlow".
  const before = (clause: string | undefined): string =>
    clause?.includes(' ') === false ? ', ' : ' ';
  const described = where === '' ? one : `${one}${before(clauses[0])}${where}`;
  if (/^(?:near|by|beside) /.test(where)) return `{site.s}, ${described}, not far from {town}`;
  return `{site.s}, ${described}${before(clauses.at(-1))}${isOutside(chosen, site, asked) ? 'near' : 'in'} {town}`;
}
