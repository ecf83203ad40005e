import type { AppContext } from '#backend/context.ts';

/** What the work on generations needs of the backend. */
export type Parts = Pick<
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
