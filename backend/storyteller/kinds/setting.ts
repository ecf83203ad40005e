import { knownPerson } from '../plan/cast.ts';
import {
  allowedNumbers,
  askedFirst,
  beginSituation,
  castPerson,
  chooseLivelihoods,
  cleanSites,
  livelihoodWords,
  numbers,
  planSeedOf,
  placeOf,
  preferring,
  subjectFor,
} from '../plan/situation.ts';
import { rowText } from '../plan/truths.ts';
import { nounForms } from '../plan/words.ts';
import { plannedFacts } from '../plan/planned.ts';
import { randomStream } from '../random.ts';
import { cleanName } from '../realise/sentences.ts';
import { Telling } from '../realise/telling.ts';
import { ways } from '../tables/person-looks.ts';
import {
  borders,
  customs,
  dates,
  knownInSetting,
  links,
  losses,
  powers,
  regionFrames,
  scales,
  settingTitles,
  settingWants,
  siteFrames,
  undercurrents,
} from '../tables/setting-rows.ts';
import { sharedWrongs } from '../tables/shared-wrongs.ts';
import type { Row } from '../tables/row-types.ts';
import type { Teller } from './draft.ts';
import {
  bullets,
  castMember,
  faultsOf,
  fragment,
  fullName,
  isAtLeast,
  paragraph,
  paragraphs,
  upperFirst,
  writeParts,
} from './written.ts';
import { lowerFirst } from './writing.ts';

const pitchLimit = 300;
const numbersOfTowns = [1, 2, 3, 4] as const;
const atNumber = (template: string, index: number): string =>
  template.replaceAll('#', String(index));

