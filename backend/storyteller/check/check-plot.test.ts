import { expect, test } from 'vitest';
import { exclusionsFor } from '../plan/lines.ts';
import { makePlan } from '../plan/plan.ts';
import type { Plan } from '../plan/plan-types.ts';
import { subjectOf } from '../plan/subject.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import type { StoryRequest, StorySection } from '../story.ts';
import { checkPlot } from './check-plot.ts';

const request: StoryRequest = {
  kind: 'adventure',
  seed: 1,
  tone: 'heroic',
  length: 'standard',
  level: 3,
  partySize: 4,
  difficulty: 'standard',
  idea: '',
  lines: [],
  veils: [],
  known: [],
  recent: [],
  items: [],
};

function begin(): { plan: Plan; telling: Telling } {
  const plan = makePlan(request, 1, 'adventure');
  const telling = new Telling(subjectOf(plan, exclusionsFor(request)), randomStream(1, 'words'));
  return { plan, telling };
}

const section = (id: string, text: string): StorySection => ({
  id,
  heading: '',
  audience: 'gm',
  text,
});

test('a paragraph with the pronoun of a person who is not named in it is a fault', () => {
  const { plan, telling } = begin();
  const people = [...plan.people.values()];
  const woman = [...plan.people].find(([, { pronouns }]) => pronouns === 'she');
  expect(people.length).toBeGreaterThan(9);
  const name = telling.marksOf(woman?.[0] ?? '')[1] ?? '';
  const faultsOf = (text: string): string[] =>
    checkPlot(plan, [section('truth', text)], telling).filter((fault) =>
      fault.includes('pronoun of another person'),
    );
  expect(faultsOf(`${name} sold his house.`)).toHaveLength(1);
  expect(faultsOf(`${name} sold her house.`)).toEqual([]);
  expect(faultsOf(`${name} says: "He sold it."`)).toEqual([]);
});

test('a verb of another number than its noun is a fault', () => {
  const { plan, telling } = begin();
  const works = telling.subject.words.get('works') ?? '';
  const [right, wrong] =
    telling.subject.words.get('works.is') === 'are' ? ['are', 'is'] : ['is', 'are'];
  const faultsOf = (verb: string): string[] =>
    checkPlot(
      plan,
      [section('truth', `It is late. T${works.slice(1)} ${verb} shut.`)],
      telling,
    ).filter((fault) => fault.includes('another number'));
  expect(faultsOf(wrong)).toHaveLength(1);
  expect(faultsOf(right)).toEqual([]);
});

test('a person who is named once, and a choice that the last act forgets, are faults', () => {
  const { plan, telling } = begin();
  const [, giver = ''] = telling.marksOf('G');
  const faults = checkPlot(
    plan,
    [
      section('act-2', `- *If the party goes*: ${giver} waits.\n- *If the party stays*: So be it.`),
      section('act-3', '**If the party went**: The door is open.'),
    ],
    telling,
  );
  expect(faults).toContain('G is named less than twice');
  expect(faults).toContain('The third act does not use the choice.');
});

test('the names in kept sections are not counted, because no characters stand for them there', () => {
  const { plan, telling } = begin();
  telling.preload('Corvin waits. Corvin waits again.');
  const faults = checkPlot(plan, [section('act-2', 'So be it.')], telling);
  expect(faults.filter((fault) => fault.includes('less than twice'))).toEqual([]);
});
