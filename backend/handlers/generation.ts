import { ProblemError } from '#contract/problem.ts';
import type { Handlers } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';

/** Answers only after session, CSRF token and body have been checked like those of any call. */
export const generationHandlers: Handlers<RequestContext, 'generationCreate'> = {
  generationCreate: () => {
    throw new ProblemError(
      'not_implemented',
      'The storyteller has not moved in yet. Until then the words are yours.',
    );
  },
};
