import { NameList } from '../realise/sentences.ts';
import type { Subject } from '../realise/telling.ts';
import { creatures } from '../tables/creatures.ts';
import { damagesFor } from './difficulty.ts';
import { bandOf } from './captors.ts';
import { beastCalled, challengeOf, nameWithArticle } from './foe.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import { countryWords } from '../tables/matters/matter-scales.ts';
import { foeTraits } from '../tables/foes/foe-facts.ts';
import type { Truths } from '../tables/row-types.ts';
import type { Exclusions } from './lines.ts';
import { endsInLandscape } from './idea-region.ts';
import type { MatterPlan } from './matter-plan.ts';
import { numberForms, titleForm } from './words.ts';
import { inDigits } from '../realise/tidy.ts';

/** What accompanies A: `people`, `beast` and the like, or `no`. */
const escortSort = ({ encounter: { escort } }: MatterPlan): string =>
  creatures.find(({ name, plural }) => name === escort?.name || plural === escort?.name)?.sort ??
  'no';

/** Where the hiding place is. */
function lairSort({ kernel: { lair } }: MatterPlan): string {
  if (lair.names.some((name) => name.includes('{it}'))) return 'it';
  return lair.terrain === 'indoors' ? 'town' : lair.terrain === 'underground' ? 'below' : 'outside';
}

/** What the rules say of the enemy whom the idea names. */
function foeTruths({ foe, tone }: MatterPlan): Truths {
  // What stands for a creature that the rules have not has only its numbers, and there are no deaths in a comedy.
  const isEnded = foe?.missing === undefined && tone !== 'whimsical';
  const name = isEnded ? foe?.creature.name : undefined;
  const trait = foeTraits.find(({ of }) => name !== undefined && of.includes(name));
  return {
    foe: trait?.id ?? 'plain',
    strong: foe?.isTooStrong === true ? 'yes' : 'no',
    returns: trait?.returns === true ? 'yes' : 'no',
  };
}

/** The beast of the idea in the last fight, in which the one who leads is not replaced. */
function beastIn({
  matter,
  encounter: { leader, budget },
}: MatterPlan): ReturnType<typeof beastCalled> {
  const xp = rulesCreatures.get(leader)?.xp ?? 0;
  return matter.sort === 'beast'
    ? beastCalled(matter.being ?? matter.it, Math.max(budget - xp, 25))
    : undefined;
}

function beastWords(plan: MatterPlan): [string, string][] {
  const beast = beastIn(plan);
  if (beast === undefined) return [];
  const { creature, weaker } = beast;
  return [
    ['beast', `${nameWithArticle(creature.name)}, CR ${challengeOf(creature)}`],
    ...(weaker === undefined
      ? []
      : [
          ['weaker', `${nameWithArticle(weaker.name)}, CR ${challengeOf(weaker)}`] satisfies [
            string,
            string,
          ],
        ]),
  ];
}

const beastTruth = (beast: ReturnType<typeof beastIn>): string =>
  beast === undefined || (beast.isTooStrong && beast.weaker === undefined)
    ? 'any'
    : beast.isTooStrong
      ? 'strong'
      : 'fits';

const truthsOf = (plan: MatterPlan): Truths => ({
  kind: plan.kind,
  tone: plan.tone,
  tier: plan.tier,
  level: plan.level,
  sort: plan.matter.sort,
  named: /^(?:the )?\p{Lu}/u.test(plan.matter.it) ? 'yes' : 'no',
  crime: plan.matter.crime ?? 'no',
  enemy: plan.matter.isVillain === true ? 'yes' : 'no',
  ...foeTruths(plan),
  beast: beastTruth(beastIn(plan)),
  captor: plan.matter.captor === undefined ? 'no' : 'yes',
  kernel: plan.kernel.id,
  victim: plan.kernel.victim ?? 'free',
  escort: escortSort(plan),
  lair: lairSort(plan),
  scene: plan.matter.scene === undefined ? 'no' : 'yes',
  hell: /hell|abyss/.test(plan.matter.captor?.noun ?? '') ? 'yes' : 'no',
  number: plan.matter.isPlural ? 'many' : 'one',
  young: /\b(?:child|bab(?:y|ie)|infant|toddler|orphan|kid|pupil|boy|girl|teen)/.test(
    plan.matter.it,
  )
    ? 'yes'
    : 'no',
  Gknown: plan.people.get('G')?.known === undefined ? 'no' : 'yes',
});

