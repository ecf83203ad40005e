import { knownPerson, saysRole } from '../plan/cast.ts';
import { withArticle } from '../plan/idea-phrase.ts';
import {
  allowedNumbers,
  castPerson,
  checkDc,
  cleanSites,
  livelihoodWords,
  numbers,
  placeOf,
  roleText,
  subjectFor,
  takeNearby,
} from '../plan/situation.ts';
import { rowText } from '../plan/truths.ts';
import { hasOtherWords, plannedFacts } from '../plan/planned.ts';
import { spreadTruth } from '../plan/spread.ts';
import { randomStream } from '../random.ts';
import type { StoryRequest } from '../story.ts';
import { ideaRows } from '../tables/idea-rows.ts';
import { hiddenTruths, stakesOfRealms } from '../tables/asked-person-rows.ts';
import { Telling } from '../realise/telling.ts';
import { changedShape } from '../tables/bodies.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { workMarks } from '../tables/person-looks.ts';
import { voices } from '../tables/person-voices.ts';
import { ways } from '../tables/person-ways.ts';
import { isHighRole, workOf } from '../tables/person-works.ts';
import { askedManners, asides, lightStakes } from '../tables/person-manners.ts';
import { haunts, ties } from '../tables/person-ties.ts';
import { isOfTrade, isStoryDrive } from './person-drives.ts';
import { hiddenRoles, isOfLivelihood, roleAtHome, roleOf, shownRole } from './person-role.ts';
import { bribeAt, payAt } from '../tables/purse.ts';
import type { Row } from '../tables/row-types.ts';
import type { Draft, Planner, Teller } from './draft.ts';
import { appearanceOf } from './appearance.ts';
import { rowsAsked } from './asked-person.ts';
import { isOfTown } from './asked-stories.ts';
import { tellFacets } from './asked-facets.ts';
import { askedTraitOf, tellTrait } from './asked-trait.ts';
import { dealerOf } from './cards.ts';
import { ideaThingOf, tellIdea } from './idea-thing.ts';
import { withFights } from './fights.ts';
import { castOthers, relationOf } from './person-cast.ts';
import { choosePerson, type ChosenPerson } from './person-choice.ts';
import { byName, byPronoun, byPronounAtStart } from './subject-name.ts';
import { insteadPart } from './other-truth.ts';
import { cluesOf, otherSecret, secretsIn, type Clue } from './person-secret.ts';
import { smallSumOf } from './sums.ts';
import {
  anchorPairs,
  bullets,
  castMember,
  faultsOf,
  fullName,
  isAtLeast,
  paragraph,
  paragraphs,
  prose,
  withText,
  writeParts,
  personName,
  thingName,
} from './written.ts';
import { checkLines } from './check-lines.ts';

export const planPerson: Planner = (asked, seed) => {
  const chosen = choosePerson(asked, seed);
  return { facts: { core: chosen.drive.id }, write: () => writePerson(asked, seed, chosen) };
};

export const tellPerson: Teller = (asked, seed) => planPerson(asked, seed).write();

