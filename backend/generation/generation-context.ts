import type { AppContext } from '#backend/context.ts';

/** What the code that works on generations gets: a part of the context of the backend. */
export type GenerationContext = Pick<
  AppContext,
  | 'db'
  | 'clock'
  | 'config'
  | 'keys'
  | 'log'
  | 'modelCache'
  | 'modelRests'
  | 'models'
  | 'outages'
  | 'painter'
  | 'pictures'
  | 'random'
  | 'realtime'
  | 'storyteller'
>;
