import { plannedFacts } from '../plan/planned.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import type { Teller } from './draft.ts';
import { openParts } from './setting-for-everyone.ts';
import { hiddenParts } from './setting-for-gm.ts';
import { planSetting } from './setting-plan.ts';
import { faultsOf, fullName, personName, thingName, writeParts } from './written.ts';

export const tellSetting: Teller = (asked, seed) => {
  const plan = planSetting(asked, seed);
  const { friends, goals, lived, people, planSeed, situation, subject, towns, variant, wrong } =
    plan;
  const { random, request } = situation;
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const parts = [...openParts(plan, telling, seed), ...hiddenParts(plan, telling)];
  const sections = writeParts(telling, seed, parts, request);
  return {
    title: telling.text(`{land.s}: ${random.pick(wrong.titles)}`),
    sections,
    details: { kind: 'setting' },
    named: [
      ...[...people, ...friends].map(personName),
      ...[...towns, ...goals].map(({ name }) => thingName(name)),
    ],
    facts: {
      kind: 'setting',
      ...plannedFacts(request),
      seed: planSeed,
      livelihoods: lived.map(({ id }) => id),
      wrong: wrong.id,
      variant,
      towns: towns.map(({ name }) => name),
      people: people.map(fullName),
    },
    names: subject.names,
    faults: faultsOf(telling, subject, sections),
  };
};
