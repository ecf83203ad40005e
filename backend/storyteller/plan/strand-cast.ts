import type { CultureNames } from '../names/culture-names.ts';
import { namePerson, type NamesInUse } from '../names/name-things.ts';
import { readPronouns } from '../names/pronouns.ts';
import type { Random } from '../random.ts';
import { matterRoles } from '../tables/matters/matter-roles.ts';
import { pronounsOfRole } from '../tables/person-nouns.ts';
import type { Person } from '../tables/row-types.ts';
import type { Exclusions } from './lines.ts';
import type { Matter } from './matter-words.ts';
import { preferring } from './plot.ts';
import type { ToldStrand } from './strand.ts';

export interface StrandCasting {
  strand: ToldStrand;
  matter: Matter;
  tier: 1 | 2 | 3;
  culture: CultureNames;
  used: NamesInUse;
  exclusions: Exclusions;
}

const headOf = (role: string): string => role.split(' of ')[0]?.split(' ').at(-1) ?? '';

const ranks =
  /^(?:king|queen|prince|princess|emperor|empress|duke|duchess|count|countess|baron|baroness|earl|lord|lady|marquis|bishop|archbishop|cardinal|abbot|abbess|pope|mayor|governor|regent|chancellor|minister|general|admiral|commander|marshal|captain|sheriff|steward|chamberlain|councillor|magistrate|judge|dean|archmage|ambassador|nobleman|noblewoman|noble|patriarch|matriarch|primate|president|dictator|sultan|khan|tsar)$/;

/** Whether someone of this role has servants and a seal. */
export const hasRank = (role: string): boolean => ranks.test(headOf(role));

/** The one in the story whom the idea names with the same noun. */
const sameIn = (people: ReadonlyMap<string, Person>, role: string): Person | undefined =>
  role === ''
    ? undefined
    : [...people.values()].find((one) => one.role !== '' && headOf(one.role) === headOf(role));

/** Who the strand is about: one of the story whom the idea names, the rival, or a new person. */
export function personOfStrand(
  people: ReadonlyMap<string, Person>,
  { strand: { strand, role }, matter, tier, culture, used, exclusions }: StrandCasting,
  random: Random,
): Person | undefined {
  if (strand.person === 'none') return undefined;
  const same = sameIn(people, role);
  if (same !== undefined) return same;
  const rival = people.get('R');
  if (strand.person === 'rival' && rival !== undefined) {
    return role === '' ? rival : { ...rival, role };
  }
  const own =
    role ||
    random.pick(
      // A quest has no rival, so a strand about one invents the person.
      preferring(
        (strand.roles ?? matterRoles.R)[tier - 1] ?? [],
        (text) => !exclusions.matches(text),
      ),
    );
  const isHead =
    strand.person === 'before' && matter.role !== '' && headOf(matter.role) === headOf(own);
  const subject = isHead ? people.get('I') : undefined;
  if (subject !== undefined) return subject;
  const pronouns = pronounsOfRole(own) ?? readPronouns(random.next() < 0.5 ? 'she' : 'he');
  return { id: 'Z', ...namePerson(random, culture, pronouns, used), pronouns, role: own };
}
