import { useState } from 'react';
import { toast } from 'sonner';
import { HttpError } from '#src/api/http-error.ts';
import { forgetInTab, keepInTab, keptInTab } from '#src/api/kept-in-tab.ts';
import { useGenerationChanges } from '#src/api/generations.ts';
import { useSignedInUser } from '#src/api/session.ts';
import type {
  Generation,
  GenerationRequest,
  GenerationRevision,
} from '#src/generated/model/index.ts';
import { useSingleSubmit } from '../forms/use-single-submit.ts';
import { isPainted } from './generation-labels.ts';
import { isAtWork, isGoneProblem, useGeneration } from '#src/api/use-generation.ts';

/** Milliseconds for which the tab remembers the draft that was open, also over a reload. */
const keptFor = 24 * 60 * 60 * 1000;

/**
 * The generation that belongs to one form: starts, repeats, cancels and discards it. The server keeps
 * it; the tab keeps only its id.
 * @param formName tells the forms of a tab apart, for example the name of the draft of the form
 */
export function useStoryteller(formName: string) {
  const { id: userId } = useSignedInUser();
  const name = `generation/${formName}`;
  const [generationId, setGenerationId] = useState(() => {
    const kept = keptInTab(userId, name);
    return typeof kept === 'string' ? kept : null;
  });
  const [problem, setProblem] = useState<unknown>(null);
  const { generation, writing, isGone, error, show } = useGeneration(generationId);
  const { create, revise, cancel, remove, use } = useGenerationChanges();
  const { submitAlone, onceFor, setAttempt } = useSingleSubmit();

  function open(id: string) {
    keepInTab(userId, name, id, keptFor);
    setProblem(null);
    setGenerationId(id);
  }

  function close() {
    forgetInTab(userId, name);
    setProblem(null);
    setGenerationId(null);
  }

  /** Sends a request that the server carries out once, even if it is sent again after a lost response. */
  const begin = (send: () => Promise<Generation>, onStarted?: () => void) =>
    submitAlone(async () => {
      setProblem(null);
      try {
        const started = await send();
        setAttempt(null);
        show(started);
        open(started.generationId);
        onStarted?.();
      } catch (failure) {
        // The generation with this key is deleted, so the next press needs a new key.
        if (failure instanceof HttpError && failure.code === 'conflict') setAttempt(null);
        setProblem(failure);
      }
    });

  return {
    generation: isGone ? undefined : generation,
    /** The section that a model writes; null if none is known. */
    writing,
    /** Why the last request failed, or why the generation cannot be loaded; null if all is well. */
    problem: problem ?? (isGone || generation !== undefined ? null : error),
    isStarting: create.isPending || revise.isPending,
    isCancelling: cancel.isPending,
    isLoading: generationId !== null && generation === undefined && error === null,
    open,
    close,
    /** Forgets the draft when the form is left: the next one begins without it. */
    forget: () => forgetInTab(userId, name),
    /** Keeps the draft over a reload again, after `forget`. */
    remember: () => {
      if (generationId !== null) keepInTab(userId, name, generationId, keptFor);
    },
    /**
     * Notes that the form has a draft. Without a response, the draft is in the form as well, and only its author can be
     * lost after many others.
     */
    use: (used: string) => use.mutate({ generationId: used }),
    /** @param onStarted not called if the request fails: then its settings can be sent again */
    start: (data: GenerationRequest, onStarted?: () => void) =>
      void begin(() => create.mutateAsync({ data, headers: onceFor(data) }), onStarted),
    revise: (revised: string, data: GenerationRevision, onStarted?: () => void) => {
      const headers = onceFor({ revised, ...data });
      void begin(() => revise.mutateAsync({ generationId: revised, data, headers }), onStarted);
    },
    cancel: () => {
      if (generation === undefined || !isAtWork(generation)) return;
      cancel.mutate(
        { generationId: generation.generationId },
        { onSuccess: show, onError: setProblem },
      );
    },
    /**
     * Rejects if the draft is still there.
     * @param what is discarded, as the beginning of a sentence: "The draft"
     */
    discard: async (discarded: string, what: string) => {
      try {
        await remove.mutateAsync({ generationId: discarded });
      } catch (failure) {
        // Another tab has discarded it.
        if (!isGoneProblem(failure)) throw failure;
      }
      close();
      toast(`${what} is discarded.`);
    },
  };
}

export type StorytellerState = ReturnType<typeof useStoryteller>;

/** What a screen reader says about a generation. */
export function announcement(generation: Generation | undefined): string {
  const kind = generation?.kind ?? 'quest';
  const paints = isPainted(kind);
  switch (generation?.status) {
    case 'queued':
    case 'running':
      return paints ? 'The painter is at work.' : 'The storyteller is writing.';
    case 'done':
      return paints ? `The ${kind} is painted.` : 'The draft is ready.';
    case 'failed':
      return paints ? `The ${kind} could not be painted.` : 'The draft could not be written.';
    case 'cancelled':
      return 'Cancelled.';
    case undefined:
      return '';
  }
}
