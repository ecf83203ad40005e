import type { StoryRequest } from '#backend/storyteller/story.ts';

/** A quest without a campaign. */
export const storyRequest: StoryRequest = {
  kind: 'quest',
  seed: 7,
  tone: 'heroic',
  length: 'standard',
  difficulty: 'standard',
  level: 3,
  partySize: 4,
  idea: '',
  lines: [],
  veils: [],
  known: [],
  recent: [],
  items: [],
};
