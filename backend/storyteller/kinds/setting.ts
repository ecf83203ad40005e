import { beginSituation, planSeedOf } from '../plan/situation.ts';
import { plannedFacts } from '../plan/planned.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import type { Draft, Planner, Teller } from './draft.ts';
import { openParts } from './setting-for-everyone.ts';
import { hiddenParts } from './setting-for-gm.ts';
import { planSettingStory, settingStoryOf } from './setting-story.ts';
import { decideSetting, type SettingPlan } from './setting-plan.ts';
import { faultsOf, fullName, personName, thingName, writeParts } from './written.ts';

export const planSetting: Planner = (asked, seed) => {
  const situation = beginSituation(asked, planSeedOf(asked, seed));
  const story = settingStoryOf(asked, situation);
  if (story !== undefined) return planSettingStory(situation, seed, story);
  const plan = decideSetting(asked, seed);
  return { facts: factsOf(plan), write: () => writeSetting(plan, seed) };
};

export const tellSetting: Teller = (asked, seed) => planSetting(asked, seed).write();

const factsOf = ({
  situation,
  planSeed,
  townLivelihoods,
  wrong,
  variant,
  towns,
  people,
}: SettingPlan) => ({
  kind: 'setting',
  ...plannedFacts(situation.request),
  seed: planSeed,
  livelihoods: townLivelihoods.map(({ id }) => id),
  core: wrong.id,
  wrong: wrong.id,
  variant,
  towns: towns.map(({ name }) => name),
  people: people.map(fullName),
});

function writeSetting(plan: SettingPlan, seed: number): Draft {
  const { friends, goals, people, premise, situation, subject, towns, wrong } = plan;
  const { random, request } = situation;
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const parts = [...openParts(plan, telling, seed), ...hiddenParts(plan, telling)];
  const sections = writeParts(telling, seed, parts, request);
  return {
    title: telling.text(
      premise === undefined
        ? `{land.s}: ${random.pick(wrong.titles)}`
        : `${premise.isCity ? '{town1}' : '{land.s}'}: ${premise.title}`,
    ),
    sections,
    details: { kind: 'setting' },
    named: [
      ...[...people, ...friends].map(personName),
      ...[...towns, ...goals].map(({ name }) => thingName(name)),
    ],
    facts: factsOf(plan),
    names: subject.names,
    telling,
    get faults() {
      return faultsOf(telling, sections);
    },
  };
}
