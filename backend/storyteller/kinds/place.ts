import { knownPerson } from '../plan/cast.ts';
import {
  askedFirst,
  beginSituation,
  castPerson,
  checkDc,
  livelihoodWords,
  numbers,
  planSeedOf,
  placeOf,
  preferring,
  roleText,
  subjectFor,
  takeNearby,
  type Situation,
  type Words,
} from '../plan/situation.ts';
import { rowHolds } from '../plan/truths.ts';
import { plannedFacts } from '../plan/planned.ts';
import { randomStream } from '../random.ts';
import { ideaRows } from '../tables/idea-rows.ts';
import { Telling } from '../realise/telling.ts';
import {
  briefSights,
  circumstances,
  friendLines,
  nearbyLines,
  noticers,
  outcomes,
  scenes,
  sights,
} from '../tables/place-people.ts';
import { troubleDetails } from '../tables/trouble-people.ts';
import { placeSwaps } from '../tables/other-truths.ts';
import type { Trouble } from '../tables/place-types.ts';
import { payAt } from '../tables/purse.ts';
import type { Row } from '../tables/row-types.ts';
import type { Draft, Planner, Teller } from './draft.ts';
import { withFights } from './fights.ts';
import { friendLinesOf } from './friend-lines.ts';
import { ideaThingOf, tellIdea, type IdeaThing } from './idea-thing.ts';
import { askedPlaceOf, truthsOfPlace } from './asked-place.ts';
import { clausesOf, labelOfPlace, rowsOfPlace } from './place-rows.ts';
import {
  chooseSite,
  guestRoles,
  keeperRoles,
  ideaBesidesName,
  ownNameOf,
  placeStoryOf,
  siteOfIdea,
  troublesOf,
  truthsToTell,
  withoutNamed,
  wordsOfTown,
} from './place-choice.ts';
import { detailsOfFamilies, plotsFor, troubleOfPlot, withFamilyWords } from './place-family.ts';
import { insteadPart, rowsOfTruth } from './other-truth.ts';
import { tellPlaceStory } from './place-story.ts';
import { checkLines } from './check-lines.ts';
import {
  bullets,
  faultsOf,
  fragment,
  fullName,
  isAtLeast,
  paragraph,
  paragraphs,
  upperFirst,
  withText,
  withoutStop,
  writeParts,
  personName,
  thingName,
} from './written.ts';
import { lowerFirst } from './writing.ts';

export const planPlace: Planner = (asked, seed) => {
  const situation = withoutNamed(beginSituation(asked, planSeedOf(asked, seed)));
  const story = placeStoryOf(asked, situation);
  if (story !== undefined) {
    return { facts: { core: story.id }, write: () => tellPlaceStory(situation, seed, story) };
  }
  const chosen = chooseSite(situation);
  const family = askedPlaceOf(asked.idea, situation.current)?.family;
  const troubles =
    family === undefined
      ? troublesOf(situation, chosen)
      : plotsFor(family.plots, situation.tier).map(troubleOfPlot);
  // Also drawn for a trouble that is kept: otherwise other parts of the kept plan would change.
  const drawn = askedFirst(situation, troubles, ({ words }) => words);
  const kept = asked.keep?.story.facts['core'];
  const trouble = troubles.find(({ id }) => id === kept) ?? drawn;
  return { facts: { core: trouble.id }, write: () => writePlace(situation, seed, chosen, trouble) };
};

export const tellPlace: Teller = (asked, seed) => planPlace(asked, seed).write();

