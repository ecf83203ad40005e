import { ideaNouns } from '../tables/idea-nouns.ts';
import { bandNouns } from '../tables/matters/idea-grammar.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { goods, listedKind, living, places, type NounKind } from '../tables/matters/noun-kinds.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { isCreatureNoun, isMuteCreature } from './foe.ts';
import { isPluralWord, singularOf, type Matter } from './matter-words.ts';
import { monsters } from './monster-nouns.ts';
import { saidIn } from './said.ts';

const byIdeaSort = {
  thing: 'carried',
  site: 'building',
  beast: 'monster',
  event: 'event',
} as const;

/** What sort of subject a noun names; undefined if no list has it. */
export function kindOfNoun(noun: string): NounKind | undefined {
  const one = singularOf(noun);
  const listed = listedKind(noun) ?? listedKind(one);
  const isMany = isPluralWord(noun);
  if (listed === 'child' && isMany) return 'crowd';
  if (listed !== undefined) return listed;
  if (bandNouns.has(one) && isMany) return 'crowd';
  const known = ideaNouns.get(one);
  if (known !== undefined) return byIdeaSort[known];
  if (monsters.test(one) || isMuteCreature(one)) return 'monster';
  if (isPlaceNoun(one)) return 'building';
  if (isPersonNoun(one)) return isMany ? 'crowd' : 'person';
  return isCreatureNoun(one) ? 'monster' : undefined;
}

const headOf = (phrase: string): string =>
  phrase
    .split(/ (?:of|in|from|on|with|at|under) /)[0]
    ?.split(' ')
    .at(-1)
    ?.toLowerCase() ?? '';

/** The sort of the victim of a crime whose role the idea does not say: a village is not murdered. */
function victimOf({ said, source }: Matter): NounKind | undefined {
  const { nouns, says, object } = said ?? saidIn(source);
  const noun = nouns.at(-1) ?? '';
  if (!/^(?:kill|murder|poison|assassinate|slay|strangle|stab|die)$/.test(says)) return undefined;
  const kind = kindOfNoun(noun === 'who' ? object : noun);
  // "Ritual murders" are no murders of a ritual.
  return kind !== undefined && [...living, ...goods, ...places].includes(kind) ? kind : undefined;
}

/** The sort of subject that a matter has; undefined if no list has its noun. */
export function kindOfMatter(matter: Matter): NounKind | undefined {
  const { sort, it, role } = matter;
  if (sort === 'crime' && role === '') return victimOf(matter);
  const head = headOf(sort === 'crime' || sort === 'person' ? role : it);
  const kind = kindOfNoun(head);
  // "Star" and "hand" are persons and things, and a reader has found that this one is a person.
  const isOther = sort === 'person' && kind !== undefined && !living.includes(kind);
  return isOther && isPersonNoun(head) ? 'person' : kind;
}

/** Whether a plot was written for the sort of subject that a matter has. Of an unknown noun, no list says that it was not. */
export function suits({ of }: MatterKernel, matter: Matter): boolean {
  const kind = of === undefined ? undefined : kindOfMatter(matter);
  return kind === undefined || of?.includes(kind) === true;
}
