/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';

export const getImageGetResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))
