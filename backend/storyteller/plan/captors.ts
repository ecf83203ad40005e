import type { Random } from '../random.ts';
import { pronounsOfNoun } from '../tables/person-nouns.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { captors } from '../tables/matters/matter-scales.ts';
import type { Person } from '../tables/row-types.ts';
import type { Pronouns } from '../story.ts';
import { chooseEncounter, type Encounter } from './encounter.ts';
import { creaturesCalled, foeCalled, type Foe } from './foe.ts';
import { singularOf, type Matter } from './matter-words.ts';

type Captor = NonNullable<Matter['captor']>;

const collective =
  /(?:cult|coven|circus|troupe|theatre|caravan|fleet|enemy|pack|gang|guild|tribe|army|clan|order|crew|horde|house|family|company|band|circle|court|church|empire|kingdom|mob|militia|people|folk|watch|legion)$/;

const bare = (noun: string): string => noun.replace(/^(?:the|an?) /, '');

const isName = (noun: string): boolean => /^\p{Lu}/u.test(noun);

/** `goblins` of "the goblins of the hills". */
const headOf = (noun: string): string => bare(noun).split(' of ')[0] ?? '';

/** `hag` of "the hag coven". */
const membersOf = (noun: string): string =>
  headOf(noun).replace(new RegExp(` ${collective.source}`), '');

const isCollective = ({ noun, isPlural }: Captor): boolean =>
  !isPlural && !isName(noun) && collective.test(headOf(noun));

/** Those who hold someone, always in the plural: `the goblins`, `the people of the cult`, `the servants of the hag`. */
export const bandOf = (captor: Captor): string =>
  captor.isPlural || headOf(captor.noun).endsWith('folk')
    ? captor.noun
    : `the ${isCollective(captor) ? 'people' : 'servants'} of ${captor.noun}`;

/** What the leader of captors is called: `chief of the goblins`, or `hag` if the idea names one captor. */
function leaderRole(captor: Captor): string {
  const { noun, isPlural } = captor;
  if (!isPlural && !isCollective(captor)) return isName(noun) ? '' : bare(noun);
  const title = isMonstrous(captor)
    ? 'chief'
    : /keeper|guard|jailer|gaoler/.test(noun)
      ? 'commander'
      : /pirate|corsair|sailor|crew|mercenar|soldier|deserter|slaver|company/.test(noun)
        ? 'captain'
        : /cult|coven|order|church|priest/.test(noun)
          ? 'head'
          : 'leader';
  return `${title} of ${noun}`;
}

/** Whether they are no people by the rules, so that names of the people of a country do not fit them. */
function isMonstrous({ noun }: Captor): boolean {
  const head = membersOf(noun);
  if (/\b(?:orc|bugbear|hobgoblin|lizardfolk|kobold|goblin|gnoll)/.test(head)) return true;
  const called = creaturesCalled(head);
  return called?.creatures.every(({ type }) => !/humanoid|undead/.test(type)) === true;
}

const nicknames: readonly (readonly [captor: RegExp, names: readonly string[]])[] = [
  [/dragon|wyrm|drake/, ['Cindermaw', 'Ashwing', 'Verdigris', 'Sootcrown', 'Gildscale']],
  [/hag|witch|coven/, ['Mother Kettle', 'Granny Thimble', 'Auntie Rook', 'Nan Bramble']],
  [/devil|demon|fiend|hell/, ['Vasseroth', 'Malquen', 'Ondrezar', 'Quillith', 'Sarvane']],
  [/fey|fairy|fairies|elves|pixie/, ['Thistledown', 'Silverhem', 'Lord Gossamer', 'Dewlatch']],
  [/giant|cyclops|ettin/, ['Slagbeard', 'Hearthbreaker', 'Old Anvil', 'Stonelap', 'Grindhelm']],
  [
    /./,
    ['Split-Ear', 'Mudfoot', 'Three-Spoons', 'Knucklebone', 'Cold Hand', 'Longtooth', 'Bucket'],
  ],
];

/** A name for a captor that has none of a people. */
const nicknameFor = ({ noun }: Captor, random: Random): string =>
  random.pick(nicknames.find(([captor]) => captor.test(noun))?.[1] ?? []);

/** The words by which the rules know one of them: `fire giant`. */
const kindOf = ({ noun }: Captor): string => membersOf(noun).split(' ').map(singularOf).join(' ');

/** The captors of an idea are in the fight unless it would be far too easy with them. */
export function encounterWith(
  wish: Parameters<typeof chooseEncounter>[0],
  random: Random,
): Encounter {
  const found = chooseEncounter(wish, random);
  return wish.wanted.length === 0 || found.xp * 4 > wish.budget
    ? found
    : chooseEncounter({ ...wish, wanted: [] }, random);
}

/** The leader of captors by the rules. Those who are far too weak for the party are led by someone else. */
export function captorFoe(captor: Captor, budget: number): Foe | undefined {
  const foe = foeCalled(kindOf(captor), budget);
  const isWeak = foe !== undefined && foe.creature.xp * 6 < budget;
  return isWeak || foe?.creature.type === 'humanoid' ? undefined : foe;
}

/** Where those whom the idea is about were last seen, if it says what came to the town. */
export const sceneOf = ({ leadsScene }: MatterKernel, { scene }: Matter): string | undefined =>
  leadsScene === true ? scene : undefined;

const isHeld = /\b(?:kidnapped|enslaved|abducted|captured|imprisoned|held)\b/;
const isTaken = /\b(?:taken|kidnappings?|abductions?)\b/;

/** Those who hold someone, if the idea does not say who they are. */
export function withCaptor(matter: Matter, random: Random): Matter {
  const { captor, sort, fact } = matter;
  const isCrime = sort === 'crime' && (isHeld.test(fact) || isTaken.test(fact));
  const isUnknown = captor === undefined && (isCrime || (sort === 'being' && isHeld.test(fact)));
  return isUnknown ? { ...matter, captor: { noun: random.pick(captors), isPlural: true } } : matter;
}

/** The leader of captors, without a name if it is to be one of the people of the land. */
export function leaderOf(
  { leadsCaptors }: MatterKernel,
  { captor }: Matter,
  names: Random,
  pronounsFrom: () => Pronouns,
): Person | undefined {
  if (leadsCaptors !== true || captor === undefined) return undefined;
  const ofOwnKind = isMonstrous(captor) ? nicknameFor(captor, names) : '';
  const first = isName(captor.noun) ? captor.noun : ofOwnKind;
  const pronouns = pronounsOfNoun(kindOf(captor)) ?? pronounsFrom();
  return { id: 'A', first, last: '', pronouns, role: leaderRole(captor) };
}
