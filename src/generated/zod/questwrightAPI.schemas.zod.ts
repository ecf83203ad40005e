/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

const CatalogueKind = /*#__PURE__*/ zod.enum(['gear', 'tools', 'armor', 'weapons', 'feats', 'spells']);

type CatalogueKind = zod.input<typeof CatalogueKind>;

const CatalogueSkMax = 128;

const CatalogueSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$', 'u');

const CatalogueSk = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CatalogueSkMax)).check(/*#__PURE__*/ zod.regex(CatalogueSkRegExp)).check(/*#__PURE__*/ zod.describe('A key of letters, digits and `_#:.-`, without `.` at its beginning. By default, the key is the edition, `#` and a short form of the name.'));

type CatalogueSk = zod.input<typeof CatalogueSk>;

const CatalogueNameMax = 120;

const CatalogueNameRegExp = new RegExp('^[^\\s\\u0000]([^\\u0000\\r\\n]*[^\\s\\u0000])?$', 'u');

const CatalogueName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CatalogueNameMax)).check(/*#__PURE__*/ zod.regex(CatalogueNameRegExp)).check(/*#__PURE__*/ zod.describe('One line without spaces at its ends. Unique in the kind and edition of the item; case, kinds of quotation marks and repeated spaces make no difference.'));

type CatalogueName = zod.input<typeof CatalogueName>;

const EditionDefault = `2024`;

const Edition = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['2024', '2014', 'other']), EditionDefault).check(/*#__PURE__*/ zod.describe('The edition of the rules to which an item belongs.'));

type Edition = zod.input<typeof Edition>;

const IdMin = 8;

const IdMax = 128;

const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');

const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(IdMin)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp)).check(/*#__PURE__*/ zod.describe('An opaque id.'));

type Id = zod.input<typeof Id>;

const AbilityName = /*#__PURE__*/ zod.enum(['str', 'dex', 'con', 'int', 'wis', 'cha']);

type AbilityName = zod.input<typeof AbilityName>;

const EmailMin = 3;

const EmailMax = 254;

const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(EmailMin)).check(/*#__PURE__*/ zod.maxLength(EmailMax)).check(/*#__PURE__*/ zod.describe('One e-mail address.'));

type Email = zod.input<typeof Email>;

const PasswordMin = 15;

const PasswordMax = 128;

const PasswordRegExp = new RegExp('^[^\\u0000]*$', 'u');

const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasswordMin)).check(/*#__PURE__*/ zod.maxLength(PasswordMax)).check(/*#__PURE__*/ zod.regex(PasswordRegExp)).check(/*#__PURE__*/ zod.describe('Any characters except U+0000; after NFC 15 to 128 characters. Refused with 422: repetitions, sequences of the keyboard, the alphabet or the digits, common passwords, and passwords that consist mostly of the name, the address or "Questwright".'));

type Password = zod.input<typeof Password>;

const NewPersonNameMax = 80;

const NewPersonNameRegExp = new RegExp('^(?:[\\p{M} .,\'’-]*[\\p{M} ,\'’-])?[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ,\'’-]*(?:\\.(?:\\p{L}\\p{M}*)?(?:[ ,\'’-][\\p{L}\\p{M}\\p{N} ,\'’-]*)?)*$', 'u');

const NewPersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NewPersonNameMax)).check(/*#__PURE__*/ zod.regex(NewPersonNameRegExp)).check(/*#__PURE__*/ zod.describe('Letters, digits, spaces, full stops, commas, apostrophes and hyphens, with at least one letter or digit. A space follows each full stop, except between initials such as J.R.R., so that a name is no web address.'));

type NewPersonName = zod.input<typeof NewPersonName>;

const SecretTokenMin = 20;

const SecretTokenMax = 200;

const SecretTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');

const SecretToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SecretTokenMin)).check(/*#__PURE__*/ zod.maxLength(SecretTokenMax)).check(/*#__PURE__*/ zod.regex(SecretTokenRegExp)).check(/*#__PURE__*/ zod.describe('A single-use token from a link.'));

type SecretToken = zod.input<typeof SecretToken>;

export const RegisterRequest = /*#__PURE__*/ zod.object({
  "name": NewPersonName,
  "email": Email,
  "password": Password
}).check(/*#__PURE__*/ zod.describe('A new account.'));

export type RegisterRequest = zod.input<typeof RegisterRequest>;

export const SetupRequest = /*#__PURE__*/ zod.object({
  "token": SecretToken,
  "name": NewPersonName,
  "email": Email,
  "password": Password
}).check(/*#__PURE__*/ zod.describe('The first administrator.'));

export type SetupRequest = zod.input<typeof SetupRequest>;

export const EmailRequest = /*#__PURE__*/ zod.object({
  "email": Email
}).check(/*#__PURE__*/ zod.describe('The address to which the server sends the mail.'));

export type EmailRequest = zod.input<typeof EmailRequest>;

export const ResetPasswordRequest = /*#__PURE__*/ zod.object({
  "token": SecretToken,
  "password": Password
}).check(/*#__PURE__*/ zod.describe('A new password and the token of the reset mail.'));

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;

const loginRequestPasswordMax = 128;

const loginRequestPasswordRegExp = new RegExp('^[^\\u0000]*$', 'u');

export const LoginRequest = /*#__PURE__*/ zod.object({
  "email": Email,
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestPasswordMax)).check(/*#__PURE__*/ zod.regex(loginRequestPasswordRegExp))
}).check(/*#__PURE__*/ zod.describe('The credentials of an account.'));

export type LoginRequest = zod.input<typeof LoginRequest>;

const accountConfirmRequestPasswordMax = 128;

const accountConfirmRequestPasswordRegExp = new RegExp('^[^\\u0000]*$', 'u');

const accountConfirmRequestCodeMin = 6;

const accountConfirmRequestCodeMax = 40;

const accountConfirmRequestCodeRegExp = new RegExp('^[A-Za-z0-9 -]+$', 'u');

export const AccountConfirmRequest = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountConfirmRequestPasswordMax)).check(/*#__PURE__*/ zod.regex(accountConfirmRequestPasswordRegExp)),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(accountConfirmRequestCodeMin)).check(/*#__PURE__*/ zod.maxLength(accountConfirmRequestCodeMax)).check(/*#__PURE__*/ zod.regex(accountConfirmRequestCodeRegExp))).check(/*#__PURE__*/ zod.describe('Six digits of the authenticator app, or a recovery code. Only for an account with second factors.'))
}).check(/*#__PURE__*/ zod.describe('What proves who the user is.'));

export type AccountConfirmRequest = zod.input<typeof AccountConfirmRequest>;

export const AccountName = /*#__PURE__*/ zod.object({
  "name": NewPersonName
}).check(/*#__PURE__*/ zod.describe('The new name.'));

export type AccountName = zod.input<typeof AccountName>;

const accountPasswordCurrentPasswordMax = 128;

const accountPasswordCurrentPasswordRegExp = new RegExp('^[^\\u0000]*$', 'u');

export const AccountPassword = /*#__PURE__*/ zod.object({
  "currentPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountPasswordCurrentPasswordMax)).check(/*#__PURE__*/ zod.regex(accountPasswordCurrentPasswordRegExp))).check(/*#__PURE__*/ zod.describe('The present password; absent if the account has none.')),
  "password": Password,
  "endOtherSessions": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether all other sessions end.'))
}).check(/*#__PURE__*/ zod.describe('The new password.'));

export type AccountPassword = zod.input<typeof AccountPassword>;

const CampaignTitleMax = 120;

const CampaignTitleRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const CampaignTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CampaignTitleMax)).check(/*#__PURE__*/ zod.regex(CampaignTitleRegExp));

type CampaignTitle = zod.input<typeof CampaignTitle>;

const secondFactorRequestCodeMin = 6;

const secondFactorRequestCodeMax = 40;

const secondFactorRequestCodeRegExp = new RegExp('^[A-Za-z0-9 -]+$', 'u');

export const SecondFactorRequest = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(secondFactorRequestCodeMin)).check(/*#__PURE__*/ zod.maxLength(secondFactorRequestCodeMax)).check(/*#__PURE__*/ zod.regex(secondFactorRequestCodeRegExp)).check(/*#__PURE__*/ zod.describe('Six digits of the authenticator app, or a recovery code. Case, spaces and hyphens do not count.'))
}).check(/*#__PURE__*/ zod.describe('A code that completes a sign-in.'));

export type SecondFactorRequest = zod.input<typeof SecondFactorRequest>;

const Base64UrlMax = 2000;

const Base64UrlRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');

const Base64Url = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(Base64UrlMax)).check(/*#__PURE__*/ zod.regex(Base64UrlRegExp)).check(/*#__PURE__*/ zod.describe('Bytes as base64url without padding.'));

type Base64Url = zod.input<typeof Base64Url>;

const PasskeyNameMax = 60;

const PasskeyNameRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const PasskeyName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasskeyNameMax)).check(/*#__PURE__*/ zod.regex(PasskeyNameRegExp)).check(/*#__PURE__*/ zod.describe('The name by which the user knows the passkey.'));

type PasskeyName = zod.input<typeof PasskeyName>;

export const PasskeyRenameRequest = /*#__PURE__*/ zod.object({
  "name": PasskeyName
}).check(/*#__PURE__*/ zod.describe('The new name of a passkey.'));

export type PasskeyRenameRequest = zod.input<typeof PasskeyRenameRequest>;

const TotpCodeMin = 6;

const TotpCodeMax = 6;

const TotpCodeRegExp = new RegExp('^[0-9]{6}$', 'u');

const TotpCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(TotpCodeMin)).check(/*#__PURE__*/ zod.maxLength(TotpCodeMax)).check(/*#__PURE__*/ zod.regex(TotpCodeRegExp)).check(/*#__PURE__*/ zod.describe('Six digits of the authenticator app.'));

type TotpCode = zod.input<typeof TotpCode>;

export const TotpAddRequest = /*#__PURE__*/ zod.object({
  "enrolment": Base64Url,
  "code": TotpCode
}).check(/*#__PURE__*/ zod.describe('The enrolment and the first code of the app.'));

export type TotpAddRequest = zod.input<typeof TotpAddRequest>;

const CampaignSettingMax = 10000;

const CampaignSettingRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CampaignSetting = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CampaignSettingMax)).check(/*#__PURE__*/ zod.regex(CampaignSettingRegExp)).check(/*#__PURE__*/ zod.describe('The world of the campaign. All members can read this text.'));

type CampaignSetting = zod.input<typeof CampaignSetting>;

const CampaignStoryOverviewMax = 10000;

const CampaignStoryOverviewRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CampaignStoryOverview = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CampaignStoryOverviewMax)).check(/*#__PURE__*/ zod.regex(CampaignStoryOverviewRegExp)).check(/*#__PURE__*/ zod.describe('The story until now. All members can read this text.'));

type CampaignStoryOverview = zod.input<typeof CampaignStoryOverview>;

const CampaignEdition = /*#__PURE__*/ zod.enum(['2024', '2014', 'other']).check(/*#__PURE__*/ zod.describe('The edition of the rules of the campaign; the default is 2024.'));

type CampaignEdition = zod.input<typeof CampaignEdition>;

const CampaignStatus = /*#__PURE__*/ zod.enum(['planning', 'active', 'paused', 'finished']).check(/*#__PURE__*/ zod.describe('The progress of the campaign; the default is `planning`.'));

type CampaignStatus = zod.input<typeof CampaignStatus>;

const CampaignWordMax = 60;

const CampaignWordRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CampaignWord = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CampaignWordMax)).check(/*#__PURE__*/ zod.regex(CampaignWordRegExp)).check(/*#__PURE__*/ zod.describe('One or two words.'));

type CampaignWord = zod.input<typeof CampaignWord>;

const CampaignStartingLevelMax = 20;

const CampaignStartingLevel = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(CampaignStartingLevelMax)).check(/*#__PURE__*/ zod.describe('The level at which characters begin; the default is 1.'));

type CampaignStartingLevel = zod.input<typeof CampaignStartingLevel>;

const CampaignPartySizeMax = 12;

const CampaignPartySize = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(CampaignPartySizeMax)).check(/*#__PURE__*/ zod.describe('The number of players; the default is 4.'));

type CampaignPartySize = zod.input<typeof CampaignPartySize>;

const CampaignSafetyMax = 2000;

const CampaignSafetyRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CampaignSafety = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CampaignSafetyMax)).check(/*#__PURE__*/ zod.regex(CampaignSafetyRegExp)).check(/*#__PURE__*/ zod.describe('What the players have agreed on, one entry per line. `safetyLines`: what never happens. `safetyVeils`: what happens, but is not described.'));

type CampaignSafety = zod.input<typeof CampaignSafety>;

const CampaignDmNotesMax = 20000;

const CampaignDmNotesRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CampaignDmNotes = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CampaignDmNotesMax)).check(/*#__PURE__*/ zod.regex(CampaignDmNotesRegExp)).check(/*#__PURE__*/ zod.describe('Notes that only the game masters can read.'));

type CampaignDmNotes = zod.input<typeof CampaignDmNotes>;

const EntryType = /*#__PURE__*/ zod.enum(['session', 'quest', 'person', 'place', 'faction', 'item', 'note', 'handout']).check(/*#__PURE__*/ zod.describe('What an entry describes. It decides which details the entry has.'));

type EntryType = zod.input<typeof EntryType>;

const EntryTitleMax = 120;

const EntryTitleRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const EntryTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(EntryTitleMax)).check(/*#__PURE__*/ zod.regex(EntryTitleRegExp)).check(/*#__PURE__*/ zod.describe('The name to which links in texts refer.'));

type EntryTitle = zod.input<typeof EntryTitle>;

const EntryTagMax = 40;

const EntryTagRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const EntryTag = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(EntryTagMax)).check(/*#__PURE__*/ zod.regex(EntryTagRegExp)).check(/*#__PURE__*/ zod.describe('A word of the group for finding entries.'));

type EntryTag = zod.input<typeof EntryTag>;

const EntryTagsMax = 20;

const EntryTags = /*#__PURE__*/ zod.array(EntryTag).check(/*#__PURE__*/ zod.maxLength(EntryTagsMax)).check(/*#__PURE__*/ zod.describe('The tags.'));

type EntryTags = zod.input<typeof EntryTags>;

const OptionalIdMin = 8;

const OptionalIdMax = 128;

const OptionalIdRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');

const OptionalId = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(OptionalIdMin)).check(/*#__PURE__*/ zod.maxLength(OptionalIdMax)).check(/*#__PURE__*/ zod.regex(OptionalIdRegExp))).check(/*#__PURE__*/ zod.describe('An opaque id; null for none.'));

type OptionalId = zod.input<typeof OptionalId>;

const EntryVisibility = /*#__PURE__*/ zod.enum(['gm', 'everyone', 'chosen']).check(/*#__PURE__*/ zod.describe('Who may read the entry: the game masters, all members, or also the members in `readerIds`.'));

type EntryVisibility = zod.input<typeof EntryVisibility>;

const SessionNumberMin = 0;

const SessionNumberMax = 100000;

const SessionNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SessionNumberMin)).check(/*#__PURE__*/ zod.lte(SessionNumberMax)).check(/*#__PURE__*/ zod.describe('The number of the session.'));

type SessionNumber = zod.input<typeof SessionNumber>;

const SessionDateMin = 10;

const SessionDateMax = 10;

const SessionDate = /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(SessionDateMin)).check(/*#__PURE__*/ zod.maxLength(SessionDateMax)).check(/*#__PURE__*/ zod.describe('The day of the session.'));

type SessionDate = zod.input<typeof SessionDate>;

const QuestStatus = /*#__PURE__*/ zod.enum(['not-started', 'ongoing', 'completed', 'abandoned']).check(/*#__PURE__*/ zod.describe('How far a quest is.'));

type QuestStatus = zod.input<typeof QuestStatus>;

const PersonLife = /*#__PURE__*/ zod.enum(['alive', 'dead', 'missing', 'unknown']).check(/*#__PURE__*/ zod.describe('Whether a person is alive.'));

type PersonLife = zod.input<typeof PersonLife>;

const EntryTextMax = 20000;

const EntryTextRegExp = new RegExp('^[^\\u0000]*$', 'u');

const EntryText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(EntryTextMax)).check(/*#__PURE__*/ zod.regex(EntryTextRegExp)).check(/*#__PURE__*/ zod.describe('Markdown. `[[Title]]` links to an entry; the lines between `:::secret` and `:::` are a passage that only game masters read, and the members in `:::secret{for="…"}`, or all members with `for="everyone"`.'));

type EntryText = zod.input<typeof EntryText>;

const EntryReaderIdsMax = 50;

const EntryReaderIds = /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(EntryReaderIdsMax)).check(/*#__PURE__*/ zod.describe('The members who may read the entry if its visibility is `chosen`.'));

type EntryReaderIds = zod.input<typeof EntryReaderIds>;

const questStepTextMax = 300;

const questStepTextRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const QuestStep = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questStepTextMax)).check(/*#__PURE__*/ zod.regex(questStepTextRegExp)),
  "done": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('One step of a quest.'));

type QuestStep = zod.input<typeof QuestStep>;

const questRewardItemNameMax = 120;

const questRewardItemNameRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const questRewardItemQuantityMax = 1000000;

const questRewardItemSkMax = 200;

const questRewardItemSkRegExp = new RegExp('^[^\\u0000]*$', 'u');

const QuestRewardItem = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questRewardItemNameMax)).check(/*#__PURE__*/ zod.regex(questRewardItemNameRegExp)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(questRewardItemQuantityMax)),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['gear', 'tools', 'armor', 'weapons'])).check(/*#__PURE__*/ zod.describe('The kind of the catalogue.')),
  "sk": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questRewardItemSkMax)).check(/*#__PURE__*/ zod.regex(questRewardItemSkRegExp))).check(/*#__PURE__*/ zod.describe('The key of the row in the catalogue.'))
}).check(/*#__PURE__*/ zod.describe('One kind of things in a reward, with its row in the catalogue if there is one.'));

type QuestRewardItem = zod.input<typeof QuestRewardItem>;

const questCoinsCpDefault = 0;

const questCoinsCpMin = 0;

const questCoinsCpMax = 100000000;

const questCoinsSpDefault = 0;

const questCoinsSpMin = 0;

const questCoinsSpMax = 100000000;

const questCoinsEpDefault = 0;

const questCoinsEpMin = 0;

const questCoinsEpMax = 100000000;

const questCoinsGpDefault = 0;

const questCoinsGpMin = 0;

const questCoinsGpMax = 100000000;

const questCoinsPpDefault = 0;

const questCoinsPpMin = 0;

const questCoinsPpMax = 100000000;

const QuestCoins = /*#__PURE__*/ zod.object({
  "cp": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(questCoinsCpMin)).check(/*#__PURE__*/ zod.lte(questCoinsCpMax)), questCoinsCpDefault),
  "sp": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(questCoinsSpMin)).check(/*#__PURE__*/ zod.lte(questCoinsSpMax)), questCoinsSpDefault),
  "ep": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(questCoinsEpMin)).check(/*#__PURE__*/ zod.lte(questCoinsEpMax)), questCoinsEpDefault),
  "gp": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(questCoinsGpMin)).check(/*#__PURE__*/ zod.lte(questCoinsGpMax)), questCoinsGpDefault),
  "pp": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(questCoinsPpMin)).check(/*#__PURE__*/ zod.lte(questCoinsPpMax)), questCoinsPpDefault)
}).check(/*#__PURE__*/ zod.describe('The coins of a reward.'));

type QuestCoins = zod.input<typeof QuestCoins>;

const entryDetailsAttendanceMax = 250;

const entryDetailsRecapMax = 10000;

const entryDetailsRecapRegExp = new RegExp('^[^\\u0000]*$', 'u');

const entryDetailsGiverMax = 120;

const entryDetailsGiverRegExp = new RegExp('^[^\\u0000]*$', 'u');

const entryDetailsStepsMax = 50;

const entryDetailsRewardItemsMax = 30;

const entryDetailsRoleMax = 120;

const entryDetailsRoleRegExp = new RegExp('^[^\\u0000]*$', 'u');

const entryDetailsDispositionMax = 60;

const entryDetailsDispositionRegExp = new RegExp('^[^\\u0000]*$', 'u');

const entryDetailsPlaceKindMax = 60;

const entryDetailsPlaceKindRegExp = new RegExp('^[^\\u0000]*$', 'u');

const entryDetailsGoalMax = 300;

const entryDetailsGoalRegExp = new RegExp('^[^\\u0000]*$', 'u');

const entryDetailsRarityMax = 60;

const entryDetailsRarityRegExp = new RegExp('^[^\\u0000]*$', 'u');

const entryDetailsHolderMax = 120;

const entryDetailsHolderRegExp = new RegExp('^[^\\u0000]*$', 'u');

export const EntryDetails = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.optional(SessionNumber),
  "date": /*#__PURE__*/ zod.optional(SessionDate),
  "attendance": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(entryDetailsAttendanceMax))).check(/*#__PURE__*/ zod.describe('The members who were there.')),
  "recap": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(entryDetailsRecapMax)).check(/*#__PURE__*/ zod.regex(entryDetailsRecapRegExp))).check(/*#__PURE__*/ zod.describe('What happened, in Markdown like `text`.')),
  "questStatus": /*#__PURE__*/ zod.optional(QuestStatus),
  "giver": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(entryDetailsGiverMax)).check(/*#__PURE__*/ zod.regex(entryDetailsGiverRegExp))).check(/*#__PURE__*/ zod.describe('Who gives the quest.')),
  "steps": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(QuestStep).check(/*#__PURE__*/ zod.maxLength(entryDetailsStepsMax))),
  "rewardItems": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(QuestRewardItem).check(/*#__PURE__*/ zod.maxLength(entryDetailsRewardItemsMax))),
  "rewardCoins": /*#__PURE__*/ zod.optional(QuestCoins),
  "role": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(entryDetailsRoleMax)).check(/*#__PURE__*/ zod.regex(entryDetailsRoleRegExp))).check(/*#__PURE__*/ zod.describe('What the person does.')),
  "disposition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(entryDetailsDispositionMax)).check(/*#__PURE__*/ zod.regex(entryDetailsDispositionRegExp))).check(/*#__PURE__*/ zod.describe('How the person meets the party.')),
  "life": /*#__PURE__*/ zod.optional(PersonLife),
  "placeKind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(entryDetailsPlaceKindMax)).check(/*#__PURE__*/ zod.regex(entryDetailsPlaceKindRegExp))).check(/*#__PURE__*/ zod.describe('A word such as city, ruin or inn.')),
  "goal": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(entryDetailsGoalMax)).check(/*#__PURE__*/ zod.regex(entryDetailsGoalRegExp))).check(/*#__PURE__*/ zod.describe('What the faction wants.')),
  "rarity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(entryDetailsRarityMax)).check(/*#__PURE__*/ zod.regex(entryDetailsRarityRegExp))),
  "holder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(entryDetailsHolderMax)).check(/*#__PURE__*/ zod.regex(entryDetailsHolderRegExp))).check(/*#__PURE__*/ zod.describe('Who has the item.'))
}).check(/*#__PURE__*/ zod.describe('The fields that only some types have. Sessions: `number`, `date`, `attendance`, `recap`. Quests: `questStatus`, `giver`, `steps`, `rewardItems`, `rewardCoins`. People: `role`, `disposition`, `life`. Places: `placeKind`. Factions: `goal`. Items: `rarity`, `holder`. Other fields are refused.'));

export type EntryDetails = zod.input<typeof EntryDetails>;

const ImageFile = /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('JPEG, PNG or WebP with at most 16 megapixels, or AVIF with at most 8; at most 5 MiB.'));

type ImageFile = zod.input<typeof ImageFile>;

const DraftGenerationId = Id.check(/*#__PURE__*/ zod.describe('A generation of the user whose draft is in the texts of this request. Its author becomes `draftedBy`.'));

type DraftGenerationId = zod.input<typeof DraftGenerationId>;

export const EntryCreateRequest = /*#__PURE__*/ zod.object({
  "type": EntryType,
  "title": EntryTitle,
  "text": /*#__PURE__*/ zod.optional(EntryText),
  "coverPictureId": /*#__PURE__*/ zod.optional(OptionalId).check(/*#__PURE__*/ zod.describe('The id of the cover, a picture of this campaign that the user may read; null for none.')),
  "tags": /*#__PURE__*/ zod.optional(EntryTags),
  "parentId": /*#__PURE__*/ zod.optional(OptionalId),
  "visibility": /*#__PURE__*/ zod.optional(EntryVisibility),
  "readerIds": /*#__PURE__*/ zod.optional(EntryReaderIds),
  "details": /*#__PURE__*/ zod.optional(EntryDetails),
  "draftGenerationId": /*#__PURE__*/ zod.optional(DraftGenerationId)
}).check(/*#__PURE__*/ zod.describe('A new entry.'));

