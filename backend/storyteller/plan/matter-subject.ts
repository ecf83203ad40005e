import { masked, revelIn } from './revel.ts';
import { NameList } from '../realise/sentences.ts';
import type { Subject } from '../realise/telling.ts';
import { creatures } from '../tables/creatures.ts';
import { damagesFor } from './difficulty.ts';
import { bandOf } from './captors.ts';
import { wordsOfDen } from './den.ts';
import { beastCalled, challengeOf, nameWithArticle } from './foe.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import { countryWords } from '../tables/matters/matter-scales.ts';
import { foeTraits } from '../tables/foes/foe-facts.ts';
import type { Truths } from '../tables/row-types.ts';
import type { Exclusions } from './lines.ts';
import { inquiryTruths, inquiryWords } from './inquiry-words.ts';
import { endsInLandscape } from './idea-region.ts';
import { dueOf, harmOf, lairIn, preyOf } from './matter-beast.ts';
import { dutyTruths, dutyWords } from './duty-plan.ts';
import type { MatterPlan } from './matter-plan.ts';
import { themeOf } from './matter-themes.ts';
import { plightWords } from './plight-words.ts';
import { wonderIn, wonderWords } from './wonder-of-idea.ts';
import { termsOf } from './matter-terms.ts';
import { hasRank } from './strand-cast.ts';
import { numberForms, titleForm } from './words.ts';
import { inStore, spoiledLand, spoiledWater, storeOf } from './matter-plight.ts';
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
function foeTruths({ foe, beast, tone }: MatterPlan): Truths {
  // What stands for a creature that the rules have not has only its numbers, and there are no deaths in a comedy.
  const isEnded = foe?.missing === undefined && tone !== 'whimsical';
  const name = isEnded ? (foe?.creature.name ?? beast?.own?.name) : undefined;
  const trait = foeTraits.find(({ of }) => name !== undefined && of.includes(name));
  return {
    foe: trait?.id ?? 'plain',
    strong: foe?.isTooStrong === true ? 'yes' : 'no',
    returns: trait?.returns === true ? 'yes' : 'no',
    fights: beast?.as ?? 'no',
  };
}

