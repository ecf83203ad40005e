/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { Member, MemberList } from '../../model/index.ts';
import { getCampaignRoleMock, getIdMock, getMemberMock, getPersonNameMock, getTimestampMock } from '../../model/index.faker.ts';

export const getMemberListResponseMock = (overrideResponse: Partial<Extract<MemberList, object>> = {}): MemberList => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMemberMock() })), ...overrideResponse})

export const getMemberUpdateResponseMock = (overrideResponse: Partial<Extract<Member, object>> = {}): Member => ({userId: getIdMock(), name: getPersonNameMock(), role: getCampaignRoleMock(), joinedAt: getTimestampMock(), isSelf: faker.datatype.boolean(), ...overrideResponse})

export const getMemberMakeOwnerResponseMock = (overrideResponse: Partial<Extract<Member, object>> = {}): Member => ({userId: getIdMock(), name: getPersonNameMock(), role: getCampaignRoleMock(), joinedAt: getTimestampMock(), isSelf: faker.datatype.boolean(), ...overrideResponse})
