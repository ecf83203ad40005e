import type { Agent, Fate, Harm, Twist, Wrong } from '../tables/plot-types.ts';
import type { Row, Truths } from '../tables/row-types.ts';
import type { StoryRequest } from '../story.ts';
import type { Exclusions } from './lines.ts';
import { rowHolds } from './truths.ts';

/** What is true of a plot before its places are chosen. */
export function plotTruths(
  request: Pick<StoryRequest, 'tone'>,
  tier: number,
  plot: { wrong: Wrong; agent: Agent; fate: Fate; giver: string; harm?: Harm },
): Truths {
  const { wrong, agent, fate, giver, harm } = plot;
  return {
    tone: request.tone,
    tier,
    wrong: wrong.id,
    agent: agent.id,
    V: fate,
    toll: wrong.toll,
    uncanny: agent.uncanny ? 'yes' : 'no',
    giver,
    harm: harm?.id ?? '',
    X1: harm?.id === 'taken' ? 'missing' : 'here',
    Gknown: 'no',
  };
}

type Slot = readonly Row[];

const stepSlots = ({ steps: [one, two, three] }: Agent): Slot[] => [one, two, three];

/** The tables from each of which a text needs one row. */
export const wrongSlots = (wrong: Wrong, agentId: string): Slot[] => [
  wrong.did,
  wrong.lie,
  wrong.fate,
  ...(agentId === 'power' ? [wrong.debt] : []),
];

export const agentSlots = (agent: Agent): Slot[] => [
  agent.who,
  agent.whyNow,
  agent.goal,
  agent.parley,
  agent.tactics,
  ...stepSlots(agent),
];

export const harmSlots = (harm: Harm): Slot[] => [
  harm.pitch,
  harm.first,
  harm.second,
  harm.start,
  harm.how,
  harm.escalate,
];

export const twistSlots = (twist: Twist): Slot[] => [twist.plant, twist.turn];

/** Whether each table has a row whose conditions hold and that the safety lines allow. */
export const hasRows = (slots: readonly Slot[], truths: Truths, exclusions: Exclusions): boolean =>
  slots.every((rows) => rows.some((row) => rowHolds(row, truths) && exclusions.allows(row)));
