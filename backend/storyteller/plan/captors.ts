import type { Random } from '../random.ts';
import { creaturesCalled } from './foe.ts';
import { singularOf, type Matter } from './matter-words.ts';

type Captor = NonNullable<Matter['captor']>;

const collective =
  /(?:cult|coven|gang|guild|tribe|army|clan|order|crew|horde|house|family|company|band|circle|court|church|empire|kingdom|mob|militia|people|folk|watch|legion)$/;

const bare = (noun: string): string => noun.replace(/^(?:the|an?) /, '');

const isName = (noun: string): boolean => /^\p{Lu}/u.test(noun);

/** `goblins` of "the goblins of the hills". */
const headOf = (noun: string): string => bare(noun).split(' of ')[0] ?? '';

export const isCollective = ({ noun, isPlural }: Captor): boolean =>
  !isPlural && !isName(noun) && collective.test(headOf(noun));

/** Those who hold somebody, always in the plural: `the goblins`, `the people of the cult`, `the servants of the hag`. */
export const bandOf = (captor: Captor): string =>
  captor.isPlural || /folk$/.test(headOf(captor.noun))
    ? captor.noun
    : `the ${isCollective(captor) ? 'people' : 'servants'} of ${captor.noun}`;

/** What the leader of captors is called: `chief of the goblins`, or `hag` if the idea names one captor. */
export function leaderRole(captor: Captor): string {
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
export function isMonstrous({ noun }: Captor): boolean {
  const head = headOf(noun);
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
export const nicknameFor = ({ noun }: Captor, random: Random): string =>
  random.pick(nicknames.find(([captor]) => captor.test(noun))?.[1] ?? []);

/** The words by which the rules know one of them: `fire giant`. */
export const kindOf = ({ noun }: Captor): string =>
  headOf(noun).split(' ').map(singularOf).join(' ');