export type EntryCreateRequest = zod.input<typeof EntryCreateRequest>;

const CharacterNameMax = 120;

const CharacterNameRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const CharacterName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CharacterNameMax)).check(/*#__PURE__*/ zod.regex(CharacterNameRegExp));

type CharacterName = zod.input<typeof CharacterName>;

const campaignCreateRequestGenerateCoverDefault = false;

export const CampaignCreateRequest = /*#__PURE__*/ zod.object({
  "coverImageW1024": /*#__PURE__*/ zod.optional(ImageFile),
  "coverImageW704": /*#__PURE__*/ zod.optional(ImageFile),
  "title": CampaignTitle,
  "setting": CampaignSetting,
  "storyOverview": CampaignStoryOverview,
  "dmNotes": /*#__PURE__*/ zod.optional(CampaignDmNotes),
  "edition": /*#__PURE__*/ zod.optional(CampaignEdition),
  "status": /*#__PURE__*/ zod.optional(CampaignStatus),
  "genre": /*#__PURE__*/ zod.optional(CampaignWord),
  "tone": /*#__PURE__*/ zod.optional(CampaignWord),
  "startingLevel": /*#__PURE__*/ zod.optional(CampaignStartingLevel),
  "partySize": /*#__PURE__*/ zod.optional(CampaignPartySize),
  "safetyLines": /*#__PURE__*/ zod.optional(CampaignSafety),
  "safetyVeils": /*#__PURE__*/ zod.optional(CampaignSafety),
  "draftGenerationId": /*#__PURE__*/ zod.optional(DraftGenerationId),
  "generateCover": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), campaignCreateRequestGenerateCoverDefault).check(/*#__PURE__*/ zod.describe('Whether to request a painted cover. The response comes before it is painted; then `campaignChanged` is sent. The text `true` or `false`.'))
}).check(/*#__PURE__*/ zod.describe('A new campaign.'));

export type CampaignCreateRequest = zod.input<typeof CampaignCreateRequest>;

const CharacterClass = /*#__PURE__*/ zod.enum(['barbarian', 'bard', 'cleric', 'druid', 'fighter', 'monk', 'paladin', 'ranger', 'rogue', 'sorcerer', 'warlock', 'wizard']);

type CharacterClass = zod.input<typeof CharacterClass>;

const CharacterSpecies = /*#__PURE__*/ zod.enum(['dragonborn', 'dwarf', 'elf', 'gnome', 'goliath', 'halfling', 'human', 'orc', 'tiefling']);

type CharacterSpecies = zod.input<typeof CharacterSpecies>;

const CharacterBackground = /*#__PURE__*/ zod.enum(['acolyte', 'criminal', 'sage', 'soldier']);

type CharacterBackground = zod.input<typeof CharacterBackground>;

const CharacterLevelDefault = 1;

const CharacterLevelMax = 20;

const CharacterLevel = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(CharacterLevelMax)), CharacterLevelDefault);

type CharacterLevel = zod.input<typeof CharacterLevel>;

const AbilityMethodDefault = `standard-array`;

const AbilityMethod = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['standard-array', 'point-buy', 'roll', 'manual']), AbilityMethodDefault).check(/*#__PURE__*/ zod.describe('How the base scores are chosen (SRD 5.2.1, step 3). `standard-array`: 15, 14, 13, 12, 10 and 8, each once.\n`point-buy`: scores from 8 to 15 that cost exactly 27 points (8 costs 0, 9 costs 1, … 13 costs 5, 14 costs 7, 15\ncosts 9). `roll` and `manual`: any scores. Scores that break these rules are refused with 422; `fields` has the\npath `/abilities` or the paths of single scores.\n'));

type AbilityMethod = zod.input<typeof AbilityMethod>;

const AbilityScoreMin = 3;

const AbilityScoreMax = 20;

const AbilityScore = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(AbilityScoreMin)).check(/*#__PURE__*/ zod.lte(AbilityScoreMax)).check(/*#__PURE__*/ zod.describe('A score without the increases of the background.'));

type AbilityScore = zod.input<typeof AbilityScore>;

const AbilityScores = /*#__PURE__*/ zod.object({
  "str": AbilityScore,
  "dex": AbilityScore,
  "con": AbilityScore,
  "int": AbilityScore,
  "wis": AbilityScore,
  "cha": AbilityScore
}).check(/*#__PURE__*/ zod.describe('The six base scores.'));

type AbilityScores = zod.input<typeof AbilityScores>;

const backgroundIncreaseAmountMax = 2;

const BackgroundIncrease = /*#__PURE__*/ zod.object({
  "ability": AbilityName,
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(backgroundIncreaseAmountMax))
}).check(/*#__PURE__*/ zod.describe('The increase that the background gives to one ability.'));

type BackgroundIncrease = zod.input<typeof BackgroundIncrease>;

const BackgroundIncreasesDefault: never[] = [];

const BackgroundIncreasesMax = 3;

const BackgroundIncreases = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(BackgroundIncrease).check(/*#__PURE__*/ zod.maxLength(BackgroundIncreasesMax)), BackgroundIncreasesDefault).check(/*#__PURE__*/ zod.describe('One ability gets +2 and another +1, or three abilities get +1 each. Only the three abilities of the background can be increased, each at most once, and no score above 20. Empty if nothing is chosen yet. Anything else is refused with 422.'));

type BackgroundIncreases = zod.input<typeof BackgroundIncreases>;

const SkillName = /*#__PURE__*/ zod.enum(['acrobatics', 'animal-handling', 'arcana', 'athletics', 'deception', 'history', 'insight', 'intimidation', 'investigation', 'medicine', 'nature', 'perception', 'performance', 'persuasion', 'religion', 'sleight-of-hand', 'stealth', 'survival']);

type SkillName = zod.input<typeof SkillName>;

const SkillNamesDefault: never[] = [];

const SkillNamesMax = 18;

const SkillNames = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(SkillName).check(/*#__PURE__*/ zod.maxLength(SkillNamesMax)), SkillNamesDefault);

type SkillNames = zod.input<typeof SkillNames>;

const EquipmentOptionDefault = `kit`;

const EquipmentOption = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['kit', 'gold']), EquipmentOptionDefault);

type EquipmentOption = zod.input<typeof EquipmentOption>;

const CharacterConceptDefault = ``;

const CharacterConceptMax = 300;

const CharacterConceptRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CharacterConcept = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CharacterConceptMax)).check(/*#__PURE__*/ zod.regex(CharacterConceptRegExp)), CharacterConceptDefault).check(/*#__PURE__*/ zod.describe('The character in one line.'));

type CharacterConcept = zod.input<typeof CharacterConcept>;

const ClassLevelMax = 20;

const ClassLevel = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ClassLevelMax)).check(/*#__PURE__*/ zod.describe('A level in one class.'));

type ClassLevel = zod.input<typeof ClassLevel>;

const OtherClass = /*#__PURE__*/ zod.object({
  "class": CharacterClass,
  "level": ClassLevel
}).check(/*#__PURE__*/ zod.describe('The levels in a further class.'));

type OtherClass = zod.input<typeof OtherClass>;

const OtherClassesDefault: never[] = [];

const OtherClassesMax = 11;

const OtherClasses = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(OtherClass).check(/*#__PURE__*/ zod.maxLength(OtherClassesMax)), OtherClassesDefault).check(/*#__PURE__*/ zod.describe('Multiclassing: the classes besides `class`, which is the class of level 1. `level` counts the levels in all classes. Each class occurs once, and at least one level is left for `class`; anything else is refused with 422.'));

type OtherClasses = zod.input<typeof OtherClasses>;

const chosenSubclassNameMax = 80;

const chosenSubclassNameRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const ChosenSubclass = /*#__PURE__*/ zod.object({
  "class": CharacterClass,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chosenSubclassNameMax)).check(/*#__PURE__*/ zod.regex(chosenSubclassNameRegExp))
}).check(/*#__PURE__*/ zod.describe('The subclass of a class. The rules know those of the SRD by their names; any other name is homebrew.'));

type ChosenSubclass = zod.input<typeof ChosenSubclass>;

const ChosenSubclassesDefault: never[] = [];

const ChosenSubclassesMax = 12;

const ChosenSubclasses = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(ChosenSubclass).check(/*#__PURE__*/ zod.maxLength(ChosenSubclassesMax)), ChosenSubclassesDefault);

type ChosenSubclasses = zod.input<typeof ChosenSubclasses>;

const scoreIncreaseAmountMax = 2;

const ScoreIncrease = /*#__PURE__*/ zod.object({
  "ability": AbilityName,
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(scoreIncreaseAmountMax))
}).check(/*#__PURE__*/ zod.describe('The increase that a feat gives to one ability.'));

type ScoreIncrease = zod.input<typeof ScoreIncrease>;

const OptionalSkDefault = null;

const OptionalSk = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([CatalogueSk,/*#__PURE__*/ zod.null()]), OptionalSkDefault).check(/*#__PURE__*/ zod.describe('The key of an item; null if there is no item.'));

type OptionalSk = zod.input<typeof OptionalSk>;

const characterFeatLevelMax = 20;

const characterFeatCatalogueVersionDefault = null;

const characterFeatCatalogueVersionMax = 2147483647;

const characterFeatNameMax = 120;

const characterFeatNameRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const characterFeatIncreasesMax = 2;

const CharacterFeat = /*#__PURE__*/ zod.object({
  "class": /*#__PURE__*/ zod.union([CharacterClass,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The class that gives the feat; null for a feat of the species or of the game master.')),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(characterFeatLevelMax)).check(/*#__PURE__*/ zod.describe('The level in this class that gives the feat; without a class, the level of the character.')),
  "key": OptionalSk.check(/*#__PURE__*/ zod.describe('The key of the feat in the catalogue; null for one that is not there.')),
  "catalogueVersion": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(characterFeatCatalogueVersionMax))), characterFeatCatalogueVersionDefault).check(/*#__PURE__*/ zod.describe('The version of the row from which the feat was chosen; null if it is not known.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(characterFeatNameMax)).check(/*#__PURE__*/ zod.regex(characterFeatNameRegExp)),
  "increases": /*#__PURE__*/ zod.array(ScoreIncrease).check(/*#__PURE__*/ zod.maxLength(characterFeatIncreasesMax))
}).check(/*#__PURE__*/ zod.describe('A feat of a character. The feat of the background is not in the list, because it follows from the background.'));

type CharacterFeat = zod.input<typeof CharacterFeat>;

const CharacterFeatsDefault: never[] = [];

const CharacterFeatsMax = 40;

const CharacterFeats = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(CharacterFeat).check(/*#__PURE__*/ zod.maxLength(CharacterFeatsMax)), CharacterFeatsDefault);

type CharacterFeats = zod.input<typeof CharacterFeats>;

const CharacterWordsDefault: never[] = [];

const CharacterWordsMax = 40;

const characterWordsItemMax = 80;

const characterWordsItemRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const CharacterWords = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(characterWordsItemMax)).check(/*#__PURE__*/ zod.regex(characterWordsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(CharacterWordsMax)), CharacterWordsDefault);

type CharacterWords = zod.input<typeof CharacterWords>;

const WeaponMasteriesDefault: never[] = [];

const WeaponMasteriesMax = 40;

const weaponMasteriesItemMax = 80;

const weaponMasteriesItemRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const WeaponMasteries = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(weaponMasteriesItemMax)).check(/*#__PURE__*/ zod.regex(weaponMasteriesItemRegExp))).check(/*#__PURE__*/ zod.maxLength(WeaponMasteriesMax)), WeaponMasteriesDefault).check(/*#__PURE__*/ zod.describe('The kinds of weapons whose mastery the character uses, by their names, such as Longsword; empty if none is chosen yet.'));

type WeaponMasteries = zod.input<typeof WeaponMasteries>;

const SpeciesOptionDefault = ``;

const SpeciesOptionMax = 60;

const SpeciesOptionRegExp = new RegExp('^[^\\u0000]*$', 'u');

