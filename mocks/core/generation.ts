import { faker } from '@faker-js/faker/locale/en';
import type { Handlers } from '#contract/types.ts';
import type {
  AdventureDraft,
  CharacterDraft,
  CharacterInput,
  CoverDraft,
  GenerationDraft,
  GenerationKind,
  GenerationRequest,
  QuestDraft,
  SettingDraft,
} from '#src/generated/model/index.ts';
import {
  getCharacterBackgroundMock,
  getCharacterClassMock,
  getCharacterSpeciesMock,
} from '#src/generated/model/index.faker.ts';
import { canonical } from './canonical.ts';
import type { MockContext } from './context.ts';
import { seedFaker } from './floors.ts';
import { notFound } from './not-found.ts';
import { words } from '#mocks/fixtures/story-words.ts';

const pick = (list: readonly string[]): string => faker.helpers.arrayElement(list);
const several = (list: readonly string[], count: number): string[] =>
  faker.helpers.arrayElements(list, Math.min(count, list.length));

const person = () => `${pick(words.givenNames)} ${pick(words.familyNames)}`;
const title = () => `The ${pick(words.adjectives)} ${pick(words.things)}`;

/** How much of everything, by the length asked for. */
const amounts = { short: 2, standard: 3, epic: 5 } as const;

/** The idea of the request, as a sentence of its own. */
const idea = (request: GenerationRequest) => {
  const given = request.idea?.trim().slice(0, 200);
  return given ? ` It began with this: ${given.replace(/[.!?]+$/, '')}.` : '';
};

const setting = (request: GenerationRequest, count: number): SettingDraft => ({
  kind: 'setting',
  title: title(),
  pitch: `${pick(words.places)}, where ${pick(words.troubles)}.`,
  truths: several(words.truths, count),
  regions: several(words.places, count),
  factions: several(words.factions, count),
  conflicts: several(words.conflicts, count),
  startingLocation: `${pick(words.inns)}, kept by ${person()}.${request.genre ? ` (${request.genre})` : ''}`,
  secrets: several(words.secrets, Math.min(2, count)),
});

const adventure = (request: GenerationRequest, count: number): AdventureDraft => ({
  kind: 'adventure',
  title: title(),
  hook: `${person()} offers a fair price: ${pick(words.troubles)}.`,
  synopsis: `At ${pick(words.places).toLowerCase()} ${pick(words.troubles)}. ${pick(words.conflicts)}${idea(request)}`,
  acts: Array.from({ length: count }, (_, index) => ({
    title: `${['First', 'Second', 'Third', 'Fourth', 'Fifth'][index] ?? 'Last'} act: ${pick(words.things)}`,
    goal: pick(words.steps),
    scenes: several(words.scenes, 2),
  })),
  rewards: several(words.rewards, 2),
  secrets: several(words.secrets, 2),
});

const quest = (request: GenerationRequest, count: number): QuestDraft => ({
  kind: 'quest',
  title: title(),
  giver: `${person()}, ${pick(words.callings)}`,
  objective: pick(words.steps),
  hook: `Word has it that ${pick(words.troubles)}.${idea(request)}`.slice(0, 300),
  steps: several(words.steps, count),
  reward: pick(words.rewards),
  complication: pick(words.secrets),
});

const startingCharacter = (request: GenerationRequest): CharacterInput => ({
  name: person(),
  class: getCharacterClassMock(),
  species: getCharacterSpeciesMock(),
  background: getCharacterBackgroundMock(),
  level: request.level ?? 1,
  abilityMethod: 'standard-array',
  abilities: { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 },
  concept: `${pick(words.callings)} who ${pick(words.flaws)}.`,
});

const character = (request: GenerationRequest): CharacterDraft => ({
  kind: 'character',
  character: startingCharacter(request),
  personality: pick(words.personalities),
  ideal: pick(words.truths),
  bond: `Whatever happens, ${person()} must not learn of it.`,
  flaw: `Someone who ${pick(words.flaws)}.`,
  appearance: pick(words.looks),
  backstory: `Born at ${pick(words.places).toLowerCase()}, gone when ${pick(words.troubles)}.${idea(request)}`,
});

/** One of the pictures that are there, since nothing paints here. */
const cover = (context: MockContext): CoverDraft => {
  const pictures = context.state.images.map(({ imageId }) => `/api/images/${imageId}`);
  const url = pictures.length > 0 ? pick(pictures) : '/api/images/none-here';
  return {
    kind: 'cover',
    coverImageW1024: url,
    coverImageW704: url,
    alt: `${pick(words.places)} at dusk.`,
  };
};

const writers: Readonly<
  Record<
    GenerationKind,
    (context: MockContext, request: GenerationRequest, count: number) => GenerationDraft
  >
> = {
  setting: (_context, request, count) => setting(request, count),
  adventure: (_context, request, count) => adventure(request, count),
  quest: (_context, request, count) => quest(request, count),
  character: (_context, request) => character(request),
  cover: (context) => cover(context),
};

/** Drafts from lists of words, the same for the same request: screens can be made with them. */
export const generation: Handlers<MockContext, 'generationCreate'> = {
  generationCreate(context, { body }) {
    const { campaignId } = body;
    const { state, caller, seed } = context;
    const mine = state.campaigns.filter(({ members }) =>
      members.some(({ userId }) => userId === caller.id),
    );
    if (campaignId !== undefined && !mine.some((own) => own.campaignId === campaignId)) {
      throw notFound('campaign');
    }
    seedFaker(`${seed}/${canonical(body)}`);
    const draft = writers[body.kind](context, body, amounts[body.length ?? 'standard']);
    return { status: 200, body: draft };
  },
};
