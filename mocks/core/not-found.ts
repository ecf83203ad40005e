import { ProblemError } from '#contract/problem.ts';

export const notFound = (what: string) =>
  new ProblemError('not_found', `There is no such ${what}, or it is not yours to see.`);
