import { namePerson, type NamesInUse } from '../names/name-things.ts';
import { readPronouns } from '../names/pronouns.ts';
import type { Random } from '../random.ts';
import { cleanName } from '../realise/sentences.ts';
import type { KnownThing, Pronouns } from '../story.ts';
import type { Agent, Fate } from '../tables/plot-types.ts';
import { powerNames } from '../tables/emblems.ts';
import {
  giverRoles,
  scapegoatRoles,
  targetRoles,
  witnessRoles,
  wrongdoerRoles,
  wrongedRoles,
} from '../tables/plot-roles.ts';
import type { Culture, Livelihood, Person } from '../tables/row-types.ts';

/** The pronouns of roles whose name says whether the person is a woman or a man. */
const pronounsByRole: Readonly<Record<string, Pronouns>> = {
  abbess: 'she',
  'abbess of the hospital': 'she',
  matron: 'she',
  'matron of the hospital': 'she',
  'dowager countess': 'she',
  laundress: 'she',
  midwife: 'she',
  'old royal nurse': 'she',
  seamstress: 'she',
  'widow with shares in the works': 'she',
  abbot: 'he',
  'abbot militant': 'he',
  prior: 'he',
  duke: 'he',
  margrave: 'he',
  alderman: 'he',
  ferryman: 'he',
  nightwatchman: 'he',
};

const women =
  /\b(?:witch|hag|queen|princess|countess|duchess|baroness|priestess|nun|woman|mother|grandmother|widow|daughter|wife|bride|landlady|lady|sorceress|enchantress|abbess|governess|dowager)$/;
const men =
  /\b(?:king|prince|count|baron|monk|man|gentleman|father|grandfather|son|husband|widower|landlord|lord)$/;

/** The same, also by the noun of a longer role: `woman who was born here`. */
export function pronounsOfRole(role: string): Pronouns | undefined {
  const known = pronounsByRole[role];
  if (known !== undefined) return known;
  const [noun = ''] = role.split(/ (?:of|in|at|from|on|to|for|who|with|without) /);
  return women.test(noun) ? 'she' : men.test(noun) ? 'he' : undefined;
}

export interface CastWish {
  random: Random;
  culture: Culture;
  used: NamesInUse;
  livelihood: Livelihood;
  tier: 1 | 2 | 3;
  agent: Agent;
  fate: Fate;
  giver: 'clean' | 'knew' | 'did';
  /** The persons of the campaign with a part; the first ones have the largest. */
  helpers: readonly KnownThing[];
  /** The roles of the rival by scale, in an adventure. */
  rivalRoles?: readonly (readonly string[])[];
  /** The role that the idea is about. Its bearer is the witness, who saw the deed and does not say so. */
  askedRole?: string;
  allows: (text: string) => boolean;
}

const pronounsFrom = (random: Random): Pronouns => {
  const draw = random.next();
  return draw < 0.46 ? 'she' : draw < 0.92 ? 'he' : 'they';
};

/** `the Wolf` of "Fang the Wolf", `Captain of the Watch` of "Mary Thorn, Captain of the Watch". */
const epithetOf = (name: string): string => /(?:,| the) .+$/.exec(name)?.[0] ?? '';

/** Whether a name says a role already, as a title or an epithet: `Queen Marlene` and `Fang the Wolf` do. */
export function saysRole(name: string, role: string): boolean {
  const said = name.toLowerCase().replace(/^the /, '');
  const all = role.toLowerCase();
  const epithet = `${epithetOf(said)} `;
  // "Captain Mary Thorn" does not say of what she is the captain.
  const noun = / (?:of|in|at|for|to|from) /.test(all) ? all : (all.split(' ').at(-1) ?? '');
  return (
    all !== '' &&
    (said.startsWith(`${noun} `) || epithet.includes(` ${all} `) || epithet.endsWith(` ${noun} `))
  );
}

