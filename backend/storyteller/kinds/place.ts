import { knownPerson } from '../plan/cast.ts';
import {
  allowedNumbers,
  askedFirst,
  beginSituation,
  castPerson,
  checkDc,
  chooseLivelihoods,
  cleanSites,
  livelihoodWords,
  numbers,
  planSeedOf,
  placeOf,
  preferring,
  roleText,
  subjectFor,
  type Situation,
  type Words,
} from '../plan/situation.ts';
import { rowHolds } from '../plan/truths.ts';
import { plannedFacts } from '../plan/planned.ts';
import { randomStream } from '../random.ts';
import { ideaRows } from '../tables/idea-rows.ts';
import { Telling } from '../realise/telling.ts';
import { townSites } from '../tables/town-sites.ts';
import {
  circumstances,
  outcomes,
  guestLines,
  keeperLines,
  firstSights,
  otherSights,
  placeScale,
  placeStakes,
  noticers,
  purposes,
  senses,
  tellers,
  worksDone,
} from '../tables/place-people.ts';
import type { TownSite, Trouble } from '../tables/place-types.ts';
import type { Livelihood, Row, Site } from '../tables/row-types.ts';
import { troublesOutside } from '../tables/troubles-outside.ts';
import { troubles } from '../tables/troubles.ts';
import type { Teller } from './draft.ts';
import { ideaThingOf, tellIdea } from './idea-thing.ts';
import {
  bullets,
  faultsOf,
  fragment,
  fullName,
  isAtLeast,
  paragraph,
  paragraphs,
  prose,
  upperFirst,
  withoutStop,
  writeParts,
  personName,
  thingName,
} from './written.ts';
import { lowerFirst } from './writing.ts';

interface ChosenSite {
  site: Site;
  common?: TownSite;
  livelihood: Livelihood;
}

const allTroubles: readonly Trouble[] = [...troubles, ...troublesOutside];

/** What a trouble names a place by. */
function sortsOf({ site, common }: ChosenSite): readonly string[] {
  if (common !== undefined) return [common.id, ...(common.like ?? [])];
  if (site.terrain !== 'indoors') return [site.terrain];
  const office = /office|court|chamber|bench|hall|gauging|counting|credit/.test(site.name);
  const market = /weigh|store|market|counting/.test(site.name);
  return ['works', ...(office ? ['office'] : []), ...(market ? ['market'] : [])];
}

const troublesOf = (situation: Situation, chosen: ChosenSite): readonly Trouble[] =>
  preferring(
    allTroubles.filter(
      ({ tones, at }) =>
        tones.includes(situation.request.tone) && sortsOf(chosen).some((sort) => at.includes(sort)),
    ),
    ({ truth }) => truth.some((text) => !situation.exclusions.matches(text)),
  );

/** A common place if the idea asks for one, or in two of five places; otherwise one of the works. */
function chooseSite(situation: Situation): ChosenSite {
  const { random, idea, exclusions } = situation;
  const [livelihood] = chooseLivelihoods(situation, 1);
  if (livelihood === undefined) throw new Error('There is no livelihood.');
  const isAsked = ({ words }: { words: readonly string[] }): boolean =>
    words.some((word) => idea.has(word));
  const hasTrouble = (chosen: ChosenSite): boolean => troublesOf(situation, chosen).length > 0;
  const ofWorks = cleanSites(situation, livelihood)
    .map((site) => ({ site, livelihood }))
    .filter(hasTrouble);
  const ofTown = townSites
    .map((common) => ({ site: common, common, livelihood }))
    .filter(hasTrouble);
  // "A ruined temple" has two words of the ruin and one of the shrine.
  const scoreOf = ({ common }: (typeof ofTown)[number]): number =>
    common.words.filter((word) => idea.has(word)).length;
  const [asked] = ofTown.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  if (asked !== undefined && scoreOf(asked) > 0) return asked;
  if (ofWorks.length > 0 && (isAsked(livelihood) || random.chance(0.6))) {
    // Rooms have more sorts of trouble than open places, so they are preferred.
    const isRoom = random.chance(0.5);
    return random.pick(preferring(ofWorks, ({ site }) => !isRoom || site.terrain === 'indoors'));
  }
  return random.pick(preferring(ofTown, ({ site }) => !exclusions.matches(site.name)));
}

