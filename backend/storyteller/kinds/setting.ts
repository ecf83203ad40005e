import { livelihoodWords, numbers, preferring, subjectFor } from '../plan/situation.ts';
import { nounForms } from '../plan/words.ts';
import { rowText } from '../plan/truths.ts';
import { randomStream } from '../random.ts';
import { ideaRows } from '../tables/idea-rows.ts';
import { Telling } from '../realise/telling.ts';
import { ways } from '../tables/person-looks.ts';
import {
  borders,
  dates,
  differences,
  habitFrames,
  knownFactions,
  knownInSetting,
  links,
  regionFrames,
  regionPulls,
  scaledConflicts,
  scales,
  siteFrames,
} from '../tables/setting-rows.ts';
import type { Row } from '../tables/row-types.ts';
import { decideSetting, numbersOfTowns } from './decide-setting.ts';
import type { Draft, Planner, Teller } from './draft.ts';
import { ideaThingOf, tellIdea } from './idea-thing.ts';
import { favourOf } from './sums.ts';
import {
  bullets,
  faultsOf,
  fragment,
  isAtLeast,
  paragraph,
  paragraphs,
  prose,
  upperFirst,
  withSubject,
  withoutStop,
  writeParts,
  personName,
  thingName,
} from './written.ts';
import { lowerFirst } from './writing.ts';

const pitchLimit = 300;

/** Words that make the same row a matter of a valley, a province or a realm. */
const scaledWords = {
  towns: ['towns', 'cities', 'capitals'],
  guards: ['the guards', 'the soldiers', 'the royal guards'],
  crowd: ['forty people', 'a thousand people', 'tens of thousands of people'],
} as const;

/** A row about the region `#` and its neighbour `@`. */
const atNumber = (row: Row, index: number): Row => {
  const text = (template: string): string =>
    template.replaceAll('#', String(index)).replaceAll('@', String((index % 4) + 1));
  return typeof row === 'string' ? text(row) : [text(row[0]), row[1]];
};

export const planSetting: Planner = (asked, seed) => {
  const decided = decideSetting(asked, seed);
  return { facts: decided.facts, write: () => writeSetting(decided) };
};

export const tellSetting: Teller = (asked, seed) => planSetting(asked, seed).write();

