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
  roleText,
  subjectFor,
  type Situation,
} from '../plan/situation.ts';
import { cultures } from '../names/cultures.ts';
import { kinNoun } from '../names/pronouns.ts';
import { plannedFacts } from '../plan/planned.ts';
import { randomStream } from '../random.ts';
import { cleanName } from '../realise/sentences.ts';
import { Telling } from '../realise/telling.ts';
import type { Ability } from '../story.ts';
import {
  backgroundRows,
  callings,
  classAbilities,
  classWords,
  idealFrames,
  ideals,
  origins,
  speciesCultures,
  speciesLooks,
} from '../tables/character-rows.ts';
import { departures } from '../tables/departures.ts';
import { builds, clothes, faces, ties, voices, ways } from '../tables/person-looks.ts';
import type { Person, Row } from '../tables/row-types.ts';
import type { Teller } from './draft.ts';
import { askedPronouns } from './person.ts';
import {
  castMember,
  faultsOf,
  fragment,
  fullName,
  isAtLeast,
  paragraph,
  paragraphs,
  prose,
  withoutStop,
  writeParts,
} from './written.ts';
import { lowerFirst } from './writing.ts';

const backstoryLimit = 1500;

const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().split(/[^a-z]+/)));

/** One of the offered choices: that which the idea names, or else any. */
function choose(
  situation: Situation,
  offered: readonly string[],
  synonyms: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  const asked = offered.filter((choice) => {
    const words = choice.toLowerCase().split(/[^a-z]+/);
    return words.some(
      (word) =>
        situation.idea.has(word) || synonyms[word]?.some((other) => situation.idea.has(other)),
    );
  });
  const list = asked.length > 0 ? asked : offered;
  return list.length === 0 ? undefined : situation.random.pick(list);
}

/** The rows of the first word of a choice that a table knows. */
function rowsFor<Value>(
  table: Readonly<Record<string, Value>>,
  choice: string | undefined,
): Value | undefined {
  const words = (choice ?? '').toLowerCase().split(/[^a-z]+/);
  const known = words.find((word) => Object.hasOwn(table, word));
  return known === undefined ? undefined : table[known];
}

/** A name that begins with such a word has no first name by which it can be called. */
const titles = /^(?:the|a|an|old|young|sir|dame|lord|lady|brother|sister|mother|father|captain)$/i;

/** Nothing says what people call a person with a chosen name, unless the idea does. */
function castCharacter(situation: Situation, name: string): Person {
  const pronouns = askedPronouns(situation.idea) ?? (name === '' ? undefined : 'they');
  const person = castPerson(situation, 'P', '', pronouns === undefined ? {} : { pronouns });
  if (name === '') return person;
  const [first = '', ...rest] = name.split(' ');
  const isWhole = titles.test(first);
  const named = { ...person, first: isWhole ? name : first, last: isWhole ? '' : rest.join(' ') };
  situation.people.set('P', named);
  return named;
}

const defaultPriority: readonly Ability[] = ['dex', 'con', 'wis', 'str', 'cha', 'int'];