const SpeciesOption = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SpeciesOptionMax)).check(/*#__PURE__*/ zod.regex(SpeciesOptionRegExp)), SpeciesOptionDefault).check(/*#__PURE__*/ zod.describe('The option of the species, such as an ancestry or a lineage, by its name in the SRD; empty for none.'));

type SpeciesOption = zod.input<typeof SpeciesOption>;

const CharacterSizeDefault = `medium`;

const CharacterSize = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['small', 'medium']), CharacterSizeDefault).check(/*#__PURE__*/ zod.describe('The size of a character whose species has both.'));

type CharacterSize = zod.input<typeof CharacterSize>;

const SpellSchool = /*#__PURE__*/ zod.enum(['abjuration', 'conjuration', 'divination', 'enchantment', 'evocation', 'illusion', 'necromancy', 'transmutation']);

type SpellSchool = zod.input<typeof SpellSchool>;

const spellFactsLevelMin = 0;

const spellFactsLevelMax = 9;

const spellFactsCastingTimeMax = 80;

const spellFactsCastingTimeRegExp = new RegExp('^[^\\u0000]*$', 'u');

const spellFactsRangeMax = 80;

const spellFactsRangeRegExp = new RegExp('^[^\\u0000]*$', 'u');

const spellFactsComponentsMax = 160;

const spellFactsComponentsRegExp = new RegExp('^[^\\u0000]*$', 'u');

const spellFactsDurationMax = 80;

const spellFactsDurationRegExp = new RegExp('^[^\\u0000]*$', 'u');

const spellFactsDamageMax = 120;

const spellFactsDamageRegExp = new RegExp('^[^\\u0000]*$', 'u');

const SpellFacts = /*#__PURE__*/ zod.object({
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(spellFactsLevelMin)).check(/*#__PURE__*/ zod.lte(spellFactsLevelMax)).check(/*#__PURE__*/ zod.describe('0 for a cantrip.')),
  "school": SpellSchool,
  "castingTime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spellFactsCastingTimeMax)).check(/*#__PURE__*/ zod.regex(spellFactsCastingTimeRegExp)),
  "range": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spellFactsRangeMax)).check(/*#__PURE__*/ zod.regex(spellFactsRangeRegExp)),
  "components": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spellFactsComponentsMax)).check(/*#__PURE__*/ zod.regex(spellFactsComponentsRegExp)),
  "duration": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spellFactsDurationMax)).check(/*#__PURE__*/ zod.regex(spellFactsDurationRegExp)),
  "concentration": /*#__PURE__*/ zod.boolean(),
  "ritual": /*#__PURE__*/ zod.boolean(),
  "attack": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('melee'),/*#__PURE__*/ zod.literal('ranged'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The kind of the spell attack; null without one.')),
  "save": /*#__PURE__*/ zod.union([AbilityName,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The saving throw against the spell; null without one.')),
  "damage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spellFactsDamageMax)).check(/*#__PURE__*/ zod.regex(spellFactsDamageRegExp)).check(/*#__PURE__*/ zod.describe('Dice and types, such as `8d6 fire`; empty without damage.'))
}).check(/*#__PURE__*/ zod.describe('What the sheet prints about a spell, copied from the catalogue or typed.'));

type SpellFacts = zod.input<typeof SpellFacts>;

const characterSpellCatalogueVersionMax = 2147483647;

const characterSpellNameMax = 120;

const characterSpellNameRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const CharacterSpell = /*#__PURE__*/ zod.object({
  "class": /*#__PURE__*/ zod.union([CharacterClass,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The class with which the character casts the spell; null for a spell of the species, a feat or an item.')),
  "key": OptionalSk.check(/*#__PURE__*/ zod.describe('The key of the spell in the catalogue; null for one that is not there.')),
  "catalogueVersion": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(characterSpellCatalogueVersionMax))).check(/*#__PURE__*/ zod.describe('The version of the row from which the facts were copied; null if they were typed.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(characterSpellNameMax)).check(/*#__PURE__*/ zod.regex(characterSpellNameRegExp)),
  "prepared": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the spell is prepared; cantrips always are.')),
  "facts": SpellFacts
}).check(/*#__PURE__*/ zod.describe('A spell of a character. `facts` is a copy, so a change or the deletion of the row of the catalogue does not change the sheet.'));

type CharacterSpell = zod.input<typeof CharacterSpell>;

const CharacterSpellsDefault: never[] = [];

const CharacterSpellsMax = 200;

const CharacterSpells = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(CharacterSpell).check(/*#__PURE__*/ zod.maxLength(CharacterSpellsMax)), CharacterSpellsDefault);

type CharacterSpells = zod.input<typeof CharacterSpells>;

const ArmorCategory = /*#__PURE__*/ zod.enum(['light', 'medium', 'heavy', 'shield']);

type ArmorCategory = zod.input<typeof ArmorCategory>;

const ArmorClassBaseMin = 0;

const ArmorClassBaseMax = 30;

const ArmorClassBase = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ArmorClassBaseMin)).check(/*#__PURE__*/ zod.lte(ArmorClassBaseMax)).check(/*#__PURE__*/ zod.describe('The base armor class; for a shield, its bonus.'));

type ArmorClassBase = zod.input<typeof ArmorClassBase>;

const itemArmorStrengthMax = 30;

const ItemArmor = /*#__PURE__*/ zod.object({
  "category": ArmorCategory,
  "base": ArmorClassBase,
  "strength": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(itemArmorStrengthMax))).check(/*#__PURE__*/ zod.describe('The Strength below which the armor slows; null for none.')),
  "stealthDisadvantage": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('What the sheet needs to know about armor, copied from the catalogue or typed.'));

type ItemArmor = zod.input<typeof ItemArmor>;

const WeaponCategory = /*#__PURE__*/ zod.enum(['simple-melee', 'simple-ranged', 'martial-melee', 'martial-ranged']);

type WeaponCategory = zod.input<typeof WeaponCategory>;

const DiceMax = 10;

const DiceRegExp = new RegExp('^[1-9][0-9]*(d(4|6|8|10|12))?$', 'u');

const Dice = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(DiceMax)).check(/*#__PURE__*/ zod.regex(DiceRegExp)).check(/*#__PURE__*/ zod.describe('Dice such as `2d6`, or a number.'));

type Dice = zod.input<typeof Dice>;

const DamageType = /*#__PURE__*/ zod.enum(['acid', 'bludgeoning', 'cold', 'fire', 'force', 'lightning', 'necrotic', 'piercing', 'poison', 'psychic', 'radiant', 'slashing', 'thunder']);

type DamageType = zod.input<typeof DamageType>;

const Damage = /*#__PURE__*/ zod.object({
  "dice": Dice,
  "type": DamageType
}).check(/*#__PURE__*/ zod.describe('The dice and the type of the damage.'));

type Damage = zod.input<typeof Damage>;

const OptionalDamageDefault = null;

const OptionalDamage = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([Damage,/*#__PURE__*/ zod.null()]), OptionalDamageDefault).check(/*#__PURE__*/ zod.describe('The damage; null if the weapon deals no damage.'));

type OptionalDamage = zod.input<typeof OptionalDamage>;

const OptionalDiceDefault = null;

const OptionalDice = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([Dice,/*#__PURE__*/ zod.null()]), OptionalDiceDefault);

type OptionalDice = zod.input<typeof OptionalDice>;

const WeaponProperty = /*#__PURE__*/ zod.enum(['ammunition', 'finesse', 'heavy', 'light', 'loading', 'reach', 'thrown', 'two-handed', 'versatile', 'special']);

type WeaponProperty = zod.input<typeof WeaponProperty>;

const WeaponPropertiesDefault: never[] = [];

const WeaponPropertiesMax = 10;

const WeaponProperties = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(WeaponProperty).check(/*#__PURE__*/ zod.maxLength(WeaponPropertiesMax)), WeaponPropertiesDefault);

type WeaponProperties = zod.input<typeof WeaponProperties>;

const weaponRangeNormalMax = 10000;

const weaponRangeLongMax = 10000;

const WeaponRange = /*#__PURE__*/ zod.object({
  "normal": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(weaponRangeNormalMax)),
  "long": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(weaponRangeLongMax))
}).check(/*#__PURE__*/ zod.describe('The ranges in feet. Attacks beyond the normal range have Disadvantage.'));

type WeaponRange = zod.input<typeof WeaponRange>;

const OptionalRangeDefault = null;

const OptionalRange = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([WeaponRange,/*#__PURE__*/ zod.null()]), OptionalRangeDefault);

type OptionalRange = zod.input<typeof OptionalRange>;

const WeaponMastery = /*#__PURE__*/ zod.enum(['cleave', 'graze', 'nick', 'push', 'sap', 'slow', 'topple', 'vex']);

type WeaponMastery = zod.input<typeof WeaponMastery>;

const OptionalMasteryDefault = null;

const OptionalMastery = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([WeaponMastery,/*#__PURE__*/ zod.null()]), OptionalMasteryDefault);

type OptionalMastery = zod.input<typeof OptionalMastery>;

const ItemWeapon = /*#__PURE__*/ zod.object({
  "category": WeaponCategory,
  "damage": OptionalDamage,
  "versatile": OptionalDice,
  "properties": WeaponProperties,
  "range": OptionalRange,
  "mastery": OptionalMastery
}).check(/*#__PURE__*/ zod.describe('What the sheet needs to know about a weapon, copied from the catalogue or typed.'));

type ItemWeapon = zod.input<typeof ItemWeapon>;

const characterItemCatalogueVersionMax = 2147483647;

const characterItemNameMax = 120;

const characterItemNameRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const characterItemQuantityMin = 0;

const characterItemQuantityMax = 100000;

const characterItemWeightLbMin = 0;

const characterItemWeightLbMax = 100000;

const characterItemBonusMin = -10;

const characterItemBonusMax = 10;

const characterItemNotesMax = 500;

const characterItemNotesRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CharacterItem = /*#__PURE__*/ zod.object({
  "itemId": Id.check(/*#__PURE__*/ zod.describe('The id of the item in the sheet, which the client chooses. An id that another item of the sheet has is refused with 422.')),
  "kind": /*#__PURE__*/ zod.union([CatalogueKind,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The kind of the item in the catalogue; null for one that is not there.')),
  "key": OptionalSk.check(/*#__PURE__*/ zod.describe('The key of the item in the catalogue; null for one that is not there.')),
  "catalogueVersion": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(characterItemCatalogueVersionMax))).check(/*#__PURE__*/ zod.describe('The version of the row from which the facts were copied; null if they were typed.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(characterItemNameMax)).check(/*#__PURE__*/ zod.regex(characterItemNameRegExp)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(characterItemQuantityMin)).check(/*#__PURE__*/ zod.lte(characterItemQuantityMax)),
  "weightLb": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(characterItemWeightLbMin)).check(/*#__PURE__*/ zod.lte(characterItemWeightLbMax)).check(/*#__PURE__*/ zod.describe('The weight of one piece, in pounds.')),
  "equipped": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the character wears or holds the item.')),
  "attuned": /*#__PURE__*/ zod.boolean(),
  "needsAttunement": /*#__PURE__*/ zod.boolean(),
  "bonus": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(characterItemBonusMin)).check(/*#__PURE__*/ zod.lte(characterItemBonusMax)).check(/*#__PURE__*/ zod.describe('What a magic item adds to the armor class, or to attack and damage.')),
  "armor": /*#__PURE__*/ zod.union([ItemArmor,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for an item that is no armor.')),
  "weapon": /*#__PURE__*/ zod.union([ItemWeapon,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for an item that is no weapon.')),
  "notes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(characterItemNotesMax)).check(/*#__PURE__*/ zod.regex(characterItemNotesRegExp))
}).check(/*#__PURE__*/ zod.describe('An item that a character carries. Its facts are a copy, so a change or the deletion of the row of the catalogue does not change the sheet.'));

type CharacterItem = zod.input<typeof CharacterItem>;

const CharacterItemListMax = 200;

const CharacterItemList = /*#__PURE__*/ zod.array(CharacterItem).check(/*#__PURE__*/ zod.maxLength(CharacterItemListMax));

type CharacterItemList = zod.input<typeof CharacterItemList>;

const CharacterItemsDefault = null;

const CharacterItems = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([CharacterItemList,/*#__PURE__*/ zod.null()]), CharacterItemsDefault).check(/*#__PURE__*/ zod.describe('What the character carries. Null until the list was first written; the sheet then shows what `equipment` gives.'));

type CharacterItems = zod.input<typeof CharacterItems>;

const OverrideTarget = /*#__PURE__*/ zod.enum(['armor-class', 'hit-points', 'initiative', 'speed', 'proficiency-bonus', 'passive-perception', 'carrying-capacity', 'spell-save-dc', 'spell-attack', 'str', 'dex', 'con', 'int', 'wis', 'cha', 'save-str', 'save-dex', 'save-con', 'save-int', 'save-wis', 'save-cha', 'skill-acrobatics', 'skill-animal-handling', 'skill-arcana', 'skill-athletics', 'skill-deception', 'skill-history', 'skill-insight', 'skill-intimidation', 'skill-investigation', 'skill-medicine', 'skill-nature', 'skill-perception', 'skill-performance', 'skill-persuasion', 'skill-religion', 'skill-sleight-of-hand', 'skill-stealth', 'skill-survival', 'climb-speed', 'swim-speed', 'fly-speed', 'darkvision', 'blindsight', 'tremorsense', 'truesight', 'attunements', 'slots-1', 'slots-2', 'slots-3', 'slots-4', 'slots-5', 'slots-6', 'slots-7', 'slots-8', 'slots-9', 'pact-slots']).check(/*#__PURE__*/ zod.describe('The number that is replaced: an ability is the score after all increases, `save-str` the bonus of a saving throw, `skill-arcana` that of a skill, a speed and a sense are in feet, `slots-1` are the spell slots of level 1.'));

type OverrideTarget = zod.input<typeof OverrideTarget>;

const characterOverrideValueMin = -100;

const characterOverrideValueMax = 9999;

const characterOverrideReasonMax = 120;

const characterOverrideReasonRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CharacterOverride = /*#__PURE__*/ zod.object({
  "target": OverrideTarget,
  "value": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(characterOverrideValueMin)).check(/*#__PURE__*/ zod.lte(characterOverrideValueMax)).check(/*#__PURE__*/ zod.describe('For an ability, 1 to 30 apply: a lower value counts as 1, a higher one as 30.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(characterOverrideReasonMax)).check(/*#__PURE__*/ zod.regex(characterOverrideReasonRegExp))
}).check(/*#__PURE__*/ zod.describe('A number that the table has agreed on instead of the one of the rules.'));

type CharacterOverride = zod.input<typeof CharacterOverride>;

const CharacterOverridesDefault: never[] = [];

const CharacterOverridesMax = 60;

const CharacterOverrides = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(CharacterOverride).check(/*#__PURE__*/ zod.maxLength(CharacterOverridesMax)), CharacterOverridesDefault).check(/*#__PURE__*/ zod.describe('Each target at most once; anything else is refused with 422.'));

type CharacterOverrides = zod.input<typeof CharacterOverrides>;

const ExperiencePointsDefault = 0;

const ExperiencePointsMin = 0;

const ExperiencePointsMax = 10000000;

const ExperiencePoints = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ExperiencePointsMin)).check(/*#__PURE__*/ zod.lte(ExperiencePointsMax)), ExperiencePointsDefault);

type ExperiencePoints = zod.input<typeof ExperiencePoints>;

const LevelAdvancementDefault = `milestones`;

const LevelAdvancement = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['milestones', 'experience']), LevelAdvancementDefault).check(/*#__PURE__*/ zod.describe('How the character reaches a level: when the game master says so, or by experience points.'));

type LevelAdvancement = zod.input<typeof LevelAdvancement>;

const CharacterTextDefault = ``;

const CharacterTextMax = 8000;

const CharacterTextRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CharacterText = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CharacterTextMax)).check(/*#__PURE__*/ zod.regex(CharacterTextRegExp)), CharacterTextDefault);

type CharacterText = zod.input<typeof CharacterText>;

const characterInputDraftGenerationIdMin = 8;

const characterInputDraftGenerationIdMax = 128;

const characterInputDraftGenerationIdRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');

export const CharacterInput = /*#__PURE__*/ zod.object({
  "name": CharacterName,
  "class": CharacterClass,
  "species": CharacterSpecies,
  "background": CharacterBackground,
  "level": /*#__PURE__*/ zod.optional(CharacterLevel),
  "abilityMethod": /*#__PURE__*/ zod.optional(AbilityMethod),
  "abilities": AbilityScores,
  "increases": /*#__PURE__*/ zod.optional(BackgroundIncreases),
  "skills": /*#__PURE__*/ zod.optional(SkillNames),
  "equipment": /*#__PURE__*/ zod.optional(EquipmentOption),
  "concept": /*#__PURE__*/ zod.optional(CharacterConcept),
  "otherClasses": /*#__PURE__*/ zod.optional(OtherClasses),
  "subclasses": /*#__PURE__*/ zod.optional(ChosenSubclasses),
  "feats": /*#__PURE__*/ zod.optional(CharacterFeats),
  "expertise": /*#__PURE__*/ zod.optional(SkillNames),
  "tools": /*#__PURE__*/ zod.optional(CharacterWords),
  "languages": /*#__PURE__*/ zod.optional(CharacterWords),
  "weaponMasteries": /*#__PURE__*/ zod.optional(WeaponMasteries),
  "speciesOption": /*#__PURE__*/ zod.optional(SpeciesOption),
  "size": /*#__PURE__*/ zod.optional(CharacterSize),
  "spells": /*#__PURE__*/ zod.optional(CharacterSpells),
  "items": /*#__PURE__*/ zod.optional(CharacterItems),
  "overrides": /*#__PURE__*/ zod.optional(CharacterOverrides),
  "advancement": /*#__PURE__*/ zod.optional(LevelAdvancement),
  "experience": /*#__PURE__*/ zod.optional(ExperiencePoints),
  "appearance": /*#__PURE__*/ zod.optional(CharacterText),
  "backstory": /*#__PURE__*/ zod.optional(CharacterText),
  "notesForMe": /*#__PURE__*/ zod.optional(CharacterText),
  "notesForGameMaster": /*#__PURE__*/ zod.optional(CharacterText),
  "notesForEveryone": /*#__PURE__*/ zod.optional(CharacterText),
  "draftGenerationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(characterInputDraftGenerationIdMin)).check(/*#__PURE__*/ zod.maxLength(characterInputDraftGenerationIdMax)).check(/*#__PURE__*/ zod.regex(characterInputDraftGenerationIdRegExp))).check(/*#__PURE__*/ zod.describe('An opaque id.'))
}).check(/*#__PURE__*/ zod.describe('A character in a request; absent fields get their defaults.'));

export type CharacterInput = zod.input<typeof CharacterInput>;

const CatalogueSourceDefault = `homebrew`;

const CatalogueSourceMax = 120;

const CatalogueSourceRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CatalogueSource = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CatalogueSourceMax)).check(/*#__PURE__*/ zod.regex(CatalogueSourceRegExp)), CatalogueSourceDefault).check(/*#__PURE__*/ zod.describe('The source of the item. The attribution depends on the source.'));

type CatalogueSource = zod.input<typeof CatalogueSource>;

const CatalogueDescriptionDefault = ``;

const CatalogueDescriptionMax = 10000;

const CatalogueDescriptionRegExp = new RegExp('^[^\\u0000]*$', 'u');

const CatalogueDescription = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CatalogueDescriptionMax)).check(/*#__PURE__*/ zod.regex(CatalogueDescriptionRegExp)), CatalogueDescriptionDefault).check(/*#__PURE__*/ zod.describe('A text in Markdown.'));

type CatalogueDescription = zod.input<typeof CatalogueDescription>;

const Coin = /*#__PURE__*/ zod.enum(['cp', 'sp', 'ep', 'gp', 'pp']);

type Coin = zod.input<typeof Coin>;

const costAmountMin = 0;

const costAmountMax = 1000000000;

const Cost = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(costAmountMin)).check(/*#__PURE__*/ zod.lte(costAmountMax)),
  "unit": Coin
}).check(/*#__PURE__*/ zod.describe('A price in one kind of coins.'));

type Cost = zod.input<typeof Cost>;

const OptionalCostDefault = null;

const OptionalCost = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([Cost,/*#__PURE__*/ zod.null()]), OptionalCostDefault).check(/*#__PURE__*/ zod.describe('A price; null if no price is listed.'));

type OptionalCost = zod.input<typeof OptionalCost>;

const OptionalWeightDefault = null;

const OptionalWeightMin = 0;

const OptionalWeightMax = 100000000;

const OptionalWeight = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(OptionalWeightMin)).check(/*#__PURE__*/ zod.lte(OptionalWeightMax))), OptionalWeightDefault).check(/*#__PURE__*/ zod.describe('A weight in pounds; null if no weight is given.'));

type OptionalWeight = zod.input<typeof OptionalWeight>;

const QuantityDefault = 1;

const QuantityMax = 1000000;

const Quantity = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(QuantityMax)), QuantityDefault).check(/*#__PURE__*/ zod.describe('The number of pieces to which cost and weight apply.'));

type Quantity = zod.input<typeof Quantity>;

const NotesDefault = ``;

const NotesMax = 500;

const NotesRegExp = new RegExp('^[^\\u0000]*$', 'u');

const Notes = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(NotesMax)).check(/*#__PURE__*/ zod.regex(NotesRegExp)), NotesDefault);

type Notes = zod.input<typeof Notes>;

const GearCategory = /*#__PURE__*/ zod.enum(['adventuring-gear', 'ammunition', 'equipment-pack', 'arcane-focus', 'druidic-focus', 'holy-symbol', 'mount', 'tack-and-harness', 'barding', 'vehicle-land', 'vehicle-water', 'vehicle-air', 'food-and-drink', 'other']);

type GearCategory = zod.input<typeof GearCategory>;

const packContentQuantityMax = 1000000;

const PackContent = /*#__PURE__*/ zod.object({
  "gearSk": CatalogueSk,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(packContentQuantityMax))
}).check(/*#__PURE__*/ zod.describe('One entry of the contents of a pack.'));

type PackContent = zod.input<typeof PackContent>;

const PackContentsDefault: never[] = [];

const PackContentsMax = 100;

const PackContents = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(PackContent).check(/*#__PURE__*/ zod.maxLength(PackContentsMax)), PackContentsDefault);

type PackContents = zod.input<typeof PackContents>;

const capacityValueWeightLbMin = 0;

const capacityValueWeightLbMax = 1000000;

const capacityValueVolumeCuFtMin = 0;

const capacityValueVolumeCuFtMax = 1000000;

const CapacityValue = /*#__PURE__*/ zod.object({
  "weightLb": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(capacityValueWeightLbMin)).check(/*#__PURE__*/ zod.lte(capacityValueWeightLbMax))),
  "volumeCuFt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(capacityValueVolumeCuFtMin)).check(/*#__PURE__*/ zod.lte(capacityValueVolumeCuFtMax)))
}).check(/*#__PURE__*/ zod.describe('The weight and the volume that a container can hold; null if a value is not given.'));

type CapacityValue = zod.input<typeof CapacityValue>;

const CapacityDefault = null;

const Capacity = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([CapacityValue,/*#__PURE__*/ zod.null()]), CapacityDefault).check(/*#__PURE__*/ zod.describe('What a container can hold; null if no capacity is given.'));

type Capacity = zod.input<typeof Capacity>;

const OptionalSpeedFtDefault = null;

const OptionalSpeedFtMin = 0;

const OptionalSpeedFtMax = 10000;

const OptionalSpeedFt = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(OptionalSpeedFtMin)).check(/*#__PURE__*/ zod.lte(OptionalSpeedFtMax))), OptionalSpeedFtDefault).check(/*#__PURE__*/ zod.describe('The speed in feet per turn; null if no speed is given.'));

type OptionalSpeedFt = zod.input<typeof OptionalSpeedFt>;

const OptionalSpeedMphDefault = null;

const OptionalSpeedMphMin = 0;

const OptionalSpeedMphMax = 10000;

const OptionalSpeedMph = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(OptionalSpeedMphMin)).check(/*#__PURE__*/ zod.lte(OptionalSpeedMphMax))), OptionalSpeedMphDefault).check(/*#__PURE__*/ zod.describe('The speed in miles per hour; null if no speed is given.'));

type OptionalSpeedMph = zod.input<typeof OptionalSpeedMph>;

const OptionalCountDefault = null;

const OptionalCountMin = 0;

const OptionalCountMax = 1000000;

const OptionalCount = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(OptionalCountMin)).check(/*#__PURE__*/ zod.lte(OptionalCountMax))), OptionalCountDefault);

