import { kinNoun } from '../names/pronouns.ts';
import { randomStream } from '../random.ts';
import { NameList } from '../realise/sentences.ts';
import type { Subject } from '../realise/telling.ts';
import { creatures } from '../tables/creatures.ts';
import type { Truths } from '../tables/row-types.ts';
import type { Exclusions } from './lines.ts';
import type { Plan } from './plan-types.ts';
import { preferring } from './plot.ts';
import { chooseRival } from './rival.ts';
import { rowHolds, rowTag, rowText } from './truths.ts';
import { nounForms, numberForms, titleForm } from './words.ts';
import { inDigits } from '../realise/tidy.ts';

function truthsOf(plan: Plan): Truths {
  const isKnown = (part: string): string =>
    plan.people.get(part)?.known === undefined ? 'no' : 'yes';
  return {
    kind: plan.kind,
    rival: plan.kind === 'adventure' ? chooseRival(plan.seed, plan.tone).id : 'no',
    tone: plan.tone,
    tier: plan.tier,
    level: plan.level,
    goods: plan.livelihood.isService === true ? 'no' : 'yes',
    wrong: plan.wrong.id,
    agent: plan.agent.id,
    harm: plan.harm.id,
    twist: plan.twist.id,
    motive: plan.motive.id,
    V: plan.fate,
    giver: plan.giver,
    toll: plan.wrong.toll,
    idea: plan.idea?.sort ?? 'no',
    uncanny: plan.agent.uncanny ? 'yes' : 'no',
    X1: plan.harm.id === 'taken' ? 'missing' : 'here',
    Gknown: isKnown('G'),
    s1: plan.sites[0].terrain,
    s2: plan.sites[1].terrain,
    s3: plan.sites[2].terrain,
    lair: plan.lair.terrain,
    escort: escortSort(plan),
    ...Object.fromEntries(plan.livelihood.can.map((capability) => [capability, 'yes'])),
  };
}

/** Which of the stories of a wrong is the true one: what people say and what is found depends on it. */
function variantOf(plan: Plan, exclusions: Exclusions): string {
  const truths = truthsOf(plan);
  const rows = plan.wrong.did.filter((row) => rowHolds(row, truths) && exclusions.allows(row));
  return rows.length === 0 ? '' : rowTag(randomStream(plan.seed, 'variant').pick(rows));
}

/** What accompanies A: `people`, `beast` and the like, or `no`. */
const escortSort = ({ encounter: { escort } }: Plan): string =>
  creatures.find(({ name, plural }) => name === escort?.name || plural === escort?.name)?.sort ??
  'no';

