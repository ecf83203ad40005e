import { castPerson, preferring, roleText } from '../plan/situation.ts';
import { askedRelation } from './asked-person.ts';
import { tradeOf } from './asked-stories.ts';
import type { ChosenPerson } from './person-choice.ts';

/** The relation that the idea names, for a drive about a relation. */
export const relationOf = ({ situation, drive }: ChosenPerson): ReturnType<typeof askedRelation> =>
  drive.kin === undefined ? undefined : askedRelation(situation.idea);

/** Casts the others of the drive: Q, and R if the drive needs a third person. */
export function castOthers(chosen: ChosenPerson, role: string, trueRole: string): void {
  const { situation, livelihood, drive, tale } = chosen;
  // A role that the lines of the campaign allow, if the drive has one.
  const otherRole = roleText(
    situation,
    livelihood,
    situation.random
      .pick(preferring(drive.other, (other) => !situation.exclusions.matches(other)))
      .replace('{own}', tradeOf(trueRole))
      .replace('{whom}', tale?.words['whom'] ?? 'beloved'),
  );
  const relation = relationOf(chosen);
  if (relation !== undefined) {
    castPerson(situation, 'Q', `${drive.kin ?? ''} ${relation.noun}`, {
      pronouns: relation.pronouns,
    });
  } else {
    const ofOther = drive.pronouns?.Q;
    castPerson(
      situation,
      'Q',
      otherRole === role ? `older ${role}` : otherRole,
      ofOther === undefined ? {} : { pronouns: ofOther },
    );
  }
  if (drive.third !== undefined) {
    const ofThird = drive.pronouns?.R;
    castPerson(situation, 'R', drive.third, ofThird === undefined ? {} : { pronouns: ofThird });
  }
}