type OptionalCount = zod.input<typeof OptionalCount>;

const OptionalTonsDefault = null;

const OptionalTonsMin = 0;

const OptionalTonsMax = 1000000;

const OptionalTons = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(OptionalTonsMin)).check(/*#__PURE__*/ zod.lte(OptionalTonsMax))), OptionalTonsDefault).check(/*#__PURE__*/ zod.describe('The cargo capacity in tons; null if no capacity is given.'));

type OptionalTons = zod.input<typeof OptionalTons>;

const OptionalArmorClassDefault = null;

const OptionalArmorClassMin = 0;

const OptionalArmorClassMax = 50;

const OptionalArmorClass = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(OptionalArmorClassMin)).check(/*#__PURE__*/ zod.lte(OptionalArmorClassMax))), OptionalArmorClassDefault);

type OptionalArmorClass = zod.input<typeof OptionalArmorClass>;

const OptionalHitPointsDefault = null;

const OptionalHitPointsMin = 0;

const OptionalHitPointsMax = 100000;

const OptionalHitPoints = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(OptionalHitPointsMin)).check(/*#__PURE__*/ zod.lte(OptionalHitPointsMax))), OptionalHitPointsDefault);

type OptionalHitPoints = zod.input<typeof OptionalHitPoints>;

const ToolCategory = /*#__PURE__*/ zod.enum(['artisans-tools', 'gaming-set', 'musical-instrument', 'other-tools']);

type ToolCategory = zod.input<typeof ToolCategory>;

const OptionalAbilityDefault = null;

const OptionalAbility = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([AbilityName,/*#__PURE__*/ zod.null()]), OptionalAbilityDefault).check(/*#__PURE__*/ zod.describe('An ability; null if the rules name none.'));

type OptionalAbility = zod.input<typeof OptionalAbility>;

const toolUtilizeTaskMax = 200;

const toolUtilizeTaskRegExp = new RegExp('^[^\\u0000]*$', 'u');

const toolUtilizeDcMin = 0;

const toolUtilizeDcMax = 50;

const ToolUtilize = /*#__PURE__*/ zod.object({
  "task": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolUtilizeTaskMax)).check(/*#__PURE__*/ zod.regex(toolUtilizeTaskRegExp)),
  "dc": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(toolUtilizeDcMin)).check(/*#__PURE__*/ zod.lte(toolUtilizeDcMax))
}).check(/*#__PURE__*/ zod.describe('A task for the tool, and the difficulty class (DC) of its check.'));

type ToolUtilize = zod.input<typeof ToolUtilize>;

const ToolUtilizeListDefault: never[] = [];

const ToolUtilizeListMax = 20;

const ToolUtilizeList = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(ToolUtilize).check(/*#__PURE__*/ zod.maxLength(ToolUtilizeListMax)), ToolUtilizeListDefault);

type ToolUtilizeList = zod.input<typeof ToolUtilizeList>;

const ToolCraftsDefault: never[] = [];

const ToolCraftsMax = 100;

const toolCraftsItemMax = 120;

const toolCraftsItemRegExp = new RegExp('^[^\\u0000]*$', 'u');

const ToolCrafts = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolCraftsItemMax)).check(/*#__PURE__*/ zod.regex(toolCraftsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(ToolCraftsMax)), ToolCraftsDefault).check(/*#__PURE__*/ zod.describe('The names of items or groups of items that can be made with the tool.'));

type ToolCrafts = zod.input<typeof ToolCrafts>;

const ArmorAddDexDefault = false;

const ArmorAddDex = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), ArmorAddDexDefault).check(/*#__PURE__*/ zod.describe('Whether the Dexterity modifier is added to the armor class.'));

type ArmorAddDex = zod.input<typeof ArmorAddDex>;

const ArmorMaxDexDefault = null;

const ArmorMaxDexMin = 0;

const ArmorMaxDexMax = 10;

const ArmorMaxDex = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ArmorMaxDexMin)).check(/*#__PURE__*/ zod.lte(ArmorMaxDexMax))), ArmorMaxDexDefault).check(/*#__PURE__*/ zod.describe('The highest Dexterity modifier that is added; null if there is no limit.'));

type ArmorMaxDex = zod.input<typeof ArmorMaxDex>;

const OptionalAbilityScoreDefault = null;

const OptionalAbilityScoreMax = 30;

const OptionalAbilityScore = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(OptionalAbilityScoreMax))), OptionalAbilityScoreDefault);

type OptionalAbilityScore = zod.input<typeof OptionalAbilityScore>;

const StealthDisadvantageDefault = false;

const StealthDisadvantage = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), StealthDisadvantageDefault);

type StealthDisadvantage = zod.input<typeof StealthDisadvantage>;

const DonDoffTimeDefault = ``;

const DonDoffTimeMax = 60;

const DonDoffTimeRegExp = new RegExp('^[^\\u0000]*$', 'u');

const DonDoffTime = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(DonDoffTimeMax)).check(/*#__PURE__*/ zod.regex(DonDoffTimeRegExp)), DonDoffTimeDefault).check(/*#__PURE__*/ zod.describe('The time as printed in the rules.'));

type DonDoffTime = zod.input<typeof DonDoffTime>;

const FeatCategory = /*#__PURE__*/ zod.enum(['origin', 'general', 'fighting-style', 'epic-boon']);

type FeatCategory = zod.input<typeof FeatCategory>;

const abilityPrerequisiteAnyOfMax = 6;

const abilityPrerequisiteMinMax = 30;

const AbilityPrerequisite = /*#__PURE__*/ zod.object({
  "anyOf": /*#__PURE__*/ zod.array(AbilityName).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(abilityPrerequisiteAnyOfMax)),
  "min": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(abilityPrerequisiteMinMax))
}).check(/*#__PURE__*/ zod.describe('At least one of the abilities in `anyOf` must have the score `min` or more.'));

type AbilityPrerequisite = zod.input<typeof AbilityPrerequisite>;

const featPrerequisitesMinLevelMax = 20;

const featPrerequisitesAbilitiesMax = 6;

const featPrerequisitesFeatureMax = 120;

const featPrerequisitesFeatureRegExp = new RegExp('^[^\\u0000]*$', 'u');

const featPrerequisitesTextMax = 300;

const featPrerequisitesTextRegExp = new RegExp('^[^\\u0000]*$', 'u');

const FeatPrerequisites = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.object({
  "minLevel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(featPrerequisitesMinLevelMax))),
  "abilities": /*#__PURE__*/ zod.array(AbilityPrerequisite).check(/*#__PURE__*/ zod.maxLength(featPrerequisitesAbilitiesMax)),
  "feature": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(featPrerequisitesFeatureMax)).check(/*#__PURE__*/ zod.regex(featPrerequisitesFeatureRegExp))),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(featPrerequisitesTextMax)).check(/*#__PURE__*/ zod.regex(featPrerequisitesTextRegExp))
}), { "minLevel": null, "abilities": [], "feature": null, "text": "" as const }).check(/*#__PURE__*/ zod.describe('What a character must have to get the feat.'));

type FeatPrerequisites = zod.input<typeof FeatPrerequisites>;

const FeatRepeatableDefault = false;

const FeatRepeatable = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), FeatRepeatableDefault);

type FeatRepeatable = zod.input<typeof FeatRepeatable>;

const abilityIncreaseModeChooseMax = 6;

const abilityIncreaseModeAmountMax = 10;

const AbilityIncreaseMode = /*#__PURE__*/ zod.object({
  "choose": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(abilityIncreaseModeChooseMax)),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(abilityIncreaseModeAmountMax))
}).check(/*#__PURE__*/ zod.describe('How many abilities are increased, and by how much each.'));

type AbilityIncreaseMode = zod.input<typeof AbilityIncreaseMode>;

const abilityIncreaseModesMax = 6;

const abilityIncreaseFromMax = 6;

const abilityIncreaseMaxMax = 30;

const AbilityIncrease = /*#__PURE__*/ zod.object({
  "modes": /*#__PURE__*/ zod.array(AbilityIncreaseMode).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(abilityIncreaseModesMax)),
  "from": /*#__PURE__*/ zod.array(AbilityName).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(abilityIncreaseFromMax)),
  "max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(abilityIncreaseMaxMax))
}).check(/*#__PURE__*/ zod.describe('The player chooses one of `modes` and increases abilities in `from`, up to the score `max`.'));

type AbilityIncrease = zod.input<typeof AbilityIncrease>;

const OptionalAbilityIncreaseDefault = null;

const OptionalAbilityIncrease = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([AbilityIncrease,/*#__PURE__*/ zod.null()]), OptionalAbilityIncreaseDefault);

type OptionalAbilityIncrease = zod.input<typeof OptionalAbilityIncrease>;

const featBenefitNameMax = 120;

const featBenefitNameRegExp = new RegExp('^[^\\u0000]*$', 'u');

const featBenefitDescriptionMax = 2000;

const featBenefitDescriptionRegExp = new RegExp('^[^\\u0000]*$', 'u');

const FeatBenefit = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(featBenefitNameMax)).check(/*#__PURE__*/ zod.regex(featBenefitNameRegExp)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(featBenefitDescriptionMax)).check(/*#__PURE__*/ zod.regex(featBenefitDescriptionRegExp))
}).check(/*#__PURE__*/ zod.describe('One benefit of a feat.'));

type FeatBenefit = zod.input<typeof FeatBenefit>;

const FeatBenefitsDefault: never[] = [];

const FeatBenefitsMax = 20;

const FeatBenefits = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(FeatBenefit).check(/*#__PURE__*/ zod.maxLength(FeatBenefitsMax)), FeatBenefitsDefault);

type FeatBenefits = zod.input<typeof FeatBenefits>;

const featEffectBonusMax = 10;

const featEffectBonusRegExp = new RegExp('^([+-]?[0-9]{1,3}|PB)$', 'u');

const FeatEffect = /*#__PURE__*/ zod.object({
  "target": /*#__PURE__*/ zod.enum(['ac', 'ranged-attack', 'melee-damage', 'initiative', 'hp-per-level', 'speed']),
  "bonus": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(featEffectBonusMax)).check(/*#__PURE__*/ zod.regex(featEffectBonusRegExp)).check(/*#__PURE__*/ zod.describe('A number, or `PB` for the proficiency bonus.')),
  "condition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('armored'),/*#__PURE__*/ zod.literal(null)]))
}).check(/*#__PURE__*/ zod.describe('An effect in a form that programs can apply.'));

type FeatEffect = zod.input<typeof FeatEffect>;

const FeatEffectsDefault: never[] = [];

const FeatEffectsMax = 20;

const FeatEffects = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(FeatEffect).check(/*#__PURE__*/ zod.maxLength(FeatEffectsMax)), FeatEffectsDefault);

type FeatEffects = zod.input<typeof FeatEffects>;

const SpellCategory = /*#__PURE__*/ zod.enum(['cantrip', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6', 'level-7', 'level-8', 'level-9']).check(/*#__PURE__*/ zod.describe('The level of the spell.'));

type SpellCategory = zod.input<typeof SpellCategory>;

const CastingUnit = /*#__PURE__*/ zod.enum(['action', 'bonus-action', 'reaction', 'minute', 'hour']);

type CastingUnit = zod.input<typeof CastingUnit>;

const alternateCastingTimeAmountMax = 1000;

const AlternateCastingTime = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(alternateCastingTimeAmountMax)),
  "unit": CastingUnit
}).check(/*#__PURE__*/ zod.describe('A casting time.'));

type AlternateCastingTime = zod.input<typeof AlternateCastingTime>;

const SpellCastingTimeDefault = { "amount": 1 as const, "unit": "action" as const, "ritual": false, "alternate": null, "trigger": "" as const };

const spellCastingTimeAmountMax = 1000;

const spellCastingTimeTriggerMax = 300;

const spellCastingTimeTriggerRegExp = new RegExp('^[^\\u0000]*$', 'u');

const SpellCastingTime = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellCastingTimeAmountMax)),
  "unit": CastingUnit,
  "ritual": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the spell can be cast as a ritual.')),
  "alternate": /*#__PURE__*/ zod.union([AlternateCastingTime,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Another casting time, for another effect of the spell; null if there is none.')),
  "trigger": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spellCastingTimeTriggerMax)).check(/*#__PURE__*/ zod.regex(spellCastingTimeTriggerRegExp)).check(/*#__PURE__*/ zod.describe('When a reaction or a bonus action can cast the spell; empty for any time.'))
}), SpellCastingTimeDefault).check(/*#__PURE__*/ zod.describe('How long it takes to cast the spell.'));

