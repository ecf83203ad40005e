import { randomStream } from '../random.ts';
import { NameList } from '../realise/sentences.ts';
import type { Subject } from '../realise/telling.ts';
import { creatures } from '../tables/creatures.ts';
import type { Truths } from '../tables/row-types.ts';
import type { Exclusions } from './lines.ts';
import { actDays, type TalePlan } from './tale-plan.ts';
import { numberForms, titleForm } from './words.ts';
import { inDigits } from '../realise/tidy.ts';

/** What accompanies A: `people`, `beast` and the like, or `no`. */
const escortSort = ({ encounter: { escort } }: TalePlan): string =>
  creatures.find(({ name, plural }) => name === escort?.name || plural === escort?.name)?.sort ??
  'no';

const truthsOf = (plan: TalePlan): Truths => ({
  kind: plan.kind,
  tone: plan.tone,
  tier: plan.tier,
  level: plan.level,
  v: plan.variant,
  // A tale can tell each of its two truths in two ways: `a1`, `a2`, `b1`, `b2`.
  w: `${plan.variant}${randomStream(plan.seed, 'way').next() < 0.5 ? 1 : 2}`,
  escort: escortSort(plan),
  Gknown: plan.people.get('G')?.known === undefined ? 'no' : 'yes',
});

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `the weighing hall in the crater` without where it is, if two words or more are left of it. */
const withoutPlace = (name: string): string =>
  name.replace(
    /^(the \S+ .*?\S) (?:above|at|behind|below|beneath|by|in|of \{|on|over|under) ?.+$/,
    '$1',
  );

/** How a place is called once the section has its full name: `the nursery` for `the nursery behind the wall`. */
function shortName(name: string, nouns = ''): string {
  const noun = nouns.split('|').find((word) => word !== '' && name.includes(word));
  return noun === undefined ? withoutPlace(name) : `the ${noun}`;
}

/** The words that rows ask for by key. Names of places are characters until the text is finished. */
export function taleSubject(plan: TalePlan, exclusions: Exclusions): Subject {
  const names = new NameList();
  const { tale, people, spots, lair } = plan;
  const [town, town2] = plan.places.map(({ name }) => names.add(name));
  const [few, few2, few3, few4, few5, few6] = plan.few;
  const [num, num2, num3, num4, num5] = plan.num;
  const { weeks, years, days } = plan;
  const [first, second] = actDays(plan);
  const numbers = {
    weeks,
    years,
    days,
    num,
    num2,
    num3,
    num4,
    num5,
    few,
    few2,
    few3,
    few4,
    few5,
    few6,
    // How long the second act of an adventure lasts.
    middle: second - first,
  };
  const words = new Map<string, string>([
    ['town', town ?? ''],
    ['town2', town2 ?? ''],
    ...spots.flatMap((name, index): [string, string][] => [
      [`p${index + 1}`, name],
      [`p${index + 1}.again`, withoutPlace(name)],
    ]),
    ['lair', lair],
    ['lair.again', shortName(lair, tale.lair.short)],
    ['lair.u', upper(lair)],
    ['lair.T', upper(titleForm(lair))],
    ['deadline', tale.deadline],
    ['deadline.u', upper(tale.deadline)],
    ['deadline.T', upper(titleForm(tale.deadline))],
    ...Object.entries(numbers).flatMap(([key, count]) => {
      const forms = numberForms(key, count);
      return [...forms, [`${key}.u`, upper(forms[0]?.[1] ?? '')] satisfies [string, string]];
    }),
    ['coins', inDigits(plan.reward.coins)],
    ['heard', plan.heard === undefined ? '' : names.add(plan.heard)],
  ]);
  return { truths: truthsOf(plan), people, words, names, exclusions };
}
