import type { Story, StoryRequest } from './story.ts';
export function tellStory(request: StoryRequest): Story {
  const details: Story['details'] =
    request.kind === 'person'
      ? {
          kind: 'person',
          person: { name: 'Hanne', pronouns: 'she', role: 'ferry keeper' },
          appearance: 'Tall',
          want: 'x',
          secret: 'y',
        }
      : request.kind === 'place'
        ? { kind: 'place', place: { name: 'The Weir', description: '' }, cast: [] }
        : request.kind === 'setting'
          ? { kind: 'setting', cast: [], places: [], factions: [] }
          : request.kind === 'recap'
            ? { kind: 'recap', cast: [] }
            : request.kind === 'adventure'
              ? {
                  kind: 'adventure',
                  giver: 'Hanne',
                  steps: ['Find it'],
                  reward: { coins: 10, items: [] },
                  cast: [],
                  places: [],
                  acts: [],
                }
              : {
                  kind: 'quest',
                  giver: 'Hanne',
                  steps: ['Find it'],
                  reward: { coins: 10, items: [] },
                  cast: [],
                  places: [],
                };
  return {
    kind: request.kind,
    seed: request.seed,
    dataVersion: 1,
    title: `Story ${request.seed}`,
    sections: [
      {
        id: 'pitch',
        heading: 'Pitch',
        audience: 'everyone',
        text: `A bell rings ${request.seed} times.`,
      },
      { id: 'truth', heading: 'Truth', audience: 'gm', text: 'Hanne rings it.' },
    ],
    details,
    facts: {},
  };
}