type SpellCastingTime = zod.input<typeof SpellCastingTime>;

const spellDistanceAmountMax = 100000;

const SpellDistance = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellDistanceAmountMax)),
  "unit": /*#__PURE__*/ zod.enum(['feet', 'miles'])
}).check(/*#__PURE__*/ zod.describe('A distance from the caster.'));

type SpellDistance = zod.input<typeof SpellDistance>;

const SpellReach = /*#__PURE__*/ zod.enum(['self', 'touch', 'sight', 'unlimited', 'special']);

type SpellReach = zod.input<typeof SpellReach>;

const SpellRangeDefault = `self`;

const SpellRange = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([SpellDistance,SpellReach]), SpellRangeDefault).check(/*#__PURE__*/ zod.describe('A distance, or a word.'));

type SpellRange = zod.input<typeof SpellRange>;

const spellPanelsCountMax = 1000;

const spellPanelsSizeFtMax = 1000;

const SpellPanels = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellPanelsCountMax)),
  "sizeFt": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellPanelsSizeFtMax))
}).check(/*#__PURE__*/ zod.describe('Square panels of equal size.'));

type SpellPanels = zod.input<typeof SpellPanels>;

const spellAreaSizeFtMax = 1000000;

const spellAreaCountMax = 100;

const spellAreaHeightFtMax = 100000;

const spellAreaWidthFtMax = 100000;

const spellAreaThicknessInMax = 100000;

const SpellArea = /*#__PURE__*/ zod.object({
  "shape": /*#__PURE__*/ zod.enum(['cone', 'cube', 'cylinder', 'emanation', 'line', 'radius', 'sphere', 'square', 'wall']),
  "sizeFt": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellAreaSizeFtMax)),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellAreaCountMax)).check(/*#__PURE__*/ zod.describe('The number of areas.')),
  "heightFt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellAreaHeightFtMax))),
  "widthFt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellAreaWidthFtMax))),
  "thicknessIn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellAreaThicknessInMax))).check(/*#__PURE__*/ zod.describe('The thickness of a wall in inches.')),
  "panels": /*#__PURE__*/ zod.union([SpellPanels,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The panels that a wall is made of; null for a wall in one piece.'))
}).check(/*#__PURE__*/ zod.describe('An area, or several equal ones. `sizeFt` is the radius of a sphere, a cylinder or a `radius`, the length of a cone, a line or a wall with all its panels, the side of a cube or a square, or the distance of an emanation.'));

type SpellArea = zod.input<typeof SpellArea>;

const OptionalSpellAreaDefault = null;

const OptionalSpellArea = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([SpellArea,/*#__PURE__*/ zod.null()]), OptionalSpellAreaDefault).check(/*#__PURE__*/ zod.describe('The area of the effect; null if the spell has none.'));

type OptionalSpellArea = zod.input<typeof OptionalSpellArea>;

const spellMaterialCostCountMax = 1000;

const SpellMaterialCost = /*#__PURE__*/ zod.object({
  "cost": Cost,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellMaterialCostCountMax)).check(/*#__PURE__*/ zod.describe('The number of pieces.')),
  "per": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('target'),/*#__PURE__*/ zod.literal('corpse'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('What the pieces are needed for; null if the spell needs them once.')),
  "consumed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the spell consumes the pieces.'))
}).check(/*#__PURE__*/ zod.describe('Pieces of a material, each with this price or more.'));

type SpellMaterialCost = zod.input<typeof SpellMaterialCost>;

const spellMaterialTextMax = 300;

const spellMaterialTextRegExp = new RegExp('^[^\\u0000]*$', 'u');

const spellMaterialCostsMax = 10;

const SpellMaterial = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spellMaterialTextMax)).check(/*#__PURE__*/ zod.regex(spellMaterialTextRegExp)).check(/*#__PURE__*/ zod.describe('What the material is; empty if it is not written down.')),
  "costs": /*#__PURE__*/ zod.array(SpellMaterialCost).check(/*#__PURE__*/ zod.maxLength(spellMaterialCostsMax))
}).check(/*#__PURE__*/ zod.describe('A material component. Without `costs`, a component pouch or a focus replaces it.'));

type SpellMaterial = zod.input<typeof SpellMaterial>;

const SpellComponentsDefault = { "verbal": false, "somatic": false, "material": null };

const SpellComponents = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.object({
  "verbal": /*#__PURE__*/ zod.boolean(),
  "somatic": /*#__PURE__*/ zod.boolean(),
  "material": /*#__PURE__*/ zod.union([SpellMaterial,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The material component; null if the spell needs none.'))
}), SpellComponentsDefault).check(/*#__PURE__*/ zod.describe('What the caster needs.'));

type SpellComponents = zod.input<typeof SpellComponents>;

const spellTimeAmountMax = 100000;

const SpellTime = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellTimeAmountMax)),
  "unit": /*#__PURE__*/ zod.enum(['round', 'minute', 'hour', 'day']),
  "upTo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the caster can end the effect earlier.')),
  "concentration": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the caster must concentrate.'))
}).check(/*#__PURE__*/ zod.describe('How long the effect lasts.'));

type SpellTime = zod.input<typeof SpellTime>;

const SpellDurationWord = /*#__PURE__*/ zod.enum(['instantaneous', 'until-dispelled', 'until-dispelled-or-triggered', 'special']);

type SpellDurationWord = zod.input<typeof SpellDurationWord>;

const SpellDurationDefault = `instantaneous`;

const SpellDuration = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([SpellTime,SpellDurationWord]), SpellDurationDefault).check(/*#__PURE__*/ zod.describe('A time, or a word.'));

type SpellDuration = zod.input<typeof SpellDuration>;

const SpellClassesDefault: never[] = [];

const SpellClassesMax = 12;

const SpellClasses = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(CharacterClass).check(/*#__PURE__*/ zod.maxLength(SpellClassesMax)), SpellClassesDefault).check(/*#__PURE__*/ zod.describe('The classes whose lists have the spell.'));

type SpellClasses = zod.input<typeof SpellClasses>;

const OptionalSpellAttackDefault = null;

const OptionalSpellAttack = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('melee'),/*#__PURE__*/ zod.literal('ranged'),/*#__PURE__*/ zod.literal(null)])), OptionalSpellAttackDefault).check(/*#__PURE__*/ zod.describe('The spell attack; null if the spell has none.'));

type OptionalSpellAttack = zod.input<typeof OptionalSpellAttack>;

const spellSaveAbilitiesMax = 6;

const SpellSave = /*#__PURE__*/ zod.object({
  "abilities": /*#__PURE__*/ zod.array(AbilityName).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(spellSaveAbilitiesMax)),
  "half": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a success halves the damage.'))
}).check(/*#__PURE__*/ zod.describe('A saving throw. Further abilities are for other effects of the spell.'));

type SpellSave = zod.input<typeof SpellSave>;

const OptionalSpellSaveDefault = null;

const OptionalSpellSave = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([SpellSave,/*#__PURE__*/ zod.null()]), OptionalSpellSaveDefault).check(/*#__PURE__*/ zod.describe('The saving throw; null if the spell has none.'));

type OptionalSpellSave = zod.input<typeof OptionalSpellSave>;

const SpellAmountMax = 20;

const SpellAmountRegExp = new RegExp('^(mod|[1-9][0-9]{0,3}(d(4|6|8|10|12))?(\\+[1-9][0-9]{0,3})?(\\+mod)?)$', 'u');

const SpellAmount = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SpellAmountMax)).check(/*#__PURE__*/ zod.regex(SpellAmountRegExp)).check(/*#__PURE__*/ zod.describe('Dice, a number or both, such as `2d8`, `70` or `4d8+15`; `mod` is the modifier of the spellcasting ability.'));

type SpellAmount = zod.input<typeof SpellAmount>;

const spellDamageTypesMax = 13;

const spellDamageTimesMax = 100;

const SpellDamage = /*#__PURE__*/ zod.object({
  "amount": SpellAmount,
  "types": /*#__PURE__*/ zod.array(DamageType).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(spellDamageTypesMax)),
  "times": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellDamageTimesMax)).check(/*#__PURE__*/ zod.describe('The number of rays, darts or other parts with this damage.')),
  "later": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a later part of the spell deals it.')),
  "toCaster": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it hits the caster or those who are with the caster.'))
}).check(/*#__PURE__*/ zod.describe('Damage before a higher level increases it. Of several types, one is chosen.'));

type SpellDamage = zod.input<typeof SpellDamage>;

const SpellDamageListDefault: never[] = [];

const SpellDamageListMax = 10;

const SpellDamageList = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(SpellDamage).check(/*#__PURE__*/ zod.maxLength(SpellDamageListMax)), SpellDamageListDefault);

type SpellDamageList = zod.input<typeof SpellDamageList>;

const spellHealingAmountMax = 20;

const spellHealingAmountRegExp = new RegExp('^(all|mod|[1-9][0-9]{0,3}(d(4|6|8|10|12))?(\\+[1-9][0-9]{0,3})?(\\+mod)?)$', 'u');

const spellHealingTimesMax = 100;

const SpellHealing = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spellHealingAmountMax)).check(/*#__PURE__*/ zod.regex(spellHealingAmountRegExp)).check(/*#__PURE__*/ zod.describe('As in `SpellAmount`, or `all` lost hit points.')),
  "times": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellHealingTimesMax)).check(/*#__PURE__*/ zod.describe('How many times the spell gives them.')),
  "temporary": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether they are temporary hit points.'))
}).check(/*#__PURE__*/ zod.describe('Hit points for each target.'));

type SpellHealing = zod.input<typeof SpellHealing>;

const OptionalSpellHealingDefault = null;

const OptionalSpellHealing = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([SpellHealing,/*#__PURE__*/ zod.null()]), OptionalSpellHealingDefault).check(/*#__PURE__*/ zod.describe('The hit points that the spell gives; null if it gives none.'));

type OptionalSpellHealing = zod.input<typeof OptionalSpellHealing>;

const SpellUnit = /*#__PURE__*/ zod.enum(['points', 'targets', 'bolts', 'feet', 'rounds', 'minutes', 'hours', 'days', 'bonus']).check(/*#__PURE__*/ zod.describe('`points` are damage or hit points; `bolts` are rays, darts and beams.'));

type SpellUnit = zod.input<typeof SpellUnit>;

const SpellIncrease = /*#__PURE__*/ zod.object({
  "amount": SpellAmount,
  "unit": SpellUnit,
  "appliesTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('all'),/*#__PURE__*/ zod.literal('first'),/*#__PURE__*/ zod.literal('later'),/*#__PURE__*/ zod.literal('medium'),/*#__PURE__*/ zod.literal('large'),/*#__PURE__*/ zod.literal('huge'),/*#__PURE__*/ zod.literal('acid'),/*#__PURE__*/ zod.literal('bludgeoning'),/*#__PURE__*/ zod.literal('cold'),/*#__PURE__*/ zod.literal('fire'),/*#__PURE__*/ zod.literal('force'),/*#__PURE__*/ zod.literal('lightning'),/*#__PURE__*/ zod.literal('necrotic'),/*#__PURE__*/ zod.literal('piercing'),/*#__PURE__*/ zod.literal('poison'),/*#__PURE__*/ zod.literal('psychic'),/*#__PURE__*/ zod.literal('radiant'),/*#__PURE__*/ zod.literal('slashing'),/*#__PURE__*/ zod.literal('thunder'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The part of the effect that it increases: all parts, the first or the later damage, damage of a type, or creatures of a size; null if there is only one part.'))
}).check(/*#__PURE__*/ zod.describe('What each level of the slot above the level of the spell adds.'));

type SpellIncrease = zod.input<typeof SpellIncrease>;

const SpellQuantity = /*#__PURE__*/ zod.object({
  "amount": SpellAmount,
  "unit": SpellUnit
}).check(/*#__PURE__*/ zod.describe('An amount with its unit.'));

type SpellQuantity = zod.input<typeof SpellQuantity>;

const SpellStepWord = /*#__PURE__*/ zod.enum(['until-dispelled']);

type SpellStepWord = zod.input<typeof SpellStepWord>;

