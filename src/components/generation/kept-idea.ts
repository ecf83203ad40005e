import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useSignedInUser } from '#src/api/session.ts';
import type {
  GenerationKind,
  StoryDifficulty,
  StoryLength,
  StoryTone,
} from '#src/generated/model/index.ts';
import { isRecord } from '#src/lib/is-record.ts';
import {
  type DraftFormat,
  type FoundDraft,
  keepDraft,
  type KeptDraft,
} from '../drafts/kept-draft.ts';
import { ideaOwner } from '../forms/form-draft.ts';
import { difficultyLabels, kindTexts, lengthLabels, toneLabels } from './generation-labels.ts';

/** The settings of a draft or a picture. */
export interface StoryValues {
  idea: string;
  tone: StoryTone;
  length: StoryLength;
  difficulty: StoryDifficulty;
  level: number | null;
  partySize: number | null;
  /** Null for another one each time. */
  seed: number | null;
}

/** What the user has typed and chosen for the next draft or picture. */
export interface TypedIdea {
  /** Undefined for the first kind of the panel. */
  kind?: GenerationKind | undefined;
  chosen: Partial<StoryValues>;
  /** How sections are to be rewritten, by their ids; `wholeDraft` is the wish for the whole draft. */
  wishes: Readonly<Record<string, string>>;
}

/** No section has this id. */
export const wholeDraft = '';

const nothing: TypedIdea = { chosen: {}, wishes: {} };

const isKeyOf = <Key extends string>(
  labels: Readonly<Record<Key, unknown>>,
  value: unknown,
): value is Key => typeof value === 'string' && Object.hasOwn(labels, value);

const isNumber = (value: unknown): boolean => value === null || typeof value === 'number';

const isValid: Readonly<Record<keyof StoryValues, (value: unknown) => boolean>> = {
  idea: (value) => typeof value === 'string',
  tone: (value) => isKeyOf(toneLabels, value),
  length: (value) => isKeyOf(lengthLabels, value),
  difficulty: (value) => isKeyOf(difficultyLabels, value),
  level: isNumber,
  partySize: isNumber,
  seed: isNumber,
};

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** Null stands for an idea of which nothing is typed or chosen. */
const ideaFormat: DraftFormat<TypedIdea | null> = {
  inMemory: true,
  write: (idea) => {
    if (idea === null) return null;
    const { kind, chosen, wishes } = idea;
    const written = Object.entries(wishes).filter(([, wish]) => !isBlank(wish));
    return Object.keys(chosen).length === 0 && written.length === 0
      ? null
      : { head: { kind, chosen, wishes: Object.fromEntries(written) } };
  },
  read: ({ head }) => {
    if (!isRecord(head) || !isRecord(head['chosen']) || !isRecord(head['wishes'])) return null;
    const chosen = Object.entries(head['chosen']).filter(
      ([name, value]) => isKeyOf(isValid, name) && isValid[name](value),
    );
    const wishes = Object.entries(head['wishes']).filter(
      (wish): wish is [string, string] => typeof wish[1] === 'string',
    );
    return {
      ...(isKeyOf(kindTexts, head['kind']) && { kind: head['kind'] }),
      chosen: Object.fromEntries(chosen),
      wishes: Object.fromEntries(wishes),
    };
  },
};

/**
 * What is typed in a panel for the next draft or picture. It is kept on the device until the server has it, over a
 * reload and the end of the session, like the text of a form.
 * @param name the draft of the form, or the record, and what the panel makes for it
 * @param hasFailed whether nothing came of what was sent last: then it is kept again
 */
export function useKeptIdea(name: string, hasFailed: boolean) {
  const owner = ideaOwner(useSignedInUser().id, name);
  const [idea, setIdea] = useState(nothing);
  const latest = useRef(nothing);
  const kept = useRef<KeptDraft<TypedIdea | null>>(null);
  const [restoredAt, setRestoredAt] = useState<Date | null>(null);

  /** Shows values that the user has not typed, so that they are not kept. */
  function show(next: Partial<TypedIdea>) {
    latest.current = { ...latest.current, ...next };
    setIdea(latest.current);
  }

  function change(next: Partial<TypedIdea>) {
    show(next);
    kept.current?.keep(latest.current);
  }

  const onFound = useEffectEvent(({ content, at }: FoundDraft<TypedIdea | null>) => {
    if (content === null) return;
    const { kind = content.kind, chosen, wishes } = latest.current;
    change({
      kind,
      // What the user has typed since the panel was opened is newer.
      chosen: { ...content.chosen, ...chosen },
      wishes: { ...content.wishes, ...wishes },
    });
    if (!isBlank(content.chosen.idea)) setRestoredAt(new Date(at));
  });

  useEffect(() => {
    const draft = keepDraft<TypedIdea | null>(owner, ideaFormat, null);
    kept.current = draft;
    const stopKeeping = draft.keepAtTheEnd();
    void draft.open((found) => found.forEach(onFound), 1);
    return () => {
      stopKeeping();
      void draft.close();
    };
  }, [owner]);

  const keepAgain = useEffectEvent(() => kept.current?.keep(latest.current));
  useEffect(() => {
    if (hasFailed) keepAgain();
  }, [hasFailed]);

  return {
    idea,
    change,
    show,
    /** Keeps nothing any more, because the server has the idea. The panel still shows it. */
    forget: () => {
      kept.current?.keep(null);
      setRestoredAt(null);
    },
    /** Removes what would make the next draft the same as the last one. */
    forgetSeed: () => {
      const { seed: _, ...others } = latest.current.chosen;
      show({ chosen: others });
    },
    /** When the idea that is back was stored; null if none is. */
    restoredAt,
    dismissRestored: () => setRestoredAt(null),
    discard: () => {
      const { kind, chosen } = latest.current;
      change({ kind: undefined, chosen: {} });
      setRestoredAt(null);
      toast('Your idea is discarded.', {
        action: { label: 'Undo', onClick: () => change({ kind, chosen }) },
      });
    },
  };
}

export type KeptIdea = ReturnType<typeof useKeptIdea>;
