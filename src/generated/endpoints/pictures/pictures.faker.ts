/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { Picture } from '../../model/index.ts';
import { getIdMock } from '../../model/index.faker.ts';

export const getPictureCreateResponseMock = (overrideResponse: Partial<Extract<Picture, object>> = {}): Picture => ({pictureId: getIdMock(), url: faker.string.alpha({length: {min: 10, max: 500}}), width: faker.number.int({min: 1, max: 2048}), height: faker.number.int({min: 1, max: 2048}), ...overrideResponse})

export const getPictureGetResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))
