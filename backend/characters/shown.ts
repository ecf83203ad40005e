import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import type {
  Character,
  CharacterOverride,
  CharacterPlayState,
} from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { abilityNames } from '#src/lib/character/abilities.ts';
import { deriveCharacter, type DerivedCharacter } from '#src/lib/character/derive.ts';
import { isItemFeature } from '#src/lib/character/limited-uses.ts';
import { untouchedState } from '#src/lib/character/play.ts';

/** What a reader who is not the owner may see. */
export interface Sight {
  readonly masterNotes: boolean;
  readonly items: boolean;
  readonly backstory: boolean;
  readonly draftedBy: boolean;
}

/** What a member with this role sees of a character that another member shares with the campaign. */
export const sightOfMember = (
  share: { readonly shares_items: 0 | 1; readonly shares_backstory: 0 | 1 },
  role: CampaignRole,
): Sight => ({
  masterNotes: isGameMaster(role),
  items: share.shares_items === 1,
  backstory: share.shares_backstory === 1,
  draftedBy: true,
});

/** Everyone who has the link reads what all members of a campaign could read. */
export const sightOfLink: Sight = {
  masterNotes: false,
  items: true,
  backstory: true,
  draftedBy: false,
};

/**
 * The character as a reader who is not the owner sees it. The version and the times of its changes are left out,
 * because they would tell when the owner changes notes that the reader may not see.
 */
export function shownTo(character: Character, sight: Sight): Character {
  return {
    ...character,
    notesForMe: '',
    notesForGameMaster: sight.masterNotes ? character.notesForGameMaster : '',
    backstory: sight.backstory ? character.backstory : '',
    draftedBy: sight.draftedBy ? character.draftedBy : null,
    storyDraftedBy: {
      appearance: sight.draftedBy ? character.storyDraftedBy.appearance : null,
      backstory: sight.draftedBy && sight.backstory ? character.storyDraftedBy.backstory : null,
    },
    ...(!sight.items && withoutItems(character)),
    version: 1,
    meta: {
      created_at: character.meta.created_at,
      updated_at: character.meta.created_at,
      last_accessed_at: null,
    },
  };
}

type Target = CharacterOverride['target'];

type Numbers = readonly (readonly [Target, number])[];

const scoresOf = ({ scores }: DerivedCharacter): Numbers =>
  abilityNames.map((name) => [name, scores[name]]);

/** The numbers besides the scores that items change and that a game master needs at the table. */
function numbersByItems(derived: DerivedCharacter): Numbers {
  const [casting, ...others] = derived.spellcasting;
  const only = casting && others.length === 0 ? casting : null;
  const { specialSpeeds, senses } = derived;
  return [
    ['armor-class', derived.armorClass.value],
    ['hit-points', derived.hitPoints.value],
    ['initiative', derived.initiative.value],
    ['speed', derived.speed.value],
    ['climb-speed', specialSpeeds.climb.value],
    ['swim-speed', specialSpeeds.swim.value],
    ['fly-speed', specialSpeeds.fly.value],
    ['darkvision', senses.darkvision],
    ['truesight', senses.truesight],
    ['passive-perception', derived.passivePerception.value],
    // With several classes that cast spells, these numbers differ, but an override would replace all of them.
    ...(only
      ? ([
          ['spell-save-dc', only.saveDc.value],
          ['spell-attack', only.attackBonus.value],
        ] as const)
      : []),
    ...abilityNames.map((name) => [`save-${name}` as const, derived.saves[name].value] as const),
    ...derived.skills.map(({ name, value }) => [`skill-${name}` as const, value] as const),
  ];
}

/** The character with the numbers that it has lost without its items, as overrides. */
function withNumbers(
  character: Character,
  numbersOf: (derived: DerivedCharacter) => Numbers,
  { before, always = [] }: { before: DerivedCharacter; always?: readonly Target[] },
): Character {
  const without = new Map(numbersOf(deriveCharacter(character)));
  const overrides = numbersOf(before)
    .filter(([target, value]) => always.includes(target) || without.get(target) !== value)
    .map(([target, value]) => ({
      target,
      value: Math.min(9999, Math.max(-100, value)),
      reason: 'With items that are not shared',
    }));
  const replaced = new Set(overrides.map(({ target }) => target));
  const others = character.overrides.filter(({ target }) => !replaced.has(target));
  return { ...character, overrides: [...others, ...overrides] };
}

/**
 * An empty list and not null, because the sheet shows the kit of the class instead of null. Numbers that the items
 * change stay the true ones: the game master needs them. The scores come first, because most numbers and the uses of
 * features follow them. The armor class is always among them, so that it does not tell whether armor is worn.
 */
function withoutItems(character: Character): Pick<Character, 'items' | 'overrides'> {
  const before = deriveCharacter(character);
  const bare = withNumbers({ ...character, items: [] }, scoresOf, { before });
  const always = ['armor-class'] as const;
  const { items, overrides } = withNumbers(bare, numbersByItems, { before, always });
  return { items, overrides };
}

/** The state in play as a reader who is not the owner sees it. Coins and charges belong to the items. */
export const playShownTo = (state: CharacterPlayState, sight: Sight): CharacterPlayState =>
  sight.items
    ? state
    : {
        ...state,
        coins: { ...untouchedState.coins },
        spentFeatures: state.spentFeatures.filter(({ feature }) => !isItemFeature(feature)),
      };
