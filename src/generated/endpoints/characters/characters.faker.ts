/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { Character, CharacterPage } from '../../model/index.ts';
import { getAbilityMethodMock, getAbilityScoresMock, getBackgroundIncreasesMock, getCampaignMetaMock, getCharacterBackgroundMock, getCharacterClassMock, getCharacterConceptMock, getCharacterLevelMock, getCharacterMock, getCharacterNameMock, getCharacterSpeciesMock, getEquipmentOptionMock, getIdMock, getNextCursorMock, getSkillNamesMock, getVersionMock } from '../../model/index.faker.ts';

export const getCharacterListResponseMock = (overrideResponse: Partial<Extract<CharacterPage, object>> = {}): CharacterPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCharacterMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getCharacterCreateResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({characterId: getIdMock(), name: getCharacterNameMock(), class: getCharacterClassMock(), species: getCharacterSpeciesMock(), background: getCharacterBackgroundMock(), level: getCharacterLevelMock(), abilityMethod: getAbilityMethodMock(), abilities: { ...getAbilityScoresMock() }, increases: getBackgroundIncreasesMock(), skills: getSkillNamesMock(), equipment: getEquipmentOptionMock(), concept: getCharacterConceptMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

export const getCharacterGetResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({characterId: getIdMock(), name: getCharacterNameMock(), class: getCharacterClassMock(), species: getCharacterSpeciesMock(), background: getCharacterBackgroundMock(), level: getCharacterLevelMock(), abilityMethod: getAbilityMethodMock(), abilities: { ...getAbilityScoresMock() }, increases: getBackgroundIncreasesMock(), skills: getSkillNamesMock(), equipment: getEquipmentOptionMock(), concept: getCharacterConceptMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

export const getCharacterUpdateResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({characterId: getIdMock(), name: getCharacterNameMock(), class: getCharacterClassMock(), species: getCharacterSpeciesMock(), background: getCharacterBackgroundMock(), level: getCharacterLevelMock(), abilityMethod: getAbilityMethodMock(), abilities: { ...getAbilityScoresMock() }, increases: getBackgroundIncreasesMock(), skills: getSkillNamesMock(), equipment: getEquipmentOptionMock(), concept: getCharacterConceptMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})
