import type { MatterPlan } from '../plan/matter-plan.ts';
import { scaleClock } from '../tables/matters/matter-scales.ts';
import type { MatterWriting } from './matter-sections.ts';
import { paragraph } from './written.ts';

/** The days of the clock, the last of which is the deadline. */
function daysOfClock({ days }: MatterPlan): number[] {
  const second = Math.max(2, Math.ceil(days * 0.4));
  const third = Math.max(second + 1, Math.floor(days * 0.75));
  return [1, second, third, days];
}

export function clockLines({ telling, plan }: MatterWriting): string[] {
  const days = daysOfClock(plan);
  const lines = plan.kernel.clock.map((rows, index) => {
    telling.paragraph();
    const step = telling.must(rows, 'steps of the clock');
    telling.paragraph();
    const world = index === 2 ? telling.say(plan.kernel.frame?.world ?? scaleClock) : '';
    return `- **Day ${days[index] ?? plan.days}**: ${paragraph(step, world)}`;
  });
  telling.paragraph();
  return [...lines, `- **After that**: ${telling.must(plan.kernel.after, 'ends of the clock')}`];
}

export const clockText = (writing: MatterWriting): string => clockLines(writing).join('\n');
