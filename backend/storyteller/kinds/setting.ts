import { beginSituation, planSeedOf } from '../plan/situation.ts';
import { isCityNoun, landNameIn } from '../plan/place-names.ts';
import { plannedFacts } from '../plan/planned.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import type { Draft, Planner, Teller } from './draft.ts';
import { openParts } from './setting-for-everyone.ts';
import { hiddenParts } from './setting-for-gm.ts';
import { planSettingStory, settingStoryOf } from './setting-story.ts';
import { decideSetting, type SettingPlan } from './setting-plan.ts';
import {
  faultsOf,
  fullName,
  namedIn,
  personName,
  thingName,
  upperFirst,
  writeParts,
} from './written.ts';

export const planSetting: Planner = (asked, seed) => {
  const situation = beginSituation(asked, planSeedOf(asked, seed));
  const story = settingStoryOf(asked, situation);
  if (story !== undefined) return planSettingStory(situation, seed, story);
  const plan = withGivenName(decideSetting(asked, seed));
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
  premise,
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
  ...(premise?.isUntold === true && { untold: true }),
  ...(situation.idea.size > 0 && {
    told: wrong.words.filter((word) => situation.idea.has(word)).join(' '),
  }),
});

/** The plan in which the land, or the first town, has the name that the idea gives. */
function withGivenName(plan: SettingPlan): SettingPlan {
  const { situation, subject, towns } = plan;
  const given = landNameIn(situation.request.idea);
  if (given === undefined || situation.current.matches(given.name)) return plan;
  const named = (words: Readonly<Record<string, string>>): SettingPlan['subject'] => ({
    ...subject,
    words: new Map([
      ...subject.words,
      ...Object.entries(words).map(([key, name]) => [key, subject.names.add(name)] as const),
    ]),
  });
  const name = upperFirst(given.name);
  if (isCityNoun(given.noun)) {
    return { ...plan, towns: [{ name }, ...towns.slice(1)], subject: named({ town1: name }) };
  }
  return {
    ...plan,
    subject: named({ land: name.replace(/^The /, 'the '), 'land.s': name }),
  };
}

/** `Oruvane: The Pirate Republic`; the name of the land alone if the idea says nothing else. */
function titleOf({ premise, situation: { random }, wrong }: SettingPlan): string {
  if (premise === undefined) return `{land.s}: ${random.pick(wrong.titles)}`;
  const { isCity, isWholeTitle, title } = premise;
  if (isWholeTitle === true) return title;
  const name = isCity ? '{town1}' : '{land.s}';
  return title === '' ? name : `${name}: ${title}`;
}

function writeSetting(plan: SettingPlan, seed: number): Draft {
  const { friends, goals, people, situation, subject, towns } = plan;
  const { request } = situation;
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const parts = [...openParts(plan, telling, seed), ...hiddenParts(plan, telling)];
  const sections = writeParts(telling, seed, parts, request);
  const nameOf = (words: string): string => subject.names.plain(telling.text(words));
  return {
    title: telling.text(titleOf(plan)),
    sections,
    details: { kind: 'setting' },
    named: namedIn(
      [
        ...[...people, ...friends].map(personName),
        ...towns.map(({ name }) => thingName(name)),
        ...goals.map(({ name }) => thingName(nameOf(name))),
      ],
      sections,
      subject.names,
    ),
    facts: factsOf(plan),
    names: subject.names,
    telling,
    get faults() {
      return faultsOf(telling, sections);
    },
  };
}
