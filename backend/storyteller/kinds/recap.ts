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

/** How a sentence about a step that is done begins. */
export const doneLabel = 'Done:';

const isDone = (sentence: string): boolean => sentence.startsWith(doneLabel);

/** A title alone says what a quest asks for, and tells nothing of anything else. */
const hasNotes = (text: string): boolean => {
  const { sentences, later } = notesOf(text);
  return sentences.length > 0 || later.length > 0;
};

/** Sessions first, since they say what happened; the rest in the order in which it became known. */
function chosenEvents(events: readonly StoryEvent[], count: number): StoryEvent[] {
  const usable = events.filter(
    ({ kind, title, text }) => hasNotes(text) || (kind === 'quest' && cleanName(title) !== ''),
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
  const isWithinLines = (sentence: string): boolean => !exclusions.matches(sentence);
  const allowed = (sentences: readonly string[]): string[] =>
    sentences.filter((sentence) => {
      if (!isWithinLines(sentence) || told.has(sentence)) return false;
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
  const first = (sentences: readonly string[]): string[] =>
    firstOf(sentences, size.sentences, size.characters);
  const quests = ofKind('quest').map(({ title, text }) => {
    const { sentences, later } = notesOf(text);
    return {
      title,
      about: sentences.filter((sentence) => !isDone(sentence)),
      done: sentences.filter(isDone),
      steps: firstOf(later, size.events, size.characters * 2).filter(isWithinLines),
    };
  });
  const isOpen = ({ done, steps }: (typeof quests)[number]): boolean =>
    steps.length > 0 || done.length === 0;
  const tasks = [
    ...quests
      .filter(isOpen)
      // Two quests can have the same step.
      .map(({ title, about, steps }) => `- ${titled(title, [...allowed(first(about)), ...steps])}`),
    ...allowed(sessions.flatMap(({ later }) => later)).map((task) => `- ${names.add(task)}`),
  ];
  const others = events.filter(({ kind }) => !['session', 'quest'].includes(kind));
  const remembered = [
    ...ofKind(...new Set(others.map(({ kind }) => kind))).map(({ title, text }) => ({
      title,
      sentences: first(notesOf(text).sentences),
    })),
    ...quests.map((quest) => ({
      title: quest.title,
      sentences: first(isOpen(quest) ? quest.done : [...quest.about, ...quest.done]),
    })),
  ];
  const known = remembered.flatMap(({ title, sentences }) => {
    const ofThing = allowed(sentences);
    return ofThing.length === 0 ? [] : [`- ${titled(title, ofThing)}`];
  });

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