const SpellStepValue = /*#__PURE__*/ zod.union([SpellQuantity,SpellStepWord]).check(/*#__PURE__*/ zod.describe('An amount, or a word.'));

type SpellStepValue = zod.input<typeof SpellStepValue>;

const spellStepLevelMax = 20;

const SpellStep = /*#__PURE__*/ zod.object({
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spellStepLevelMax)).check(/*#__PURE__*/ zod.describe('The level of the slot; for a cantrip, the level of the character.')),
  "value": SpellStepValue
}).check(/*#__PURE__*/ zod.describe('What the effect is from this level on.'));

type SpellStep = zod.input<typeof SpellStep>;

const spellHigherLevelsPerSlotMax = 10;

const spellHigherLevelsStepsMax = 20;

const SpellHigherLevels = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.object({
  "perSlot": /*#__PURE__*/ zod.array(SpellIncrease).check(/*#__PURE__*/ zod.maxLength(spellHigherLevelsPerSlotMax)),
  "steps": /*#__PURE__*/ zod.array(SpellStep).check(/*#__PURE__*/ zod.maxLength(spellHigherLevelsStepsMax)),
  "usesSlotLevel": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the effect uses the level of the slot in another way.'))
}), { "perSlot": [], "steps": [], "usesSlotLevel": false }).check(/*#__PURE__*/ zod.describe('What a higher level of the slot, or for a cantrip of the character, changes.'));

type SpellHigherLevels = zod.input<typeof SpellHigherLevels>;

export const GearInput = /*#__PURE__*/ zod.object({
  "gearSk": /*#__PURE__*/ zod.optional(CatalogueSk),
  "name": CatalogueName,
  "category": GearCategory,
  "edition": /*#__PURE__*/ zod.optional(Edition),
  "source": /*#__PURE__*/ zod.optional(CatalogueSource),
  "cost": /*#__PURE__*/ zod.optional(OptionalCost),
  "weightLb": /*#__PURE__*/ zod.optional(OptionalWeight),
  "quantity": /*#__PURE__*/ zod.optional(Quantity),
  "contents": /*#__PURE__*/ zod.optional(PackContents),
  "storageSk": /*#__PURE__*/ zod.optional(OptionalSk),
  "capacity": /*#__PURE__*/ zod.optional(Capacity),
  "carryingCapacityLb": /*#__PURE__*/ zod.optional(OptionalWeight),
  "speedFt": /*#__PURE__*/ zod.optional(OptionalSpeedFt),
  "speedMph": /*#__PURE__*/ zod.optional(OptionalSpeedMph),
  "crew": /*#__PURE__*/ zod.optional(OptionalCount),
  "passengers": /*#__PURE__*/ zod.optional(OptionalCount),
  "cargoTons": /*#__PURE__*/ zod.optional(OptionalTons),
  "ac": /*#__PURE__*/ zod.optional(OptionalArmorClass),
  "hp": /*#__PURE__*/ zod.optional(OptionalHitPoints),
  "damageThreshold": /*#__PURE__*/ zod.optional(OptionalHitPoints),
  "description": /*#__PURE__*/ zod.optional(CatalogueDescription)
}).check(/*#__PURE__*/ zod.describe('A gear item in a request; absent fields get their defaults.'));

export type GearInput = zod.input<typeof GearInput>;

export const ToolInput = /*#__PURE__*/ zod.object({
  "toolSk": /*#__PURE__*/ zod.optional(CatalogueSk),
  "name": CatalogueName,
  "category": ToolCategory,
  "edition": /*#__PURE__*/ zod.optional(Edition),
  "source": /*#__PURE__*/ zod.optional(CatalogueSource),
  "cost": /*#__PURE__*/ zod.optional(OptionalCost),
  "weightLb": /*#__PURE__*/ zod.optional(OptionalWeight),
  "ability": /*#__PURE__*/ zod.optional(OptionalAbility),
  "utilize": /*#__PURE__*/ zod.optional(ToolUtilizeList),
  "crafts": /*#__PURE__*/ zod.optional(ToolCrafts),
  "description": /*#__PURE__*/ zod.optional(CatalogueDescription)
}).check(/*#__PURE__*/ zod.describe('A tool in a request; absent fields get their defaults.'));

export type ToolInput = zod.input<typeof ToolInput>;

export const SpellInput = /*#__PURE__*/ zod.object({
  "spellSk": /*#__PURE__*/ zod.optional(CatalogueSk),
  "name": CatalogueName,
  "category": SpellCategory,
  "edition": /*#__PURE__*/ zod.optional(Edition),
  "source": /*#__PURE__*/ zod.optional(CatalogueSource),
  "school": SpellSchool,
  "castingTime": /*#__PURE__*/ zod.optional(SpellCastingTime),
  "range": /*#__PURE__*/ zod.optional(SpellRange),
  "area": /*#__PURE__*/ zod.optional(OptionalSpellArea),
  "components": /*#__PURE__*/ zod.optional(SpellComponents),
  "duration": /*#__PURE__*/ zod.optional(SpellDuration),
  "classes": /*#__PURE__*/ zod.optional(SpellClasses),
  "attack": /*#__PURE__*/ zod.optional(OptionalSpellAttack),
  "save": /*#__PURE__*/ zod.optional(OptionalSpellSave),
  "damage": /*#__PURE__*/ zod.optional(SpellDamageList),
  "healing": /*#__PURE__*/ zod.optional(OptionalSpellHealing),
  "higherLevels": /*#__PURE__*/ zod.optional(SpellHigherLevels),
  "description": /*#__PURE__*/ zod.optional(CatalogueDescription)
}).check(/*#__PURE__*/ zod.describe('A spell in a request; absent fields get their defaults.'));

export type SpellInput = zod.input<typeof SpellInput>;

export const ArmorInput = /*#__PURE__*/ zod.object({
  "armorSk": /*#__PURE__*/ zod.optional(CatalogueSk),
  "name": CatalogueName,
  "category": ArmorCategory,
  "edition": /*#__PURE__*/ zod.optional(Edition),
  "source": /*#__PURE__*/ zod.optional(CatalogueSource),
  "cost": /*#__PURE__*/ zod.optional(OptionalCost),
  "weightLb": /*#__PURE__*/ zod.optional(OptionalWeight),
  "acBase": ArmorClassBase,
  "acAddDex": /*#__PURE__*/ zod.optional(ArmorAddDex),
  "acMaxDex": /*#__PURE__*/ zod.optional(ArmorMaxDex),
  "strengthRequired": /*#__PURE__*/ zod.optional(OptionalAbilityScore),
  "stealthDisadvantage": /*#__PURE__*/ zod.optional(StealthDisadvantage),
  "donTime": /*#__PURE__*/ zod.optional(DonDoffTime),
  "doffTime": /*#__PURE__*/ zod.optional(DonDoffTime),
  "description": /*#__PURE__*/ zod.optional(CatalogueDescription)
}).check(/*#__PURE__*/ zod.describe('A piece of armor in a request; absent fields get their defaults.'));

export type ArmorInput = zod.input<typeof ArmorInput>;

export const WeaponInput = /*#__PURE__*/ zod.object({
  "weaponSk": /*#__PURE__*/ zod.optional(CatalogueSk),
  "name": CatalogueName,
  "category": WeaponCategory,
  "edition": /*#__PURE__*/ zod.optional(Edition),
  "source": /*#__PURE__*/ zod.optional(CatalogueSource),
  "cost": /*#__PURE__*/ zod.optional(OptionalCost),
  "weightLb": /*#__PURE__*/ zod.optional(OptionalWeight),
  "damage": /*#__PURE__*/ zod.optional(OptionalDamage),
  "versatileDamage": /*#__PURE__*/ zod.optional(OptionalDice),
  "properties": /*#__PURE__*/ zod.optional(WeaponProperties),
  "range": /*#__PURE__*/ zod.optional(OptionalRange),
  "ammunitionSk": /*#__PURE__*/ zod.optional(OptionalSk),
  "mastery": /*#__PURE__*/ zod.optional(OptionalMastery),
  "notes": /*#__PURE__*/ zod.optional(Notes),
  "description": /*#__PURE__*/ zod.optional(CatalogueDescription)
}).check(/*#__PURE__*/ zod.describe('A weapon in a request; absent fields get their defaults.'));

export type WeaponInput = zod.input<typeof WeaponInput>;

export const FeatInput = /*#__PURE__*/ zod.object({
  "featSk": /*#__PURE__*/ zod.optional(CatalogueSk),
  "name": CatalogueName,
  "category": FeatCategory,
  "edition": /*#__PURE__*/ zod.optional(Edition),
  "source": /*#__PURE__*/ zod.optional(CatalogueSource),
  "prerequisites": /*#__PURE__*/ zod.optional(FeatPrerequisites),
  "repeatable": /*#__PURE__*/ zod.optional(FeatRepeatable),
  "repeatNote": /*#__PURE__*/ zod.optional(Notes),
  "abilityIncrease": /*#__PURE__*/ zod.optional(OptionalAbilityIncrease),
  "benefits": /*#__PURE__*/ zod.optional(FeatBenefits),
  "effects": /*#__PURE__*/ zod.optional(FeatEffects),
  "description": /*#__PURE__*/ zod.optional(CatalogueDescription)
}).check(/*#__PURE__*/ zod.describe('A feat in a request; absent fields get their defaults.'));

export type FeatInput = zod.input<typeof FeatInput>;

const ModelProvider = /*#__PURE__*/ zod.enum(['openai-compatible', 'anthropic', 'google']).check(/*#__PURE__*/ zod.describe('The API of the model. `openai-compatible` is the API of OpenAI, Ollama, llama.cpp, LM Studio, vLLM and many others.'));

type ModelProvider = zod.input<typeof ModelProvider>;

const ModelBaseUrlDefault = null;

const ModelBaseUrlMin = 8;

const ModelBaseUrlMax = 500;

const ModelBaseUrlRegExp = new RegExp('^https?://[^\\s\\u0000]+$', 'u');

const ModelBaseUrl = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ModelBaseUrlMin)).check(/*#__PURE__*/ zod.maxLength(ModelBaseUrlMax)).check(/*#__PURE__*/ zod.regex(ModelBaseUrlRegExp))), ModelBaseUrlDefault).check(/*#__PURE__*/ zod.describe('The address of the API; null for the own address of Anthropic and Google.'));

type ModelBaseUrl = zod.input<typeof ModelBaseUrl>;

const ModelNameMax = 120;

const ModelNameRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$', 'u');

const ModelName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ModelNameMax)).check(/*#__PURE__*/ zod.regex(ModelNameRegExp)).check(/*#__PURE__*/ zod.describe('The name of the model as its provider writes it.'));

type ModelName = zod.input<typeof ModelName>;

const ModelPriceDefault = null;

const ModelPriceMin = 0;

const ModelPriceMax = 100000;

const ModelPrice = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(ModelPriceMin)).check(/*#__PURE__*/ zod.lte(ModelPriceMax))), ModelPriceDefault).check(/*#__PURE__*/ zod.describe('In US dollars; null if it is not known.'));

type ModelPrice = zod.input<typeof ModelPrice>;

const modelConnectionRequestKeyMax = 500;

const modelConnectionRequestKeyRegExp = new RegExp('^[\\x21-\\x7e]+$', 'u');

export const ModelConnectionRequest = /*#__PURE__*/ zod.object({
  "provider": ModelProvider,
  "baseUrl": /*#__PURE__*/ zod.optional(ModelBaseUrl),
  "model": ModelName,
  "key": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(modelConnectionRequestKeyMax)).check(/*#__PURE__*/ zod.regex(modelConnectionRequestKeyRegExp))).check(/*#__PURE__*/ zod.describe('The key of the API; null for none. If it is absent, the stored key is kept, but only for the same provider and the same origin of the address: otherwise the key would be sent to another server.')),
  "inputPrice": /*#__PURE__*/ zod.optional(ModelPrice).check(/*#__PURE__*/ zod.describe('The price of a million tokens of a request.')),
  "outputPrice": /*#__PURE__*/ zod.optional(ModelPrice).check(/*#__PURE__*/ zod.describe('The price of a million tokens of an answer.')),
  "picturePrice": /*#__PURE__*/ zod.optional(ModelPrice).check(/*#__PURE__*/ zod.describe('The price of one picture.'))
}).check(/*#__PURE__*/ zod.describe('How a model is reached.'));

export type ModelConnectionRequest = zod.input<typeof ModelConnectionRequest>;
