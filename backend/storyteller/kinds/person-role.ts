import { roleText, type Situation } from '../plan/situation.ts';
import type { Drive } from '../tables/person-types.ts';
import { lostHome } from '../tables/asked-traits.ts';
import { askedRoles } from '../tables/roles.ts';
import type { Livelihood } from '../tables/row-types.ts';
import type { AskedPerson } from './asked-person.ts';

const ownRoles = {
  1: ['{worker}', '{trade}', '{trade}', '{clerk}', '{second}', '{boss}', '{buyer}'],
  2: ['{second}', '{boss}', '{buyer}', '{clerk}', 'guild president', 'county judge', 'colonel'],
  3: ['{boss}', '{boss}', 'crown treasurer', 'court physician', 'general', 'ambassador'],
} as const;

/** The role that the idea asks for, or one of the livelihood. */
export function roleOf(
  situation: Situation,
  livelihood: Livelihood,
  askedPerson: AskedPerson | undefined,
  own: ReadonlySet<string>,
): string {
  if (askedPerson !== undefined && askedPerson.role !== '') return askedPerson.role;
  const asked = askedRoles.filter((words) => words.some((word) => own.has(word)));
  const role =
    asked.length > 0
      ? (situation.random.pick(asked)[0] ?? '')
      : situation.random.pick(ownRoles[situation.tier]);
  return roleText(situation, livelihood, role);
}

/** Whether people of the livelihood have this role: a judge or a colonel works elsewhere. */
export const isOfLivelihood = (livelihood: Livelihood, role: string): boolean => {
  const { boss, buyer, clerk, second, trades, worker } = livelihood;
  return [...boss, buyer, clerk, second, ...trades, worker].some((own) => role.endsWith(own));
};

/** Roles that a person has in secret, while everyone knows the person by another trade. */
export const hiddenRoles = /(?:^| )(?:spy|smuggler)$/;

/** The role by which people know a person of a hidden role: a half-elf spy is a half-elf for everyone. */
export function shownRole(asked: AskedPerson | undefined): string {
  // "A spy at court" is seen there every day.
  const trade = / (?:at|in) (?:the )?(?:royal )?court\b/.test(asked?.known ?? '')
    ? 'court scribe'
    : '{trade}';
  return asked?.species === undefined || asked.isDisguised ? trade : `${asked.species} ${trade}`;
}

/** The role as the first sentence has it: the mayor of a drowned town lives in another one. */
export const roleAtHome = (role: string): string =>
  lostHome.test(role) ? `${role} and householder` : role;

/** Heads of roles that say little without the word before them: a harbour master is no master of a craft. */
const vagueHeads =
  /^(?:master|keeper|maker|hunter|captain|leader|dealer|catcher|driver|collector|breaker|sweep|hand|guard)$/;

/** Roles of an idea that are those of an office with another name. */
const sameOffices: readonly (readonly string[])[] = [
  ['executioner', 'hangman', 'headsman'],
  ['cook', 'chef'],
  ['physician', 'surgeon'],
  ['oracle', 'seer', 'prophet'],
  ['lawyer', 'advocate'],
  ['governess', 'nanny', 'tutor'],
  ['general', 'marshal'],
];

/** Whether the office of a drive is the role of the idea at a court: the headsman of the realm is an executioner. */
export function isOfficeOf({ roles }: Drive, { role }: AskedPerson): boolean {
  const head = role.split(' ').at(-1) ?? '';
  const names = sameOffices.find((office) => office.includes(head)) ?? [];
  return roles?.flat().some((own) => own.split(' ').some((word) => names.includes(word))) ?? false;
}

/** Whether a drive that needs an office is about the office that the idea asks for. */
export function isOfRole({ roles }: Drive, { role }: AskedPerson): boolean {
  const words = role.split(' ');
  const core = words.slice(vagueHeads.test(words.at(-1) ?? '') ? -2 : -1).join(' ');
  return roles?.flat().some((own) => ` ${own}`.endsWith(` ${core}`)) ?? true;
}
