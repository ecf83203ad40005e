import { ModelFailure, type Models } from '#backend/ports.ts';
import { exclusionsFor } from '#backend/storyteller/plan/lines.ts';
import type { Random } from '#backend/random.ts';
import type { StoryKind, StoryName, StorySection, Tone } from '#backend/storyteller/story.ts';
import type { ModelSession } from '../model-session.ts';
import { faultsOf, formFaults, type Allowed } from './check.ts';
import { asDraftText, normalised } from './clean.ts';
import { factsOf } from './facts.ts';
import type { ItemNames } from './item-names.ts';
import type { NameMarks } from './named.ts';
import type { Shortfall } from './notice.ts';
import { answerSchema, dataText, repairText, rulesFor } from './prompt.ts';
import type { WrittenText } from './written.ts';

/** What all sections of a story have in common. */
export interface StoryContext {
  readonly kind: StoryKind;
  readonly tone: Tone;
  readonly idea: string;
  readonly texts: string;
  /** The change that the user has asked for in words; empty for none. */
  readonly wish: string;
  readonly lines: readonly string[];
  readonly veils: readonly string[];
  readonly marks: NameMarks;
  /** What could be a reward. */
  readonly items: ItemNames;
}

export interface SectionTask {
  readonly section: StorySection;
  /** How the last sections that the same readers may read begin. */
  readonly openings: readonly string[];
  /** What players may learn about who the people are. */
  readonly mayTell: (role: string) => boolean;
  /** In characters. */
  readonly longest: number;
}

interface Writer {
  readonly models: Models;
  readonly random: Random;
  readonly session: ModelSession;
  readonly written: WrittenText;
}

interface Answer {
  readonly text: string;
  readonly used: readonly number[];
}

/** The port has checked the answer with the schema, but a model behind a wrong port could be anything. */
function answerIn(value: unknown): Answer {
  const isObject = typeof value === 'object' && value !== null;
  const text: unknown = isObject ? Reflect.get(value, 'text') : undefined;
  const used: unknown = isObject ? Reflect.get(value, 'used') : undefined;
  return {
    text: typeof text === 'string' ? text : '',
    used: Array.isArray(used) ? used.filter((id): id is number => typeof id === 'number') : [],
  };
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** The section about rewards, in all kinds of stories that have one. */
const rewardSection = 'reward';

/** Models that think before they write need most of these. */
const thoughtTokens = 3000;

/** The names in the facts of a section; their roles are left out for players who do not read them anyway. */
function namesFor(facts: Allowed['facts'], { section, mayTell }: SectionTask): StoryName[] {
  const names = new Set(facts.flatMap((fact) => fact.names.flatMap(([first]) => first ?? [])));
  return [...names].map((named) =>
    section.audience === 'gm' || mayTell(named.role) ? named : { ...named, role: '' },
  );
}

/**
 * Has the model write one section again, and checks its words. It may correct them once.
 * @returns the text, or why the text of the storyteller is kept
 * @throws ModelFailure when further requests would fail as well, or WorkEnded
 */
export async function writeSection(
  { models, random, session, written }: Writer,
  context: StoryContext,
  task: SectionTask,
): Promise<{ readonly text: string } | { readonly reason: Shortfall | null }> {
  const { section, longest, openings } = task;
  const { kind, tone, idea, texts, wish, lines, veils, marks, items } = context;
  const facts = factsOf(section, marks);
  if (facts.length === 0) return { reason: null };
  const marker = `=== ${hexOf(random.bytes(16))} ===`;
  const words = wordsIn(section.text);
  const rules = rulesFor({ kind, tone, audience: section.audience, words });
  const allowed: Allowed = {
    facts,
    marks,
    heading: section.heading,
    idea: `${idea}\n${wish}`,
    items: section.id === rewardSection ? items : null,
    exclusions: exclusionsFor(context),
    longest,
    marker,
    rules,
  };
  /** The text so far. Words that the draft cannot have are not shown. */
  const shown = (text: string): string => {
    // Ten megabytes are not read again and again.
    if (text.length > 2 * longest) return section.text;
    // The last word can be incomplete.
    const masked = marks.maskPlain(normalised(text.slice(0, text.lastIndexOf(' ') + 1)));
    const isShown =
      masked !== '' && masked.length <= longest && formFaults(masked, allowed).length === 0;
    return isShown ? asDraftText(masked, marks) : section.text;
  };
  const onText = (text: string): void => written.offer(section.id, () => shown(text));
  const names = namesFor(facts, task);
  const data = { facts, names, lines, veils, idea, texts, wish, openings };
  const ask = async (prompt: string): Promise<Answer> => {
    const { value } = await session.call((connection, options) =>
      models.write(
        connection,
        {
          system: rules.join('\n'),
          prompt,
          schema: answerSchema,
          maxOutputTokens: thoughtTokens + Math.ceil(longest / 2),
        },
        { onText, ...options },
      ),
    );
    return answerIn(value);
  };
  try {
    let { text, used } = await ask(dataText(data, marker));
    for (let repairs = 0; ; repairs += 1) {
      // One character more than allowed is a fault already.
      const masked = marks.maskPlain(normalised(text.slice(0, 2 * longest)));
      const faults = faultsOf(masked, used, allowed);
      if (faults.length === 0) return { text: asDraftText(masked, marks) };
      if (repairs > 0) return { reason: 'faulty' };
      const answer = { text: text.slice(0, longest), faults };
      ({ text, used } = await ask(repairText(data, answer, marker)));
    }
  } catch (error) {
    // The model may not refuse another section.
    if (error instanceof ModelFailure && error.reason === 'refused') return { reason: 'refused' };
    throw error;
  }
}
