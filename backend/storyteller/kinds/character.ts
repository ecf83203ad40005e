import { concepts, looks } from '../tables/character-frames.ts';
import { knownPerson } from '../plan/cast.ts';
import { spreadTruth } from '../plan/spread.ts';
import {
  allowedNumbers,
  livelihoodWords,
  numbers,
  placeOf,
  preferring,
  subjectFor,
  takeNearby,
} from '../plan/situation.ts';
import { namePlace } from '../names/name-things.ts';
import { hasOtherWords, plannedFacts } from '../plan/planned.ts';
import { rowText } from '../plan/truths.ts';
import { randomStream } from '../random.ts';
import { cleanName } from '../realise/sentences.ts';
import { hiddenCharacters } from '../tables/asked-person-rows.ts';
import { ideaRows } from '../tables/idea-rows.ts';
import { Telling } from '../realise/telling.ts';
import type { Ability, StoryRequest } from '../story.ts';
import { classAbilities, speciesLooks } from '../tables/character-choices.ts';
import { lonelyPlaces } from '../tables/character-lives.ts';
import { hooksOfRealms } from '../tables/hooks-of-realms.ts';
import { characterBuilds, characterClothes, characterFaces } from '../tables/character-looks.ts';
import { builds } from '../tables/person-builds.ts';
import { clothes } from '../tables/person-clothes.ts';
import { faces } from '../tables/person-faces.ts';
import { haunts, ties } from '../tables/person-ties.ts';
import type { Row } from '../tables/row-types.ts';
import type { Draft, Planner, Teller } from './draft.ts';
import { chooseDeparture, type ChosenDeparture } from './departure-choice.ts';
import { dealerOf } from './cards.ts';
import { rowsFor, wordsOf } from './choices.ts';
import { ideaThingOf, tellIdea } from './idea-thing.ts';
import { smallSumOf } from './sums.ts';
import { ageRows } from './appearance.ts';
import { askedPersonOf } from './asked-person.ts';
import { askedTraitOf, tellTrait } from './asked-trait.ts';
import { askedKindOf, tradesOf, withoutOthers } from './asked-character.ts';
import { flawText, idealText, personalityText } from './character-traits.ts';
import { castCharacter, castOther, marked } from './character-cast.ts';
import { backstoryText } from './character-backstory.ts';
import { conceptLine } from './concept-line.ts';
import {
  castMember,
  faultsOf,
  fragment,
  fullName,
  isAtLeast,
  paragraph,
  paragraphs,
  prose,
  writeParts,
  personName,
  thingName,
} from './written.ts';

const conceptLimit = 300;

const allBuilds = [...builds, ...characterBuilds];
const allClothes = [...clothes, ...characterClothes];
const allFaces = [...faces, ...characterFaces];

const defaultPriority: readonly Ability[] = ['dex', 'con', 'wis', 'str', 'cha', 'int'];

export const planCharacter: Planner = (asked, seed) => {
  const chosen = chooseDeparture(asked, seed);
  return {
    facts: { core: chosen.departure.id },
    write: () => writeCharacter(asked, seed, chosen),
  };
};

export const tellCharacter: Teller = (asked, seed) => planCharacter(asked, seed).write();

