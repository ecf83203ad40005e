import {
  askedFirst,
  beginSituation,
  chooseLivelihoods,
  planSeedOf,
  preferring,
  unlikeNeighbours,
  type Situation,
} from '../plan/situation.ts';
import { withoutComedies, isForLevel, wholeText } from '../plan/spread.ts';
import type { Pronouns, StoryFacts, StoryRequest } from '../story.ts';
import type { Drive } from '../tables/person-types.ts';
import { askedRoles } from '../tables/roles.ts';
import type { Livelihood } from '../tables/row-types.ts';
import type { AskedPerson } from './asked-person.ts';
import { askedDrives, askedTaleOf, type AskedTale } from './asked-stories.ts';
import { withOwnNames } from './own-names.ts';
import { drives, isStoryDrive, pickDrive } from './person-drives.ts';
import { isOfficeOf, isOfRole } from './person-role.ts';
import {
  askedPersonFor,
  pronounsAsked,
  withSubjectName,
  type SubjectName,
} from './subject-name.ts';

/** What is chosen for a person before the other people and the places. */
export interface ChosenPerson {
  situation: Situation;
  /** That the names are those of a person. */
  facts: StoryFacts;
  given: SubjectName;
  livelihood: Livelihood;
  askedPerson: AskedPerson | undefined;
  /** The words of the idea for the person. */
  own: ReadonlySet<string>;
  /** Those that the idea or the campaign gives; undefined if they are open. */
  pronouns: Pronouns | undefined;
  hasAskedRole: boolean;
  drive: Drive;
  /** The story that the idea asks for, if one is written for it. */
  tale: AskedTale | undefined;
}

/** Who the person is and what drives them: from the idea, or else from the part of the list that the seed gives. */
export function choosePerson(asked: StoryRequest, seed: number): ChosenPerson {
  const named = withOwnNames(beginSituation(asked, planSeedOf(asked, seed)), 'person', asked);
  const { situation, given } = withSubjectName(named.situation);
  const { request } = situation;
  const [livelihood] = chooseLivelihoods(situation, 1);
  if (livelihood === undefined) throw new Error('There is no livelihood.');
  const askedPerson = askedPersonFor(given, situation.current);
  // "Someone who hates priests" is no priest.
  const own = askedPerson?.own ?? situation.idea;
  const hasAskedRole =
    (askedPerson !== undefined && askedPerson.role !== '') ||
    askedRoles.some((words) => words.some((word) => own.has(word)));
  const isAsked = (drive: Drive): boolean =>
    drive.words.some((word) => situation.idea.has(word)) &&
    (askedPerson === undefined ||
      askedPerson.role === '' ||
      isOfRole(drive, askedPerson) ||
      (isForLevel(drive, request.level) && isOfficeOf(drive, askedPerson)));
  // What the idea asks for comes before the tone, except that a comedy stays one.
  const inTone = (drive: Drive): boolean =>
    drive.tones.includes(request.tone) || (request.tone !== 'whimsical' && isAsked(drive));
  const pronouns = pronounsAsked(situation, given, askedPerson, own);
  const fitting = drives.filter(
    (drive) =>
      inTone(drive) &&
      // A few drives are written about a woman.
      [undefined, drive.pronouns?.P ?? pronouns].includes(pronouns) &&
      // A drive that needs an office is left out if the idea asks for another office.
      !(hasAskedRole && drive.roles !== undefined && !isAsked(drive)),
  );
  const allowed = preferring(
    preferring(fitting, (drive) => isForLevel(drive, request.level) || isAsked(drive)),
    (drive) =>
      isStoryDrive(drive)
        ? !situation.exclusions.matches(wholeText(drive))
        : drive.secret.some((row) => situation.exclusions.allows(row)),
  );
  const kept = asked.keep?.story.facts;
  const tale =
    situation.idea.size === 0
      ? undefined
      : askedTaleOf(
          request.idea,
          situation.current,
          (drive) => !situation.exclusions.matches(wholeText(drive)),
          { seed: asked.seed, kept: kept?.['kind'] === 'person' ? kept['drive'] : undefined },
        );
  // Also drawn for a drive that is kept: otherwise the role and the numbers of the kept plan would change.
  const drawn = allowed.some(isAsked)
    ? askedFirst(situation, allowed.filter(isAsked), ({ words }) => words)
    : pickDrive(
        unlikeNeighbours(withoutComedies(allowed, request.tone), asked),
        asked.seed,
        request,
      );
  const drive =
    [...drives, ...askedDrives].find(
      ({ id }) => kept?.['kind'] === 'person' && id === kept['drive'],
    ) ??
    tale?.drive ??
    drawn;
  const { facts } = named;
  return {
    situation,
    facts,
    given,
    livelihood,
    askedPerson,
    own,
    pronouns,
    hasAskedRole,
    drive,
    tale: tale?.drive === drive ? tale : undefined,
  };
}
