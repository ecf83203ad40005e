import { describe, expect, test } from 'vitest';
import { textsOfStory, unusedWords } from '../unused-words.ts';
import { hasPlotOf } from '../plan/has-plot.ts';
import { requestOf, tones } from '../requests.fixture.ts';
import type { Story } from '../story.ts';
import { tellStory } from '../tell.ts';
import { ideasOf, type MarkedIdea } from './ideas.fixture.ts';

const levels = [1, 3, 6, 12] as const;

/** The beginning that the forms of a noun share. */
const stemOf = (noun: string): string => {
  const cut = noun.toLowerCase().replace(/(?:ves|ies|es|s|y|men|man)$/, '');
  return cut.slice(0, Math.max(3, noun.length - 2));
};

/** The title, the role, and the first two sections that everyone reads. */
const startOf = ({ title, sections, details }: Story): string => {
  const open = sections.filter(({ audience }) => audience === 'everyone').slice(0, 2);
  const role = 'person' in details ? details.person.role : '';
  return [title, role, ...open.map(({ text }) => text)].join('\n').toLowerCase();
};

/** Whether the noun is what the story is about, in the place where each kind says it. */
function isAbout(story: Story, { noun }: MarkedIdea): boolean {
  const stem = stemOf(noun);
  const { details, sections, title } = story;
  if (details.kind === 'person') return details.person.role.includes(stem);
  if (details.kind === 'setting') {
    const [pitch] = sections;
    return title.toLowerCase().includes(stem) && pitch?.text.toLowerCase().includes(stem) === true;
  }
  if (details.kind === 'place') {
    const [look] = sections;
    return `${title} ${look?.text.split('\n')[0]}`.toLowerCase().includes(stem);
  }
  return startOf(story).includes(stem);
}

describe.each(['adventure', 'character', 'person', 'place', 'quest', 'setting'] as const)(
  'ideas for a text of the kind %s',
  (kind) => {
    const ideas = ideasOf[kind];
    const told = ideas.map((marked, index) => {
      const [tone, level] = [tones[index % tones.length], levels[index % levels.length]];
      const given = { idea: marked.idea, tone: tone ?? 'heroic', level: level ?? 1 };
      return { marked, story: tellStory(requestOf(kind, index, given)) };
    });

    test('are many', () => {
      expect(new Set(ideas.map(({ idea }) => idea)).size).toBeGreaterThanOrEqual(150);
    });

    test('have a story in 92 of 100 texts, and are what these are about', () => {
      const withStory = told.filter(({ marked, story }) => hasPlotOf(marked.idea, story));
      expect(withStory.length).toBeGreaterThanOrEqual(ideas.length * 0.92);
      const missed = withStory.filter(({ marked, story }) => !isAbout(story, marked));
      expect(missed.map(({ marked }) => marked.idea)).toSatisfy(
        (list: string[]) => list.length <= ideas.length * 0.03,
      );
    });

    test('have few words that are in no sentence', () => {
      const unused = told.filter(
        ({ marked, story }) => unusedWords(marked.idea, textsOfStory(story)).length > 0,
      );
      // What no story tells is left out and not repeated, and named by the notice.
      const most =
        { setting: 0.07, place: 0.03, person: 0.06, character: 0.06 }[kind as string] ?? 0.085;
      expect(unused.length).toBeLessThanOrEqual(ideas.length * most);
    });

    test('give a text that names them in later seeds as well', () => {
      for (const [index, marked] of ideas.entries()) {
        if (index % 9 !== 0) continue;
        const story = tellStory(requestOf(kind, 7000 + index, { idea: marked.idea }));
        const isNamed = startOf(story).includes(stemOf(marked.noun));
        // What no story is about is named by the notice.
        expect(isNamed || !hasPlotOf(marked.idea, story), marked.idea).toBe(true);
      }
    });
  },
);
