import type { Storyteller } from '#backend/ports.ts';
import { words } from '#mocks/fixtures/story-words.ts';
import { CharacterBackground } from '#src/generated/model/characterBackground.ts';
import { CharacterClass } from '#src/generated/model/characterClass.ts';
import { CharacterSpecies } from '#src/generated/model/characterSpecies.ts';
import type {
  AdventureDraft,
  CharacterDraft,
  CharacterInput,
  CoverDraft,
  GenerationRequest,
  QuestDraft,
  SettingDraft,
} from '#src/generated/model/index.ts';
import { seededDraw, type Draw } from './random.ts';

/** How many entries most lists of a draft have, by the requested length. */
const amounts = { short: 2, standard: 3, epic: 5 } as const;

/** Chooses words from the lists for one request. */
class Teller {
  readonly request: GenerationRequest;
  readonly count: number;
  readonly #draw: Draw;

  constructor(request: GenerationRequest, draw: Draw) {
    this.request = request;
    this.count = amounts[request.length ?? 'standard'];
    this.#draw = draw;
  }

  pick<Value>(list: readonly Value[]): Value {
    const value = list[this.#draw(list.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  }

  several(list: readonly string[], count: number): string[] {
    const remaining = [...list];
    const length = Math.min(count, list.length);
    return Array.from({ length }, () => remaining.splice(this.#draw(remaining.length), 1)).flat();
  }

  person(): string {
    return `${this.pick(words.givenNames)} ${this.pick(words.familyNames)}`;
  }

  title(): string {
    return `The ${this.pick(words.adjectives)} ${this.pick(words.things)}`;
  }

  /** The idea of the request as a complete sentence; empty if the request has none. */
  idea(): string {
    const text = this.request.idea?.trim().slice(0, 200);
    return text ? ` It began with this: ${text.replace(/[.!?]+$/, '')}.` : '';
  }
}

const setting = (teller: Teller): SettingDraft => ({
  kind: 'setting',
  title: teller.title(),
  pitch: `${teller.pick(words.places)}, where ${teller.pick(words.troubles)}.`,
  truths: teller.several(words.truths, teller.count),
  regions: teller.several(words.places, teller.count),
  factions: teller.several(words.factions, teller.count),
  conflicts: teller.several(words.conflicts, teller.count),
  startingLocation: `${teller.pick(words.inns)}, kept by ${teller.person()}.${teller.request.genre ? ` (${teller.request.genre})` : ''}`,
  secrets: teller.several(words.secrets, Math.min(2, teller.count)),
});

const adventure = (teller: Teller): AdventureDraft => ({
  kind: 'adventure',
  title: teller.title(),
  hook: `${teller.person()} offers a fair price: ${teller.pick(words.troubles)}.`,
  synopsis: `At ${teller.pick(words.places).toLowerCase()} ${teller.pick(words.troubles)}. ${teller.pick(words.conflicts)}${teller.idea()}`,
  acts: Array.from({ length: teller.count }, (_, index) => ({
    title: `${['First', 'Second', 'Third', 'Fourth', 'Fifth'][index] ?? 'Last'} act: ${teller.pick(words.things)}`,
    goal: teller.pick(words.steps),
    scenes: teller.several(words.scenes, 2),
  })),
  rewards: teller.several(words.rewards, 2),
  secrets: teller.several(words.secrets, 2),
});

const quest = (teller: Teller): QuestDraft => ({
  kind: 'quest',
  title: teller.title(),
  giver: `${teller.person()}, ${teller.pick(words.callings)}`,
  objective: teller.pick(words.steps),
  hook: `Word has it that ${teller.pick(words.troubles)}.${teller.idea()}`.slice(0, 300),
  steps: teller.several(words.steps, teller.count),
  reward: teller.pick(words.rewards),
  complication: teller.pick(words.secrets),
});

const startingCharacter = (teller: Teller): CharacterInput => ({
  name: teller.person(),
  class: teller.pick(Object.values(CharacterClass)),
  species: teller.pick(Object.values(CharacterSpecies)),
  background: teller.pick(Object.values(CharacterBackground)),
  level: teller.request.level ?? 1,
  abilityMethod: 'standard-array',
  abilities: { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 },
  concept: `${teller.pick(words.callings)} who ${teller.pick(words.flaws)}.`,
});

const character = (teller: Teller): CharacterDraft => ({
  kind: 'character',
  character: startingCharacter(teller),
  personality: teller.pick(words.personalities),
  ideal: teller.pick(words.truths),
  bond: `Whatever happens, ${teller.person()} must not learn of it.`,
  flaw: `Someone who ${teller.pick(words.flaws)}.`,
  appearance: teller.pick(words.looks),
  backstory: `Born at ${teller.pick(words.places).toLowerCase()}, gone when ${teller.pick(words.troubles)}.${teller.idea()}`,
});

/** Returns one of the stored pictures, because the mocks cannot generate pictures. */
const cover = (teller: Teller, pictures: readonly string[]): CoverDraft => {
  const url = pictures.length > 0 ? teller.pick(pictures) : '/api/images/none-here';
  return {
    kind: 'cover',
    coverImageW1024: url,
    coverImageW704: url,
    alt: `${teller.pick(words.places)} at dusk.`,
  };
};

/**
 * Builds drafts from lists of words, which is enough for developing screens. Equal seeds and requests
 * give equal drafts.
 */
export const createStoryteller = (seed: string): Storyteller => ({
  async write(request, pictures) {
    const teller = new Teller(request, seededDraw(`${seed}/${JSON.stringify(request)}`));
    if (request.kind === 'cover') return cover(teller, await pictures());
    const writers = { setting, adventure, quest, character };
    return writers[request.kind](teller);
  },
});
