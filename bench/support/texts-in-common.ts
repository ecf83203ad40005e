import { tellQuest } from '#backend/storyteller/kinds/quest.ts';
import { tellAdventure } from '#backend/storyteller/kinds/adventure.ts';
import { tellSetting } from '#backend/storyteller/kinds/setting.ts';
import { tellPerson } from '#backend/storyteller/kinds/person.ts';
import { tellPlace } from '#backend/storyteller/kinds/place.ts';
import { tellCharacter } from '#backend/storyteller/kinds/character.ts';
import { sentencesOf } from '#backend/storyteller/realise/sentences.ts';
import type { Draft, Teller } from '#backend/storyteller/kinds/draft.ts';
import { requestOf } from '#backend/storyteller/requests.fixture.ts';
import type { StoryFacts, StoryKind, StoryRequest } from '#backend/storyteller/story.ts';

export const tellers = {
  quest: tellQuest,
  adventure: tellAdventure,
  setting: tellSetting,
  person: tellPerson,
  place: tellPlace,
  character: tellCharacter,
} satisfies Record<string, Teller>;

export const toldKinds = ['quest', 'adventure', 'setting', 'person', 'place', 'character'] as const;

/** A request for a text of standard length; tone, level and number of characters follow from the seed. */
export const storyRequest = (kind: StoryKind, seed: number): StoryRequest =>
  // Fewer items and choices than in the tests, so that the figures compare with those of earlier versions.
  requestOf(kind, seed, {
    items: [{ kind: 'gear', sk: 'rope', name: 'Rope', costCp: 100 }],
    choices: {
      species: ['Dwarf', 'Elf', 'Human', 'Orc'],
      classes: ['Bard', 'Cleric', 'Fighter', 'Rogue', 'Wizard'],
      backgrounds: ['Acolyte', 'Criminal', 'Sage', 'Soldier'],
    },
  });

/** The text with private-use characters for its names. */
export const textOf = ({ sections }: Pick<Draft, 'sections'>): string =>
  sections.map(({ text }) => text).join('\n');

export const plainSentences = (draft: Draft): ReadonlySet<string> =>
  new Set(sentencesOf(draft.names.plain(textOf(draft))));

/** The id of the story that a text tells. */
export const idOf = ({ tale, core }: StoryFacts): string =>
  [tale, core].find((id) => typeof id === 'string') ?? 'no story';

interface Pairs {
  /** The share of the sentences of the shorter text that the other one has as well. */
  readonly mean: number;
  readonly worst: number;
  /** The share of the pairs that have more than 8 % in common. */
  readonly over: number;
}

/** The asked limit of two texts. */
export const most = 0.08;

/** What each two of the texts have in common. */
export function pairsOf(texts: readonly ReadonlySet<string>[]): Pairs {
  let sum = 0;
  let worst = 0;
  let over = 0;
  let pairs = 0;
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const [small, large] = one.size <= other.size ? [one, other] : [other, one];
      let common = 0;
      for (const sentence of small) if (large.has(sentence)) common += 1;
      const share = common / Math.max(1, small.size);
      sum += share;
      worst = Math.max(worst, share);
      if (share > most) over += 1;
      pairs += 1;
    }
  }
  return { mean: sum / Math.max(1, pairs), worst, over: over / Math.max(1, pairs) };
}

export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
