import type { Scenario } from './scenario.ts';
import { people } from '#mocks/fixtures/people.ts';

type ChangeData = NonNullable<Scenario['data']>;

/** The token of the setup link in the scenario `first-start`. */
const setupToken = 'first-administrator-of-the-mocks';

export const empty: ChangeData = (state) => {
  state.campaigns = [];
  state.characters = [];
  state.catalogue = { gear: [], tools: [], armor: [], weapons: [], feats: [] };
};

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const first = Date.parse('2026-01-01T18:00:00.000Z');
const day = 24 * 3600_000;

export const manyCampaigns: ChangeData = (state, draws) => {
  const model = state.campaigns[0];
  if (!model) return;
  state.campaigns = numbered(120).map((number) => {
    const at = new Date(first + number * day).toISOString();
    return {
      ...structuredClone(model),
      campaignId: draws.id(),
      title: `Chapter ${String(number).padStart(3, '0')} of the long road`,
      createdAt: at,
      updatedAt: at,
      members: [{ userId: people.mira.id, role: 'owner', lastAccessedAt: at }],
    };
  });
};

const largeCount = 5000;

export const largeCatalogue: ChangeData = (state) => {
  const models = state.catalogue.gear.filter(({ contents }) => contents.length === 0);
  const more = numbered(largeCount - state.catalogue.gear.length).flatMap((number) => {
    const model = models[number % models.length];
    if (!model) return [];
    const name = `${model.name}, lot ${String(number).padStart(4, '0')}`;
    return [
      { ...structuredClone(model), name, gearSk: `other#lot-${number}`, edition: 'other' as const },
    ];
  });
  state.catalogue.gear.push(...more);
};

export const firstStart: ChangeData = (state) => {
  state.users = [];
  state.campaigns = [];
  state.characters = [];
  const endsAt = Number.MAX_SAFE_INTEGER;
  state.tokens = [{ token: setupToken, purpose: 'setup', userId: null, endsAt }];
};
