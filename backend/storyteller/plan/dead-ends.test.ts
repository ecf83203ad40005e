import { describe, expect, test } from 'vitest';
import { livelihoods } from '../tables/livelihoods.ts';
import { asks } from '../tables/giver-rows.ts';
import { townFrames } from '../tables/plot-openings.ts';
import { fees } from '../tables/rewards.ts';
import type { Row } from '../tables/row-types.ts';
import { themes } from '../tables/themes/themes.ts';
import type { StoryRequest, Tone } from '../story.ts';
import { exclusionsOf } from './lines.ts';
import { isPossibleAt, plotOptions, twistOptions } from './plot.ts';
import { tablesOf } from './tone-tables.ts';
import { hasRows, plotTruths } from './plot-rows.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];
const lines = themes.map(({ asked: [word = ''] }) => word);
const givers = ['clean', 'knew', 'did'];

const requestOf = (tone: Tone): StoryRequest => ({
  kind: 'quest',
  seed: 1,
  tone,
  length: 'standard',
  level: 5,
  partySize: 4,
  difficulty: 'standard',
  idea: '',
  lines: [],
  veils: [],
  known: [],
  recent: [],
  items: [],
});

/** Livelihoods differ for a plot only in what can be done there. */
const sorts = [...new Map(livelihoods.map((item) => [item.can.join(), item])).values()];

describe.each(tones)('in the tone %s', (tone) => {
  const request = requestOf(tone);
  const { lastSteps, stakes, suspicions } = tablesOf(tone);
  const shared: readonly (readonly Row[])[] = [
    lastSteps,
    stakes,
    suspicions,
    asks,
    fees,
    townFrames,
  ];

  test.each(['', ...lines])(
    'with the line "%s" every place has plots, and every plot a twist',
    (line) => {
      const exclusions = exclusionsOf(line === '' ? [] : [line]);
      for (const giver of givers) {
        const context = { request, tier: 2, exclusions };
        const options = plotOptions(context, { can: everything }, giver);
        for (const { id, can } of sorts) {
          const possible = options.filter(({ wrong }) => isPossibleAt(wrong, { can }));
          expect(possible, `${id}, giver ${giver}`).not.toEqual([]);
        }
        const stuck = options.filter((option) => twistOptions(context, option, giver).length === 0);
        expect(stuck.map(({ wrong, agent, harm }) => [wrong.id, agent.id, harm.id])).toEqual([]);
      }
      const [plot] = plotOptions({ request, tier: 1, exclusions }, { can: everything }, 'clean');
      if (plot === undefined) throw new Error('A place where everything can be done has plots.');
      for (const tier of [1, 2, 3]) {
        const truths = plotTruths(request, tier, { ...plot, giver: 'clean' });
        for (const rows of shared) expect(hasRows([rows], truths, exclusions)).toBe(true);
      }
    },
  );

  test('every wrong and every agent of the tone can happen', () => {
    const exclusions = exclusionsOf([]);
    const options = plotOptions({ request, tier: 2, exclusions }, { can: everything }, 'clean');
    const { wrongs, agents, harms } = tablesOf(tone);
    const ofTone = (list: readonly { id: string; tones: readonly Tone[] }[]): string[] =>
      list.filter((item) => item.tones.includes(tone)).map(({ id }) => id);
    expect(new Set(options.map(({ wrong }) => wrong.id))).toEqual(new Set(ofTone(wrongs)));
    expect(new Set(options.map(({ agent }) => agent.id))).toEqual(new Set(ofTone(agents)));
    expect(new Set(options.map(({ harm }) => harm.id))).toEqual(new Set(ofTone(harms)));
  });
});

/** What a place can be good for, except letters: some wrongs need goods that are weighed. */
const everything: (typeof livelihoods)[number]['can'] = [
  'craft',
  'trade',
  'water',
  'underground',
  'wild',
  'crew',
  'beasts',
];

test('each ending has at least twelve different things to say', () => {
  for (const { act, gain, cost } of tablesOf('heroic').endings) {
    expect(act.length + gain.length + cost.length).toBeGreaterThan(12);
  }
});
