import { readPronouns } from '../names/pronouns.ts';
import { randomStream } from '../random.ts';
import { cleanName } from '../realise/sentences.ts';
import type { Json, KnownThing, StoryFacts, StoryRequest, Tone } from '../story.ts';
import { cultureOfIdea } from './culture-of-idea.ts';
import { cultureOfKnown } from './known-culture.ts';
import { mostKnownPersons } from './known-people.ts';
import { nearbyOf, sortOfPlace } from './known-places.ts';
import { exclusionsFor, type Exclusions } from './lines.ts';
import { tablesOf } from './tone-tables.ts';

/** A text uses at most this number of known things of a kind; places here are settlements. */
const mostOfKind = { person: mostKnownPersons, place: 4, faction: 3, item: 0 } as const;

/** Facts have 4 kB at most, so longer lists of lines and of names are not stored in full. */
const mostOfLines = 800;
const mostOfNames = 600;

const tones: readonly Tone[] = ['whimsical', 'heroic', 'intrigue', 'grim', 'horror'];

/**
 * The known things in an order that depends on the seed: the first ones have the large parts and not every story is
 * about the same people. Those that the idea names come first.
 */
export function inOrderOf(
  seed: number,
  { known, idea }: Pick<StoryRequest, 'known' | 'idea'>,
): KnownThing[] {
  const text = idea.toLowerCase();
  const isNamed = ({ name }: KnownThing): number =>
    text.includes(name.toLowerCase().slice(0, 60)) ? 0 : 1;
  return randomStream(seed, 'known')
    .shuffle(known)
    .toSorted((one, other) => isNamed(one) - isNamed(other));
}

/** The tone of a text with the plan of another tone. It must have the same tables: whimsical stories have their own. */
export const toneFor = (asked: Tone, planned: Tone): Tone =>
  tablesOf(asked) === tablesOf(planned) ? asked : planned;

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The tone in the facts of a story. */
export const storedTone = ({ tone }: StoryFacts): Tone | undefined =>
  tones.find((item) => item === tone);

/**
 * Whether a story that is kept gets other words. Another length has the same words as far as it has them, and another
 * mood of a section adds to them.
 */
export const hasOtherWords = ({ keep, instruction = 'again' }: StoryRequest): boolean =>
  keep !== undefined && keep.isWhole !== true && instruction === 'again';

/**
 * The request of a plan without a plot. A story whose sections are written again keeps its plan, so it is planned
 * again from its facts, even if tone, lines and entries of the request differ now.
 */
export function plannedRequest(request: StoryRequest, seed: number): StoryRequest {
  const facts = request.keep?.story.facts;
  const tone = facts?.['kind'] === request.kind ? storedTone(facts) : undefined;
  if (facts === undefined || tone === undefined) {
    const ofIdea = request.kind === 'setting' ? cultureOfIdea(request.idea) : undefined;
    const culture = cultureOfKnown(request.known) ?? ofIdea;
    return { ...request, known: inOrderOf(seed, request), culture };
  }
  const { landscape: _, ...others } = request;
  const { lines, known, culture } = facts;
  return {
    ...others,
    ...landscapeOf(facts),
    tone,
    culture: typeof culture === 'string' ? culture : undefined,
    ...(isList(lines) && { lines: lines.map(String), veils: [] }),
    known: (isList(known) ? known : []).flatMap(knownIn),
  };
}

/** The landscape of the campaign when the story was planned. */
function landscapeOf({ landscape }: StoryFacts): Pick<StoryRequest, 'landscape'> {
  const [id = '', ...without] = isList(landscape) ? landscape.map(String) : [];
  return id === '' ? {} : { landscape: { id, without } };
}

function knownIn(entry: Json): KnownThing[] {
  const [id = '', kind = '', name = '', pronouns = '', role = ''] = isList(entry)
    ? entry.map(String)
    : [];
  return kind === 'person' || kind === 'place' || kind === 'faction' || kind === 'item'
    ? [{ id, kind, name, pronouns, role }]
    : [];
}

/** What `plannedRequest` needs later. */
export function plannedFacts({
  kind: kindOfText,
  tone,
  lines,
  veils,
  known,
  landscape,
  culture,
  idea,
}: StoryRequest): StoryFacts {
  const excluded = [...lines, ...veils];
  const counts = { person: 0, place: 0, faction: 0, item: 0 };
  const nearby = nearbyOf(known, idea, kindOfText);
  const used = known.filter((thing) => {
    const { kind, name } = thing;
    if (kind === 'place' && sortOfPlace(name) !== 'settlement') return nearby.includes(thing);
    counts[kind] += 1;
    return counts[kind] <= mostOfKind[kind];
  });
  // Invented names differ from all known ones, so the words of the other names count, too.
  const names = known.flatMap((thing) => (used.includes(thing) ? [] : thing.name));
  return {
    tone,
    ...(landscape !== undefined && { landscape: [landscape.id, ...landscape.without] }),
    ...(culture !== undefined && { culture }),
    lines: excluded.join('').length > mostOfLines ? null : excluded,
    known: [
      ...used.map(({ id, kind, name, pronouns, role }) => [
        id,
        kind,
        cleanName(name),
        readPronouns(pronouns),
        cleanName(role ?? '', 40),
      ]),
      ...(names.length === 0 ? [] : [['', 'item', names.join(' ').slice(0, mostOfNames)]]),
    ],
  };
}

/** The exclusions of the plan, and those of the sentences: a line can be newer than a plan that is kept. */
export const exclusionsOfBoth = (
  asked: StoryRequest,
  planned: StoryRequest,
): { exclusions: Exclusions; current: Exclusions } => ({
  exclusions: exclusionsFor(planned),
  current: exclusionsFor(asked),
});