function writePerson(asked: StoryRequest, seed: number, chosen: ChosenPerson): Draft {
  const { situation, facts, given, livelihood, askedPerson, own, hasAskedRole, drive, tale } =
    chosen;
  const { request, random, seed: planSeed } = situation;
  const isStory = isStoryDrive(drive);
  const ofDrive = drive.roles?.[situation.tier - 1];
  const trueRole =
    ofDrive === undefined || hasAskedRole
      ? roleOf(situation, livelihood, askedPerson, own)
      : roleText(situation, livelihood, random.pick(ofDrive));
  // People do not know that a spy is a spy, so they know the person by another role.
  const worn =
    tale?.story.isDisguise === true && isPersonNoun(tale.words['what']?.split(' ').at(-1) ?? '')
      ? tale.words['what']
      : tale?.isPastHidden === true
        ? tale.trade
        : undefined;
  const isHidden =
    worn !== undefined || hiddenRoles.test(trueRole) || askedPerson?.isDisguised === true;
  const role =
    worn?.replace(/^(?:an?|the) /i, '') ??
    (isHidden ? roleText(situation, livelihood, shownRole(askedPerson)) : trueRole);
  const pronouns = chosen.pronouns ?? drive.pronouns?.P ?? given.pronouns;
  const drawn = castPerson(situation, 'P', role, pronouns === undefined ? {} : { pronouns });
  const person = { ...drawn, ...given.name };
  situation.people.set('P', person);
  castOthers(chosen, role, trueRole);
  const friend = situation.waiting.find((known) => !given.is(known));
  if (friend !== undefined) situation.people.set('F', knownPerson(friend, 'F', ''));
  const secrets = secretsIn(drive, request.tone);
  const near = takeNearby(situation);
  const [town, town2, town3] = [placeOf(situation), placeOf(situation), placeOf(situation)];
  const sites = random.shuffle(cleanSites(situation, livelihood));
  const site = sites[0] ?? livelihood.sites[0];
  // "A spy at court", for the game master.
  const hidden = withArticle(askedPerson?.known.replace(/^the /, '') || trueRole);
  const former = tale?.words['what'] ?? hidden;
  // If the idea asks for a blacksmith at level 20, the sums are still those of a blacksmith.
  const isHumble = situation.tier === 1 || hasAskedRole;
  const subject = subjectFor(
    situation,
    [
      ...livelihoodWords(situation, livelihood),
      ...numbers(situation).map(([key, word]): [string, string] =>
        key === 'coins'
          ? [key, isHumble ? smallSumOf(word, situation.tier) : payAt(request.level)]
          : [key, word],
      ),
      ['site', site?.name ?? livelihood.works],
      ['residue', site?.residue ?? livelihood.smell],
      // "Queen Marlene, queen in Grauburg" would say it twice.
      ['role', saysRole(fullName(person), role) ? 'at home' : roleAtHome(role)],
      ['pay', payAt(tale && isOfTown(tale.story) ? Math.min(request.level, 4) : request.level)],
      ['bribe', bribeAt(request.level)],
      ...Object.entries(tale?.words ?? {}),
    ],
    [
      ['town', town.name],
      ['town2', town2.name],
      ['town3', town3.name],
      ['near', near ?? ''],
    ],
    {
      drive: drive.id,
      v: spreadTruth(allowedNumbers(situation, secrets), planSeed),
      P: person.pronouns,
      ...(askedPerson?.species !== undefined && { species: askedPerson.species }),
      rank: isStory ? (isHighRole(role) ? 'high' : 'low') : isHumble ? 'low' : 'high',
      work: workOf(role),
      // Signs of the work of the livelihood, such as flour on the sleeves, fit only a person who does this work.
      own: hasAskedRole || isStory || !isOfLivelihood(livelihood, role) ? 'no' : 'yes',
    },
    livelihood,
  );
  const telling = new Telling(subject, randomStream(seed, 'words'));
  telling.isVaried = isStory;
  const dcs = randomStream(seed, 'difficulties');
  const { length } = request;
  const standard = isAtLeast(length, 'standard');
  const isLike = (row: Row): boolean => drive.unlike?.test(rowText(row)) !== true;
  const [ownVoices, ownWays] = [voices, ways].map((rows) =>
    rows.filter((row) => isLike(row) && !(isStory && isOfTrade(row))),
  );
  const pressed = drive.pressed.map(withText((text) => withFights(text, request)));
  const spread = dealerOf(telling, 'person', planSeed, hasOtherWords(asked));
  const joined = (...rows: readonly string[]): string =>
    isStory ? anchorPairs(prose(...rows)) : paragraph(...rows);

  const appearance = (): string =>
    appearanceOf({
      telling,
      own,
      seed,
      spread,
      isLike,
      asked: isHidden
        ? undefined
        : askedPerson !== undefined && tale?.story.isShape === true
          ? { ...askedPerson, body: changedShape }
          : askedPerson,
    });
  const stake = (): string => {
    telling.paragraph();
    return paragraph(telling.say(lightStakes));
  };
  const checkLine = checkLines(telling, asides, seed);
  const clue = ([skill, how, shows]: Clue): string =>
    telling.text(checkLine(checkDc(situation, dcs), skill, how, shows));
  const number = Number(subject.truths['v']);
  const clues = cluesOf(drive, telling, seed, number);

  const thing =
    askedPerson === undefined ? ideaThingOf(request.idea, situation.current) : undefined;
  const known = askedPerson?.known ?? '';
  const isOpen = !isHidden && askedPerson?.isSecret === false;
  // A drive about a son tells itself what has become of the son whom the idea names.
  const trait =
    askedPerson === undefined || relationOf(chosen) !== undefined || tale !== undefined
      ? undefined
      : askedTraitOf(request.idea, situation.current);
  /** What the story of an idea says, and one sentence of each other story that fits the idea. */
  const ofTale = (part: 'look' | 'manner'): string => {
    if (tale === undefined) return '';
    // Without pronouns, four sentences in a row would begin with the name.
    return prose(
      ...[tale.story, ...tale.others.slice(0, 2)].map((story, index) =>
        telling.say(index % 2 === 0 ? story[part].map(byPronoun) : story[part]),
      ),
    );
  };
  const besides = (part: 'shown' | 'cause', ...places: readonly number[]): readonly string[] =>
    tellFacets(telling, tale?.besides ?? [], part, places);
  // In one paragraph with the wish, a pronoun can only mean P if Q has another one or is not named there.
  const isAlone =
    person.pronouns !== 'they' && !drive.want.some((row) => /\{[QR]/.test(rowText(row)));
  const hasOwnPronoun = isAlone || situation.people.get('Q')?.pronouns !== person.pronouns;
  const asks = hasOwnPronoun ? drive.ask.map(byPronounAtStart) : drive.ask;
  /** After several sections about one person the full name is not needed again. */
  const byFirstName = (): void => telling.paragraph('P');
  const sections = writeParts(
    telling,
    seed,
    [
      {
        id: 'look',
        heading: 'At first sight',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const look = appearance();
          const hasMark = standard && !isStory && askedPerson?.body === undefined;
          const mark = hasMark ? spread(workMarks.map(byName), { pack: 2, turn: 0 }) : '';
          const said = isOpen ? tellTrait(telling, trait, 'shown') : '';
          return paragraphs(prose(look, mark, ofTale('look'), ...besides('shown', 2)), said);
        },
      },
      {
        id: 'manner',
        heading: 'Manner',
        audience: 'everyone',
        from: 'standard',
        write: () => {
          if (tale !== undefined) return prose(ofTale('manner'), ...besides('shown', 0));
          byFirstName();
          const manners = rowsAsked(askedManners, own);
          return prose(
            manners === undefined ? '' : telling.say(manners),
            manners === undefined || length === 'long'
              ? spread(ownVoices ?? [], { pack: 3, turn: 0 })
              : '',
            // A habit that is a clue is in the section `tell`.
            standard ? spread(ownWays ?? [], { pack: 4, turn: 0 }) : '',
          );
        },
      },
      {
        id: 'want',
        heading: 'What {P.name} wants',
        audience: 'everyone',
        from: 'short',
        write: () => {
          byFirstName();
          return joined(
            ...telling.list(drive.want, length === 'long' ? 2 : 1),
            telling.say(asks).replace(/\bwants (?=the party to\b)/, 'asks '),
          );
        },
      },
      {
        id: 'says',
        heading: 'What {P.name} says to strangers',
        audience: 'everyone',
        from: 'standard',
        write: () => telling.say(drive.says ?? []),
      },
      {
        id: 'tell',
        heading: 'What people notice',
        audience: 'everyone',
        from: 'short',
        write: () => {
          byFirstName();
          const tell = joined(...telling.list(drive.tell, length === 'long' ? 2 : 1));
          telling.paragraph();
          const others = besides('shown', 1);
          return paragraphs(
            prose(tell, ...others),
            tellIdea(telling, ideaRows.person, thing, 'open'),
          );
        },
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
        id: 'secret',
        heading: 'The secret',
        audience: 'gm',
        from: 'short',
        write: () => {
          const secret = drive.secret[number - 1];
          return paragraphs(
            joined(
              role === trueRole || tale?.story.isWhole === true
                ? ''
                : telling.text(
                    tale?.isPastHidden === true
                      ? `Nobody in {town} knows it: {P.full} was ${former}.`
                      : `{P.full} is ${hidden}, and {role} in name only.`,
                  ),
              telling.must(secret === undefined ? drive.secret : [secret], 'secrets'),
            ),
            prose(...besides('cause', 0)),
            standard &&
              request.tone === 'whimsical' &&
              drive.levels === undefined &&
              tale === undefined
              ? stake()
              : '',
            // Stories of the higher levels have offices that the role of an idea can rule out.
            standard && !isStory && situation.tier === 3 ? telling.say(stakesOfRealms) : '',
            // What the role does not say already.
            known === '' || isOpen || role !== trueRole || tale !== undefined
              ? ''
              : telling.say(hiddenTruths, { known }),
            standard && tale === undefined ? tellTrait(telling, trait, 'cause') : '',
            tellIdea(telling, ideaRows.person, thing, 'hidden'),
          );
        },
      },
      {
        id: 'clue',
        heading: 'How it shows',
        audience: 'gm',
        from: 'short',
        write: () => {
          byFirstName();
          return bullets(clues.slice(0, length === 'long' ? 3 : standard ? 2 : 1).map(clue));
        },
      },
      {
        id: 'table',
        heading: 'When it comes out',
        audience: 'gm',
        from: 'short',
        write: () => {
          byFirstName();
          return paragraphs(
            joined(...telling.list(pressed, standard ? 2 : 1)),
            prose(...besides('cause', 1, 2)),
          );
        },
      },
      insteadPart(telling, { situation, truths: secrets, number }, (other) => {
        const others = cluesOf(drive, telling, seed, other).filter((item) => !clues.includes(item));
        return otherSecret(
          { telling, joined, clue },
          { ...drive, pressed },
          other,
          others.slice(0, 2),
        );
      }),
    ],
    request,
  );
  return {
    title: telling.text('{P.full}'),
    sections,
    details: { kind: 'person', person: castMember(person) },
    named: [...situation.people.values()].map(personName).concat(thingName(town.name)),
    facts: {
      kind: 'person',
      ...plannedFacts(request),
      ...facts,
      seed: planSeed,
      livelihood: livelihood.id,
      drive: drive.id,
      core: drive.id,
      ...(tale !== undefined && tale.told !== '' && { told: tale.told }),
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