/** A person of the campaign. The role is empty if the name says it, because a text would say it twice. */
export function knownPerson(known: KnownThing, id: string, fallbackRole: string): Person {
  const first = cleanName(known.name);
  const role = cleanName(known.role ?? '', 40) || fallbackRole;
  return {
    id,
    first,
    last: '',
    pronouns: readPronouns(known.pronouns),
    role: saysRole(first, role) ? '' : role,
    known: known.id,
  };
}

/** Casts all parts. Known persons come first, into parts that do them no harm. */
export function castPeople(wish: CastWish): Map<string, Person> {
  const { random, culture, used, livelihood, tier, agent, giver } = wish;
  const scale = tier - 1;
  const people = new Map<string, Person>();
  const roles = new Set<string>(wish.askedRole === undefined ? [] : [wish.askedRole]);
  const words: Readonly<Record<string, string>> = {
    '{boss}': livelihood.boss[scale] ?? livelihood.boss[0],
    '{second}': livelihood.second,
    '{worker}': livelihood.worker,
    '{body}': livelihood.body[scale] ?? livelihood.body[0],
  };
  const filled = (role: string): string =>
    role.replaceAll(/\{[a-z.]+\}/g, (field) => words[field] ?? field);
  const pickRole = (list: readonly string[]): string => {
    const free = list.map(filled).filter((role) => !roles.has(role) && wish.allows(role));
    const role = free.length === 0 ? livelihood.worker : random.pick(free);
    roles.add(role);
    return role;
  };
  const invent = (
    id: string,
    role: string,
    pronouns = pronounsOfRole(role) ?? pronounsFrom(random),
  ): Person => {
    const person = { id, ...namePerson(random, culture, pronouns, used), pronouns, role };
    people.set(id, person);
    return person;
  };
  const atScale = (list: readonly (readonly string[])[]): readonly string[] =>
    list[scale] ?? random.pick(list);

  // A known person of the campaign is the giver or a helper, and has only a role that the campaign gives.
  const persons = [...wish.helpers];

  // A giver who is the wrongdoer needs a role with the power to have done it.
  const giverRole = pickRole(atScale(giver === 'did' ? wrongdoerRoles : giverRoles));
  const knownGiver = giver === 'clean' ? persons.shift() : undefined;
  if (knownGiver === undefined) invent('G', giverRole);
  else people.set('G', knownPerson(knownGiver, 'G', ''));
  // The wrongdoer's role is needed by the motives, also if the giver is the wrongdoer.
  const giverPerson = people.get('G');
  if (giver === 'did' && giverPerson !== undefined) people.set('W', giverPerson);
  else invent('W', pickRole(atScale(wrongdoerRoles)));
  const victim = invent('V', pickRole(atScale(wrongedRoles)));
  if (agent.id === 'dead') people.set('A', victim);
  else if (agent.id === 'penitent') people.set('A', people.get('W') ?? victim);
  else if (agent.id === 'power') {
    people.set('A', {
      id: 'A',
      first: random.pick(powerNames.filter(wish.allows)),
      last: '',
      pronouns: 'it',
      role: '',
    });
  } else {
    const role = pickRole(atScale(agent.roles));
    if (agent.id === 'returned') invent('A', role, victim.pronouns);
    else invent('A', role);
  }
  invent('S', pickRole(atScale(scapegoatRoles)));
  invent('T', wish.askedRole ?? pickRole(atScale(witnessRoles)));
  invent('C', pickRole([livelihood.clerk, 'archivist', 'registrar']));
  const trades = tier === 1 ? [...livelihood.trades, livelihood.buyer] : [];
  const targets = tier === 3 ? targetRoles[2] : [...trades, ...atScale(targetRoles)];
  for (const id of ['X1', 'X2', 'X3']) invent(id, pickRole(targets));
  if (wish.rivalRoles !== undefined) invent('R', pickRole(atScale(wish.rivalRoles)));
  for (const [index, known] of persons.slice(0, 8).entries()) {
    people.set(`F${index + 1}`, knownPerson(known, `F${index + 1}`, ''));
  }
  return people;
}
