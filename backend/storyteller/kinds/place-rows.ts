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
  /** What is behind the rest of the idea, for the game master; each list gives one sentence. */
  hidden: readonly (readonly Row[])[];
}

/** Joins sentences to one, with semicolons. */
export const clausesOf = (sentences: readonly string[]): string =>
  sentences.map((sentence) => fragment(sentence).replaceAll('. ', '; ')).join('; ');

/** How many things one sees. */
const mostLooks = 3;

/** How many sentences say what the words of the idea mean. */
const mostSayings = 2;

export function rowsOfPlace(
  site: Site,
  { common }: ChosenSite,
  asked: AskedPlace | undefined,
): PlaceRows {
  const { states = [], position, family } = asked ?? {};
  const { aspects = [], beside = [], scene } = family ?? {};
  const traits = [...states, ...(position === undefined ? [] : [position])];
  const empty = states.find((state) => state.empty !== undefined)?.empty;
  const isKept = empty === undefined;
  // A list after a colon cannot stand after another colon.
  const ofSite = (isKept ? site.look : (emptyLooks[site.id] ?? [])).filter(
    (row) => !rowText(row).includes(':'),
  );
  const own = isKept || ofSite.length === 0 ? (scene?.look ?? ofSite) : ofSite;
  const first = own.length > 0 ? [own] : [];
  const more = [...aspects, ...traits].map(({ look }) => look).filter((look) => look.length > 0);
  const last = own.length > mostLooks ? own : (more[0] ?? own);
  // What is built shows of what sort it is, also if the idea says much of it.
  const isOfSort = scene !== undefined && aspects.length > 0;
  const sensesOfSite =
    (asked === undefined ? undefined : sensesOfAskedSites[site.id]) ??
    sensesOfSites[site.id] ??
    senses;
  const sensesOfPlace =
    isKept || traits.length === 0 ? scene?.senses : traits.flatMap((trait) => trait.senses);
  // An aspect and a state can say the same: `haunted`.
  const said = new Set(aspects.map(({ id }) => id));
  const sayings = [...aspects, ...traits.filter(({ id }) => !said.has(id))].map(
    ({ known }) => known,
  );
  return {
    looks: (isOfSort ? [own, more[0] ?? own, last] : [...first, ...more, last, last]).slice(
      0,
      mostLooks,
    ),
    known: [...sayings, ...(scene === undefined ? [] : [scene.known])].slice(0, mostSayings),
    senses:
      sensesOfPlace ??
      (traits[0] === undefined ? sensesOfSite : traits.flatMap((trait) => trait.senses)),
    features: [
      ...[...aspects, ...traits].flatMap(({ feature }) => feature),
      ...(scene?.feature ?? (isKept ? site.feature : [])),
    ],
    checks: [
      ...traits.flatMap(({ checks }) => checks),
      ...(scene?.checks ?? (isKept ? site.checks : [])),
    ],
    done: empty?.done ?? scene?.done ?? common?.done ?? worksDone,
    keeper: empty?.keeper ?? scene?.keeper ?? common?.keeper,
    hidden:
      aspects.length > 0
        ? beside.map((aspect) => aspect.beside)
        : states.flatMap(({ hidden }) => (hidden === undefined ? [] : [hidden])).slice(0, 1),
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
    // "The prison of Marlow, with one prisoner", but "the temple of the moon, in Marlow".
    if (asked?.rest.startsWith('of ') === true) {
      const isBeside = isOutside(chosen, site, asked);
      return `{named} ${asked.rest}, ${isBeside ? 'near' : 'in'} {town}`;
    }
    const said = asked?.rest ?? '';
    const more = whole === '' ? where : said;
    return `{named} of {town}${more === '' ? '' : `, ${more}`}`;
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