function writeCharacter(
  asked: StoryRequest,
  seed: number,
  {
    situation,
    facts,
    given,
    species,
    shownSpecies,
    className,
    background,
    own,
    left,
    livelihood,
    departure,
    ofIdea,
    woven,
    told,
    untold,
  }: ChosenDeparture,
): Draft {
  const { request, random, seed: planSeed } = situation;
  const { choices } = request;
  const flaws = preferring(
    woven.find((part) => (part.flaws?.length ?? 0) > 0)?.flaws ?? departure.flaws,
    ([short, shown]) => !situation.exclusions.matches(`${short} ${shown}`),
  );
  const anyFlaw = random.pick(flaws);
  const wovenWant = woven.find((part) => (part.want?.length ?? 0) > 0)?.want;
  const person = castCharacter(situation, { ofForm: cleanName(choices?.name ?? ''), given, own });
  castOther(situation, departure, livelihood);
  const friend = situation.waiting.find((known) => !given.is(known));
  if (friend !== undefined) situation.people.set('F', knownPerson(friend, 'F', ''));
  const near = takeNearby(situation);
  const [town, town2, town3] = [placeOf(situation), placeOf(situation), placeOf(situation)];
  const village = namePlace(situation.names, situation.culture, situation.used);
  const site = random.pick(
    preferring(lonelyPlaces, (place) => !situation.exclusions.matches(place)),
  );
  const variant = spreadTruth(allowedNumbers(situation, departure.event), planSeed, 1);
  const flawOf =
    [anyFlaw, ...flaws].find(([, , variants]) => variants?.includes(variant) ?? true) ?? anyFlaw;
  const askedPerson = askedPersonOf(request.idea, situation.current);
  const askedKind = askedKindOf(request.idea, situation.current, { species, className });
  const isAsked = ofIdea !== undefined || woven.length > 0;
  const { former, earlier } = tradesOf(
    withoutOthers(left, request.idea),
    className,
    isAsked ? undefined : background,
  );
  const kind = [
    askedKind?.kind ??
      ([shownSpecies, className]
        .filter((part) => part !== undefined)
        .join(' ')
        .toLowerCase() ||
        livelihood.worker),
    ...(askedKind?.hasNoun === true || earlier === undefined ? [] : [`and ${earlier}`]),
  ].join(' ');
  const subject = subjectFor(
    situation,
    [
      ...livelihoodWords(situation, livelihood),
      // A debt from the time before the first level is small.
      ...numbers(situation).map(([key, word]): [string, string] =>
        key === 'coins' ? [key, smallSumOf(word, situation.tier)] : [key, word],
      ),
      ['site', site],
      ['boss.a', `the ${livelihood.boss[0]}`],
      ['boss.a.s', `the ${livelihood.boss[0]}`],
      ['kind.a', `a ${cleanName(kind, 80)}`],
      ['former', former ?? ''],
    ],
    [
      ['town', town.name],
      ['town2', town2.name],
      ['town3', town3.name],
      ['village', village],
      ['near', near ?? ''],
    ],
    {
      departure: departure.id,
      v: variant,
      rank: 'low',
      P: person.pronouns,
      species:
        [...wordsOf([species ?? ''])].find((word) => Object.hasOwn(speciesLooks, word)) ?? '',
    },
    livelihood,
  );
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const { length } = request;
  const standard = isAtLeast(length, 'standard');
  const plain = (text: string): string => subject.names.plain(text);
  const unlikely = [ofIdea, ...woven].flatMap((part) => part?.unlike ?? []);
  /** The general rows that do not contradict the idea. */
  const likely: (rows: readonly Row[]) => readonly Row[] = (rows) =>
    unlikely.length === 0
      ? rows
      : preferring(rows, (row) => !unlikely.some((pattern) => pattern.test(rowText(row))));
  const spread = dealerOf(telling, 'character', planSeed, hasOtherWords(asked));
  const writer = { telling, spread, length };
  const thing =
    askedPerson === undefined && ofIdea === undefined
      ? ideaThingOf(request.idea, situation.current)
      : undefined;
  const trait = askedPerson === undefined ? undefined : askedTraitOf(untold, situation.current);
  // A secret of the idea that no other row tells.
  const hidden = askedPerson?.isSecret === true && ofIdea === undefined ? askedPerson.known : '';

  const sections = writeParts(
    telling,
    seed,
    [
      {
        id: 'concept',
        heading: 'In short',
        audience: 'everyone',
        from: 'short',
        write: () => {
          // The name comes first in the line, so what follows can have pronouns.
          if (isAsked) telling.text('{P.full}');
          const concept = fragment(telling.must(departure.concept, 'concepts'));
          const want = fragment(telling.must(wovenWant ?? departure.want, 'wants'));
          const flaw = fragment(telling.must([flawOf[0]], 'flaws of concepts'));
          const isWhole = want !== '' && flaw !== '';
          const inForm = (form: string): string =>
            isWhole ? ` ${form.replace('{want}', () => want).replace('{flaw}', () => flaw)}` : '';
          const second = inForm(randomStream(seed, 'form of the concept').pick(concepts));
          const shortest = inForm(concepts[0]);
          // Long names leave no room for all of it.
          const from = departure.isFromElsewhere === true ? '' : ' from {town}';
          const versions = [
            `{P.full}, {kind.a}${from}, ${concept}.${second}`,
            `{P.full}, {kind.a}, ${concept}.${second}`,
            `{P.full}, {kind.a}, ${concept}.${shortest}`,
            `{P.full}, {kind.a}${from}, ${concept}.`,
          ].map((version) => telling.text(version));
          return versions.find((version) => plain(version).length <= conceptLimit) ?? '';
        },
      },
      {
        id: 'appearance',
        heading: 'Appearance',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const ages = ageRows(askedPerson?.age, own, askedPerson?.species ?? species) ?? allBuilds;
          const build = fragment(spread(likely(ages), { pack: 0, turn: 0 }));
          const wear = fragment(spread(likely(allClothes), { pack: 1, turn: 0 }));
          const face = fragment(spread(likely(allFaces), { pack: 1, turn: 1 }));
          const look = randomStream(seed, 'frame').pick(looks);
          const marks = rowsFor(speciesLooks, species) ?? speciesLooks['other'] ?? [];
          return prose(
            ...look.map((frame) => telling.text(frame, { build, wear, face })),
            ofIdea === undefined
              ? standard
                ? spread(likely(marks).map(marked), { pack: 0, turn: 1 })
                : ''
              : telling.say(ofIdea.look),
            ...woven.map((part) => telling.say(part.look ?? [])),
          );
        },
      },
      {
        id: 'personality',
        heading: 'Personality',
        audience: 'everyone',
        from: 'short',
        write: () =>
          paragraphs(
            personalityText(writer, own, ofIdea?.manner),
            prose(...woven.map((part) => telling.say(part.manner ?? []))),
            paragraph(
              hidden === '' ? '' : telling.say(hiddenCharacters, { known: hidden }),
              askedPerson?.isSecret === true ? '' : tellTrait(telling, trait, 'shown'),
            ),
          ),
      },
      {
        id: 'ideal',
        heading: 'Ideal',
        audience: 'everyone',
        from: 'short',
        write: () =>
          ofIdea === undefined ? idealText(writer) : telling.must(ofIdea.ideal, 'ideals'),
      },
      {
        id: 'backstory',
        heading: 'Backstory',
        audience: 'everyone',
        from: 'short',
        write: () =>
          backstoryText(
            { ...writer, plain, departure, ofIdea, woven, variant, likely },
            {
              className,
              background,
              former,
              tier: situation.tier,
              cause: () => (standard ? tellTrait(telling, trait, 'cause') : ''),
            },
          ),
      },
      {
        id: 'bond',
        heading: 'Bond',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const bond = (isAsked ? prose : paragraph)(
            telling.must(departure.bond, 'bonds'),
            length === 'long' ? telling.say(departure.bond) : '',
          );
          const others = prose(...woven.map((part) => telling.say(part.bond ?? [])));
          return paragraphs(bond, others, tellIdea(telling, ideaRows.character, thing, 'open'));
        },
      },
      {
        id: 'flaw',
        heading: 'Flaw',
        audience: 'everyone',
        from: 'short',
        write: () =>
          prose(
            flawText(writer, [flawOf, ...flaws], variant),
            ...woven
              .filter((part) => part.flaws?.includes(flawOf) !== true)
              .map((part) => telling.say(part.flaws?.map(([, shown]) => shown) ?? [])),
          ),
      },
      {
        id: 'ties',
        heading: 'Ties',
        audience: 'everyone',
        from: 'short',
        write: () =>
          paragraphs(
            situation.people.has('F') ? spread(ties, { pack: 2, turn: 2 }) : '',
            near === undefined ? '' : spread(haunts, { pack: 4, turn: 2 }),
          ),
      },
      {
        id: 'hook',
        heading: 'What {P.name} does not know',
        audience: 'gm',
        from: 'short',
        write: () => {
          const limited = departure.hook.filter((row) => typeof row !== 'string');
          const ofRealm = situation.tier === 3 ? (hooksOfRealms[departure.id] ?? []) : [];
          const stakes =
            situation.tier === 3 && ofIdea !== undefined ? telling.say(ofIdea.realm) : '';
          const joined = isAsked ? prose : paragraph;
          const hook = joined(
            telling.say(ofRealm) || telling.say(limited) || telling.say(departure.hook),
            stakes,
          );
          return paragraphs(hook, tellIdea(telling, ideaRows.character, thing, 'hidden'));
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
      concept: conceptLine(textOf('concept')),
      abilityPriority: rowsFor(classAbilities, className) ?? defaultPriority,
      ...(species === undefined ? {} : { species }),
      ...(className === undefined ? {} : { class: className }),
      ...(background === undefined ? {} : { background }),
    },
    named: [...situation.people.values()].map(personName).concat(thingName(town.name)),
    facts: {
      kind: 'character',
      ...plannedFacts(request),
      ...facts,
      seed: planSeed,
      livelihood: livelihood.id,
      departure: departure.id,
      core: departure.id,
      // The pronouns tell of what sex a character is.
      told: `${told} ${standard ? (trait?.said ?? '') : ''} female male`,
      variant,
      person: fullName(person),
      town: town.name,
    },
    names: subject.names,
    telling,
    get faults() {
      return faultsOf(telling, sections);
    },
  };
}
