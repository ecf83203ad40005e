import type { CultureNames } from '../names/culture-names.ts';
import { namePerson, useName, type NamesInUse } from '../names/name-things.ts';
import type { Random } from '../random.ts';
import type { Pronouns, StoryRequest } from '../story.ts';
import type { MatterKernel, MatterPart } from '../tables/matters/matter-types.ts';
import { matterRoles } from '../tables/matters/matter-roles.ts';
import { isPersonNoun, pronounsOfNoun, pronounsOfRole } from '../tables/person-nouns.ts';
import type { Person } from '../tables/row-types.ts';
import { leaderOf, sceneOf } from './captors.ts';
import { knownPerson } from './cast.ts';
import { askedPart } from './inquiry-words.ts';
import { helpersFor, personOfName, takeGiver } from './known-people.ts';
import type { Exclusions } from './lines.ts';
import { inRole, keeperOf } from './matter-nouns.ts';
import { termsOf } from './matter-terms.ts';
import type { Matter } from './matter-words.ts';
import { preferring } from './plot.ts';
import type { FoundClause } from './second-clause.ts';
import { nameOfLead } from './undertaking.ts';

const parts: readonly MatterPart[] = ['G', 'A', 'B', 'S', 'T', 'H'];

export interface Casting {
  request: StoryRequest;
  kernel: MatterKernel;
  matter: Matter;
  second?: FoundClause;
  tier: 1 | 2 | 3;
  names: Random;
  culture: CultureNames;
  used: NamesInUse;
  exclusions: Exclusions;
  kind: 'quest' | 'adventure';
}

/** Whom people blame for what a creature does: `little girl` of "and the sailors blame a little girl". */
const suspectIn = ({ fact }: Matter): string =>
  /\b(?:blames?|suspects?|accuses?) (?:an?|the) ((?:\p{L}+ )?\p{L}+)$/u.exec(fact)?.[1] ?? '';

/** A known person asks for help or comes along, and is only the victim or guilty if the idea says so. */
export function castMatter(casting: Casting): Map<string, Person> {
  const { request, kernel, matter, tier, names, culture, used, exclusions, kind } = casting;
  const people = new Map<string, Person>();
  const terms = termsOf(kernel, matter);
  const said = new Map(terms.words);
  const roles = new Set<string>();
  const pronounsFrom = (): Pronouns => {
    const draw = names.next();
    return draw < 0.48 ? 'she' : draw < 0.96 ? 'he' : 'they';
  };
  const invent = (id: string, role: string, known?: Pronouns): void => {
    const drawn = known ?? pronounsFrom();
    const pronouns = known ?? pronounsOfRole(role) ?? drawn;
    people.set(id, { id, ...namePerson(names, culture, pronouns, used), pronouns, role });
    roles.add(role);
  };
  const { first = '', last = '' } = matter.name ?? {};
  for (const word of `${first} ${last}`.split(' ')) if (word !== '') useName(used, word);
  const namedKnown = personOfName(`${first} ${last}`, request.known);
  /** The person of the idea, with the name that it says. */
  const named = (id: string): boolean => {
    if (matter.name === undefined) return false;
    const person = namedKnown && knownPerson(namedKnown, id, matter.role);
    const pronouns = matter.pronouns ?? person?.pronouns ?? 'they';
    people.set(id, { id, first, last, role: matter.role, ...person, pronouns });
    return true;
  };
  const head = matter.it.split(' ').at(-1) ?? '';
  const isFree = (role: string): boolean =>
    !roles.has(role) &&
    !exclusions.matches(role) &&
    !role.includes(head) &&
    !matter.words.includes(role);
  const roleOf = (part: MatterPart | 'R'): string => {
    const lists = (part === 'R' ? undefined : kernel.roles[part]) ?? matterRoles[part];
    const own = part === 'B' ? keeperOf(kernel, matter) : undefined;
    const role = names.pick(preferring(own ?? lists[tier - 1] ?? [], isFree));
    // `sister of {G.full}`, `leader of {risers}`
    return inRole(role, matter).replaceAll(/\{(\w+)(?:\.full)?\}/g, (field, key: string) => {
      const known = people.get(key);
      return known === undefined ? (said.get(key) ?? field) : `${known.first} ${known.last}`.trim();
    });
  };
  const persons = helpersFor(matter.source, request.known).filter((one) => one !== namedKnown);
  const without = new Set<MatterPart>(
    kernel.foeIs === 'it' ? ['A', ...(kernel.without ?? [])] : kernel.without,
  );
  for (const part of parts) {
    if (without.has(part)) continue;
    const known = part === 'G' ? takeGiver(persons) : undefined;
    if (part === 'A' && matter.lead !== undefined) {
      invent('A', matter.lead, pronounsOfNoun(matter.lead));
      const person = people.get('A');
      const name = matter.leadName;
      if (person !== undefined) people.set('A', { ...person, ...nameOfLead(matter.lead, name) });
      continue;
    }
    const isOwner =
      part === (kernel.owner ?? 'B') &&
      matter.role !== '' &&
      matter.sort !== 'person' &&
      (matter.sort === 'crime' ||
        isPersonNoun(matter.role.split(' of ')[0]?.split(' ').at(-1) ?? ''));
    const asked =
      part === 'G' && matter.giver !== undefined
        ? { role: matter.giver, pronouns: pronounsOfNoun(matter.giver.split(' ').at(-1) ?? '') }
        : askedPart(part, matter.inquiry);
    const scene = part === 'A' ? sceneOf(kernel, matter) : undefined;
    if (scene !== undefined) invent('A', `master of ${scene}`);
    else if (known !== undefined) people.set(part, knownPerson(known, part, ''));
    else if (asked !== undefined) invent(part, asked.role || roleOf(part), asked.pronouns);
    else if (part === 'B' && matter.sort !== 'person' && named('B')) continue;
    else if (part === 'A' && matter.plight?.doer !== undefined) invent(part, matter.plight.doer);
    else if (part === 'S' && matter.plight?.blamed !== undefined) {
      invent(part, matter.plight.blamed);
    } else if (part === 'S' && kernel.foeIs === 'it' && suspectIn(matter) !== '') {
      invent(part, suspectIn(matter));
    } else if (isOwner) invent(part, matter.role, matter.pronouns);
    else if (part === casting.second?.part) invent(part, casting.second.role ?? roleOf(part));
    else invent(part, terms.roles?.[part] ?? roleOf(part));
  }
  if (matter.sort === 'person' && !named('I')) invent('I', matter.role, matter.pronouns);
  const enemy = matter.isVillain === true ? people.get('I') : undefined;
  if (enemy !== undefined) people.set('A', enemy);
  const subject = people.get('I');
  if (subject !== undefined && kernel.subjectIs !== undefined) {
    people.set(kernel.subjectIs, subject);
  }
  const leader = leaderOf(kernel, matter, names, pronounsFrom);
  if (leader !== undefined && leader.first !== '') people.set('A', leader);
  else if (leader !== undefined) invent('A', leader.role);
  const { second } = casting;
  const told = second?.part === undefined ? undefined : people.get(second.part);
  if (told !== undefined) people.set('Y', told);
  else if (second?.role !== undefined) invent('Y', second.role);
  if (kind === 'adventure') invent('R', roleOf('R'));
  for (const [index, known] of persons.slice(0, 8).entries()) {
    people.set(`F${index + 1}`, knownPerson(known, `F${index + 1}`, ''));
  }
  return people;
}