export const tellSetting: Teller = (asked, seed) => {
  const planSeed = planSeedOf(asked, seed);
  const situation = beginSituation(asked, planSeed);
  const { request } = situation;
  const { random, culture, names, tier, exclusions } = situation;
  const lived = chooseLivelihoods(situation, 4);
  const fitting = sharedWrongs.filter(({ tones }) => tones.includes(request.tone));
  const allowed = preferring(fitting, ({ truth }) =>
    truth.some((text) => !exclusions.matches(text)),
  );
  const wrong = askedFirst(situation, allowed, ({ words }) => words);
  const variant = random.pick(allowedNumbers(situation, wrong.truth));
  const eventName = random.pick(preferring(wrong.names, (name) => !exclusions.matches(name)));
  const clean = (list: readonly string[]): string[] =>
    names.shuffle(preferring(list, (name) => !exclusions.matches(name)));
  // All five are needed; a name that a line excludes is only taken if there are too few others.
  const regions = [...new Set([...clean(culture.regions), ...culture.regions])];
  const [land = '', ...provinces] = regions;
  const towns = numbersOfTowns.map(() => placeOf(situation));
  const sites = lived.map((livelihood) => random.shuffle(cleanSites(situation, livelihood)));
  const scale = tier - 1;
  const [first, second, third, fourth] = lived;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
    throw new Error('There are too few livelihoods.');
  }
  const people = [
    castPerson(situation, 'P1', first.boss[scale] ?? first.boss[0]),
    castPerson(situation, 'P2', second.worker),
    castPerson(situation, 'P3', third.clerk),
    castPerson(situation, 'P4', fourth.buyer),
  ];
  const friends = situation.waiting.slice(0, 3).map((known, index) => {
    const person = knownPerson(known, `F${index + 1}`, '');
    situation.people.set(person.id, person);
    return person;
  });
  const [faction = '', rival = ''] = [
    ...new Set([...clean(culture.factions), ...culture.factions]),
  ];
  const knownFactions = request.known
    .filter(({ kind }) => kind === 'faction')
    .slice(0, 3)
    .map(({ name }) => cleanName(name));
  const subject = subjectFor(
    situation,
    [
      ...lived.flatMap((livelihood, index) =>
        livelihoodWords(situation, livelihood, String(index + 1)),
      ),
      ...numbers(situation),
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
      ['faction2', rival],
      ['faction2.s', upperFirst(rival)],
    ],
    { wrong: wrong.id, v: variant },
    first,
  );
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const { length } = request;
  const standard = isAtLeast(length, 'standard');
  const plain = (text: string): string => subject.names.plain(text);

  const region = (index: number, frame: string): string => {
    const livelihood = lived[index - 1];
    const site = sites[index - 1]?.[0];
    if (livelihood === undefined || site === undefined) return '';
    telling.paragraph();
    const fact = telling.say(site.feature);
    const about = abouts[index - 1] ?? '';
    const habit = telling.say(livelihood.habits);
    return paragraph(
      telling.text(`**{region${index}.s}**: ${atNumber(frame, index)}`),
      habit,
      fact === '' || !standard
        ? ''
        : telling.text(atNumber(about, index), { site: site.name, fact: lowerFirst(fact) }),
    );
  };
  const parties = [
    { name: '{body1}', rows: wrong.parties[0] },
    { name: '{body2}', rows: wrong.parties[1] },
    { name: '{body3}', rows: wrong.parties[2] },
    { name: '{faction1.s}', rows: wrong.parties[3] },
  ];
  const habits = randomStream(seed, 'habits').shuffle(ways);
  const abouts = randomStream(seed, 'abouts').shuffle(siteFrames);
  const goals = parties.map(({ name, rows }) => ({ name, want: random.pick(rows) }));

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
            [links, wrong.lie, customs, powers, dates, scales].map((rows) => {
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
          return bullets(
            numbersOfTowns
              .slice(0, standard ? 4 : 3)
              .map((index) => region(index, frames[index - 1] ?? '')),
          );
        },
      },
      {
        id: 'borders',
        heading: 'Beyond the four towns',
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
            ...goals
              .slice(0, standard ? 4 : 2)
              .map(({ name, want }, index) =>
                telling.text(`**${name}** ({town${index + 1}}) ${String(want)}.`),
              ),
            ...knownFactions.map((name) =>
              telling.text(
                `Both sides have asked **${subject.names.add(name)}** for a view of {wrong}.`,
              ),
            ),
          ]),
      },
      {
        id: 'conflicts',
        heading: 'Three conflicts',
        audience: 'everyone',
        from: 'short',
        write: () => bullets(telling.list(wrong.conflicts, 3)),
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
              const want = fragment(telling.say(settingWants));
              const line = telling.text(
                `**{${id}.full}**, {${id}.role} in {town${index + 1}}, ${want}.`,
              );
              // Each person has rows of their own, so that no two of them have the same habit.
              const own = habits.slice(index * 7, index * 7 + 7).map(forPerson(id));
              const local = Object.fromEntries(
                ['tool', 'site', 'town', 'works', 'good', 'body'].map((key) => [
                  key,
                  `{${key}${index + 1}}`,
                ]),
              );
              return paragraph(line, standard ? telling.say(own, local) : '');
            }),
            ...friends.map(({ id }) => telling.say(knownInSetting.map(forFriend(id)))),
          ]),
      },
      {
        id: 'start',
        heading: 'Where it begins',
        audience: 'everyone',
        from: 'short',
        write: () => telling.must(wrong.start, 'starts'),
      },
      {
        id: 'truth',
        heading: 'What really happened',
        audience: 'gm',
        from: 'short',
        write: () =>
          paragraphs(
            paragraph(telling.must([wrong.truth[variant - 1] ?? ''], 'truths')),
            standard ? paragraph(telling.say(undercurrents)) : '',
          ),
      },
      {
        id: 'secrets',
        heading: 'Secrets',
        audience: 'gm',
        from: 'short',
        write: () => bullets(telling.list(wrong.secrets, standard ? 4 : 3)),
      },
      {
        id: 'next',
        heading: 'If nobody does anything',
        audience: 'gm',
        from: 'standard',
        write: () => {
          telling.paragraph();
          const steps = [1, 2, 3].map((index) => {
            const rows = (lived[index - 1]?.sabotage ?? []).map((row): Row => {
              const event = `Week ${index}: in {town${index}} ${rowText(row)}.`;
              return typeof row === 'string' ? event : [event, row[1]];
            });
            return telling.say(rows);
          });
          const last = telling.say(tier === 3 ? first.realmCost : losses);
          return bullets([...steps, last]);
        },
      },
    ],
    request,
  );
  const details = {
    kind: 'setting' as const,
    cast: [...people, ...friends].map(castMember),
    places: towns.map(({ name, known }, index) => ({
      name,
      description: lived[index]?.place[scale] ?? '',
      ...(known === undefined ? {} : { known }),
    })),
    factions: goals.map(({ name, want }) => ({
      name: plain(telling.text(name)),
      want: plain(telling.text(`${String(want)}.`)),
    })),
  };
  telling.section(randomStream(seed, 'title'));
  return {
    title: telling.must(settingTitles, 'titles'),
    sections,
    details,
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

/** Rows about P, as rows about another person. */
const forPerson =
  (id: string) =>
  (row: Row): Row =>
    typeof row === 'string'
      ? row.replaceAll('{P.', `{${id}.`)
      : [row[0].replaceAll('{P.', `{${id}.`), row[1]];

const forFriend =
  (id: string) =>
  (row: Row): Row =>
    typeof row === 'string' ? row.replaceAll('{F}', `{${id}.full}`) : row;