/** The words that rows ask for by key. Names of places are characters until the text is finished. */
export function subjectOf(plan: Plan, exclusions: Exclusions): Subject {
  const { livelihood, emblem, tier } = plan;
  const random = randomStream(plan.seed, 'words of the plan');
  const names = new NameList();
  const scale = tier - 1;
  const allowed = (rows: readonly string[]): readonly string[] => {
    const clean = rows.filter((row) => !exclusions.matches(row));
    return clean.length > 0 ? clean : rows;
  };
  const [town, town2, town3] = plan.places.map(({ name }) => names.add(name));
  const [sabotage = '', another = ''] = random.shuffle(allowed(livelihood.sabotage.map(rowText)));
  const [site1, site2, site3] = plan.sites;
  const victim = plan.people.get('V');
  const truths = { ...truthsOf(plan), variant: variantOf(plan, exclusions) };
  const excuses = plan.motive.excuse.filter((row) => rowHolds(row, truths));
  const excuse = random.pick(
    preferring(excuses.length > 0 ? excuses : plan.motive.excuse, (row) => exclusions.allows(row)),
  );
  const words = new Map<string, string>([
    ['town', town ?? ''],
    ['town2', town2 ?? ''],
    ['town3', town3 ?? ''],
    ['place', livelihood.place[scale] ?? livelihood.place[0]],
    ['boss', livelihood.boss[scale] ?? livelihood.boss[0]],
    ...nounForms('good', livelihood.good),
    ...nounForms('works', livelihood.works),
    ...nounForms('body', livelihood.body[scale] ?? livelihood.body[0]),
    ...nounForms('stake', livelihood.stake[scale] ?? livelihood.stake[0]),
    ...nounForms('record', livelihood.record),
    ...nounForms('token', livelihood.token),
    ...nounForms('deed', plan.wrong.deed),
    ['deed.open', closed.has(plan.wrong.id) ? 'the matter of {V.name}' : plan.wrong.deed],
    ['deed.t', titleOfDeed(plan.wrong.deed, livelihood.boss[scale] ?? livelihood.boss[0])],
    ...nounForms('harm', plan.harm.noun),
    ...nounForms('lair', plan.lair.name),
    ...nounForms('calamity', livelihood.calamity.noun),
    ...nounForms('deadline', livelihood.deadline.noun),
    ...nounForms('tool', random.pick(allowed(livelihood.tools))),
    ['calamity.c', livelihood.calamity.clause],
    ['deadline.c', livelihood.deadline.clause],
    ['deadline.c.s', livelihood.deadline.clause],
    ['fake', livelihood.fake],
    ['neglect', livelihood.neglect],
    ['second', livelihood.second],
    ['clerk', livelihood.clerk],
    ['worker', livelihood.worker],
    ['workers', livelihood.workers],
    ['buyer', livelihood.buyer],
    ['workers.s', livelihood.workers],
    ['workers.t', titleForm(livelihood.workers)],
    ['smell', livelihood.smell],
    ['smell.s', livelihood.smell],
    ['sound', livelihood.sound],
    ['mark', livelihood.mark],
    ['habit', random.pick(allowed(livelihood.habits.map(rowText)))],
    ['realm', random.pick(allowed(livelihood.realmCost))],
    ['sab', sabotage],
    ['sab2', another],
    ['sab2.s', another],
    ['emb', emblem.a],
    ['emb.full', emblem.a],
    ['emb.again', emblem.the.replace(/^the /, 'a ')],
    ['emb.n', emblem.a.replace(/^an? /, '')],
    ['emb.t', titleForm(emblem.the)],
    ['theemb', emblem.the],
    ['idea', plan.idea === undefined ? '' : names.add(plan.idea.words)],
    ['idea.noun', plan.idea === undefined ? '' : names.add(plan.idea.noun)],
    ['drawn', `a drawing of ${emblem.a}`],
    ['embs', emblem.many],
    ['part', plan.wrong.part],
    ['saved', saved[plan.wrong.id] ?? 'what was done right that night'],
    ['motive', rowText(excuse)],
    ['hour', plan.hour],
    ['hour.t', titleForm(plan.hour)],
    ...nounForms('res', plan.lair.residue),
    ['s1', site1.name],
    ['s2', site2.name],
    ['s3', site3.name],
    ['s1.s', site1.name],
    ['s1.t', titleForm(site1.name)],
    ['young.n', 'youngster'],
    [
      'rel',
      victim === undefined ? '' : kinNoun(plan.people.get('A')?.pronouns ?? 'they', plan.relation),
    ],
    ...numberForms('years', plan.years),
    ...numberForms('num', plan.num),
    ...numberForms('few', plan.few),
    ...numberForms('days', plan.days),
    ['dice', diceOf(plan.level)],
    ['coins', inDigits(plan.reward.coins)],
    ['coins.s', inDigits(plan.reward.coins)],
  ]);
  return {
    truths: { ...truths, excuse: plan.motive.excuse.indexOf(excuse) + 1 },
    people: plan.people,
    words,
    names,
    exclusions,
  };
}

/** The damage of a danger that is a nuisance, by the levels of SRD 5.2.1. */
const diceOf = (level: number): string =>
  level <= 4 ? '5 (1d10)' : level <= 10 ? '11 (2d10)' : level <= 16 ? '22 (4d10)' : '55 (10d10)';

/** Wrongs whose name says what was done: players hear another one. */
const closed = new Set(['measures', 'deed', 'oath', 'pardon', 'held', 'bones', 'warned', 'list']);

/** For what W is praised: a good deed on the night of the wrong. */
const saved: Readonly<Record<string, string>> = {
  left: 'going back in for those who could still walk',
  warned: 'running from door to door with the warning',
  gate: 'letting in the few who were let in',
  list: 'giving away a share of the food, and then the rest',
  blamed: 'bringing out the living before anyone asked whose fault it was',
};

/** A deed as a title. Its fields are written as in a title, too. */
const titleOfDeed = (deed: string, boss: string): string =>
  titleForm(deed.replace('{boss}', boss)).replace('{num}', '{num.t}');