/** The beast of the idea in the last fight, in which the one who leads is not replaced. */
function beastIn({
  matter,
  beast,
  encounter: { leader, budget },
}: MatterPlan): ReturnType<typeof beastCalled> {
  const xp = rulesCreatures.get(leader)?.xp ?? 0;
  return matter.sort === 'beast' && beast === undefined
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

/** What sort of place is spoiled, if an idea says it. */
const placeOf = (it: string): string =>
  spoiledWater.test(it)
    ? 'water'
    : spoiledLand.test(it)
      ? 'land'
      : storeOf(it) === undefined
        ? 'house'
        : 'store';

const isWet = (spot: string | undefined): boolean =>
  /\b(?:lake|sea|river|pond|bay|harbou?r|ocean|galleon|ship|wreck|galley|lagoon|sunken)\b/.test(
    spot ?? '',
  );

/** Captors whom a belief holds together, and no hunger. */
const believers = /\b(?:cult(?:s|ists?)?|coven|sect|zealots?|fanatics|acolytes|priests?|church)\b/;

const truthsOf = (plan: MatterPlan, wonder: string): Truths => ({
  kind: plan.kind,
  tone: plan.tone,
  tier: plan.tier,
  level: plan.level,
  sort: plan.matter.sort,
  named: /^(?:the )?\p{Lu}/u.test(plan.matter.it) ? 'yes' : 'no',
  crime: plan.matter.crime ?? 'no',
  enemy: plan.matter.isVillain === true ? 'yes' : 'no',
  ...foeTruths(plan),
  ...inquiryTruths(plan),
  ...dutyTruths(plan.matter),
  beast: beastTruth(beastIn(plan)),
  harm: harmOf(plan.matter),
  place: plan.lair === lairIn(plan.matter, '') ? 'yes' : 'no',
  blamed: /\b(?:suspects?|suspected|blames?|blamed|accuses?|accused|innocent|wrong)\b/.test(
    plan.matter.words,
  )
    ? 'yes'
    : 'no',
  captor: plan.matter.captor === undefined ? 'no' : 'yes',
  doer: plan.matter.plight?.doer === undefined ? 'no' : 'yes',
  doers: plan.matter.plight?.doers === undefined ? 'no' : 'yes',
  hexed: plan.matter.plight?.blamed === undefined ? 'no' : 'yes',
  slain: plan.matter.plight?.isSlain === true ? 'yes' : 'no',
  theme: themeOf(plan.matter),
  wonder,
  family: /\b(?:family|bloodline|house|royal|noble) curse|curse (?:on|of|over)/.test(
    plan.matter.fact,
  )
    ? 'yes'
    : 'no',
  at: inStore.test(plan.matter.fact) ? 'store' : placeOf(plan.matter.it),
  druid: /druid (?:is|has) (?:gone|vanished|missing|disappeared)/.test(plan.matter.fact)
    ? 'gone'
    : 'no',
  kernel: plan.kernel.id,
  direct: plan.kernel.tells === undefined ? 'no' : 'yes',
  lead: plan.matter.lead === undefined ? 'no' : 'yes',
  band: plan.matter.band === undefined ? 'no' : 'yes',
  map: plan.matter.hasMap === true ? 'yes' : 'no',
  load: /\b(?:hoard|treasure|harvest|gold|silver|money|riches|cattle|weapons)$/.test(plan.matter.it)
    ? 'yes'
    : 'no',
  gaming: /\b(?:casino|gambling|gaming)\b/.test(plan.matter.words) ? 'yes' : 'no',
  ball: plan.matter.sort === 'thing' && revelIn(plan.matter.words) !== undefined ? 'yes' : 'no',
  masks: masked.test(plan.matter.words) ? 'yes' : 'no',
  owned: plan.matter.role === '' ? 'no' : 'yes',
  taken: plan.matter.isTaken === true ? 'yes' : 'no',
  inmate: plan.matter.inmate === undefined ? 'no' : 'yes',
  spot: plan.matter.spot === undefined ? 'no' : 'yes',
  wet: isWet(plan.matter.spot) ? 'yes' : 'no',
  victim: plan.kernel.victim ?? 'free',
  escort: escortSort(plan),
  lair: lairSort(plan),
  scene: plan.matter.scene === undefined ? 'no' : 'yes',
  cult: believers.test(plan.matter.captor?.noun ?? '') ? 'yes' : 'no',
  night: /\bvampir/.test(plan.matter.words) ? 'yes' : 'no',
  hell: /hell|abyss/.test(plan.matter.captor?.noun ?? '') ? 'yes' : 'no',
  number: plan.matter.isPlural ? 'many' : 'one',
  young: /\b(?:child|bab(?:y|ie)|infant|toddler|orphan|kid|pupil|boy|girl|teen)/.test(
    plan.matter.it,
  )
    ? 'yes'
    : 'no',
  zrank: hasRank(plan.people.get('Z')?.role ?? '') ? 'high' : 'low',
  whats: isMany(plan.strand?.what ?? '') ? 'many' : 'one',
  kin: plan.den.kin,
  owner: plan.den.owner === undefined ? 'no' : 'yes',
  Gknown: plan.people.get('G')?.known === undefined ? 'no' : 'yes',
  ...termsOf(plan.kernel, plan.matter).truths,
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

/** Pronouns of a ghost, which can be a person with a name. */
function ghostWords({ people, matter: { sort } }: MatterPlan): [string, string][] {
  const person = sort === 'person' ? people.get('I')?.pronouns : undefined;
  const [they, them, their] =
    person === undefined || person === 'they'
      ? ['it', 'it', 'its']
      : person === 'she'
        ? ['she', 'her', 'her']
        : ['he', 'him', 'his'];
  return [
    ['gh', they],
    ['gh.u', upper(they)],
    ['gh.them', them],
    ['gh.their', their],
  ];
}

/** What the idea says after its first clause, and those whom the party fights. */
function clauseWords({ second, enemy, matter }: MatterPlan): [string, string][] {
  const reason = second?.text ?? matter.reason;
  if (reason === undefined) return [];
  // The person of the idea has a name in the story.
  const text = matter.sort === 'person' ? reason.replace(/^(?:she|he)(?= )/, '{I}') : reason;
  const forms =
    enemy?.noun === '{I}'
      ? personForms
      : formsOf('it', enemy?.noun ?? '', enemy?.isPlural === true);
  return [
    ['second', text],
    ['Second', upper(text)],
    ...forms.map(([key, form]): [string, string] => [key.replace('it', 'enemy'), form]),
    ['Enemy', upper(enemy?.noun ?? '')],
  ];
}

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
  ['it.es', 'es'],
  ['it.they', '{I.name}'],
  ['it.them', '{I.them}'],
  ['it.their', '{I.their}'],
];

/** The idea as the first sentence of the story. */
function openingOf({ sort, fact: said, more, state, region, duty }: MatterPlan['matter']): string {
  if (duty !== undefined) return duty.opening === '' ? said : `${duty.opening} {town} ${said}`;
  const fact = more === undefined ? said : `${said} ${more}`;
  if (region !== undefined) {
    return sort === 'person'
      ? `${upper(region.where)} ${fact}`
      : `In {town}, ${region.where}, ${fact}`;
  }
  if (sort === 'person') return fact;
  // A lost city is in no town.
  if (sort === 'site' && state === 'gone') return `In {town} people say that ${fact}`;
  // "From a mountain town": the town of the idea is the town of the story.
  const own =
    /\b(?:an?|the) ((?:[\p{L}-]+ )?(?:town|village|city|hamlet))(?=$| (?!of |hall|watch|guard|council|court|wall|gate|square|militia|priest|elder|healer|chief|mayor|smith|blacksmith|baker|witch|fool|green|well|inn|tavern|church|school|fair|docks?|harbou?r|sewers?|prison|jail|library|archives?|treasury|drunk|bank|streets?|arena|cemetery|graveyard|orphanage|theatre|gates|clock|bells?|tower|crier|doctor|market|festival|bakery|temple|shrine|statue|pond|elders|children|dogs|cats))/u.exec(
      fact,
    );
  if (own !== null) {
    return upper(fact.replace(own[0], `the ${own[1] ?? ''} of {town}`));
  }
  const where = sort === 'feud' ? 'Around' : endsInLandscape(fact) ? 'Near' : 'In';
  return `${where} {town} ${fact}`;
}

const isMany = (noun: string): boolean =>
  /[^su]s$/.test(noun) || /(?:people|folk|men|women|children)$/.test(noun);

/** Those who want a rite to be held, in the plural. */
const callersIn = ({ sort, it, isPlural }: MatterPlan['matter']): string =>
  sort === 'person'
    ? 'those who follow {A}'
    : sort !== 'band'
      ? `those who came for ${it}`
      : isPlural
        ? it
        : `the people of ${it}`;

/** The words that rows ask for by key. Names of places are characters until the text is finished. */
export function matterSubject(plan: MatterPlan, exclusions: Exclusions): Subject {
  const names = new NameList();
  const { matter, scale, people } = plan;
  const [town, town2] = plan.places.map(({ name }) => names.add(name));
  const others = new Map(
    plan.others.map((name, index) => [otherParts[index] ?? '', names.add(name)]),
  );
  // A place can have the name of a person: `the old {ragnal} quarry`.
  const lair = plan.lair.replaceAll(/\{(\w+)\}/g, (field, key: string) => others.get(key) ?? field);
  const wonder = wonderIn(matter, exclusions);
  const [one, two] = matter.sides ?? ['', ''];
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
    ...formsOf('den', plan.den.den, plan.den.isManyDens),
    ...formsOf('brood', plan.den.brood, plan.den.isManyBrood),
    ['den.full', plan.den.full],
    ['inDen', plan.den.inDen],
    ...wordsOfDen(plan.den),
    ['callers', callersIn(matter)],
    ['It', upper(matter.it)],
    ...dutyWords(matter, town2 ?? '', formsOf),
    ['prey', preyOf(matter) ?? 'cattle'],
    ['due', dueOf(matter)],
    ['Due', upper(dueOf(matter))],
    ['lead', matter.isPlural ? 'the largest of them' : matter.it],
    ['foe', plan.beast === undefined ? '{A}' : matter.it],
    ...plightWords(matter),
    ...ghostWords(plan),
    ['doers', matter.plight?.doers ?? ''],
    ...wonderWords(wonder, matter),
    ...beastWords(plan),
    ...(matter.sides === undefined
      ? []
      : [['it.t', titleForm(`${one} and ${two}`)] satisfies [string, string]]),
    ['One', upper(one)],
    ...others,
    ...termsOf(plan.kernel, plan.matter).words,
    ['role.t', titleForm(`the ${matter.role}`)],
    ['what', plan.strand?.what ?? ''],
    ['what.u', upper(plan.strand?.what ?? '')],
    ...clauseWords(plan),
    ['fact', matter.fact],
    ['Fact', upper(matter.fact)],
    // What those who hold someone pay with.
    ['pelts', believers.test(matter.captor?.noun ?? '') ? 'old silver' : 'furs'],
    ['In', openingOf(matter)],
    ['p1', plan.sites[0]],
    ['p2', plan.sites[1]],
    ['p3', plan.sites[2]],
    ['lair', lair],
    ['lair.t', titleForm(lair)],
    ...Object.entries(scale),
    ...plan.own.flatMap(({ key, noun, isPlural }) => formsOf(key, noun, isPlural)),
    ...plan.own.map(({ key, noun }) => [upper(key), upper(noun)] satisfies [string, string]),
    ['bone.u', upper(scale.bone)],
    ['deadline.t', titleForm(scale.deadline)],
    ['Deadline', upper(scale.deadline)],
    ...numberForms('weeks', plan.weeks),
    ...numberForms('years', plan.years),
    ...numberForms('days', plan.days),
    ...numberForms('few', plan.few),
    ...numberForms('num', plan.num),
    ['Weeks', upper(numberForms('weeks', plan.weeks)[0]?.[1] ?? '')],
    ['weeks.s', upper(numberForms('weeks', plan.weeks)[0]?.[1] ?? '')],
    ['years.s', upper(numberForms('years', plan.years)[0]?.[1] ?? '')],
    ['scene', matter.scene ?? ''],
    ...inquiryWords(plan),
    ['coins', inDigits(plan.reward.coins)],
    // In a comedy, and where a line excludes the word, no one is sold as a slave.
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
  return { truths: truthsOf(plan, wonder.id), people, words, names, exclusions };
}