export const tellCharacter: Teller = (asked, seed) => {
  const planSeed = planSeedOf(asked, seed);
  const start = beginSituation(asked, planSeed);
  const { request } = start;
  const { choices } = request;
  const species = choose(start, choices?.species ?? [], {});
  // "A dwarf thief who was a soldier" is a rogue: the words of species and background are used up.
  const others = wordsOf([...(choices?.species ?? []), ...(choices?.backgrounds ?? [])]);
  const left = new Set([...start.idea].filter((word) => !others.has(word)));
  const className = choose({ ...start, idea: left }, choices?.classes ?? [], classWords);
  const background = choose(start, choices?.backgrounds ?? [], {});
  const cultureId = rowsFor(speciesCultures, species);
  const situation: Situation = {
    ...start,
    culture: cultures.find(({ id }) => id === cultureId) ?? start.culture,
  };
  const { random } = situation;
  const [livelihood] = chooseLivelihoods(situation, 1);
  if (livelihood === undefined) throw new Error('There is no livelihood.');
  const departure = askedFirst(
    situation,
    preferring(
      departures.filter(({ tones }) => tones.includes(request.tone)),
      ({ event }) => event.some((text) => !situation.exclusions.matches(text)),
    ),
    ({ words }) => words,
  );
  const person = castCharacter(situation, cleanName(choices?.name ?? ''));
  const role = roleText(
    situation,
    livelihood,
    random.pick(preferring(departure.other, (other) => !situation.exclusions.matches(other))),
  ).replace('{P.kin:sibling}', kinNoun(person.pronouns, 'sibling'));
  castPerson(situation, 'Q', role);
  const friend = situation.waiting[0];
  if (friend !== undefined) situation.people.set('F', knownPerson(friend, 'F', ''));
  const [town, town2, town3] = [placeOf(situation), placeOf(situation), placeOf(situation)];
  const site = random.pick(cleanSites(situation, livelihood));
  const variant = random.pick(allowedNumbers(situation, departure.event));
  const kind = [species, className]
    .filter((part) => part !== undefined)
    .join(' ')
    .toLowerCase();
  const subject = subjectFor(
    situation,
    [
      ...livelihoodWords(situation, livelihood),
      ...numbers(situation),
      ['site', site.name],
      ['residue', site.residue],
      ['boss.a', `the ${livelihood.boss[0]}`],
    ],
    [
      ['town', town.name],
      ['town2', town2.name],
      ['town3', town3.name],
      ['kind', kind === '' ? livelihood.worker : cleanName(kind, 80)],
    ],
    { departure: departure.id, v: variant, rank: 'low' },
    livelihood,
  );
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const { length } = request;
  const standard = isAtLeast(length, 'standard');
  const plain = (text: string): string => subject.names.plain(text);

  const backstory = (): string => {
    const parts = [
      telling.must(origins, 'origins'),
      telling.must([departure.event[variant - 1] ?? ''], 'events'),
      telling.say(rowsFor(callings, className) ?? callings['other'] ?? []),
      standard
        ? telling.say(rowsFor(backgroundRows, background) ?? backgroundRows['other'] ?? [])
        : '',
      telling.say(departure.now),
      length === 'long' ? telling.say(departure.now) : '',
    ].filter((part) => part !== '');
    // The last sentences are left out, not cut, if the names are very long.
    while (parts.length > 2 && plain(parts.join(' ')).length > backstoryLimit - 10) {
      parts.splice(2, 1);
    }
    const [first = '', second = '', ...rest] = parts;
    return paragraphs(prose(first, second), paragraph(...rest));
  };

  const sections = writeParts(
    telling,
    seed,
    [
      {
        id: 'concept',
        heading: 'In one sentence',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const concept = fragment(telling.must(departure.concept, 'concepts'));
          return telling.text(`{P.full} from {town}, {kind}, ${concept}.`);
        },
      },
      {
        id: 'appearance',
        heading: 'Appearance',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const [build, wear, face] = [builds, clothes, faces].map((rows: readonly Row[]) =>
            fragment(telling.must(rows, 'looks')),
          );
          const look = telling.text(
            randomStream(seed, 'frame').pick([
              '{P} is {build}, and goes about {wear}. What one remembers is {face}.',
              'One remembers {face}. {P} is {build}, and goes about {wear}.',
              'There is no mistaking {P}: {build}, always {wear}, and with {face}.',
            ]),
            { build: build ?? '', wear: wear ?? '', face: face ?? '' },
          );
          return paragraph(
            look,
            telling.say(rowsFor(speciesLooks, species) ?? speciesLooks['other'] ?? []),
          );
        },
      },
      {
        id: 'personality',
        heading: 'Personality',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const voice = telling.say(voices.filter((row) => !String(row).includes('{Q}')));
          const way = telling.say(ways);
          return voice === '' || way === '' ? voice : `${withoutStop(voice)}; ${lowerFirst(way)}`;
        },
      },
      {
        id: 'ideal',
        heading: 'Ideal',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const ideal = telling.must(ideals, 'ideals');
          return telling.say(idealFrames, { ideal }) || ideal;
        },
      },
      {
        id: 'backstory',
        heading: 'Backstory',
        audience: 'everyone',
        from: 'short',
        write: backstory,
      },
      {
        id: 'bond',
        heading: 'Bond',
        audience: 'everyone',
        from: 'short',
        write: () => paragraph(telling.must(departure.bond, 'bonds')),
      },
      {
        id: 'flaw',
        heading: 'Flaw',
        audience: 'everyone',
        from: 'short',
        write: () => paragraph(telling.must(departure.flaw, 'flaws')),
      },
      {
        id: 'ties',
        heading: 'Ties',
        audience: 'everyone',
        from: 'short',
        write: () => (situation.people.has('F') ? telling.say(ties) : ''),
      },
      {
        id: 'hook',
        heading: 'What {P.name} does not know',
        audience: 'gm',
        from: 'short',
        write: () => {
          const own = departure.hook.filter((row) => typeof row !== 'string');
          return paragraph(telling.say(own) || telling.say(departure.hook));
        },
      },
    ],
    request,
  );
  const textOf = (id: string): string =>
    plain(sections.find((section) => section.id === id)?.text ?? '');
  return {
    title: telling.text('{P.full}'),
    sections,
    details: {
      kind: 'character',
      person: castMember(person),
      concept: textOf('concept'),
      appearance: textOf('appearance'),
      personality: textOf('personality'),
      ideal: textOf('ideal'),
      bond: textOf('bond'),
      flaw: textOf('flaw'),
      backstory: textOf('backstory'),
      abilityPriority: rowsFor(classAbilities, className) ?? defaultPriority,
      ...(species === undefined ? {} : { species }),
      ...(className === undefined ? {} : { class: className }),
      ...(background === undefined ? {} : { background }),
    },
    facts: {
      kind: 'character',
      ...plannedFacts(request),
      seed: planSeed,
      livelihood: livelihood.id,
      departure: departure.id,
      variant,
      person: fullName(person),
      town: town.name,
    },
    names: subject.names,
    faults: faultsOf(telling, subject, sections),
  };
};
