import { faker } from '@faker-js/faker/locale/en';
import { operationOf } from '#contract/requests.ts';
import type { Output } from '#contract/types.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import {
  getArmorCreateResponseMock,
  getArmorGetResponseMock,
  getArmorUpdateResponseMock,
} from '#src/generated/endpoints/armor/armor.faker.ts';
import {
  getAuthExchangeOauthResponseMock,
  getAuthForgotPasswordResponseMock,
  getAuthLoginResponseMock,
  getAuthOauthProvidersResponseMock,
  getAuthRegisterResponseMock,
  getAuthResendVerificationResponseMock,
  getAuthSetupResponseMock,
  getAuthStartOauthResponseMock,
} from '#src/generated/endpoints/auth/auth.faker.ts';
import {
  getCampaignCreateResponseMock,
  getCampaignGetResponseMock,
  getCampaignUpdateResponseMock,
} from '#src/generated/endpoints/campaigns/campaigns.faker.ts';
import {
  getCharacterCreateResponseMock,
  getCharacterGetResponseMock,
  getCharacterUpdateResponseMock,
} from '#src/generated/endpoints/characters/characters.faker.ts';
import {
  getFeatCreateResponseMock,
  getFeatGetResponseMock,
  getFeatUpdateResponseMock,
} from '#src/generated/endpoints/feats/feats.faker.ts';
import {
  getGearCreateResponseMock,
  getGearGetResponseMock,
  getGearUpdateResponseMock,
} from '#src/generated/endpoints/gear/gear.faker.ts';
import { getAuthSelfResponseMock } from '#src/generated/endpoints/session/session.faker.ts';
import { getGenerationCreateResponseMock } from '#src/generated/endpoints/generation/generation.faker.ts';
import {
  getToolCreateResponseMock,
  getToolGetResponseMock,
  getToolUpdateResponseMock,
} from '#src/generated/endpoints/tools/tools.faker.ts';
import {
  getWeaponCreateResponseMock,
  getWeaponGetResponseMock,
  getWeaponUpdateResponseMock,
} from '#src/generated/endpoints/weapons/weapons.faker.ts';
import {
  getArmorBulkResultMock,
  getArmorHistoryEntryMock,
  getArmorMock,
  getBulkCountsMock,
  getCampaignSummaryMock,
  getCharacterMock,
  getFeatBulkResultMock,
  getFeatHistoryEntryMock,
  getFeatMock,
  getGearBulkResultMock,
  getGearHistoryEntryMock,
  getGearMock,
  getToolBulkResultMock,
  getToolHistoryEntryMock,
  getToolMock,
  getWeaponBulkResultMock,
  getWeaponHistoryEntryMock,
  getWeaponMock,
} from '#src/generated/model/index.faker.ts';
import { mend } from './mend.ts';
import { blankPicture } from './picture.ts';
import { hashText } from './random.ts';

type WithBody<Id extends OperationId> = Extract<Output<Id>, { body: unknown }>;

/** The body of a success; null for an operation that never has one. */
type FloorBody<Id extends OperationId> = [WithBody<Id>] extends [never]
  ? null
  : WithBody<Id>['body'];

type Floors = { readonly [Id in OperationId]: () => FloorBody<Id> };

const nothing = () => null;

// The generated factories of lists make up to a thousand full entries; three show as much.
const three = <Item>(make: () => Item): Item[] => [make(), make(), make()];
const page = <Item>(make: () => Item) => ({ items: three(make), nextCursor: null });
const listed = <Item>(make: () => Item) => ({ ...page(make), total: null });
const bulk = <Result>(make: () => Result) => ({
  results: three(make),
  counts: getBulkCountsMock(),
  dryRun: faker.datatype.boolean(),
});

/** What a generated factory answers each operation with: the floor under every handler. */
const floors: Floors = {
  authRegister: getAuthRegisterResponseMock,
  authVerifyEmail: nothing,
  authResendVerification: getAuthResendVerificationResponseMock,
  authForgotPassword: getAuthForgotPasswordResponseMock,
  authResetPassword: nothing,
  authLogin: getAuthLoginResponseMock,
  authLogout: nothing,
  authStartOauth: getAuthStartOauthResponseMock,
  authExchangeOauth: getAuthExchangeOauthResponseMock,
  authOauthProviders: getAuthOauthProvidersResponseMock,
  authSetup: getAuthSetupResponseMock,
  authSelf: getAuthSelfResponseMock,
  campaignList: () => page(getCampaignSummaryMock),
  campaignCreate: getCampaignCreateResponseMock,
  campaignGet: getCampaignGetResponseMock,
  campaignUpdate: getCampaignUpdateResponseMock,
  campaignDelete: nothing,
  characterList: () => page(getCharacterMock),
  characterCreate: getCharacterCreateResponseMock,
  characterGet: getCharacterGetResponseMock,
  characterUpdate: getCharacterUpdateResponseMock,
  characterDelete: nothing,
  gearList: () => listed(getGearMock),
  gearCreate: getGearCreateResponseMock,
  gearBulk: () => bulk(getGearBulkResultMock),
  gearGet: getGearGetResponseMock,
  gearUpdate: getGearUpdateResponseMock,
  gearDelete: nothing,
  gearHistory: () => page(getGearHistoryEntryMock),
  toolList: () => listed(getToolMock),
  toolCreate: getToolCreateResponseMock,
  toolBulk: () => bulk(getToolBulkResultMock),
  toolGet: getToolGetResponseMock,
  toolUpdate: getToolUpdateResponseMock,
  toolDelete: nothing,
  toolHistory: () => page(getToolHistoryEntryMock),
  armorList: () => listed(getArmorMock),
  armorCreate: getArmorCreateResponseMock,
  armorBulk: () => bulk(getArmorBulkResultMock),
  armorGet: getArmorGetResponseMock,
  armorUpdate: getArmorUpdateResponseMock,
  armorDelete: nothing,
  armorHistory: () => page(getArmorHistoryEntryMock),
  weaponList: () => listed(getWeaponMock),
  weaponCreate: getWeaponCreateResponseMock,
  weaponBulk: () => bulk(getWeaponBulkResultMock),
  weaponGet: getWeaponGetResponseMock,
  weaponUpdate: getWeaponUpdateResponseMock,
  weaponDelete: nothing,
  weaponHistory: () => page(getWeaponHistoryEntryMock),
  featList: () => listed(getFeatMock),
  featCreate: getFeatCreateResponseMock,
  featBulk: () => bulk(getFeatBulkResultMock),
  featGet: getFeatGetResponseMock,
  featUpdate: getFeatUpdateResponseMock,
  featDelete: nothing,
  featHistory: () => page(getFeatHistoryEntryMock),
  generationCreate: getGenerationCreateResponseMock,
  imageGet: blankPicture,
};

const referenceDate = '2026-11-21T12:00:00.000Z';

/** From here on, what faker makes depends on the seed alone. */
export function seedFaker(seed: string): void {
  faker.seed(hashText(seed));
  faker.setDefaultRefDate(referenceDate);
}

/** A generated body of a success that keeps to the contract; undefined where there is none. */
export function floorBody(id: OperationId, status: number): unknown {
  const declared = operationOf(id).responses[status];
  if (!declared || declared.contentType === null) return undefined;
  const body = floors[id]();
  return body instanceof Uint8Array || !declared.schema ? body : mend(declared.schema, body);
}