function writeSetting(decided: ReturnType<typeof decideSetting>): Draft {
  const { request, situation, seed, lived, first, wrong, variant, eventName, land } = decided;
  const { provinces, towns, sites, people, friends, faction, askedFactions, facts } = decided;
  const { random, tier, exclusions } = situation;
  const scale = tier - 1;
  const subject = subjectFor(
    situation,
    [
      ...lived.flatMap((livelihood, index) =>
        livelihoodWords(situation, livelihood, String(index + 1)),
      ),
      ...numbers(situation).map(([key, word]): [string, string] =>
        key === 'coins' ? [key, favourOf(word, tier)] : [key, word],
      ),
      ...Object.entries(scaledWords).flatMap(([key, words]) =>
        nounForms(key, words[scale] ?? words[0]),
      ),
      ...nounForms('wrong', eventName),
      ...nounForms('land', land),
      ...sites.map(([site], index): [string, string] => [`site${index + 1}`, site?.name ?? '']),
    ],
    [
      ...towns.map(({ name }, index) => [`town${index + 1}`, name] as const),
      ...provinces.flatMap((name, index) => [
        [`region${index + 1}`, name] as const,
        [`region${index + 1}.s`, upperFirst(name)] as const,
      ]),
      ['faction1', faction],
      ['faction1.s', upperFirst(faction)],
    ],
    { wrong: wrong.id, v: variant },
    first,
  );
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const { length } = request;
  const standard = isAtLeast(length, 'standard');
  const plain = (text: string): string => subject.names.plain(text);

  /** Lines of a list, none of which begins with a pronoun for a person of the line before. */
  const items = (rows: readonly Row[], count: number): string[] =>
    Array.from({ length: count }, () => {
      telling.paragraph();
      return telling.say(rows);
    });
  const pulls = randomStream(seed, 'pulls').shuffle(telling.fitting(regionPulls));
  const region = (index: number, frame: string): string => {
    const [town, livelihood, site] = [towns[index - 1], lived[index - 1], sites[index - 1]?.[0]];
    if (town === undefined || livelihood === undefined || site === undefined) return '';
    telling.paragraph();
    const habit = standard ? telling.say(livelihood.habits) : '';
    const look = standard ? fragment(telling.say(site.look)) : '';
    const local = {
      town: `{town${index}}`,
      site: `{site${index}}`,
      habit: lowerFirst(habit),
      look,
    };
    return prose(
      `**${telling.text(`{region${index}.s}`)}**: ${upperFirst(telling.text(rowText(atNumber(frame, index))))}`,
      telling.say([atNumber(pulls[index - 1] ?? '', index)]),
      habit === '' ? '' : telling.say(habitFrames, local),
      look === '' ? '' : telling.say(siteFrames, local),
    );
  };
  const parties = [
    { name: '{body1}', rows: wrong.parties[0] },
    { name: '{body2}', rows: wrong.parties[1] },
    { name: '{body3}', rows: wrong.parties[2] },
    { name: '{faction1.s}', rows: wrong.parties[3] },
  ];
  const habits = randomStream(seed, 'habits').shuffle(ways);
  const goals = parties.map(({ name, rows }) => ({ name, want: random.pick(rows) }));

  const thing = ideaThingOf(request.idea, situation.current);
  const opening = random.pick(preferring(wrong.start, ({ scene }) => !exclusions.matches(scene)));

  const sections = writeParts(
    telling,
    seed,
    [
      {
        id: 'pitch',
        heading: 'In short',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const pitch = telling.must(wrong.pitch, 'pitches');
          if (plain(pitch).length <= pitchLimit) return pitch;
          // Long names of the campaign can exceed the limit: whole sentences are left out.
          return pitch.slice(0, pitch.indexOf('. ') + 1);
        },
      },
      {
        id: 'truths',
        heading: 'Six truths that everyone knows',
        audience: 'everyone',
        from: 'short',
        write: () =>
          bullets(
            [scales, links, wrong.lie, wrong.effect, differences, dates].map((rows) => {
              telling.paragraph();
              return telling.must(rows, 'truths');
            }),
          ),
      },
      {
        id: 'regions',
        heading: 'Regions',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const frames = randomStream(seed, 'regions').shuffle(regionFrames);
          return bullets(numbersOfTowns.map((index) => region(index, frames[index - 1] ?? '')));
        },
      },
      {
        id: 'borders',
        heading: 'Beyond the four {towns}',
        audience: 'everyone',
        from: 'long',
        write: () => paragraph(...telling.list(borders, 2)),
      },
      {
        id: 'factions',
        heading: 'Factions',
        audience: 'everyone',
        from: 'short',
        write: () =>
          bullets([
            ...goals.map(({ name, want }, index) =>
              telling.text(`**${name}** ({town${index + 1}}) ${want.open}.`),
            ),
            ...askedFactions.map((name) =>
              telling.say(knownFactions, { K: subject.names.add(upperFirst(name)) }),
            ),
          ]),
      },
      {
        id: 'conflicts',
        heading: 'Three conflicts',
        audience: 'everyone',
        from: 'short',
        write: () =>
          bullets([
            ...items(wrong.conflicts, 2),
            telling.must(scaledConflicts, 'scaled conflicts'),
          ]),
      },
      {
        id: 'people',
        heading: 'People',
        audience: 'everyone',
        from: 'short',
        write: () =>
          bullets([
            ...people.slice(0, standard ? 4 : 3).map(({ id }, index) => {
              telling.paragraph();
              const want = fragment(telling.must(wrong.needs[index] ?? [], 'needs'));
              const line = telling.text(
                `**{${id}.full}**, {${id}.role} in {town${index + 1}}${want === '' ? '' : `, ${want}`}.`,
              );
              // Each person has rows of their own, so that no two of them have the same habit.
              const own = habits.slice(index * 7, index * 7 + 7).map(withSubject(id));
              const local = Object.fromEntries(
                ['tool', 'site', 'town', 'works', 'good', 'body'].map((key) => [
                  key,
                  `{${key}${index + 1}}`,
                ]),
              );
              return prose(line, standard ? telling.say(own, local) : '');
            }),
            ...friends.map(({ id }) => telling.say(knownInSetting.map(forFriend(id)))),
          ]),
      },
      {
        id: 'start',
        heading: 'Where it begins',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const scene = telling.must([opening.scene], 'starts');
          telling.paragraph();
          return paragraphs(scene, tellIdea(telling, ideaRows.setting, thing, 'open'));
        },
      },
      {
        id: 'truth',
        heading: 'What really happened',
        audience: 'gm',
        from: 'short',
        write: () => prose(telling.must([wrong.truth[variant - 1] ?? ''], 'truths')),
      },
      {
        id: 'hidden',
        heading: 'What the factions hide',
        audience: 'gm',
        from: 'short',
        write: () =>
          bullets(
            goals
              .filter(({ want }) => !subject.exclusions.matches(want.hidden))
              .map(({ name, want }) => telling.text(`**${name}** ${want.hidden}.`)),
          ),
      },
      {
        id: 'secrets',
        heading: 'Secrets',
        audience: 'gm',
        from: 'short',
        write: () =>
          bullets([
            telling.say(opening.answer),
            tellIdea(telling, ideaRows.setting, thing, 'hidden'),
            ...items(wrong.secrets, standard ? 4 : 3),
          ]),
      },
      {
        id: 'next',
        heading: 'If nobody does anything',
        audience: 'gm',
        from: 'standard',
        write: () =>
          bullets(
            wrong.steps.map((rows, index) => {
              telling.paragraph();
              const step = telling.must(rows, 'steps');
              return index === 3 ? step : `Week ${index + 1}: ${withoutStop(step)}.`;
            }),
          ),
      },
      {
        id: 'ends',
        heading: 'How it can end',
        audience: 'gm',
        from: 'standard',
        write: () => bullets(items(wrong.ends, length === 'long' ? 3 : 2)),
      },
    ],
    request,
  );
  return {
    title: telling.text(`{land.t}: ${random.pick(wrong.titles)}`),
    sections,
    details: { kind: 'setting' },
    named: [
      ...[...people, ...friends].map(personName),
      ...[...towns, ...goals].map(({ name }) => thingName(name)),
    ],
    facts,
    names: subject.names,
    get faults() {
      return faultsOf(telling, subject, sections);
    },
  };
}

const forFriend =
  (id: string) =>
  (row: Row): Row =>
    typeof row === 'string' ? row.replaceAll('{F}', `{${id}.full}`) : row;
