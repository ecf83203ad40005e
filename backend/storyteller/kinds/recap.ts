import { exclusionsFor } from '../plan/lines.ts';
import { randomStream } from '../random.ts';
import { firstOf, inPast, isInPast, notesOf } from '../realise/retell.ts';
import { NameList, cleanName } from '../realise/sentences.ts';
import type { StoryEvent } from '../story.ts';
import { recapOpenings } from '../tables/recap-rows.ts';
import type { Teller } from './draft.ts';
import { paragraphs } from './written.ts';

const sizes = {
  short: { events: 4, sentences: 1, characters: 220 },
  standard: { events: 8, sentences: 3, characters: 360 },
  long: { events: 16, sentences: 5, characters: 700 },
} as const;

/** A title alone tells nothing of a session, which has one before anything of it is written. */
const hasNotes = (text: string): boolean => {
  const { sentences, later } = notesOf(text);
  return sentences.length > 0 || later.length > 0;
};

/** Sessions first, since they say what happened; the rest in the order in which it became known. */
function chosenEvents(events: readonly StoryEvent[], count: number): StoryEvent[] {
  const usable = events.filter(({ kind, title, text }) =>
    kind === 'session' ? hasNotes(text) : cleanName(title) !== '' || text.trim() !== '',
  );
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
  const told = new Set<string>();
  const allowed = (sentences: readonly string[]): string[] =>
    sentences.filter((sentence) => {
      if (exclusions.matches(sentence) || told.has(sentence)) return false;
      told.add(sentence);
      return true;
    });
  const titled = (title: string, sentences: readonly string[]): string => {
    const name = cleanName(title, 120);
    const text = sentences.map((sentence) => names.add(sentence)).join(' ');
    if (name === '') return text;
    const bold = `**${names.add(name)}**`;
    return text === '' ? `${bold}.` : `${bold}: ${text}`;
  };
  const ofKind = (...kinds: readonly string[]): StoryEvent[] =>
    events.filter(
      ({ kind, title }) => kinds.includes(kind) && !exclusions.matches(cleanName(title, 120)),
    );

  // Sessions say what happened, in the past; the other entries say what there is.
  const sessions = ofKind('session').map(({ title, text }) => {
    const notes = notesOf(text);
    const sentences = firstOf(notes.sentences, size.sentences * 3, size.characters * 3);
    const past = isInPast(sentences) ? sentences : sentences.map(inPast);
    const ofSession = allowed(past);
    return { later: notes.later, text: ofSession.length === 0 ? '' : titled(title, ofSession) };
  });
  const item = ({ title, text }: StoryEvent): string =>
    `- ${titled(title, allowed(firstOf(notesOf(text).sentences, size.sentences, size.characters)))}`;
  const tasks = [
    ...ofKind('quest').map(item),
    ...allowed(sessions.flatMap(({ later }) => later)).map((task) => `- ${names.add(task)}`),
  ];
  const others = events.filter(({ kind }) => !['session', 'quest'].includes(kind));
  const known = ofKind(...new Set(others.map(({ kind }) => kind))).map(item);

  const happened = sessions.map(({ text }) => text).filter((text) => text !== '');
  const parts = [
    {
      id: 'recap',
      heading: 'Previously',
      text:
        happened.length === 0
          ? ''
          : paragraphs(randomStream(seed, 'words|recap').pick(recapOpenings), ...happened),
    },
    { id: 'known', heading: 'Who and what to remember', text: known.join('\n') },
    { id: 'open', heading: 'What is still to do', text: tasks.join('\n') },
  ].filter(({ text }) => text !== '');
  const nothing = {
    id: 'recap',
    heading: 'Previously',
    text: 'Nothing has been written down yet that everyone may know.',
  };
  return {
    title: 'Previously',
    sections: (parts.length === 0 ? [nothing] : parts).map((part) => ({
      ...part,
      audience: 'everyone' as const,
    })),
    details: { kind: 'recap' },
    // Its sentences are those of the events, with the names in them.
    named: [],
    facts: { kind: 'recap', seed, titles: events.map(({ title }) => cleanName(title, 60)) },
    names,
    faults: [],
  };
};