/** The forms of a noun that agree with its number. */
const formsOf = (key: string, noun: string, isPlural: boolean): [string, string][] => [
  [key, noun],
  [`${key}.n`, noun.replace(/^(?:the|an?) /, '')],
  [`${key}.t`, titleForm(noun)],
  [`${key}.is`, isPlural ? 'are' : 'is'],
  [`${key}.was`, isPlural ? 'were' : 'was'],
  [`${key}.has`, isPlural ? 'have' : 'has'],
  [`${key}.v`, isPlural ? '' : 's'],
  [`${key}.es`, isPlural ? '' : 'es'],
  [`${key}.they`, isPlural ? 'they' : 'it'],
  [`${key}.them`, isPlural ? 'them' : 'it'],
  [`${key}.their`, isPlural ? 'their' : 'its'],
];

/** People who are only in one kernel or act. */
const otherParts = ['wren', 'tansy', 'quill', 'ragnal'] as const;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** If an idea is about a person, the forms of `it` are those of this person. */
const personForms: readonly [string, string][] = [
  ['it', '{I}'],
  ['it.n', '{I.name}'],
  ['it.t', '{I.full}'],
  ['it.is', 'is'],
  ['it.was', 'was'],
  ['it.has', 'has'],
  ['it.v', 's'],
  ['it.they', '{I.name}'],
  ['it.them', '{I.them}'],
  ['it.their', '{I.their}'],
];

/** The idea as the first sentence of the story. */
function openingOf({ sort, fact, state, region }: MatterPlan['matter']): string {
  if (region !== undefined) {
    return sort === 'person'
      ? `${upper(region.where)} ${fact}`
      : `In {town}, ${region.where}, ${fact}`;
  }
  if (sort === 'person') return fact;
  // A lost city is in no town.
  if (sort === 'site' && state === 'gone') return `In {town} people say that ${fact}`;
  return `${endsInLandscape(fact) ? 'Near' : 'In'} {town} ${fact}`;
}

/** The words that rows ask for by key. Names of places are characters until the text is finished. */
export function matterSubject(plan: MatterPlan, exclusions: Exclusions): Subject {
  const names = new NameList();
  const { matter, scale, people } = plan;
  const [town, town2] = plan.places.map(({ name }) => names.add(name));
  const [one, two] = matter.sides ?? ['', ''];
  const isMany = (noun: string): boolean =>
    /[^su]s$/.test(noun) || /(?:people|folk|men|women|children)$/.test(noun);
  const words = new Map<string, string>([
    ['town', town ?? ''],
    ['town2', town2 ?? ''],
    ...(matter.sort === 'person' ? personForms : formsOf('it', matter.it, matter.isPlural)),
    ...formsOf('one', one, isMany(one)),
    ...formsOf('two', two, isMany(two)),
    ...(matter.captor === undefined
      ? []
      : [
          ...formsOf('captor', matter.captor.noun, matter.captor.isPlural),
          ...formsOf('band', bandOf(matter.captor), true),
        ]),
    ...(matter.sort === 'crime'
      ? personForms.map(([key, form]): [string, string] => [
          key.replace(/^it/, 'lost'),
          form.replace('{I', '{B'),
        ])
      : formsOf('lost', matter.it, matter.isPlural)),
    ['It', upper(matter.it)],
    ['foe', '{A}'],
    ...beastWords(plan),
    ...(matter.sides === undefined
      ? []
      : [['it.t', titleForm(`${one} and ${two}`)] satisfies [string, string]]),
    ['One', upper(one)],
    ...plan.others.map(
      (name, index) => [otherParts[index] ?? '', names.add(name)] satisfies [string, string],
    ),
    ['fact', matter.fact],
    ['Fact', upper(matter.fact)],
    ['In', openingOf(matter)],
    ['p1', plan.sites[0]],
    ['p2', plan.sites[1]],
    ['p3', plan.sites[2]],
    ['lair', plan.lair],
    ['lair.t', titleForm(plan.lair)],
    ...Object.entries(scale),
    ['bone.u', upper(scale.bone)],
    ['deadline.t', titleForm(scale.deadline)],
    ...numberForms('weeks', plan.weeks),
    ...numberForms('years', plan.years),
    ...numberForms('days', plan.days),
    ...numberForms('few', plan.few),
    ...numberForms('num', plan.num),
    ['weeks.s', upper(numberForms('weeks', plan.weeks)[0]?.[1] ?? '')],
    ['years.s', upper(numberForms('years', plan.years)[0]?.[1] ?? '')],
    ['scene', matter.scene ?? ''],
    ['coins', inDigits(plan.reward.coins)],
    // In a comedy, and where a line excludes the word, nobody is sold as a slave.
    [
      'buyer',
      plan.tone === 'whimsical' || exclusions.matches('slave trader')
        ? 'the collector of people'
        : 'the slave trader',
    ],
    ...Object.entries(countryWords[plan.tier - 1] ?? countryWords[0]),
    ...Object.entries(damagesFor(plan.level)),
    // What is much money for one who fights or talks for pay.
    ['bribe', inDigits(plan.few * 10 ** (plan.tier - 1))],
  ]);
  return { truths: truthsOf(plan), people, words, names, exclusions };
}
