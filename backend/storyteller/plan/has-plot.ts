import type { Story } from '../story.ts';
import { ideaTopic } from './idea-topic.ts';
import { usableIdea } from './usable-idea.ts';

/**
 * Whether the plot of a quest, an adventure or a setting is about the idea. Stories of the other kinds have no plot of
 * an idea, but some do without it. An empty idea asks for nothing.
 */
export function hasPlotOf(idea: string, { kind, facts }: Pick<Story, 'kind' | 'facts'>): boolean {
  if (facts['shortened'] === '') return idea === '';
  if (kind === 'setting') return facts['untold'] !== true;
  if (kind !== 'quest' && kind !== 'adventure') return true;
  return typeof facts['kernel'] === 'string' || usableIdea(kind, ideaTopic(kind, idea)) === '';
}