const keeperRoles = ['{second}', '{clerk}', '{trade}'] as const;
const guestRoles = {
  1: ['{worker}', '{trade}', 'pedlar', 'retired {worker}', 'tinker', 'letter carrier'],
  2: ['{buyer}', 'county messenger', 'wine merchant', 'travelling judge', 'guild clerk'],
  3: ['embassy secretary', 'crown auditor', '{buyer}', 'officer of the guard', 'royal messenger'],
} as const;

export const tellPlace: Teller = (asked, seed) => {
  const planSeed = planSeedOf(asked, seed);
  const situation = beginSituation(asked, planSeed);
  const { request } = situation;
  const { random, culture, tier, names } = situation;
  const chosen = chooseSite(situation);
  const { site, common, livelihood } = chosen;
  const trouble = askedFirst(situation, troublesOf(situation, chosen), ({ words }) => words);
  const role = (template: string): string => roleText(situation, livelihood, template);
  const allowedRole = (roles: readonly string[], not: string): string =>
    random.pick(
      preferring(roles, (item) => item !== not && !situation.exclusions.matches(role(item))),
    );
  const keeperRole = common?.keeper[tier - 1] ?? allowedRole(keeperRoles, '');
  castPerson(situation, 'K', role(keeperRole));
  castPerson(situation, 'B', role(allowedRole(guestRoles[tier], keeperRole)));
  castPerson(situation, 'V', role(allowedRole(trouble.absent, '')));
  const friend = situation.waiting[0];
  if (friend !== undefined) situation.people.set('F', knownPerson(friend, 'F', ''));
  // A known place is the town of the new one.
  const [town, town2] = [placeOf(situation), placeOf(situation)];
  const ownName =
    common === undefined || common.named === ''
      ? ''
      : names.pick(
          preferring(culture[common.named], (item) => !situation.exclusions.matches(item)),
        );
  const name = ownName === '' ? site.name : ownName;
  const variant = random.pick(allowedNumbers(situation, trouble.truth));
  // The names of inns and ships are names; a site is a noun that can begin a sentence.
  const siteWord: Words =
    ownName === ''
      ? [
          ['site', name],
          ['site.s', name],
        ]
      : [];
  const subject = subjectFor(
    situation,
    [
      ...livelihoodWords(situation, livelihood),
      ...numbers(situation),
      ['residue', site.residue],
      ...siteWord,
      ['sound.s', livelihood.sound],
    ],
    [
      ['town', town.name],
      ['town2', town2.name],
      ...(ownName === '' ? [] : [['site', name] as const, ['site.s', upperFirst(name)] as const]),
    ],
    { trouble: trouble.id, v: variant, terrain: site.terrain },
    livelihood,
  );
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const dcs = randomStream(seed, 'difficulties');
  const { length } = request;
  const standard = isAtLeast(length, 'standard');

  /** Sentences after a colon, with the one who says them. */
  const after = (rows: readonly Row[], told: readonly Row[], count: number): string => {
    telling.paragraph();
    const who = withoutStop(telling.say(rows));
    const [start = '', ...more] = telling.list(told, count);
    if (start === '') return '';
    return paragraph(who === '' ? start : `${who}: ${lowerFirst(start)}`, ...more);
  };

  const idea = ideaThingOf(request.idea, situation.current);
  // "A haunted inn" is the place itself, or what is wrong with it.
  const isPlace =
    idea !== undefined &&
    idea.sort !== 'clause' &&
    (common?.words.includes(idea.head) === true ||
      (!idea.isDescribed && [...livelihood.words, ...trouble.words].includes(idea.head)));
  const thing = isPlace ? undefined : idea;

  const sections = writeParts(
    telling,
    seed,
    [
      {
        id: 'look',
        heading: 'What one sees',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const [a = '', ...others] = telling.list(site.look, standard ? 3 : 2).map(fragment);
          const where =
            ownName === '' ? '{site.s} of {town}' : `{site.s}, ${common?.id ?? ''} in {town}`;
          const first = lowerFirst(telling.must(firstSights, 'first sights', { a }));
          return prose(
            `**${telling.text(where)}**: ${first}`,
            ...others.map((b) => telling.say(otherSights, { b })),
            standard ? telling.say(placeScale) : '',
          );
        },
      },
      {
        id: 'senses',
        heading: 'What one hears and smells',
        audience: 'everyone',
        from: 'standard',
        write: () => telling.say(senses),
      },
      {
        id: 'people',
        heading: 'Who is here',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const line = (id: string, rows: readonly (typeof keeperLines)[number][]): string => {
            telling.paragraph();
            const doing = telling.say(rows);
            return doing === ''
              ? ''
              : telling.text(`**{${id}.full}**, {${id}.role}: ${fragment(doing)}.`);
          };
          const lines = [line('K', keeperLines), line('B', guestLines)];
          if (situation.people.has('F')) {
            lines.push(telling.text('**{F.full}** comes here, and has a place that is kept free.'));
          }
          return bullets(lines);
        },
      },
      {
        id: 'done',
        heading: 'What is done here',
        audience: 'everyone',
        from: 'short',
        write: () => after(purposes, common?.done ?? worksDone, standard ? 2 : 1),
      },
      {
        id: 'trace',
        heading: 'What one may notice',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const trace = after(noticers, trouble.trace, length === 'short' ? 1 : 2);
          telling.paragraph();
          return paragraphs(trace, tellIdea(telling, ideaRows.place, thing, 'open'));
        },
      },
      {
        id: 'wrong',
        heading: 'What is wrong here',
        audience: 'gm',
        from: 'short',
        write: () => {
          const truth = telling.must([trouble.truth[variant - 1] ?? ''], 'truths');
          telling.paragraph();
          return paragraphs(
            prose(truth, telling.say(placeStakes)),
            tellIdea(telling, ideaRows.place, thing, 'hidden'),
          );
        },
      },
      {
        id: 'checks',
        heading: 'How to find out',
        audience: 'gm',
        from: 'short',
        write: () => {
          const possible = trouble.finds.filter(
            ([, how, shows, when]) =>
              subject.exclusions.allows([`${how} ${shows}`, when ?? '']) &&
              (when === undefined || rowHolds([shows, when], subject.truths)),
          );
          // What is true of this variant only says more than what is true of both.
          const [own, both] = [true, false].map((isOwn) =>
            randomStream(seed, 'checks')
              .shuffle(possible)
              .filter(([, , , when]) => (when !== undefined) === isOwn),
          );
          return bullets(
            [...(own ?? []), ...(both ?? [])]
              .slice(0, standard ? 3 : 2)
              .map(([skill, how, shows]) => {
                telling.paragraph();
                const isNamed = /\{[KBV]/.test(`${how}${shows}`);
                const where = isNamed ? '' : ` ${fragment(telling.say(circumstances))},`;
                return telling.text(
                  `DC ${checkDc(situation, dcs)} ${skill},${where} ${how}: ${shows}.`,
                );
              }),
          );
        },
      },
      {
        id: 'use',
        heading: 'In a scene',
        audience: 'gm',
        from: 'standard',
        write: () => {
          const [check] = randomStream(seed, 'site checks').shuffle(
            site.checks.filter(([, what]) => !subject.exclusions.matches(what)),
          );
          return bullets([
            ...Array.from({ length: length === 'long' ? 4 : 2 }, () =>
              after(tellers, site.feature, 1),
            ),
            check === undefined
              ? ''
              : telling.text(
                  `A party may try ${check[1]} (DC ${checkDc(situation, dcs)} ${check[0]}); ${fragment(telling.say(outcomes))}.`,
                ),
          ]);
        },
      },
      {
        id: 'later',
        heading: 'If it is left alone, and if it is not',
        audience: 'gm',
        from: 'short',
        write: () => {
          const later = telling.must(trouble.later, 'what happens later');
          telling.paragraph();
          return paragraphs(later, paragraph(...telling.list(trouble.ways, standard ? 2 : 1)));
        },
      },
    ],
    request,
  );
  return {
    title: telling.text(ownName === '' ? '{site.s} of {town}' : '{site.s}'),
    sections,
    details: { kind: 'place' },
    named: [...situation.people.values()].map(personName).concat(thingName(site.name)),
    facts: {
      kind: 'place',
      ...plannedFacts(request),
      seed: planSeed,
      livelihood: livelihood.id,
      site: site.id,
      trouble: trouble.id,
      variant,
      town: town.name,
      people: ['K', 'B', 'V'].flatMap((id) => {
        const person = situation.people.get(id);
        return person === undefined ? [] : [fullName(person)];
      }),
    },
    names: subject.names,
    get faults() {
      return faultsOf(telling, subject, sections);
    },
  };
};
