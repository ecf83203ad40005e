import type { KnownThing } from '../story.ts';
import { typedClause } from './idea-case.ts';
import { canBeName, isTitleOfPerson } from './idea-names.ts';

/** The persons of the campaign who are stored with a plan, so only they have a part that must not change. */
export const mostKnownPersons = 3;

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .replaceAll('\u2019', "'")
    .replaceAll(/'s(?!\p{L})/gu, '')
    .match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];

const spaced = (text: string): string => ` ${wordsIn(text).join(' ').toLowerCase()} `;

/** The words of a name that are no titles and no nouns: `Reed` of "Captain Reed". */
function properWords(name: string): string[] {
  const [first = '', ...others] = wordsIn(name);
  const own = isTitleOfPerson(first, others[0] ?? '') ? others : [first, ...others];
  return own.filter(canBeName);
}

const hasName = (text: string, name: string): boolean =>
  wordsIn(name).length > 0 && spaced(text).includes(spaced(name));

/** An idea in which the persons of the campaign have their capitals, by which a name is known. */
export const withCapitals = (idea: string, known: readonly KnownThing[]): string =>
  known.reduce((text, { kind, name }) => {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    const isPerson = kind === 'person' && at >= 0 && hasName(text, name);
    return isPerson ? text.slice(0, at) + name + text.slice(at + name.length) : text;
  }, idea);

/** Whether an idea names a person of the campaign: by the whole name, or by one word of it. */
export function isNamedIn(idea: string, name: string): boolean {
  const said = new Set(wordsIn(idea));
  return hasName(idea, name) || properWords(name).some((word) => said.has(word));
}

/** The person of the campaign who has a name, or of whose name it is a part. */
export function personOfName(typed: string, known: readonly KnownThing[]): KnownThing | undefined {
  const said = wordsIn(typed);
  const isPart = (name: string): boolean => {
    const all = new Set(wordsIn(name));
    return (
      said.every((word) => all.has(word)) && properWords(name).some((own) => said.includes(own))
    );
  };
  const persons = known.filter(({ kind }) => kind === 'person');
  return (
    persons.find(({ name }) => said.length > 0 && spaced(typed) === spaced(name)) ??
    persons.find(({ name }) => isPart(name))
  );
}

/** What the campaign has under a name. */
export const kindOfName = (
  typed: string,
  known: readonly KnownThing[],
): KnownThing['kind'] | undefined =>
  personOfName(typed, known)?.kind ??
  known.find(({ name }) => spaced(name).replace(/^ the /, ' ') === spaced(typed))?.kind;

/** "Hanne Velt asks us to find her ring": who asks, and for what. */
const asking =
  /^(.{2,80}?) (?:(?:has|had) )?(?:asks?|asked|begs?|begged|hires?|hired|wants?|wanted|needs?|needed|pays?|paid|sends?|sent|orders?|ordered|offers?|offered) (?:(?:for )?help|(?:us|me|them|you|adventurers|heroes|the (?:party|group|players|characters|adventurers|heroes))(?: help)?) (?:to|with|against|in|for) (.{3,})$/iu;

/** "Tamsin worries about Cold Ford": who tells the party what the idea says. */
const telling =
  /^(.{2,80}?) (?:worries|worried|is worried|complains|complained|reports|reported|warns|warned|tells|told|suspects|suspected) /iu;

export interface Asked {
  readonly asker: KnownThing;
  /** What the asker wants, as an idea: `find the ring`. */
  readonly task: string;
}

/** The person of the campaign who asks for help in an idea; undefined if it is about what happens to them. */
export function askedIn(idea: string, known: readonly KnownThing[]): Asked | undefined {
  const [, who = '', task = ''] = asking.exec(typedClause(idea)) ?? [];
  const asker = who === '' ? undefined : personOfName(who, known);
  return asker && { asker, task: task.replaceAll(/\b(?:his|her|their)(?= )/g, 'the') };
}

/**
 * The persons of the campaign who can ask for help and come along, the one who asks in the idea first. Anyone else whom
 * the idea names is its victim, culprit or topic, and would ask for help after their own death or against themselves.
 */
export function helpersFor(idea: string, known: readonly KnownThing[]): readonly KnownThing[] {
  const persons = known.filter(({ kind }) => kind === 'person');
  const [, teller = ''] = telling.exec(typedClause(idea)) ?? [];
  const asker =
    askedIn(idea, persons)?.asker ?? (teller === '' ? undefined : personOfName(teller, persons));
  const isFree = (one: KnownThing): boolean => one === asker || !isNamedIn(idea, one.name);
  return persons.slice(0, mostKnownPersons).some(isFree)
    ? persons
        .filter(isFree)
        .toSorted((one, other) => Number(other === asker) - Number(one === asker))
    : [];
}

/** Roles of those who can ask a party for help in the name of a place: a smuggler does not speak for a council. */
const offices =
  /\b(?:reeve|mayor|captain|lord|lady|baron|baroness|count|countess|duke|duchess|king|queen|prince|princess|priest|priestess|bishop|abbot|abbess|judge|magistrate|sheriff|marshal|warden|steward|councillor|councilor|chancellor|commander|general|governor|chief|chieftain|elder|guildmaster|headman|headwoman|burgomaster|castellan|admiral|speaker|regent|sergeant|constable|alderman|knight|noble|high|master)\b/i;

/** Roles of those who do not ask in the name of others, and to whom no one pays a reward through a council. */
const outlaws =
  /\b(?:smuggler|thief|pirate|bandit|brigand|criminal|assassin|cultist|beggar|prisoner|fence|poacher|spy|outlaw|burglar|forger|mercenary|murderer|exile|deserter|traitor|villain)\b/i;

/** Takes the one who asks for help out of the known persons: one with an office comes first, and no outlaw is taken. */
export function takeGiver(persons: KnownThing[]): KnownThing | undefined {
  const official = persons.findIndex(({ role = '' }) => offices.test(role));
  const index =
    official >= 0 ? official : persons.findIndex(({ role = '' }) => !outlaws.test(role));
  return index < 0 ? undefined : persons.splice(index, 1)[0];
}
