/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { GenerationDraft } from '../../model/index.ts';
import { getAdventureDraftMock, getCharacterDraftMock, getCoverDraftMock, getQuestDraftMock, getSettingDraftMock } from '../../model/index.faker.ts';

export const getGenerationCreateResponseMock = (): GenerationDraft => (faker.helpers.arrayElement([{ ...getSettingDraftMock() },{ ...getAdventureDraftMock() },{ ...getQuestDraftMock() },{ ...getCharacterDraftMock() },{ ...getCoverDraftMock() },]))
