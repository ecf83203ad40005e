import { exclusionsFor } from '../plan/lines.ts';
import { randomStream } from '../random.ts';
import { firstSentences, inPast } from '../realise/retell.ts';
import { NameList, cleanName } from '../realise/sentences.ts';
import type { StoryEvent } from '../story.ts';
import { recapFrames, recapOpenings, recapQuestions } from '../tables/recap-rows.ts';
import type { Teller } from './draft.ts';
import { paragraphs } from './written.ts';

const sortOf = (kind: string): string =>
  Object.hasOwn(recapFrames, kind)
    ? kind
    : kind === 'npc'
      ? 'person'
      : kind === 'location'
        ? 'place'
        : 'other';

const sizes = {
  short: { events: 4, sentences: 1, characters: 220 },
  standard: { events: 8, sentences: 2, characters: 360 },
  long: { events: 16, sentences: 4, characters: 700 },
} as const;

/** Sessions first, since they say what happened; the rest in the order in which it became known. */
function chosenEvents(events: readonly StoryEvent[], count: number): StoryEvent[] {
  const usable = events.filter(({ title, text }) => cleanName(title) !== '' || text.trim() !== '');
  const sessions = usable.filter(({ kind }) => kind === 'session');
  const others = usable.filter(({ kind }) => kind !== 'session');
  const kept = new Set([...sessions.slice(-count), ...others.slice(-count)].slice(0, count));
  return usable.filter((event) => kept.has(event));
}

/**
 * Retells the given events and adds nothing: every fact is a title or a sentence of an event. These
 * are literal text, so they are characters of the list of names until the text is finished.
 */
export const tellRecap: Teller = (request, seed) => {
  const names = new NameList();
  const exclusions = exclusionsFor(request);
  const size = sizes[request.length];
  const events = chosenEvents(request.events ?? [], size.events);
  const random = randomStream(seed, 'words|recap');
  const used = new Set<string>();
  const pick = (rows: readonly string[]): string => {
    const free = rows.filter((row) => !used.has(row));
    const row = random.pick(free.length > 0 ? free : rows);
    used.add(row);
    return row;
  };
  const told = new Set<string>();
  const retold = events.flatMap(({ title, kind, text }) => {
    const name = cleanName(title, 120);
    // Sessions say what happened; other entries say what there is.
    const share = kind === 'session' ? 3 : 1;
    const sentences = firstSentences(text, size.sentences * share, size.characters * share)
      .map(inPast)
      .filter((sentence) => !exclusions.matches(sentence) && !told.has(sentence));
    for (const sentence of sentences) told.add(sentence);
    if (exclusions.matches(name)) return [];
    const lead =
      name === ''
        ? ''
        : pick(recapFrames[sortOf(kind)] ?? []).replace('{t}', `**${names.add(name)}**`);
    if (sentences.length === 0) {
      return lead === '' || lead.endsWith(':') ? [] : [lead];
    }
    return [[lead, ...sentences.map((sentence) => names.add(sentence))].filter(Boolean).join(' ')];
  });
  const open = events.filter(({ kind, title }) => {
    const name = cleanName(title, 120);
    return kind !== 'session' && name !== '' && !exclusions.matches(name);
  });
  const questions = randomStream(seed, 'open')
    .shuffle(open)
    .slice(0, request.length === 'short' ? 1 : 2)
    .map(
      ({ title }) => `- ${pick(recapQuestions).replace('{t}', names.add(cleanName(title, 120)))}`,
    );
  const text =
    retold.length === 0
      ? 'Nothing has been written down yet that everyone may know.'
      : paragraphs(pick(recapOpenings), ...retold);
  return {
    title: 'Previously',
    sections: [
      { id: 'recap', heading: 'Previously', audience: 'everyone', text },
      ...(questions.length === 0
        ? []
        : [
            {
              id: 'open',
              heading: 'To keep in mind',
              audience: 'everyone' as const,
              text: questions.join('\n'),
            },
          ]),
    ],
    details: {
      kind: 'recap',
      cast: events
        .filter(({ kind }) => sortOf(kind) === 'person')
        .map(({ title }) => ({ name: cleanName(title, 120), pronouns: 'they' as const, role: '' })),
    },
    facts: { kind: 'recap', seed, titles: events.map(({ title }) => cleanName(title, 60)) },
    names,
    faults: [],
  };
};
