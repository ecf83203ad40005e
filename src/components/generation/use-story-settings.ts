import { useState } from 'react';
import { useGenerations } from '#src/api/generations.ts';
import type {
  Campaign,
  Generation,
  GenerationKind,
  GenerationRequest,
  GenerationSettings,
} from '#src/generated/model/index.ts';
import { hasLevel, isPainted, person } from './generation-labels.ts';
import { levelIn } from '#src/lib/level-in-idea.ts';
import { toneOf } from '#src/lib/story-tone.ts';
import type { KeptIdea, StoryValues } from './kept-idea.ts';
import type { Safety, StoryDefaults, StorytellerProps } from './story-source.ts';

/** The largest party of a story. A campaign can have a larger one. */
const largestParty = 8;

interface Sources extends Pick<StorytellerProps, 'kinds' | 'campaignId'> {
  campaign: Campaign | undefined;
  isCampaignLoading: boolean;
  defaults: StoryDefaults | null;
  isOpen: boolean;
  keptIdea: KeptIdea;
  /** The generation that has not made a draft; undefined if there is none. */
  ended: Generation | undefined;
}

/**
 * The settings of the next draft. What the user does not choose comes from the form, from the last draft
 * of the campaign or from the campaign.
 */
export function useStorySettings({
  kinds,
  campaignId,
  campaign,
  isCampaignLoading,
  defaults,
  isOpen,
  keptIdea,
  ended,
}: Sources) {
  const {
    idea: { kind: chosenKind, chosen },
    change,
    show,
    forgetSeed,
  } = keptIdea;
  const kind = kinds.find((one) => one === chosenKind) ?? kinds[0];
  /** The settings of a draft that is written again from its seed. */
  const [repeated, setRepeated] = useState<GenerationSettings | null>(null);
  const list = useGenerations(campaignId, isOpen);
  const ofPlace = (list.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((one) => one.campaignId === campaignId);
  const isListed = (one: Generation) => one.campaignId === campaignId && kinds.includes(one.kind);
  /** The last draft when the list arrived; null if there is none. Later drafts change no settings in view. */
  const [last, setLast] = useState<Generation | null | undefined>(
    campaignId === null ? null : undefined,
  );
  if (last === undefined && (list.isSuccess || list.isError)) {
    setLast(ofPlace.find(({ kind: one, author }) => !isPainted(one) && author !== person) ?? null);
  }
  const { subject, safety, stays: _, only: __, isAnother: ___, ...given } = defaults ?? {};
  const values: StoryValues = {
    idea: '',
    length: 'standard',
    difficulty: 'standard',
    tone: toneOf(campaign?.tone ?? ''),
    level: campaign?.startingLevel ?? 1,
    partySize: campaign?.partySize ?? 4,
    seed: null,
    ...(last && partyOf(last)),
    ...given,
    ...namedLevel(kind, given.idea),
    // The page may be another one than that which has started it.
    ...(ended && { idea: ended.settings.idea, ...partyOf(ended) }),
    ...namedLevel(kind, chosen.idea),
    ...chosen,
  };
  return {
    kind,
    setKind: (next: GenerationKind) => change({ kind: next }),
    values,
    /** Whether all sources have arrived, so that the values change only by the user. */
    isReady: last !== undefined && !isCampaignLoading,
    change: (next: Partial<StoryValues>) => change({ chosen: { ...chosen, ...next } }),
    /** Whether the settings are those of a draft that is written again from its seed. */
    isRepeated: repeated !== null,
    /** Takes the settings of a draft, with its seed. */
    repeat: (draft: Generation) => {
      const { idea, seed } = draft.settings;
      show({ kind: draft.kind, chosen: { idea, ...partyOf(draft), seed } });
      setRepeated(draft.settings);
    },
    /** Keeps the choices, except what makes the next draft the same as the last one. */
    forgetRepeated: () => {
      setRepeated(null);
      forgetSeed();
    },
    earlier: earlierOf(ofPlace.filter(isListed)),
    isListed,
    list,
    request: (): GenerationRequest => {
      const { level, partySize, seed, ...others } = values;
      return {
        kind,
        campaignId,
        ...(repeated === null ? { ...subject, ...safety } : repeatedSubject(repeated, safety)),
        ...others,
        ...(seed !== null && { seed }),
        level: level ?? 1,
        partySize: Math.min(partySize ?? 4, largestParty),
      };
    },
  };
}

export type StorySettingsState = ReturnType<typeof useStorySettings>;

/** What the draft was about, and what it keeps to: its own lines and veils, and those of the form. */
const repeatedSubject = (
  { entryId, choices, texts, safetyLines, safetyVeils }: GenerationSettings,
  safety: Safety = {},
) => ({
  entryId,
  choices,
  texts,
  safetyLines: withMore(safetyLines, safety.safetyLines),
  safetyVeils: withMore(safetyVeils, safety.safetyVeils),
});

/** The level that the idea names counts until the user chooses one. */
function namedLevel(kind: GenerationKind, idea = ''): { level?: number } {
  const named = hasLevel(kind) ? levelIn(idea) : null;
  return named === null ? {} : { level: named.level };
}

const withMore = (text: string, more = ''): string =>
  more === '' || text.includes(more) ? text : `${text}\n${more}`.trim();

const partyOf = ({ settings: { tone, length, difficulty, level, partySize } }: Generation) => ({
  tone,
  length,
  difficulty,
  level,
  partySize,
});

/** The drafts that can be read or wait, without those that were written again. */
function earlierOf(generations: readonly Generation[]): Generation[] {
  const revised = new Set(
    generations.filter(({ draft }) => draft !== null).map(({ revisionOf }) => revisionOf),
  );
  return generations.filter(
    ({ generationId, status }) =>
      status !== 'failed' && status !== 'cancelled' && !revised.has(generationId),
  );
}