function writePlace(
  situation: Situation,
  seed: number,
  chosen: ReturnType<typeof chooseSite>,
  trouble: Trouble,
): Draft {
  const { request, random, tier } = situation;
  const { common, livelihood } = chosen;
  const askedPlace = askedPlaceOf(request.idea, situation.current);
  const site = siteOfIdea(chosen, askedPlace);
  const ofPlace = rowsOfPlace(site, chosen, askedPlace);
  const role = (template: string): string =>
    roleText(situation, livelihood, withFamilyWords(template, askedPlace?.family));
  const allowedRole = (roles: readonly string[], not: string): string =>
    random.pick(
      preferring(roles, (item) => item !== not && !situation.exclusions.matches(role(item))),
    );
  const keeperRole =
    askedPlace?.keeper ??
    trouble.keeper?.[0] ??
    ofPlace.keeper?.[tier - 1] ??
    allowedRole(keeperRoles, '');
  castPerson(situation, 'K', role(keeperRole));
  castPerson(situation, 'B', role(allowedRole(trouble.guest ?? guestRoles[tier], keeperRole)));
  castPerson(situation, 'V', role(allowedRole(trouble.absent, '')));
  const friends = situation.waiting.slice(0, 1).map((known) => knownPerson(known, 'F', ''));
  for (const friend of friends) situation.people.set(friend.id, friend);
  const near = takeNearby(situation);
  // A known place is the town of the new one.
  const [town, town2] = [placeOf(situation), placeOf(situation)];
  const ownName = ownNameOf(situation, common, askedPlace);
  const name = ownName === '' ? site.name : ownName;
  const told = truthsToTell(situation, trouble, askedPlace?.family !== undefined);
  const { number: variant } = told;
  // The title has the noun with all that stands before it, and the sentences have the noun alone.
  const short = askedPlace === undefined ? name : `the ${askedPlace.kind}`;
  // Inns and ships have names of their own; a site is a noun that can begin a sentence.
  const siteWord: Words =
    ownName === ''
      ? [
          ['named', name],
          ['site', short],
          ['site.s', short],
        ]
      : [];
  const subject = subjectFor(
    situation,
    [
      ...livelihoodWords(situation, livelihood),
      ...numbers(situation).map(([key, word]): [string, string] =>
        key === 'coins' ? [key, payAt(request.level)] : [key, word],
      ),
      ...wordsOfTown(situation),
      ['kind', askedPlace?.kind ?? site.name.replace(/^the /, '')],
      ...(askedPlace?.family?.words ?? []).map(([key, word]): [string, string] => [key, word]),
      ['residue', site.residue],
      ...siteWord,
      ['sound.s', livelihood.sound],
    ],
    [
      ['town', town.name],
      ['town2', town2.name],
      ['near', near ?? ''],
      ...(ownName === '' ? [] : [['site', name] as const, ['site.s', upperFirst(name)] as const]),
    ],
    {
      trouble: trouble.id,
      v: variant,
      terrain: site.terrain,
      site: common?.id ?? 'works',
      ...truthsOfPlace(askedPlace),
    },
    livelihood,
  );
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const dcs = randomStream(seed, 'difficulties');
  const { length } = request;
  const standard = isAtLeast(length, 'standard');
  const checkLine = checkLines(telling, circumstances, seed);

  const details = detailsOfFamilies[trouble.id] ?? troubleDetails[trouble.id];
  if (details === undefined) throw new Error(`The trouble ${trouble.id} has no people.`);

  // "A haunted inn" is the place itself, or what is wrong with it. A statement about the place is no name for it.
  const idea = ideaThingOf(ideaBesidesName(request.idea), situation.current);
  const isPlace =
    idea !== undefined &&
    idea.sort !== 'clause' &&
    (askedPlace !== undefined || (!idea.isDescribed && trouble.words.includes(idea.head)));
  const thing: IdeaThing | undefined = isPlace ? undefined : idea;

  const fought = (text: string): string => withFights(text, request);
  const find = ([skill, how, shows]: Trouble['finds'][number]): string => {
    telling.paragraph();
    return telling.text(`${checkLine(checkDc(situation, dcs), skill, how, shows)}.`);
  };
  /** What is found in a truth. What belongs to this truth alone says more than what belongs to all. */
  const findsOf = (number: number, isOwn: boolean): Trouble['finds'] =>
    randomStream(seed, 'checks')
      .shuffle(
        trouble.finds.filter(
          ([, how, shows, when]) =>
            subject.exclusions.allows([`${how} ${shows}`, when ?? '']) &&
            (when === undefined || rowHolds([shows, when], { ...subject.truths, v: number })),
        ),
      )
      .filter(([, , , when]) => (when !== undefined) === isOwn);
  const instead = (other: number): string => {
    const swap = telling.say(placeSwaps);
    telling.paragraph();
    const truth = telling.say([fought(trouble.truth[other - 1] ?? '')]);
    if (truth === '') return '';
    const found = bullets(findsOf(other, true).slice(0, 2).map(find));
    telling.paragraph();
    const later = telling.say(rowsOfTruth(trouble.later).map(withText(fought)));
    telling.paragraph();
    return paragraphs(swap, truth, found, later, telling.say(rowsOfTruth(trouble.ways)));
  };

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
          const [a = '', b = '', c = ''] = ofPlace.looks
            .slice(0, standard ? 3 : 2)
            .map((looks) => fragment(telling.say(looks)))
            .filter((text) => text !== '');
          const label = telling.text(labelOfPlace(chosen, site, ownName, askedPlace));
          const seen = telling.must(c === '' ? briefSights : sights, 'sights', { a, b, c });
          telling.paragraph();
          return paragraphs(
            `**${label}**: ${lowerFirst(seen)}`,
            paragraph(...ofPlace.known.map((known) => telling.say(known))),
          );
        },
      },
      {
        id: 'senses',
        heading: 'What one hears and smells',
        audience: 'everyone',
        from: 'standard',
        write: () => telling.say(ofPlace.senses),
      },
      {
        id: 'people',
        heading: 'Who is here',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const line = (id: string, rows: readonly Row[]): string => {
            telling.paragraph();
            const label = `**{${id}.full}**, {${id}.role}, `;
            return telling.say(rows.map(withText((text) => `${label}${text}.`)));
          };
          return bullets([
            line('K', details.keeper),
            line('B', details.guest),
            ...friendLinesOf(telling, friends, friendLines),
          ]);
        },
      },
      {
        id: 'hooks',
        heading: 'What brings strangers here',
        audience: 'everyone',
        from: 'short',
        write: () =>
          bullets([
            ...Array.from({ length: standard ? 2 : 1 }, () => {
              telling.paragraph();
              return telling.say(details.hooks);
            }),
            near === undefined ? '' : telling.say(nearbyLines),
          ]),
      },
      {
        id: 'done',
        heading: 'What is done here',
        audience: 'everyone',
        from: 'short',
        write: () => paragraph(...telling.list(ofPlace.done, standard ? 2 : 1)),
      },
      {
        id: 'trace',
        heading: 'What one may notice',
        audience: 'everyone',
        from: 'short',
        write: () => {
          telling.paragraph();
          const count = length === 'short' ? 'one thing' : 'two things';
          const seen = withoutStop(telling.say(noticers, { count }));
          const traces = telling.list(trouble.trace, length === 'short' ? 1 : 2);
          const trace = `${seen}: ${clausesOf(traces)}.`;
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
          const text = fought(trouble.truth[variant - 1] ?? '');
          const truth = telling.must([text], 'truths');
          telling.paragraph();
          return paragraphs(
            truth,
            ...ofPlace.hidden.map((rows) => telling.say(rows.map(withText(fought)))),
            tellIdea(telling, ideaRows.place, thing, 'hidden'),
          );
        },
      },
      {
        id: 'checks',
        heading: 'How to find out',
        audience: 'gm',
        from: 'short',
        write: () =>
          bullets(
            [...findsOf(variant, true), ...findsOf(variant, false)]
              .slice(0, standard ? 3 : 2)
              .map(find),
          ),
      },
      {
        id: 'use',
        heading: 'In a scene',
        audience: 'gm',
        from: 'standard',
        write: () => {
          const [check] = randomStream(seed, 'site checks').shuffle(
            ofPlace.checks.filter(([, what]) => !subject.exclusions.matches(what)),
          );
          const features = telling.list(ofPlace.features, length === 'long' ? 4 : 2);
          telling.paragraph();
          return bullets([
            features.length === 0 ? '' : telling.say(scenes, { clauses: clausesOf(features) }),
            check === undefined
              ? ''
              : telling.text(
                  `[A party may try this here|One thing can be tried here|Worth a try here]: ${check[1]} (DC ${checkDc(situation, dcs)} ${check[0]}); ${fragment(telling.say(outcomes))}.`,
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
          const later = telling.must(trouble.later.map(withText(fought)), 'what happens later');
          telling.paragraph();
          return paragraphs(later, paragraph(...telling.list(trouble.ways, standard ? 2 : 1)));
        },
      },
      insteadPart(telling, { situation, ...told }, instead),
    ],
    request,
  );
  return {
    title: telling.text(ownName === '' ? '{named} of {town}' : '{site.s}'),
    sections,
    details: { kind: 'place' },
    named: [...situation.people.values()].map(personName).concat(thingName(name)),
    facts: {
      kind: 'place',
      ...plannedFacts(request),
      seed: situation.seed,
      livelihood: livelihood.id,
      site: site.id,
      trouble: trouble.id,
      core: trouble.id,
      ...(askedPlace !== undefined && { told: askedPlace.told }),
      variant,
      town: town.name,
      people: ['K', 'B', 'V'].flatMap((id) => {
        const person = situation.people.get(id);
        return person === undefined ? [] : [fullName(person)];
      }),
    },
    names: subject.names,
    telling,
    get faults() {
      return faultsOf(telling, sections);
    },
  };
}
