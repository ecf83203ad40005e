/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

export const ProblemCode = /*#__PURE__*/ zod.enum(['bad_request', 'invalid_token', 'invalid_cursor', 'validation_failed', 'unauthenticated', 'invalid_credentials', 'email_not_verified', 'forbidden', 'csrf_failed', 'origin_not_allowed', 'not_found', 'method_not_allowed', 'conflict', 'duplicate', 'in_use', 'idempotency_mismatch', 'version_mismatch', 'payload_too_large', 'unsupported_media_type', 'too_many_requests', 'oauth_failed', 'not_implemented', 'upstream_failed', 'internal', 'unavailable']).check(/*#__PURE__*/ zod.describe('For programs. A code that a client does not know means what its status means.'));

export type ProblemCode = zod.input<typeof ProblemCode>;
export type ProblemCodeOutput = zod.output<typeof ProblemCode>;

export const problemFieldPathMax = 300;

export const problemFieldMessageMax = 300;



export const ProblemField = /*#__PURE__*/ zod.object({
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemFieldPathMax)).check(/*#__PURE__*/ zod.describe('A JSON pointer into the body (`/cost/amount`), or `query/…`, `path/…`, `header/…`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(problemFieldMessageMax)).check(/*#__PURE__*/ zod.describe('What is wrong with it and what would fit.'))
}).check(/*#__PURE__*/ zod.describe('One field that is at fault.'));

export type ProblemField = zod.input<typeof ProblemField>;
export type ProblemFieldOutput = zod.output<typeof ProblemField>;

export const CatalogueKind = /*#__PURE__*/ zod.enum(['gear', 'tools', 'armor', 'weapons', 'feats']);

export type CatalogueKind = zod.input<typeof CatalogueKind>;
export type CatalogueKindOutput = zod.output<typeof CatalogueKind>;

export const CatalogueSkMax = 128;


export const CatalogueSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const CatalogueSk = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CatalogueSkMax)).check(/*#__PURE__*/ zod.regex(CatalogueSkRegExp)).check(/*#__PURE__*/ zod.describe('The key: edition, `#` and the name in short, unless another was given.'));

export type CatalogueSk = zod.input<typeof CatalogueSk>;
export type CatalogueSkOutput = zod.output<typeof CatalogueSk>;

export const CatalogueNameMax = 120;


export const CatalogueNameRegExp = new RegExp('^[^\\s\\u0000]([^\\u0000\\r\\n]*[^\\s\\u0000])?$');


export const CatalogueName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CatalogueNameMax)).check(/*#__PURE__*/ zod.regex(CatalogueNameRegExp)).check(/*#__PURE__*/ zod.describe('Unique in its edition, ignoring case.'));

export type CatalogueName = zod.input<typeof CatalogueName>;
export type CatalogueNameOutput = zod.output<typeof CatalogueName>;

export const CatalogueUse = /*#__PURE__*/ zod.object({
  "kind": CatalogueKind,
  "sk": CatalogueSk,
  "name": CatalogueName
}).check(/*#__PURE__*/ zod.describe('An item that refers to another one.'));

export type CatalogueUse = zod.input<typeof CatalogueUse>;
export type CatalogueUseOutput = zod.output<typeof CatalogueUse>;

export const apiProblemDetailMax = 1000;

export const apiProblemFieldsMax = 100;

export const apiProblemUsedByMax = 100;

export const apiProblemRequestIdMax = 100;



export const ApiProblem = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(apiProblemDetailMax)).check(/*#__PURE__*/ zod.describe('A sentence for the person who made the request.')),
  "code": ProblemCode,
  "fields": /*#__PURE__*/ zod.array(ProblemField).check(/*#__PURE__*/ zod.maxLength(apiProblemFieldsMax)).check(/*#__PURE__*/ zod.describe('What is wrong where; empty unless fields are at fault.')),
  "usedBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CatalogueUse).check(/*#__PURE__*/ zod.maxLength(apiProblemUsedByMax))).check(/*#__PURE__*/ zod.describe('With code `in_use`, the items that refer to this one, the first hundred by name.')),
  "requestId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(apiProblemRequestIdMax)).check(/*#__PURE__*/ zod.describe('The same id as in the log and in X-Request-Id.'))
}).check(/*#__PURE__*/ zod.describe('The one shape of every error.'));

export type ApiProblem = zod.input<typeof ApiProblem>;
export type ApiProblemOutput = zod.output<typeof ApiProblem>;

export const acceptedMessageMax = 500;



export const Accepted = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(acceptedMessageMax)).check(/*#__PURE__*/ zod.describe('What to do next.'))
}).check(/*#__PURE__*/ zod.describe('The request was taken.'));

export type Accepted = zod.input<typeof Accepted>;
export type AcceptedOutput = zod.output<typeof Accepted>;

export const IdMin = 8;
export const IdMax = 128;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(IdMin)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp)).check(/*#__PURE__*/ zod.describe('An opaque id.'));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const CursorMax = 8000;


export const CursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const Cursor = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CursorMax)).check(/*#__PURE__*/ zod.regex(CursorRegExp)).check(/*#__PURE__*/ zod.describe('Opaque; belongs to one list and its order.'));

export type Cursor = zod.input<typeof Cursor>;
export type CursorOutput = zod.output<typeof Cursor>;

export const NextCursor = /*#__PURE__*/ zod.union([Cursor,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The cursor of the next page; null at the end.'));

export type NextCursor = zod.input<typeof NextCursor>;
export type NextCursorOutput = zod.output<typeof NextCursor>;

export const VersionMax = 2147483647;



export const Version = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(VersionMax)).check(/*#__PURE__*/ zod.describe('Goes up by one with every change.'));

export type Version = zod.input<typeof Version>;
export type VersionOutput = zod.output<typeof Version>;

export const TimestampMax = 30;



export const Timestamp = /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(TimestampMax)).check(/*#__PURE__*/ zod.describe('UTC, to the millisecond.'));

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const OptionalTimestamp = /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]);

export type OptionalTimestamp = zod.input<typeof OptionalTimestamp>;
export type OptionalTimestampOutput = zod.output<typeof OptionalTimestamp>;

export const SortByMeta = /*#__PURE__*/ zod.enum(['last_accessed_at', 'created_at', 'updated_at']);

export type SortByMeta = zod.input<typeof SortByMeta>;
export type SortByMetaOutput = zod.output<typeof SortByMeta>;

export const EditionDefault = `2024`;

export const Edition = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['2024', '2014', 'other']), EditionDefault).check(/*#__PURE__*/ zod.describe('The rules a thing belongs to.'));

export type Edition = zod.input<typeof Edition>;
export type EditionOutput = zod.output<typeof Edition>;

export const AbilityName = /*#__PURE__*/ zod.enum(['str', 'dex', 'con', 'int', 'wis', 'cha']);

export type AbilityName = zod.input<typeof AbilityName>;
export type AbilityNameOutput = zod.output<typeof AbilityName>;

export const EmailMin = 3;
export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(EmailMin)).check(/*#__PURE__*/ zod.maxLength(EmailMax)).check(/*#__PURE__*/ zod.describe('One e-mail address.'));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const PasswordMin = 15;
export const PasswordMax = 128;


export const PasswordRegExp = new RegExp('^[^\\u0000]*$');


export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasswordMin)).check(/*#__PURE__*/ zod.maxLength(PasswordMax)).check(/*#__PURE__*/ zod.regex(PasswordRegExp)).check(/*#__PURE__*/ zod.describe('Any characters; after NFC 15 to 128 of them. Refused with 422: repetitions, rows of the keyboard or alphabet, passwords from lists of common ones, and what is mostly the name, the address or "Questwright".'));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const PersonNameMax = 80;


export const PersonNameRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$');


export const PersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PersonNameMax)).check(/*#__PURE__*/ zod.regex(PersonNameRegExp)).check(/*#__PURE__*/ zod.describe('What others call you.'));

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;

export const Group = /*#__PURE__*/ zod.enum(['admin']);

export type Group = zod.input<typeof Group>;
export type GroupOutput = zod.output<typeof Group>;

export const SecretTokenMin = 20;
export const SecretTokenMax = 200;


export const SecretTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SecretToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SecretTokenMin)).check(/*#__PURE__*/ zod.maxLength(SecretTokenMax)).check(/*#__PURE__*/ zod.regex(SecretTokenRegExp)).check(/*#__PURE__*/ zod.describe('A single-use token from a link.'));

export type SecretToken = zod.input<typeof SecretToken>;
export type SecretTokenOutput = zod.output<typeof SecretToken>;

export const currentUserGroupsMax = 20;



export const CurrentUser = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": PersonName,
  "email": Email,
  "groups": /*#__PURE__*/ zod.array(Group).check(/*#__PURE__*/ zod.maxLength(currentUserGroupsMax))
}).check(/*#__PURE__*/ zod.describe('The user who is signed in.'));

export type CurrentUser = zod.input<typeof CurrentUser>;
export type CurrentUserOutput = zod.output<typeof CurrentUser>;

export const RegisterRequest = /*#__PURE__*/ zod.object({
  "name": PersonName,
  "email": Email,
  "password": Password
}).check(/*#__PURE__*/ zod.describe('A new account.'));

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const SetupRequest = /*#__PURE__*/ zod.object({
  "token": SecretToken,
  "name": PersonName,
  "email": Email,
  "password": Password
}).check(/*#__PURE__*/ zod.describe('The first administrator.'));

export type SetupRequest = zod.input<typeof SetupRequest>;
export type SetupRequestOutput = zod.output<typeof SetupRequest>;

export const VerifyEmailRequest = /*#__PURE__*/ zod.object({
  "token": SecretToken
}).check(/*#__PURE__*/ zod.describe('The token of the verification mail.'));

export type VerifyEmailRequest = zod.input<typeof VerifyEmailRequest>;
export type VerifyEmailRequestOutput = zod.output<typeof VerifyEmailRequest>;

export const EmailRequest = /*#__PURE__*/ zod.object({
  "email": Email
}).check(/*#__PURE__*/ zod.describe('An address to write to.'));

export type EmailRequest = zod.input<typeof EmailRequest>;
export type EmailRequestOutput = zod.output<typeof EmailRequest>;

export const ResetPasswordRequest = /*#__PURE__*/ zod.object({
  "token": SecretToken,
  "password": Password
}).check(/*#__PURE__*/ zod.describe('A new password and the token of the reset mail.'));

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>;

export const loginRequestPasswordMax = 128;


export const loginRequestPasswordRegExp = new RegExp('^[^\\u0000]*$');


export const LoginRequest = /*#__PURE__*/ zod.object({
  "email": Email,
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestPasswordMax)).check(/*#__PURE__*/ zod.regex(loginRequestPasswordRegExp))
}).check(/*#__PURE__*/ zod.describe('The credentials of an account.'));

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const OauthTypeMax = 40;


export const OauthTypeRegExp = new RegExp('^[a-z0-9-]+$');


export const OauthType = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(OauthTypeMax)).check(/*#__PURE__*/ zod.regex(OauthTypeRegExp)).check(/*#__PURE__*/ zod.describe('The short name of a provider.'));

export type OauthType = zod.input<typeof OauthType>;
export type OauthTypeOutput = zod.output<typeof OauthType>;

export const oauthProviderNameMax = 80;



export const OauthProvider = /*#__PURE__*/ zod.object({
  "type": OauthType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(oauthProviderNameMax)).check(/*#__PURE__*/ zod.describe('As shown on the button.'))
}).check(/*#__PURE__*/ zod.describe('A sign-in provider.'));

export type OauthProvider = zod.input<typeof OauthProvider>;
export type OauthProviderOutput = zod.output<typeof OauthProvider>;

export const oauthProvidersItemsMax = 20;



export const OauthProviders = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(OauthProvider).check(/*#__PURE__*/ zod.maxLength(oauthProvidersItemsMax))
}).check(/*#__PURE__*/ zod.describe('The providers that are configured.'));

export type OauthProviders = zod.input<typeof OauthProviders>;
export type OauthProvidersOutput = zod.output<typeof OauthProviders>;

export const OauthStartRequest = /*#__PURE__*/ zod.object({
  "type": OauthType
}).check(/*#__PURE__*/ zod.describe('The provider to sign in with.'));

export type OauthStartRequest = zod.input<typeof OauthStartRequest>;
export type OauthStartRequestOutput = zod.output<typeof OauthStartRequest>;

export const oauthStartAuthorizationUrlMax = 2000;



export const OauthStart = /*#__PURE__*/ zod.object({
  "authorizationUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(oauthStartAuthorizationUrlMax))
}).check(/*#__PURE__*/ zod.describe('Where to go.'));

export type OauthStart = zod.input<typeof OauthStart>;
export type OauthStartOutput = zod.output<typeof OauthStart>;

export const oauthExchangeRequestCodeMax = 2000;


export const oauthExchangeRequestCodeRegExp = new RegExp('^[^\\u0000]*$');
export const oauthExchangeRequestStateMax = 500;


export const oauthExchangeRequestStateRegExp = new RegExp('^[^\\u0000]*$');


export const OauthExchangeRequest = /*#__PURE__*/ zod.object({
  "type": OauthType,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(oauthExchangeRequestCodeMax)).check(/*#__PURE__*/ zod.regex(oauthExchangeRequestCodeRegExp)),
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(oauthExchangeRequestStateMax)).check(/*#__PURE__*/ zod.regex(oauthExchangeRequestStateRegExp))
}).check(/*#__PURE__*/ zod.describe('What the provider answered.'));

export type OauthExchangeRequest = zod.input<typeof OauthExchangeRequest>;
export type OauthExchangeRequestOutput = zod.output<typeof OauthExchangeRequest>;

export const CampaignTitleMax = 120;


export const CampaignTitleRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$');


export const CampaignTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CampaignTitleMax)).check(/*#__PURE__*/ zod.regex(CampaignTitleRegExp));

export type CampaignTitle = zod.input<typeof CampaignTitle>;
export type CampaignTitleOutput = zod.output<typeof CampaignTitle>;

export const CampaignSettingMax = 10000;


export const CampaignSettingRegExp = new RegExp('^[^\\u0000]*$');


export const CampaignSetting = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CampaignSettingMax)).check(/*#__PURE__*/ zod.regex(CampaignSettingRegExp)).check(/*#__PURE__*/ zod.describe('The world; players may read it.'));

export type CampaignSetting = zod.input<typeof CampaignSetting>;
export type CampaignSettingOutput = zod.output<typeof CampaignSetting>;

export const CampaignStoryOverviewMax = 10000;


export const CampaignStoryOverviewRegExp = new RegExp('^[^\\u0000]*$');


export const CampaignStoryOverview = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CampaignStoryOverviewMax)).check(/*#__PURE__*/ zod.regex(CampaignStoryOverviewRegExp)).check(/*#__PURE__*/ zod.describe('The story so far; players may read it.'));

export type CampaignStoryOverview = zod.input<typeof CampaignStoryOverview>;
export type CampaignStoryOverviewOutput = zod.output<typeof CampaignStoryOverview>;

export const CampaignEdition = /*#__PURE__*/ zod.enum(['2024', '2014', 'other']).check(/*#__PURE__*/ zod.describe('The rules the campaign is played by; 2024 unless given.'));

export type CampaignEdition = zod.input<typeof CampaignEdition>;
export type CampaignEditionOutput = zod.output<typeof CampaignEdition>;

export const CampaignStatus = /*#__PURE__*/ zod.enum(['planning', 'active', 'paused', 'finished']).check(/*#__PURE__*/ zod.describe('Where the campaign stands; planning unless given.'));

export type CampaignStatus = zod.input<typeof CampaignStatus>;
export type CampaignStatusOutput = zod.output<typeof CampaignStatus>;

export const CampaignWordMax = 60;


export const CampaignWordRegExp = new RegExp('^[^\\u0000]*$');


export const CampaignWord = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CampaignWordMax)).check(/*#__PURE__*/ zod.regex(CampaignWordRegExp)).check(/*#__PURE__*/ zod.describe('In a word or two.'));

export type CampaignWord = zod.input<typeof CampaignWord>;
export type CampaignWordOutput = zod.output<typeof CampaignWord>;

export const CampaignStartingLevelMax = 20;



export const CampaignStartingLevel = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(CampaignStartingLevelMax)).check(/*#__PURE__*/ zod.describe('The level characters begin at; 1 unless given.'));

export type CampaignStartingLevel = zod.input<typeof CampaignStartingLevel>;
export type CampaignStartingLevelOutput = zod.output<typeof CampaignStartingLevel>;

export const CampaignPartySizeMax = 12;



export const CampaignPartySize = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(CampaignPartySizeMax)).check(/*#__PURE__*/ zod.describe('How many play; 4 unless given.'));

export type CampaignPartySize = zod.input<typeof CampaignPartySize>;
export type CampaignPartySizeOutput = zod.output<typeof CampaignPartySize>;

export const CampaignSafetyMax = 2000;


export const CampaignSafetyRegExp = new RegExp('^[^\\u0000]*$');


export const CampaignSafety = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CampaignSafetyMax)).check(/*#__PURE__*/ zod.regex(CampaignSafetyRegExp)).check(/*#__PURE__*/ zod.describe('What the table agreed on, one to a line: what never happens (lines), what happens off screen (veils).'));

export type CampaignSafety = zod.input<typeof CampaignSafety>;
export type CampaignSafetyOutput = zod.output<typeof CampaignSafety>;

export const CampaignDmNotesMax = 20000;


export const CampaignDmNotesRegExp = new RegExp('^[^\\u0000]*$');


export const CampaignDmNotes = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CampaignDmNotesMax)).check(/*#__PURE__*/ zod.regex(CampaignDmNotesRegExp)).check(/*#__PURE__*/ zod.describe('For game masters only.'));

export type CampaignDmNotes = zod.input<typeof CampaignDmNotes>;
export type CampaignDmNotesOutput = zod.output<typeof CampaignDmNotes>;

export const CampaignRole = /*#__PURE__*/ zod.enum(['owner', 'gm', 'player', 'viewer']).check(/*#__PURE__*/ zod.describe('What the caller is in the campaign.'));

export type CampaignRole = zod.input<typeof CampaignRole>;
export type CampaignRoleOutput = zod.output<typeof CampaignRole>;

export const optionalImageUrlOneMax = 500;



export const OptionalImageUrl = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(optionalImageUrlOneMax)),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Where the picture is, relative to the API host; null without one.'));

export type OptionalImageUrl = zod.input<typeof OptionalImageUrl>;
export type OptionalImageUrlOutput = zod.output<typeof OptionalImageUrl>;

export const CampaignMeta = /*#__PURE__*/ zod.object({
  "created_at": Timestamp,
  "updated_at": Timestamp,
  "last_accessed_at": OptionalTimestamp
}).check(/*#__PURE__*/ zod.describe('When things happened.'));

export type CampaignMeta = zod.input<typeof CampaignMeta>;
export type CampaignMetaOutput = zod.output<typeof CampaignMeta>;

export const campaignSummaryExcerptMax = 300;



export const CampaignSummary = /*#__PURE__*/ zod.object({
  "campaignId": Id,
  "title": CampaignTitle,
  "excerpt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignSummaryExcerptMax)).check(/*#__PURE__*/ zod.describe('The beginning of the story overview.')),
  "coverImageW1024": OptionalImageUrl,
  "coverImageW704": OptionalImageUrl,
  "role": CampaignRole,
  "version": Version,
  "meta": CampaignMeta
}).check(/*#__PURE__*/ zod.describe('A campaign as lists show it; without game master\'s notes.'));

export type CampaignSummary = zod.input<typeof CampaignSummary>;
export type CampaignSummaryOutput = zod.output<typeof CampaignSummary>;

export const Campaign = /*#__PURE__*/ zod.object({
  "campaignId": Id,
  "title": CampaignTitle,
  "setting": CampaignSetting,
  "storyOverview": CampaignStoryOverview,
  "dmNotes": /*#__PURE__*/ zod.optional(CampaignDmNotes),
  "edition": CampaignEdition,
  "status": CampaignStatus,
  "genre": CampaignWord,
  "tone": CampaignWord,
  "startingLevel": CampaignStartingLevel,
  "partySize": CampaignPartySize,
  "safetyLines": CampaignSafety,
  "safetyVeils": CampaignSafety,
  "coverImageW1024": OptionalImageUrl,
  "coverImageW704": OptionalImageUrl,
  "generateCover": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('A generated cover was asked for and none is there yet.')),
  "role": CampaignRole,
  "version": Version,
  "meta": CampaignMeta
}).check(/*#__PURE__*/ zod.describe('A campaign.'));

export type Campaign = zod.input<typeof Campaign>;
export type CampaignOutput = zod.output<typeof Campaign>;

export const campaignPageItemsMax = 200;



export const CampaignPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CampaignSummary).check(/*#__PURE__*/ zod.maxLength(campaignPageItemsMax)),
  "nextCursor": NextCursor
}).check(/*#__PURE__*/ zod.describe('One page of campaigns.'));

export type CampaignPage = zod.input<typeof CampaignPage>;
export type CampaignPageOutput = zod.output<typeof CampaignPage>;

export const ImageFile = /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('JPEG, PNG, WebP or AVIF, at most 5 MiB.'));

export type ImageFile = zod.input<typeof ImageFile>;
export type ImageFileOutput = zod.output<typeof ImageFile>;

export const campaignCreateRequestGenerateCoverDefault = false;

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
  "generateCover": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), campaignCreateRequestGenerateCoverDefault).check(/*#__PURE__*/ zod.describe('As text, `true` or `false`.'))
}).check(/*#__PURE__*/ zod.describe('A new campaign.'));

export type CampaignCreateRequest = zod.input<typeof CampaignCreateRequest>;
export type CampaignCreateRequestOutput = zod.output<typeof CampaignCreateRequest>;

export const CampaignUpdateRequest = /*#__PURE__*/ zod.object({
  "coverImageW1024": /*#__PURE__*/ zod.optional(ImageFile),
  "coverImageW704": /*#__PURE__*/ zod.optional(ImageFile),
  "removeCover": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('As text, `true` or `false`.')),
  "title": /*#__PURE__*/ zod.optional(CampaignTitle),
  "setting": /*#__PURE__*/ zod.optional(CampaignSetting),
  "storyOverview": /*#__PURE__*/ zod.optional(CampaignStoryOverview),
  "dmNotes": /*#__PURE__*/ zod.optional(CampaignDmNotes),
  "edition": /*#__PURE__*/ zod.optional(CampaignEdition),
  "status": /*#__PURE__*/ zod.optional(CampaignStatus),
  "genre": /*#__PURE__*/ zod.optional(CampaignWord),
  "tone": /*#__PURE__*/ zod.optional(CampaignWord),
  "startingLevel": /*#__PURE__*/ zod.optional(CampaignStartingLevel),
  "partySize": /*#__PURE__*/ zod.optional(CampaignPartySize),
  "safetyLines": /*#__PURE__*/ zod.optional(CampaignSafety),
  "safetyVeils": /*#__PURE__*/ zod.optional(CampaignSafety),
  "generateCover": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('As text, `true` or `false`.'))
}).check(/*#__PURE__*/ zod.describe('The parts of a campaign that change.'));

export type CampaignUpdateRequest = zod.input<typeof CampaignUpdateRequest>;
export type CampaignUpdateRequestOutput = zod.output<typeof CampaignUpdateRequest>;

export const CharacterNameMax = 120;


export const CharacterNameRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$');


export const CharacterName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CharacterNameMax)).check(/*#__PURE__*/ zod.regex(CharacterNameRegExp));

export type CharacterName = zod.input<typeof CharacterName>;
export type CharacterNameOutput = zod.output<typeof CharacterName>;

export const CharacterClass = /*#__PURE__*/ zod.enum(['barbarian', 'bard', 'cleric', 'druid', 'fighter', 'monk', 'paladin', 'ranger', 'rogue', 'sorcerer', 'warlock', 'wizard']);

export type CharacterClass = zod.input<typeof CharacterClass>;
export type CharacterClassOutput = zod.output<typeof CharacterClass>;

export const CharacterSpecies = /*#__PURE__*/ zod.enum(['dragonborn', 'dwarf', 'elf', 'gnome', 'goliath', 'halfling', 'human', 'orc', 'tiefling']);

export type CharacterSpecies = zod.input<typeof CharacterSpecies>;
export type CharacterSpeciesOutput = zod.output<typeof CharacterSpecies>;

export const CharacterBackground = /*#__PURE__*/ zod.enum(['acolyte', 'criminal', 'sage', 'soldier']);

export type CharacterBackground = zod.input<typeof CharacterBackground>;
export type CharacterBackgroundOutput = zod.output<typeof CharacterBackground>;

export const CharacterLevelDefault = 1;
export const CharacterLevelMax = 20;



export const CharacterLevel = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(CharacterLevelMax)), CharacterLevelDefault);

export type CharacterLevel = zod.input<typeof CharacterLevel>;
export type CharacterLevelOutput = zod.output<typeof CharacterLevel>;

export const AbilityMethodDefault = `standard-array`;

export const AbilityMethod = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['standard-array', 'point-buy', 'roll', 'manual']), AbilityMethodDefault).check(/*#__PURE__*/ zod.describe('How the base scores came about (SRD 5.2.1, step 3). `standard-array`: 15, 14, 13, 12, 10 and 8, each once.\n`point-buy`: scores from 8 to 15 that cost exactly 27 points (8 is 0, 9 is 1, … 13 is 5, 14 is 7, 15 is 9).\n`roll` and `manual`: any. What breaks this is 422 at `/abilities`.\n'));

export type AbilityMethod = zod.input<typeof AbilityMethod>;
export type AbilityMethodOutput = zod.output<typeof AbilityMethod>;

export const AbilityScoreMin = 3;
export const AbilityScoreMax = 20;



export const AbilityScore = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(AbilityScoreMin)).check(/*#__PURE__*/ zod.lte(AbilityScoreMax)).check(/*#__PURE__*/ zod.describe('Before the background’s increases.'));

export type AbilityScore = zod.input<typeof AbilityScore>;
export type AbilityScoreOutput = zod.output<typeof AbilityScore>;

export const AbilityScores = /*#__PURE__*/ zod.object({
  "str": AbilityScore,
  "dex": AbilityScore,
  "con": AbilityScore,
  "int": AbilityScore,
  "wis": AbilityScore,
  "cha": AbilityScore
}).check(/*#__PURE__*/ zod.describe('The six base scores.'));

export type AbilityScores = zod.input<typeof AbilityScores>;
export type AbilityScoresOutput = zod.output<typeof AbilityScores>;

export const backgroundIncreaseAmountMax = 2;



export const BackgroundIncrease = /*#__PURE__*/ zod.object({
  "ability": AbilityName,
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(backgroundIncreaseAmountMax))
}).check(/*#__PURE__*/ zod.describe('What the background adds to one ability.'));

export type BackgroundIncrease = zod.input<typeof BackgroundIncrease>;
export type BackgroundIncreaseOutput = zod.output<typeof BackgroundIncrease>;

export const BackgroundIncreasesDefault: never[] = [];
export const BackgroundIncreasesMax = 3;



export const BackgroundIncreases = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(BackgroundIncrease).check(/*#__PURE__*/ zod.maxLength(BackgroundIncreasesMax)), BackgroundIncreasesDefault).check(/*#__PURE__*/ zod.describe('+2 and +1, or +1 three times, among the three abilities of the background, each at most once and none above 20; empty for none yet. Anything else is 422.'));

export type BackgroundIncreases = zod.input<typeof BackgroundIncreases>;
export type BackgroundIncreasesOutput = zod.output<typeof BackgroundIncreases>;

export const SkillName = /*#__PURE__*/ zod.enum(['acrobatics', 'animal-handling', 'arcana', 'athletics', 'deception', 'history', 'insight', 'intimidation', 'investigation', 'medicine', 'nature', 'perception', 'performance', 'persuasion', 'religion', 'sleight-of-hand', 'stealth', 'survival']);

export type SkillName = zod.input<typeof SkillName>;
export type SkillNameOutput = zod.output<typeof SkillName>;

export const SkillNamesDefault: never[] = [];
export const SkillNamesMax = 18;



export const SkillNames = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(SkillName).check(/*#__PURE__*/ zod.maxLength(SkillNamesMax)), SkillNamesDefault);

export type SkillNames = zod.input<typeof SkillNames>;
export type SkillNamesOutput = zod.output<typeof SkillNames>;

export const EquipmentOptionDefault = `kit`;

export const EquipmentOption = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['kit', 'gold']), EquipmentOptionDefault);

export type EquipmentOption = zod.input<typeof EquipmentOption>;
export type EquipmentOptionOutput = zod.output<typeof EquipmentOption>;

export const CharacterConceptDefault = ``;
export const CharacterConceptMax = 300;


export const CharacterConceptRegExp = new RegExp('^[^\\u0000]*$');


export const CharacterConcept = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CharacterConceptMax)).check(/*#__PURE__*/ zod.regex(CharacterConceptRegExp)), CharacterConceptDefault).check(/*#__PURE__*/ zod.describe('Who this is in a line.'));

export type CharacterConcept = zod.input<typeof CharacterConcept>;
export type CharacterConceptOutput = zod.output<typeof CharacterConcept>;

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
  "concept": /*#__PURE__*/ zod.optional(CharacterConcept)
}).check(/*#__PURE__*/ zod.describe('A character as written; what is absent gets its default.'));

export type CharacterInput = zod.input<typeof CharacterInput>;
export type CharacterInputOutput = zod.output<typeof CharacterInput>;

export const Character = /*#__PURE__*/ zod.object({
  "characterId": Id,
  "name": CharacterName,
  "class": CharacterClass,
  "species": CharacterSpecies,
  "background": CharacterBackground,
  "level": CharacterLevel,
  "abilityMethod": AbilityMethod,
  "abilities": AbilityScores,
  "increases": BackgroundIncreases,
  "skills": SkillNames,
  "equipment": EquipmentOption,
  "concept": CharacterConcept,
  "version": Version,
  "meta": CampaignMeta
}).check(/*#__PURE__*/ zod.describe('A character, compact; everything else is derived.'));

export type Character = zod.input<typeof Character>;
export type CharacterOutput = zod.output<typeof Character>;

export const characterPageItemsMax = 200;



export const CharacterPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Character).check(/*#__PURE__*/ zod.maxLength(characterPageItemsMax)),
  "nextCursor": NextCursor
}).check(/*#__PURE__*/ zod.describe('One page of characters.'));

export type CharacterPage = zod.input<typeof CharacterPage>;
export type CharacterPageOutput = zod.output<typeof CharacterPage>;

export const OptionalSkDefault = null;

export const OptionalSk = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([CatalogueSk,/*#__PURE__*/ zod.null()]), OptionalSkDefault).check(/*#__PURE__*/ zod.describe('The key of an item; null for none.'));

export type OptionalSk = zod.input<typeof OptionalSk>;
export type OptionalSkOutput = zod.output<typeof OptionalSk>;

export const CatalogueSourceDefault = `homebrew`;
export const CatalogueSourceMax = 120;


export const CatalogueSourceRegExp = new RegExp('^[^\\u0000]*$');


export const CatalogueSource = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CatalogueSourceMax)).check(/*#__PURE__*/ zod.regex(CatalogueSourceRegExp)), CatalogueSourceDefault).check(/*#__PURE__*/ zod.describe('Where it comes from; drives the attribution.'));

export type CatalogueSource = zod.input<typeof CatalogueSource>;
export type CatalogueSourceOutput = zod.output<typeof CatalogueSource>;

export const CatalogueDescriptionDefault = ``;
export const CatalogueDescriptionMax = 10000;


export const CatalogueDescriptionRegExp = new RegExp('^[^\\u0000]*$');


export const CatalogueDescription = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CatalogueDescriptionMax)).check(/*#__PURE__*/ zod.regex(CatalogueDescriptionRegExp)), CatalogueDescriptionDefault).check(/*#__PURE__*/ zod.describe('Markdown.'));

export type CatalogueDescription = zod.input<typeof CatalogueDescription>;
export type CatalogueDescriptionOutput = zod.output<typeof CatalogueDescription>;

export const OptionalPersonName = /*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for what came with the product.'));

export type OptionalPersonName = zod.input<typeof OptionalPersonName>;
export type OptionalPersonNameOutput = zod.output<typeof OptionalPersonName>;

export const CatalogueMeta = /*#__PURE__*/ zod.object({
  "created_at": Timestamp,
  "created_by": OptionalPersonName,
  "updated_at": Timestamp,
  "updated_by": OptionalPersonName,
  "archived": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('Who changed it when.'));

export type CatalogueMeta = zod.input<typeof CatalogueMeta>;
export type CatalogueMetaOutput = zod.output<typeof CatalogueMeta>;

export const Coin = /*#__PURE__*/ zod.enum(['cp', 'sp', 'ep', 'gp', 'pp']);

export type Coin = zod.input<typeof Coin>;
export type CoinOutput = zod.output<typeof Coin>;

export const costAmountMin = 0;
export const costAmountMax = 1000000000;



export const Cost = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(costAmountMin)).check(/*#__PURE__*/ zod.lte(costAmountMax)),
  "unit": Coin
}).check(/*#__PURE__*/ zod.describe('A price in one coin.'));

export type Cost = zod.input<typeof Cost>;
export type CostOutput = zod.output<typeof Cost>;

export const OptionalCostDefault = null;

export const OptionalCost = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([Cost,/*#__PURE__*/ zod.null()]), OptionalCostDefault).check(/*#__PURE__*/ zod.describe('Null without a listed price.'));

export type OptionalCost = zod.input<typeof OptionalCost>;
export type OptionalCostOutput = zod.output<typeof OptionalCost>;

export const OptionalWeightDefault = null;
export const OptionalWeightMin = 0;
export const OptionalWeightMax = 100000000;



export const OptionalWeight = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(OptionalWeightMin)).check(/*#__PURE__*/ zod.lte(OptionalWeightMax))), OptionalWeightDefault).check(/*#__PURE__*/ zod.describe('In pounds; null when none is given.'));

export type OptionalWeight = zod.input<typeof OptionalWeight>;
export type OptionalWeightOutput = zod.output<typeof OptionalWeight>;

export const QuantityDefault = 1;
export const QuantityMax = 1000000;



export const Quantity = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(QuantityMax)), QuantityDefault).check(/*#__PURE__*/ zod.describe('The pieces that cost and weight stand for.'));

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

export const NotesDefault = ``;
export const NotesMax = 500;


export const NotesRegExp = new RegExp('^[^\\u0000]*$');


export const Notes = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(NotesMax)).check(/*#__PURE__*/ zod.regex(NotesRegExp)), NotesDefault);

export type Notes = zod.input<typeof Notes>;
export type NotesOutput = zod.output<typeof Notes>;

export const GearCategory = /*#__PURE__*/ zod.enum(['adventuring-gear', 'ammunition', 'equipment-pack', 'arcane-focus', 'druidic-focus', 'holy-symbol', 'mount', 'tack-and-harness', 'barding', 'vehicle-land', 'vehicle-water', 'vehicle-air', 'food-and-drink', 'other']);

export type GearCategory = zod.input<typeof GearCategory>;
export type GearCategoryOutput = zod.output<typeof GearCategory>;

export const packContentQuantityMax = 1000000;



export const PackContent = /*#__PURE__*/ zod.object({
  "gearSk": CatalogueSk,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(packContentQuantityMax))
}).check(/*#__PURE__*/ zod.describe('What lies in a pack.'));

export type PackContent = zod.input<typeof PackContent>;
export type PackContentOutput = zod.output<typeof PackContent>;

export const PackContentsDefault: never[] = [];
export const PackContentsMax = 100;



export const PackContents = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(PackContent).check(/*#__PURE__*/ zod.maxLength(PackContentsMax)), PackContentsDefault);

export type PackContents = zod.input<typeof PackContents>;
export type PackContentsOutput = zod.output<typeof PackContents>;

export const capacityValueWeightLbMin = 0;
export const capacityValueWeightLbMax = 1000000;

export const capacityValueVolumeCuFtMin = 0;
export const capacityValueVolumeCuFtMax = 1000000;



export const CapacityValue = /*#__PURE__*/ zod.object({
  "weightLb": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(capacityValueWeightLbMin)).check(/*#__PURE__*/ zod.lte(capacityValueWeightLbMax))),
  "volumeCuFt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(capacityValueVolumeCuFtMin)).check(/*#__PURE__*/ zod.lte(capacityValueVolumeCuFtMax)))
}).check(/*#__PURE__*/ zod.describe('What a container holds.'));

export type CapacityValue = zod.input<typeof CapacityValue>;
export type CapacityValueOutput = zod.output<typeof CapacityValue>;

export const CapacityDefault = null;

export const Capacity = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([CapacityValue,/*#__PURE__*/ zod.null()]), CapacityDefault).check(/*#__PURE__*/ zod.describe('What a container holds; null for none.'));

export type Capacity = zod.input<typeof Capacity>;
export type CapacityOutput = zod.output<typeof Capacity>;

export const OptionalSpeedFtDefault = null;
export const OptionalSpeedFtMin = 0;
export const OptionalSpeedFtMax = 10000;



export const OptionalSpeedFt = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(OptionalSpeedFtMin)).check(/*#__PURE__*/ zod.lte(OptionalSpeedFtMax))), OptionalSpeedFtDefault).check(/*#__PURE__*/ zod.describe('Feet a turn.'));

export type OptionalSpeedFt = zod.input<typeof OptionalSpeedFt>;
export type OptionalSpeedFtOutput = zod.output<typeof OptionalSpeedFt>;

export const OptionalSpeedMphDefault = null;
export const OptionalSpeedMphMin = 0;
export const OptionalSpeedMphMax = 10000;



export const OptionalSpeedMph = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(OptionalSpeedMphMin)).check(/*#__PURE__*/ zod.lte(OptionalSpeedMphMax))), OptionalSpeedMphDefault).check(/*#__PURE__*/ zod.describe('Miles an hour.'));

export type OptionalSpeedMph = zod.input<typeof OptionalSpeedMph>;
export type OptionalSpeedMphOutput = zod.output<typeof OptionalSpeedMph>;

export const OptionalCountDefault = null;
export const OptionalCountMin = 0;
export const OptionalCountMax = 1000000;



export const OptionalCount = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(OptionalCountMin)).check(/*#__PURE__*/ zod.lte(OptionalCountMax))), OptionalCountDefault);

export type OptionalCount = zod.input<typeof OptionalCount>;
export type OptionalCountOutput = zod.output<typeof OptionalCount>;

export const OptionalTonsDefault = null;
export const OptionalTonsMin = 0;
export const OptionalTonsMax = 1000000;



export const OptionalTons = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(OptionalTonsMin)).check(/*#__PURE__*/ zod.lte(OptionalTonsMax))), OptionalTonsDefault).check(/*#__PURE__*/ zod.describe('Tons of cargo.'));

export type OptionalTons = zod.input<typeof OptionalTons>;
export type OptionalTonsOutput = zod.output<typeof OptionalTons>;

export const OptionalArmorClassDefault = null;
export const OptionalArmorClassMin = 0;
export const OptionalArmorClassMax = 50;



export const OptionalArmorClass = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(OptionalArmorClassMin)).check(/*#__PURE__*/ zod.lte(OptionalArmorClassMax))), OptionalArmorClassDefault);

export type OptionalArmorClass = zod.input<typeof OptionalArmorClass>;
export type OptionalArmorClassOutput = zod.output<typeof OptionalArmorClass>;

export const OptionalHitPointsDefault = null;
export const OptionalHitPointsMin = 0;
export const OptionalHitPointsMax = 100000;



export const OptionalHitPoints = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(OptionalHitPointsMin)).check(/*#__PURE__*/ zod.lte(OptionalHitPointsMax))), OptionalHitPointsDefault);

export type OptionalHitPoints = zod.input<typeof OptionalHitPoints>;
export type OptionalHitPointsOutput = zod.output<typeof OptionalHitPoints>;

export const ToolCategory = /*#__PURE__*/ zod.enum(['artisans-tools', 'gaming-set', 'musical-instrument', 'other-tools']);

export type ToolCategory = zod.input<typeof ToolCategory>;
export type ToolCategoryOutput = zod.output<typeof ToolCategory>;

export const OptionalAbilityDefault = null;

export const OptionalAbility = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([AbilityName,/*#__PURE__*/ zod.null()]), OptionalAbilityDefault).check(/*#__PURE__*/ zod.describe('Null where the rules name none.'));

export type OptionalAbility = zod.input<typeof OptionalAbility>;
export type OptionalAbilityOutput = zod.output<typeof OptionalAbility>;

export const toolUtilizeTaskMax = 200;


export const toolUtilizeTaskRegExp = new RegExp('^[^\\u0000]*$');
export const toolUtilizeDcMin = 0;
export const toolUtilizeDcMax = 50;



export const ToolUtilize = /*#__PURE__*/ zod.object({
  "task": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolUtilizeTaskMax)).check(/*#__PURE__*/ zod.regex(toolUtilizeTaskRegExp)),
  "dc": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(toolUtilizeDcMin)).check(/*#__PURE__*/ zod.lte(toolUtilizeDcMax))
}).check(/*#__PURE__*/ zod.describe('What a tool check can do.'));

export type ToolUtilize = zod.input<typeof ToolUtilize>;
export type ToolUtilizeOutput = zod.output<typeof ToolUtilize>;

export const ToolUtilizeListDefault: never[] = [];
export const ToolUtilizeListMax = 20;



export const ToolUtilizeList = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(ToolUtilize).check(/*#__PURE__*/ zod.maxLength(ToolUtilizeListMax)), ToolUtilizeListDefault);

export type ToolUtilizeList = zod.input<typeof ToolUtilizeList>;
export type ToolUtilizeListOutput = zod.output<typeof ToolUtilizeList>;

export const ToolCraftsDefault: never[] = [];
export const ToolCraftsMax = 100;

export const toolCraftsItemMax = 120;


export const toolCraftsItemRegExp = new RegExp('^[^\\u0000]*$');


export const ToolCrafts = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolCraftsItemMax)).check(/*#__PURE__*/ zod.regex(toolCraftsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(ToolCraftsMax)), ToolCraftsDefault).check(/*#__PURE__*/ zod.describe('Names of things or groups of things.'));

export type ToolCrafts = zod.input<typeof ToolCrafts>;
export type ToolCraftsOutput = zod.output<typeof ToolCrafts>;

export const ArmorCategory = /*#__PURE__*/ zod.enum(['light', 'medium', 'heavy', 'shield']);

export type ArmorCategory = zod.input<typeof ArmorCategory>;
export type ArmorCategoryOutput = zod.output<typeof ArmorCategory>;

export const ArmorClassBaseMin = 0;
export const ArmorClassBaseMax = 30;



export const ArmorClassBase = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ArmorClassBaseMin)).check(/*#__PURE__*/ zod.lte(ArmorClassBaseMax)).check(/*#__PURE__*/ zod.describe('For a shield the bonus.'));

export type ArmorClassBase = zod.input<typeof ArmorClassBase>;
export type ArmorClassBaseOutput = zod.output<typeof ArmorClassBase>;

export const ArmorAddDexDefault = false;

export const ArmorAddDex = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), ArmorAddDexDefault).check(/*#__PURE__*/ zod.describe('Whether Dexterity adds to it.'));

export type ArmorAddDex = zod.input<typeof ArmorAddDex>;
export type ArmorAddDexOutput = zod.output<typeof ArmorAddDex>;

export const ArmorMaxDexDefault = null;
export const ArmorMaxDexMin = 0;
export const ArmorMaxDexMax = 10;



export const ArmorMaxDex = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ArmorMaxDexMin)).check(/*#__PURE__*/ zod.lte(ArmorMaxDexMax))), ArmorMaxDexDefault).check(/*#__PURE__*/ zod.describe('The most that Dexterity adds; null without a limit.'));

export type ArmorMaxDex = zod.input<typeof ArmorMaxDex>;
export type ArmorMaxDexOutput = zod.output<typeof ArmorMaxDex>;

export const OptionalAbilityScoreDefault = null;
export const OptionalAbilityScoreMax = 30;



export const OptionalAbilityScore = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(OptionalAbilityScoreMax))), OptionalAbilityScoreDefault);

export type OptionalAbilityScore = zod.input<typeof OptionalAbilityScore>;
export type OptionalAbilityScoreOutput = zod.output<typeof OptionalAbilityScore>;

export const StealthDisadvantageDefault = false;

export const StealthDisadvantage = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), StealthDisadvantageDefault);

export type StealthDisadvantage = zod.input<typeof StealthDisadvantage>;
export type StealthDisadvantageOutput = zod.output<typeof StealthDisadvantage>;

export const DonDoffTimeDefault = ``;
export const DonDoffTimeMax = 60;


export const DonDoffTimeRegExp = new RegExp('^[^\\u0000]*$');


export const DonDoffTime = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(DonDoffTimeMax)).check(/*#__PURE__*/ zod.regex(DonDoffTimeRegExp)), DonDoffTimeDefault).check(/*#__PURE__*/ zod.describe('As printed.'));

export type DonDoffTime = zod.input<typeof DonDoffTime>;
export type DonDoffTimeOutput = zod.output<typeof DonDoffTime>;

export const WeaponCategory = /*#__PURE__*/ zod.enum(['simple-melee', 'simple-ranged', 'martial-melee', 'martial-ranged']);

export type WeaponCategory = zod.input<typeof WeaponCategory>;
export type WeaponCategoryOutput = zod.output<typeof WeaponCategory>;

export const DamageType = /*#__PURE__*/ zod.enum(['acid', 'bludgeoning', 'cold', 'fire', 'force', 'lightning', 'necrotic', 'piercing', 'poison', 'psychic', 'radiant', 'slashing', 'thunder']);

export type DamageType = zod.input<typeof DamageType>;
export type DamageTypeOutput = zod.output<typeof DamageType>;

export const DiceMax = 10;


export const DiceRegExp = new RegExp('^[1-9][0-9]*(d(4|6|8|10|12))?$');


export const Dice = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(DiceMax)).check(/*#__PURE__*/ zod.regex(DiceRegExp)).check(/*#__PURE__*/ zod.describe('`2d6`, or a number.'));

export type Dice = zod.input<typeof Dice>;
export type DiceOutput = zod.output<typeof Dice>;

export const Damage = /*#__PURE__*/ zod.object({
  "dice": Dice,
  "type": DamageType
}).check(/*#__PURE__*/ zod.describe('Dice and type.'));

export type Damage = zod.input<typeof Damage>;
export type DamageOutput = zod.output<typeof Damage>;

export const OptionalDamageDefault = null;

export const OptionalDamage = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([Damage,/*#__PURE__*/ zod.null()]), OptionalDamageDefault).check(/*#__PURE__*/ zod.describe('Null for a weapon that deals none.'));

export type OptionalDamage = zod.input<typeof OptionalDamage>;
export type OptionalDamageOutput = zod.output<typeof OptionalDamage>;

export const OptionalDiceDefault = null;

export const OptionalDice = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([Dice,/*#__PURE__*/ zod.null()]), OptionalDiceDefault);

export type OptionalDice = zod.input<typeof OptionalDice>;
export type OptionalDiceOutput = zod.output<typeof OptionalDice>;

export const WeaponProperty = /*#__PURE__*/ zod.enum(['ammunition', 'finesse', 'heavy', 'light', 'loading', 'reach', 'thrown', 'two-handed', 'versatile', 'special']);

export type WeaponProperty = zod.input<typeof WeaponProperty>;
export type WeaponPropertyOutput = zod.output<typeof WeaponProperty>;

export const WeaponPropertiesDefault: never[] = [];
export const WeaponPropertiesMax = 10;



export const WeaponProperties = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(WeaponProperty).check(/*#__PURE__*/ zod.maxLength(WeaponPropertiesMax)), WeaponPropertiesDefault);

export type WeaponProperties = zod.input<typeof WeaponProperties>;
export type WeaponPropertiesOutput = zod.output<typeof WeaponProperties>;

export const weaponRangeNormalMax = 10000;

export const weaponRangeLongMax = 10000;



export const WeaponRange = /*#__PURE__*/ zod.object({
  "normal": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(weaponRangeNormalMax)),
  "long": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(weaponRangeLongMax))
}).check(/*#__PURE__*/ zod.describe('Feet; the long range is at Disadvantage.'));

export type WeaponRange = zod.input<typeof WeaponRange>;
export type WeaponRangeOutput = zod.output<typeof WeaponRange>;

export const OptionalRangeDefault = null;

export const OptionalRange = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([WeaponRange,/*#__PURE__*/ zod.null()]), OptionalRangeDefault);

export type OptionalRange = zod.input<typeof OptionalRange>;
export type OptionalRangeOutput = zod.output<typeof OptionalRange>;

export const WeaponMastery = /*#__PURE__*/ zod.enum(['cleave', 'graze', 'nick', 'push', 'sap', 'slow', 'topple', 'vex']);

export type WeaponMastery = zod.input<typeof WeaponMastery>;
export type WeaponMasteryOutput = zod.output<typeof WeaponMastery>;

export const OptionalMasteryDefault = null;

export const OptionalMastery = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([WeaponMastery,/*#__PURE__*/ zod.null()]), OptionalMasteryDefault);

export type OptionalMastery = zod.input<typeof OptionalMastery>;
export type OptionalMasteryOutput = zod.output<typeof OptionalMastery>;

export const FeatCategory = /*#__PURE__*/ zod.enum(['origin', 'general', 'fighting-style', 'epic-boon']);

export type FeatCategory = zod.input<typeof FeatCategory>;
export type FeatCategoryOutput = zod.output<typeof FeatCategory>;

export const abilityPrerequisiteAnyOfMax = 6;

export const abilityPrerequisiteMinMax = 30;



export const AbilityPrerequisite = /*#__PURE__*/ zod.object({
  "anyOf": /*#__PURE__*/ zod.array(AbilityName).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(abilityPrerequisiteAnyOfMax)),
  "min": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(abilityPrerequisiteMinMax))
}).check(/*#__PURE__*/ zod.describe('One of these abilities must reach a score.'));

export type AbilityPrerequisite = zod.input<typeof AbilityPrerequisite>;
export type AbilityPrerequisiteOutput = zod.output<typeof AbilityPrerequisite>;

export const featPrerequisitesMinLevelMax = 20;

export const featPrerequisitesAbilitiesMax = 6;

export const featPrerequisitesFeatureMax = 120;


export const featPrerequisitesFeatureRegExp = new RegExp('^[^\\u0000]*$');
export const featPrerequisitesTextMax = 300;


export const featPrerequisitesTextRegExp = new RegExp('^[^\\u0000]*$');


export const FeatPrerequisites = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.object({
  "minLevel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(featPrerequisitesMinLevelMax))),
  "abilities": /*#__PURE__*/ zod.array(AbilityPrerequisite).check(/*#__PURE__*/ zod.maxLength(featPrerequisitesAbilitiesMax)),
  "feature": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(featPrerequisitesFeatureMax)).check(/*#__PURE__*/ zod.regex(featPrerequisitesFeatureRegExp))),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(featPrerequisitesTextMax)).check(/*#__PURE__*/ zod.regex(featPrerequisitesTextRegExp))
}), { "minLevel": null, "abilities": [], "feature": null, "text": "" as const }).check(/*#__PURE__*/ zod.describe('What a character must have first.'));

export type FeatPrerequisites = zod.input<typeof FeatPrerequisites>;
export type FeatPrerequisitesOutput = zod.output<typeof FeatPrerequisites>;

export const FeatRepeatableDefault = false;

export const FeatRepeatable = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), FeatRepeatableDefault);

export type FeatRepeatable = zod.input<typeof FeatRepeatable>;
export type FeatRepeatableOutput = zod.output<typeof FeatRepeatable>;

export const abilityIncreaseModeChooseMax = 6;

export const abilityIncreaseModeAmountMax = 10;



export const AbilityIncreaseMode = /*#__PURE__*/ zod.object({
  "choose": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(abilityIncreaseModeChooseMax)),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(abilityIncreaseModeAmountMax))
}).check(/*#__PURE__*/ zod.describe('How many abilities, and how much each.'));

export type AbilityIncreaseMode = zod.input<typeof AbilityIncreaseMode>;
export type AbilityIncreaseModeOutput = zod.output<typeof AbilityIncreaseMode>;

export const abilityIncreaseModesMax = 6;

export const abilityIncreaseFromMax = 6;

export const abilityIncreaseMaxMax = 30;



export const AbilityIncrease = /*#__PURE__*/ zod.object({
  "modes": /*#__PURE__*/ zod.array(AbilityIncreaseMode).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(abilityIncreaseModesMax)),
  "from": /*#__PURE__*/ zod.array(AbilityName).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(abilityIncreaseFromMax)),
  "max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(abilityIncreaseMaxMax))
}).check(/*#__PURE__*/ zod.describe('One of the modes, among these abilities, up to a score.'));

export type AbilityIncrease = zod.input<typeof AbilityIncrease>;
export type AbilityIncreaseOutput = zod.output<typeof AbilityIncrease>;

export const OptionalAbilityIncreaseDefault = null;

export const OptionalAbilityIncrease = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([AbilityIncrease,/*#__PURE__*/ zod.null()]), OptionalAbilityIncreaseDefault);

export type OptionalAbilityIncrease = zod.input<typeof OptionalAbilityIncrease>;
export type OptionalAbilityIncreaseOutput = zod.output<typeof OptionalAbilityIncrease>;

export const featBenefitNameMax = 120;


export const featBenefitNameRegExp = new RegExp('^[^\\u0000]*$');
export const featBenefitDescriptionMax = 2000;


export const featBenefitDescriptionRegExp = new RegExp('^[^\\u0000]*$');


export const FeatBenefit = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(featBenefitNameMax)).check(/*#__PURE__*/ zod.regex(featBenefitNameRegExp)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(featBenefitDescriptionMax)).check(/*#__PURE__*/ zod.regex(featBenefitDescriptionRegExp))
}).check(/*#__PURE__*/ zod.describe('One benefit.'));

export type FeatBenefit = zod.input<typeof FeatBenefit>;
export type FeatBenefitOutput = zod.output<typeof FeatBenefit>;

export const FeatBenefitsDefault: never[] = [];
export const FeatBenefitsMax = 20;



export const FeatBenefits = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(FeatBenefit).check(/*#__PURE__*/ zod.maxLength(FeatBenefitsMax)), FeatBenefitsDefault);

export type FeatBenefits = zod.input<typeof FeatBenefits>;
export type FeatBenefitsOutput = zod.output<typeof FeatBenefits>;

export const featEffectBonusMax = 10;


export const featEffectBonusRegExp = new RegExp('^([+-]?[0-9]{1,3}|PB)$');


export const FeatEffect = /*#__PURE__*/ zod.object({
  "target": /*#__PURE__*/ zod.enum(['ac', 'ranged-attack', 'melee-damage', 'initiative', 'hp-per-level', 'speed']),
  "bonus": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(featEffectBonusMax)).check(/*#__PURE__*/ zod.regex(featEffectBonusRegExp)).check(/*#__PURE__*/ zod.describe('A number, or `PB` for the proficiency bonus.')),
  "condition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('armored'),/*#__PURE__*/ zod.literal(null)]))
}).check(/*#__PURE__*/ zod.describe('What code can apply.'));

export type FeatEffect = zod.input<typeof FeatEffect>;
export type FeatEffectOutput = zod.output<typeof FeatEffect>;

export const FeatEffectsDefault: never[] = [];
export const FeatEffectsMax = 20;



export const FeatEffects = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(FeatEffect).check(/*#__PURE__*/ zod.maxLength(FeatEffectsMax)), FeatEffectsDefault);

export type FeatEffects = zod.input<typeof FeatEffects>;
export type FeatEffectsOutput = zod.output<typeof FeatEffects>;

export const PricedSortDefault = `name`;

export const PricedSort = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', 'category', 'edition', 'source', 'cost', 'weight', 'updated_at']), PricedSortDefault);

export type PricedSort = zod.input<typeof PricedSort>;
export type PricedSortOutput = zod.output<typeof PricedSort>;

export const FeatSortDefault = `name`;

export const FeatSort = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', 'category', 'edition', 'source', 'updated_at']), FeatSortDefault);

export type FeatSort = zod.input<typeof FeatSort>;
export type FeatSortOutput = zod.output<typeof FeatSort>;

export const CatalogueTotalMin = 0;
export const CatalogueTotalMax = 1000000000;



export const CatalogueTotal = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CatalogueTotalMin)).check(/*#__PURE__*/ zod.lte(CatalogueTotalMax))).check(/*#__PURE__*/ zod.describe('How many items match in all; null unless the call asked for it.'));

export type CatalogueTotal = zod.input<typeof CatalogueTotal>;
export type CatalogueTotalOutput = zod.output<typeof CatalogueTotal>;

export const CatalogueAction = /*#__PURE__*/ zod.enum(['created', 'updated', 'deleted']);

export type CatalogueAction = zod.input<typeof CatalogueAction>;
export type CatalogueActionOutput = zod.output<typeof CatalogueAction>;

export const BulkOnConflictDefault = `reject`;

export const BulkOnConflict = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['reject', 'skip', 'update']), BulkOnConflictDefault).check(/*#__PURE__*/ zod.describe('What to do with a create whose name or key is taken.'));

export type BulkOnConflict = zod.input<typeof BulkOnConflict>;
export type BulkOnConflictOutput = zod.output<typeof BulkOnConflict>;

export const BulkDryRunDefault = false;

export const BulkDryRun = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), BulkDryRunDefault);

export type BulkDryRun = zod.input<typeof BulkDryRun>;
export type BulkDryRunOutput = zod.output<typeof BulkDryRun>;

export const BulkIndexMin = 0;
export const BulkIndexMax = 999;



export const BulkIndex = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(BulkIndexMin)).check(/*#__PURE__*/ zod.lte(BulkIndexMax)).check(/*#__PURE__*/ zod.describe('The place of the operation in the request.'));

export type BulkIndex = zod.input<typeof BulkIndex>;
export type BulkIndexOutput = zod.output<typeof BulkIndex>;

export const BulkStatus = /*#__PURE__*/ zod.enum(['created', 'updated', 'unchanged', 'skipped', 'deleted', 'failed']);

export type BulkStatus = zod.input<typeof BulkStatus>;
export type BulkStatusOutput = zod.output<typeof BulkStatus>;

export const BulkCountMin = 0;
export const BulkCountMax = 1000;



export const BulkCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(BulkCountMin)).check(/*#__PURE__*/ zod.lte(BulkCountMax));

export type BulkCount = zod.input<typeof BulkCount>;
export type BulkCountOutput = zod.output<typeof BulkCount>;

export const BulkCounts = /*#__PURE__*/ zod.object({
  "created": BulkCount,
  "updated": BulkCount,
  "unchanged": BulkCount,
  "skipped": BulkCount,
  "deleted": BulkCount,
  "failed": BulkCount
}).check(/*#__PURE__*/ zod.describe('How many operations ended how.'));

export type BulkCounts = zod.input<typeof BulkCounts>;
export type BulkCountsOutput = zod.output<typeof BulkCounts>;

export const CatalogueBulkDelete = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['delete']),
  "sk": CatalogueSk,
  "version": /*#__PURE__*/ zod.optional(Version)
}).check(/*#__PURE__*/ zod.describe('Delete an item; with `version` only if it still has that version.'));

export type CatalogueBulkDelete = zod.input<typeof CatalogueBulkDelete>;
export type CatalogueBulkDeleteOutput = zod.output<typeof CatalogueBulkDelete>;

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
}).check(/*#__PURE__*/ zod.describe('A gear item as written; what is absent gets its default.'));

export type GearInput = zod.input<typeof GearInput>;
export type GearInputOutput = zod.output<typeof GearInput>;

export const Gear = /*#__PURE__*/ zod.object({
  "gearSk": CatalogueSk,
  "name": CatalogueName,
  "category": GearCategory,
  "edition": Edition,
  "source": CatalogueSource,
  "cost": OptionalCost,
  "weightLb": OptionalWeight,
  "quantity": Quantity,
  "contents": PackContents,
  "storageSk": OptionalSk,
  "capacity": Capacity,
  "carryingCapacityLb": OptionalWeight,
  "speedFt": OptionalSpeedFt,
  "speedMph": OptionalSpeedMph,
  "crew": OptionalCount,
  "passengers": OptionalCount,
  "cargoTons": OptionalTons,
  "ac": OptionalArmorClass,
  "hp": OptionalHitPoints,
  "damageThreshold": OptionalHitPoints,
  "description": CatalogueDescription,
  "version": Version,
  "meta": CatalogueMeta
}).check(/*#__PURE__*/ zod.describe('A gear item of the catalogue.'));

export type Gear = zod.input<typeof Gear>;
export type GearOutput = zod.output<typeof Gear>;

export const gearPageItemsMax = 1000;



export const GearPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Gear).check(/*#__PURE__*/ zod.maxLength(gearPageItemsMax)),
  "nextCursor": NextCursor,
  "total": CatalogueTotal
}).check(/*#__PURE__*/ zod.describe('One page of gear.'));

export type GearPage = zod.input<typeof GearPage>;
export type GearPageOutput = zod.output<typeof GearPage>;

export const GearHistoryEntry = /*#__PURE__*/ zod.object({
  "version": Version,
  "action": CatalogueAction,
  "at": Timestamp,
  "by": OptionalPersonName,
  "before": /*#__PURE__*/ zod.union([GearInput,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('All fields as they were; null before it was created.')),
  "after": /*#__PURE__*/ zod.union([GearInput,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('All fields as they were then; null once it was deleted.'))
}).check(/*#__PURE__*/ zod.describe('One change of a gear item.'));

export type GearHistoryEntry = zod.input<typeof GearHistoryEntry>;
export type GearHistoryEntryOutput = zod.output<typeof GearHistoryEntry>;

export const gearHistoryPageItemsMax = 200;



export const GearHistoryPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(GearHistoryEntry).check(/*#__PURE__*/ zod.maxLength(gearHistoryPageItemsMax)),
  "nextCursor": NextCursor
}).check(/*#__PURE__*/ zod.describe('One page of the history of a gear item, latest first.'));

export type GearHistoryPage = zod.input<typeof GearHistoryPage>;
export type GearHistoryPageOutput = zod.output<typeof GearHistoryPage>;

export const GearBulkCreate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['create']),
  "item": GearInput
}).check(/*#__PURE__*/ zod.describe('Create a gear item.'));

export type GearBulkCreate = zod.input<typeof GearBulkCreate>;
export type GearBulkCreateOutput = zod.output<typeof GearBulkCreate>;

export const GearBulkUpdate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['update']),
  "sk": CatalogueSk,
  "version": /*#__PURE__*/ zod.optional(Version),
  "item": GearInput
}).check(/*#__PURE__*/ zod.describe('Replace a gear item; with `version` only if it still has that version.'));

export type GearBulkUpdate = zod.input<typeof GearBulkUpdate>;
export type GearBulkUpdateOutput = zod.output<typeof GearBulkUpdate>;

export const GearBulkOperation = /*#__PURE__*/ zod.discriminatedUnion('action', [GearBulkCreate,GearBulkUpdate,CatalogueBulkDelete]).check(/*#__PURE__*/ zod.describe('One operation on one gear item.'));

export type GearBulkOperation = zod.input<typeof GearBulkOperation>;
export type GearBulkOperationOutput = zod.output<typeof GearBulkOperation>;

export const gearBulkRequestOperationsMax = 1000;



export const GearBulkRequest = /*#__PURE__*/ zod.object({
  "operations": /*#__PURE__*/ zod.array(GearBulkOperation).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gearBulkRequestOperationsMax)),
  "onConflict": /*#__PURE__*/ zod.optional(BulkOnConflict),
  "dryRun": /*#__PURE__*/ zod.optional(BulkDryRun)
}).check(/*#__PURE__*/ zod.describe('Operations on gear, carried out in order and judged by how things stand after all of them.'));

export type GearBulkRequest = zod.input<typeof GearBulkRequest>;
export type GearBulkRequestOutput = zod.output<typeof GearBulkRequest>;

export const GearBulkResult = /*#__PURE__*/ zod.object({
  "index": BulkIndex,
  "status": BulkStatus,
  "sk": OptionalSk,
  "item": /*#__PURE__*/ zod.union([Gear,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The gear item as it is now; null when it was deleted, skipped or refused.')),
  "problem": /*#__PURE__*/ zod.union([ApiProblem,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Why it was refused; null otherwise.'))
}).check(/*#__PURE__*/ zod.describe('What became of one operation.'));

export type GearBulkResult = zod.input<typeof GearBulkResult>;
export type GearBulkResultOutput = zod.output<typeof GearBulkResult>;

export const gearBulkResponseResultsMax = 1000;



export const GearBulkResponse = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(GearBulkResult).check(/*#__PURE__*/ zod.maxLength(gearBulkResponseResultsMax)),
  "counts": BulkCounts,
  "dryRun": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('One result per operation, in order, and their sums.'));

export type GearBulkResponse = zod.input<typeof GearBulkResponse>;
export type GearBulkResponseOutput = zod.output<typeof GearBulkResponse>;

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
}).check(/*#__PURE__*/ zod.describe('A tool as written; what is absent gets its default.'));

export type ToolInput = zod.input<typeof ToolInput>;
export type ToolInputOutput = zod.output<typeof ToolInput>;

export const Tool = /*#__PURE__*/ zod.object({
  "toolSk": CatalogueSk,
  "name": CatalogueName,
  "category": ToolCategory,
  "edition": Edition,
  "source": CatalogueSource,
  "cost": OptionalCost,
  "weightLb": OptionalWeight,
  "ability": OptionalAbility,
  "utilize": ToolUtilizeList,
  "crafts": ToolCrafts,
  "description": CatalogueDescription,
  "version": Version,
  "meta": CatalogueMeta
}).check(/*#__PURE__*/ zod.describe('A tool of the catalogue.'));

export type Tool = zod.input<typeof Tool>;
export type ToolOutput = zod.output<typeof Tool>;

export const toolPageItemsMax = 1000;



export const ToolPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Tool).check(/*#__PURE__*/ zod.maxLength(toolPageItemsMax)),
  "nextCursor": NextCursor,
  "total": CatalogueTotal
}).check(/*#__PURE__*/ zod.describe('One page of tools.'));

export type ToolPage = zod.input<typeof ToolPage>;
export type ToolPageOutput = zod.output<typeof ToolPage>;

export const ToolHistoryEntry = /*#__PURE__*/ zod.object({
  "version": Version,
  "action": CatalogueAction,
  "at": Timestamp,
  "by": OptionalPersonName,
  "before": /*#__PURE__*/ zod.union([ToolInput,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('All fields as they were; null before it was created.')),
  "after": /*#__PURE__*/ zod.union([ToolInput,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('All fields as they were then; null once it was deleted.'))
}).check(/*#__PURE__*/ zod.describe('One change of a tool.'));

export type ToolHistoryEntry = zod.input<typeof ToolHistoryEntry>;
export type ToolHistoryEntryOutput = zod.output<typeof ToolHistoryEntry>;

export const toolHistoryPageItemsMax = 200;



export const ToolHistoryPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ToolHistoryEntry).check(/*#__PURE__*/ zod.maxLength(toolHistoryPageItemsMax)),
  "nextCursor": NextCursor
}).check(/*#__PURE__*/ zod.describe('One page of the history of a tool, latest first.'));

export type ToolHistoryPage = zod.input<typeof ToolHistoryPage>;
export type ToolHistoryPageOutput = zod.output<typeof ToolHistoryPage>;

export const ToolBulkCreate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['create']),
  "item": ToolInput
}).check(/*#__PURE__*/ zod.describe('Create a tool.'));

export type ToolBulkCreate = zod.input<typeof ToolBulkCreate>;
export type ToolBulkCreateOutput = zod.output<typeof ToolBulkCreate>;

export const ToolBulkUpdate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['update']),
  "sk": CatalogueSk,
  "version": /*#__PURE__*/ zod.optional(Version),
  "item": ToolInput
}).check(/*#__PURE__*/ zod.describe('Replace a tool; with `version` only if it still has that version.'));

export type ToolBulkUpdate = zod.input<typeof ToolBulkUpdate>;
export type ToolBulkUpdateOutput = zod.output<typeof ToolBulkUpdate>;

export const ToolBulkOperation = /*#__PURE__*/ zod.discriminatedUnion('action', [ToolBulkCreate,ToolBulkUpdate,CatalogueBulkDelete]).check(/*#__PURE__*/ zod.describe('One operation on one tool.'));

export type ToolBulkOperation = zod.input<typeof ToolBulkOperation>;
export type ToolBulkOperationOutput = zod.output<typeof ToolBulkOperation>;

export const toolBulkRequestOperationsMax = 1000;



export const ToolBulkRequest = /*#__PURE__*/ zod.object({
  "operations": /*#__PURE__*/ zod.array(ToolBulkOperation).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolBulkRequestOperationsMax)),
  "onConflict": /*#__PURE__*/ zod.optional(BulkOnConflict),
  "dryRun": /*#__PURE__*/ zod.optional(BulkDryRun)
}).check(/*#__PURE__*/ zod.describe('Operations on tools, carried out in order and judged by how things stand after all of them.'));

export type ToolBulkRequest = zod.input<typeof ToolBulkRequest>;
export type ToolBulkRequestOutput = zod.output<typeof ToolBulkRequest>;

export const ToolBulkResult = /*#__PURE__*/ zod.object({
  "index": BulkIndex,
  "status": BulkStatus,
  "sk": OptionalSk,
  "item": /*#__PURE__*/ zod.union([Tool,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The tool as it is now; null when it was deleted, skipped or refused.')),
  "problem": /*#__PURE__*/ zod.union([ApiProblem,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Why it was refused; null otherwise.'))
}).check(/*#__PURE__*/ zod.describe('What became of one operation.'));

export type ToolBulkResult = zod.input<typeof ToolBulkResult>;
export type ToolBulkResultOutput = zod.output<typeof ToolBulkResult>;

export const toolBulkResponseResultsMax = 1000;



export const ToolBulkResponse = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(ToolBulkResult).check(/*#__PURE__*/ zod.maxLength(toolBulkResponseResultsMax)),
  "counts": BulkCounts,
  "dryRun": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('One result per operation, in order, and their sums.'));

export type ToolBulkResponse = zod.input<typeof ToolBulkResponse>;
export type ToolBulkResponseOutput = zod.output<typeof ToolBulkResponse>;

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
}).check(/*#__PURE__*/ zod.describe('A piece of armor as written; what is absent gets its default.'));

export type ArmorInput = zod.input<typeof ArmorInput>;
export type ArmorInputOutput = zod.output<typeof ArmorInput>;

export const Armor = /*#__PURE__*/ zod.object({
  "armorSk": CatalogueSk,
  "name": CatalogueName,
  "category": ArmorCategory,
  "edition": Edition,
  "source": CatalogueSource,
  "cost": OptionalCost,
  "weightLb": OptionalWeight,
  "acBase": ArmorClassBase,
  "acAddDex": ArmorAddDex,
  "acMaxDex": ArmorMaxDex,
  "strengthRequired": OptionalAbilityScore,
  "stealthDisadvantage": StealthDisadvantage,
  "donTime": DonDoffTime,
  "doffTime": DonDoffTime,
  "description": CatalogueDescription,
  "version": Version,
  "meta": CatalogueMeta
}).check(/*#__PURE__*/ zod.describe('A piece of armor of the catalogue.'));

export type Armor = zod.input<typeof Armor>;
export type ArmorOutput = zod.output<typeof Armor>;

export const armorPageItemsMax = 1000;



export const ArmorPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Armor).check(/*#__PURE__*/ zod.maxLength(armorPageItemsMax)),
  "nextCursor": NextCursor,
  "total": CatalogueTotal
}).check(/*#__PURE__*/ zod.describe('One page of armor.'));

export type ArmorPage = zod.input<typeof ArmorPage>;
export type ArmorPageOutput = zod.output<typeof ArmorPage>;

export const ArmorHistoryEntry = /*#__PURE__*/ zod.object({
  "version": Version,
  "action": CatalogueAction,
  "at": Timestamp,
  "by": OptionalPersonName,
  "before": /*#__PURE__*/ zod.union([ArmorInput,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('All fields as they were; null before it was created.')),
  "after": /*#__PURE__*/ zod.union([ArmorInput,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('All fields as they were then; null once it was deleted.'))
}).check(/*#__PURE__*/ zod.describe('One change of a piece of armor.'));

export type ArmorHistoryEntry = zod.input<typeof ArmorHistoryEntry>;
export type ArmorHistoryEntryOutput = zod.output<typeof ArmorHistoryEntry>;

export const armorHistoryPageItemsMax = 200;



export const ArmorHistoryPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ArmorHistoryEntry).check(/*#__PURE__*/ zod.maxLength(armorHistoryPageItemsMax)),
  "nextCursor": NextCursor
}).check(/*#__PURE__*/ zod.describe('One page of the history of a piece of armor, latest first.'));

export type ArmorHistoryPage = zod.input<typeof ArmorHistoryPage>;
export type ArmorHistoryPageOutput = zod.output<typeof ArmorHistoryPage>;

export const ArmorBulkCreate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['create']),
  "item": ArmorInput
}).check(/*#__PURE__*/ zod.describe('Create a piece of armor.'));

export type ArmorBulkCreate = zod.input<typeof ArmorBulkCreate>;
export type ArmorBulkCreateOutput = zod.output<typeof ArmorBulkCreate>;

export const ArmorBulkUpdate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['update']),
  "sk": CatalogueSk,
  "version": /*#__PURE__*/ zod.optional(Version),
  "item": ArmorInput
}).check(/*#__PURE__*/ zod.describe('Replace a piece of armor; with `version` only if it still has that version.'));

export type ArmorBulkUpdate = zod.input<typeof ArmorBulkUpdate>;
export type ArmorBulkUpdateOutput = zod.output<typeof ArmorBulkUpdate>;

export const ArmorBulkOperation = /*#__PURE__*/ zod.discriminatedUnion('action', [ArmorBulkCreate,ArmorBulkUpdate,CatalogueBulkDelete]).check(/*#__PURE__*/ zod.describe('One operation on one piece of armor.'));

export type ArmorBulkOperation = zod.input<typeof ArmorBulkOperation>;
export type ArmorBulkOperationOutput = zod.output<typeof ArmorBulkOperation>;

export const armorBulkRequestOperationsMax = 1000;



export const ArmorBulkRequest = /*#__PURE__*/ zod.object({
  "operations": /*#__PURE__*/ zod.array(ArmorBulkOperation).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(armorBulkRequestOperationsMax)),
  "onConflict": /*#__PURE__*/ zod.optional(BulkOnConflict),
  "dryRun": /*#__PURE__*/ zod.optional(BulkDryRun)
}).check(/*#__PURE__*/ zod.describe('Operations on armor, carried out in order and judged by how things stand after all of them.'));

export type ArmorBulkRequest = zod.input<typeof ArmorBulkRequest>;
export type ArmorBulkRequestOutput = zod.output<typeof ArmorBulkRequest>;

export const ArmorBulkResult = /*#__PURE__*/ zod.object({
  "index": BulkIndex,
  "status": BulkStatus,
  "sk": OptionalSk,
  "item": /*#__PURE__*/ zod.union([Armor,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The piece of armor as it is now; null when it was deleted, skipped or refused.')),
  "problem": /*#__PURE__*/ zod.union([ApiProblem,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Why it was refused; null otherwise.'))
}).check(/*#__PURE__*/ zod.describe('What became of one operation.'));

export type ArmorBulkResult = zod.input<typeof ArmorBulkResult>;
export type ArmorBulkResultOutput = zod.output<typeof ArmorBulkResult>;

export const armorBulkResponseResultsMax = 1000;



export const ArmorBulkResponse = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(ArmorBulkResult).check(/*#__PURE__*/ zod.maxLength(armorBulkResponseResultsMax)),
  "counts": BulkCounts,
  "dryRun": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('One result per operation, in order, and their sums.'));

export type ArmorBulkResponse = zod.input<typeof ArmorBulkResponse>;
export type ArmorBulkResponseOutput = zod.output<typeof ArmorBulkResponse>;

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
}).check(/*#__PURE__*/ zod.describe('A weapon as written; what is absent gets its default.'));

export type WeaponInput = zod.input<typeof WeaponInput>;
export type WeaponInputOutput = zod.output<typeof WeaponInput>;

export const Weapon = /*#__PURE__*/ zod.object({
  "weaponSk": CatalogueSk,
  "name": CatalogueName,
  "category": WeaponCategory,
  "edition": Edition,
  "source": CatalogueSource,
  "cost": OptionalCost,
  "weightLb": OptionalWeight,
  "damage": OptionalDamage,
  "versatileDamage": OptionalDice,
  "properties": WeaponProperties,
  "range": OptionalRange,
  "ammunitionSk": OptionalSk,
  "mastery": OptionalMastery,
  "notes": Notes,
  "description": CatalogueDescription,
  "version": Version,
  "meta": CatalogueMeta
}).check(/*#__PURE__*/ zod.describe('A weapon of the catalogue.'));

export type Weapon = zod.input<typeof Weapon>;
export type WeaponOutput = zod.output<typeof Weapon>;

export const weaponPageItemsMax = 1000;



export const WeaponPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Weapon).check(/*#__PURE__*/ zod.maxLength(weaponPageItemsMax)),
  "nextCursor": NextCursor,
  "total": CatalogueTotal
}).check(/*#__PURE__*/ zod.describe('One page of weapons.'));

export type WeaponPage = zod.input<typeof WeaponPage>;
export type WeaponPageOutput = zod.output<typeof WeaponPage>;

export const WeaponHistoryEntry = /*#__PURE__*/ zod.object({
  "version": Version,
  "action": CatalogueAction,
  "at": Timestamp,
  "by": OptionalPersonName,
  "before": /*#__PURE__*/ zod.union([WeaponInput,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('All fields as they were; null before it was created.')),
  "after": /*#__PURE__*/ zod.union([WeaponInput,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('All fields as they were then; null once it was deleted.'))
}).check(/*#__PURE__*/ zod.describe('One change of a weapon.'));

export type WeaponHistoryEntry = zod.input<typeof WeaponHistoryEntry>;
export type WeaponHistoryEntryOutput = zod.output<typeof WeaponHistoryEntry>;

export const weaponHistoryPageItemsMax = 200;



export const WeaponHistoryPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(WeaponHistoryEntry).check(/*#__PURE__*/ zod.maxLength(weaponHistoryPageItemsMax)),
  "nextCursor": NextCursor
}).check(/*#__PURE__*/ zod.describe('One page of the history of a weapon, latest first.'));

export type WeaponHistoryPage = zod.input<typeof WeaponHistoryPage>;
export type WeaponHistoryPageOutput = zod.output<typeof WeaponHistoryPage>;

export const WeaponBulkCreate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['create']),
  "item": WeaponInput
}).check(/*#__PURE__*/ zod.describe('Create a weapon.'));

export type WeaponBulkCreate = zod.input<typeof WeaponBulkCreate>;
export type WeaponBulkCreateOutput = zod.output<typeof WeaponBulkCreate>;

export const WeaponBulkUpdate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['update']),
  "sk": CatalogueSk,
  "version": /*#__PURE__*/ zod.optional(Version),
  "item": WeaponInput
}).check(/*#__PURE__*/ zod.describe('Replace a weapon; with `version` only if it still has that version.'));

export type WeaponBulkUpdate = zod.input<typeof WeaponBulkUpdate>;
export type WeaponBulkUpdateOutput = zod.output<typeof WeaponBulkUpdate>;

export const WeaponBulkOperation = /*#__PURE__*/ zod.discriminatedUnion('action', [WeaponBulkCreate,WeaponBulkUpdate,CatalogueBulkDelete]).check(/*#__PURE__*/ zod.describe('One operation on one weapon.'));

export type WeaponBulkOperation = zod.input<typeof WeaponBulkOperation>;
export type WeaponBulkOperationOutput = zod.output<typeof WeaponBulkOperation>;

export const weaponBulkRequestOperationsMax = 1000;



export const WeaponBulkRequest = /*#__PURE__*/ zod.object({
  "operations": /*#__PURE__*/ zod.array(WeaponBulkOperation).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(weaponBulkRequestOperationsMax)),
  "onConflict": /*#__PURE__*/ zod.optional(BulkOnConflict),
  "dryRun": /*#__PURE__*/ zod.optional(BulkDryRun)
}).check(/*#__PURE__*/ zod.describe('Operations on weapons, carried out in order and judged by how things stand after all of them.'));

export type WeaponBulkRequest = zod.input<typeof WeaponBulkRequest>;
export type WeaponBulkRequestOutput = zod.output<typeof WeaponBulkRequest>;

export const WeaponBulkResult = /*#__PURE__*/ zod.object({
  "index": BulkIndex,
  "status": BulkStatus,
  "sk": OptionalSk,
  "item": /*#__PURE__*/ zod.union([Weapon,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The weapon as it is now; null when it was deleted, skipped or refused.')),
  "problem": /*#__PURE__*/ zod.union([ApiProblem,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Why it was refused; null otherwise.'))
}).check(/*#__PURE__*/ zod.describe('What became of one operation.'));

export type WeaponBulkResult = zod.input<typeof WeaponBulkResult>;
export type WeaponBulkResultOutput = zod.output<typeof WeaponBulkResult>;

export const weaponBulkResponseResultsMax = 1000;



export const WeaponBulkResponse = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(WeaponBulkResult).check(/*#__PURE__*/ zod.maxLength(weaponBulkResponseResultsMax)),
  "counts": BulkCounts,
  "dryRun": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('One result per operation, in order, and their sums.'));

export type WeaponBulkResponse = zod.input<typeof WeaponBulkResponse>;
export type WeaponBulkResponseOutput = zod.output<typeof WeaponBulkResponse>;

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
}).check(/*#__PURE__*/ zod.describe('A feat as written; what is absent gets its default.'));

export type FeatInput = zod.input<typeof FeatInput>;
export type FeatInputOutput = zod.output<typeof FeatInput>;

export const Feat = /*#__PURE__*/ zod.object({
  "featSk": CatalogueSk,
  "name": CatalogueName,
  "category": FeatCategory,
  "edition": Edition,
  "source": CatalogueSource,
  "prerequisites": FeatPrerequisites,
  "repeatable": FeatRepeatable,
  "repeatNote": Notes,
  "abilityIncrease": OptionalAbilityIncrease,
  "benefits": FeatBenefits,
  "effects": FeatEffects,
  "description": CatalogueDescription,
  "version": Version,
  "meta": CatalogueMeta
}).check(/*#__PURE__*/ zod.describe('A feat of the catalogue.'));

export type Feat = zod.input<typeof Feat>;
export type FeatOutput = zod.output<typeof Feat>;

export const featPageItemsMax = 1000;



export const FeatPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Feat).check(/*#__PURE__*/ zod.maxLength(featPageItemsMax)),
  "nextCursor": NextCursor,
  "total": CatalogueTotal
}).check(/*#__PURE__*/ zod.describe('One page of feats.'));

export type FeatPage = zod.input<typeof FeatPage>;
export type FeatPageOutput = zod.output<typeof FeatPage>;

export const FeatHistoryEntry = /*#__PURE__*/ zod.object({
  "version": Version,
  "action": CatalogueAction,
  "at": Timestamp,
  "by": OptionalPersonName,
  "before": /*#__PURE__*/ zod.union([FeatInput,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('All fields as they were; null before it was created.')),
  "after": /*#__PURE__*/ zod.union([FeatInput,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('All fields as they were then; null once it was deleted.'))
}).check(/*#__PURE__*/ zod.describe('One change of a feat.'));

export type FeatHistoryEntry = zod.input<typeof FeatHistoryEntry>;
export type FeatHistoryEntryOutput = zod.output<typeof FeatHistoryEntry>;

export const featHistoryPageItemsMax = 200;



export const FeatHistoryPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(FeatHistoryEntry).check(/*#__PURE__*/ zod.maxLength(featHistoryPageItemsMax)),
  "nextCursor": NextCursor
}).check(/*#__PURE__*/ zod.describe('One page of the history of a feat, latest first.'));

export type FeatHistoryPage = zod.input<typeof FeatHistoryPage>;
export type FeatHistoryPageOutput = zod.output<typeof FeatHistoryPage>;

export const FeatBulkCreate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['create']),
  "item": FeatInput
}).check(/*#__PURE__*/ zod.describe('Create a feat.'));

export type FeatBulkCreate = zod.input<typeof FeatBulkCreate>;
export type FeatBulkCreateOutput = zod.output<typeof FeatBulkCreate>;

export const FeatBulkUpdate = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['update']),
  "sk": CatalogueSk,
  "version": /*#__PURE__*/ zod.optional(Version),
  "item": FeatInput
}).check(/*#__PURE__*/ zod.describe('Replace a feat; with `version` only if it still has that version.'));

export type FeatBulkUpdate = zod.input<typeof FeatBulkUpdate>;
export type FeatBulkUpdateOutput = zod.output<typeof FeatBulkUpdate>;

export const FeatBulkOperation = /*#__PURE__*/ zod.discriminatedUnion('action', [FeatBulkCreate,FeatBulkUpdate,CatalogueBulkDelete]).check(/*#__PURE__*/ zod.describe('One operation on one feat.'));

export type FeatBulkOperation = zod.input<typeof FeatBulkOperation>;
export type FeatBulkOperationOutput = zod.output<typeof FeatBulkOperation>;

export const featBulkRequestOperationsMax = 1000;



export const FeatBulkRequest = /*#__PURE__*/ zod.object({
  "operations": /*#__PURE__*/ zod.array(FeatBulkOperation).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(featBulkRequestOperationsMax)),
  "onConflict": /*#__PURE__*/ zod.optional(BulkOnConflict),
  "dryRun": /*#__PURE__*/ zod.optional(BulkDryRun)
}).check(/*#__PURE__*/ zod.describe('Operations on feats, carried out in order and judged by how things stand after all of them.'));

export type FeatBulkRequest = zod.input<typeof FeatBulkRequest>;
export type FeatBulkRequestOutput = zod.output<typeof FeatBulkRequest>;

export const FeatBulkResult = /*#__PURE__*/ zod.object({
  "index": BulkIndex,
  "status": BulkStatus,
  "sk": OptionalSk,
  "item": /*#__PURE__*/ zod.union([Feat,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The feat as it is now; null when it was deleted, skipped or refused.')),
  "problem": /*#__PURE__*/ zod.union([ApiProblem,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Why it was refused; null otherwise.'))
}).check(/*#__PURE__*/ zod.describe('What became of one operation.'));

export type FeatBulkResult = zod.input<typeof FeatBulkResult>;
export type FeatBulkResultOutput = zod.output<typeof FeatBulkResult>;

export const featBulkResponseResultsMax = 1000;



export const FeatBulkResponse = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(FeatBulkResult).check(/*#__PURE__*/ zod.maxLength(featBulkResponseResultsMax)),
  "counts": BulkCounts,
  "dryRun": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('One result per operation, in order, and their sums.'));

export type FeatBulkResponse = zod.input<typeof FeatBulkResponse>;
export type FeatBulkResponseOutput = zod.output<typeof FeatBulkResponse>;

export const GenerationKind = /*#__PURE__*/ zod.enum(['setting', 'adventure', 'quest', 'character', 'cover']);

export type GenerationKind = zod.input<typeof GenerationKind>;
export type GenerationKindOutput = zod.output<typeof GenerationKind>;

export const DraftTitleMax = 120;



export const DraftTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DraftTitleMax));

export type DraftTitle = zod.input<typeof DraftTitle>;
export type DraftTitleOutput = zod.output<typeof DraftTitle>;

export const DraftLineMax = 300;



export const DraftLine = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DraftLineMax));

export type DraftLine = zod.input<typeof DraftLine>;
export type DraftLineOutput = zod.output<typeof DraftLine>;

export const DraftTextMax = 2000;



export const DraftText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DraftTextMax));

export type DraftText = zod.input<typeof DraftText>;
export type DraftTextOutput = zod.output<typeof DraftText>;

export const DraftLinesMax = 10;



export const DraftLines = /*#__PURE__*/ zod.array(DraftLine).check(/*#__PURE__*/ zod.maxLength(DraftLinesMax));

export type DraftLines = zod.input<typeof DraftLines>;
export type DraftLinesOutput = zod.output<typeof DraftLines>;

export const generationRequestIdeaMax = 600;


export const generationRequestIdeaRegExp = new RegExp('^[^\\u0000]*$');
export const generationRequestGenreMax = 60;


export const generationRequestGenreRegExp = new RegExp('^[^\\u0000]*$');
export const generationRequestToneMax = 60;


export const generationRequestToneRegExp = new RegExp('^[^\\u0000]*$');
export const generationRequestLevelMax = 20;

export const generationRequestSeedMin = 0;
export const generationRequestSeedMax = 2147483647;



export const GenerationRequest = /*#__PURE__*/ zod.object({
  "kind": GenerationKind,
  "campaignId": /*#__PURE__*/ zod.optional(Id),
  "idea": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(generationRequestIdeaMax)).check(/*#__PURE__*/ zod.regex(generationRequestIdeaRegExp))),
  "genre": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(generationRequestGenreMax)).check(/*#__PURE__*/ zod.regex(generationRequestGenreRegExp))),
  "tone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(generationRequestToneMax)).check(/*#__PURE__*/ zod.regex(generationRequestToneRegExp))),
  "level": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(generationRequestLevelMax))),
  "length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['short', 'standard', 'epic'])),
  "seed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(generationRequestSeedMin)).check(/*#__PURE__*/ zod.lte(generationRequestSeedMax)))
}).check(/*#__PURE__*/ zod.describe('What to write about.'));

export type GenerationRequest = zod.input<typeof GenerationRequest>;
export type GenerationRequestOutput = zod.output<typeof GenerationRequest>;

export const SettingDraft = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['setting']),
  "title": DraftTitle,
  "pitch": DraftLine,
  "truths": DraftLines,
  "regions": DraftLines,
  "factions": DraftLines,
  "conflicts": DraftLines,
  "startingLocation": DraftLine,
  "secrets": DraftLines
}).check(/*#__PURE__*/ zod.describe('A world; `secrets` is for game masters only.'));

export type SettingDraft = zod.input<typeof SettingDraft>;
export type SettingDraftOutput = zod.output<typeof SettingDraft>;

export const adventureActScenesMax = 8;



export const AdventureAct = /*#__PURE__*/ zod.object({
  "title": DraftTitle,
  "goal": DraftLine,
  "scenes": /*#__PURE__*/ zod.array(DraftText).check(/*#__PURE__*/ zod.maxLength(adventureActScenesMax))
}).check(/*#__PURE__*/ zod.describe('One act.'));

export type AdventureAct = zod.input<typeof AdventureAct>;
export type AdventureActOutput = zod.output<typeof AdventureAct>;

export const adventureDraftActsMax = 8;



export const AdventureDraft = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['adventure']),
  "title": DraftTitle,
  "hook": DraftLine,
  "synopsis": DraftText,
  "acts": /*#__PURE__*/ zod.array(AdventureAct).check(/*#__PURE__*/ zod.maxLength(adventureDraftActsMax)),
  "rewards": DraftLines,
  "secrets": DraftLines
}).check(/*#__PURE__*/ zod.describe('An adventure in acts; `secrets` is for game masters only.'));

export type AdventureDraft = zod.input<typeof AdventureDraft>;
export type AdventureDraftOutput = zod.output<typeof AdventureDraft>;

export const QuestDraft = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['quest']),
  "title": DraftTitle,
  "giver": DraftLine,
  "objective": DraftLine,
  "hook": DraftLine,
  "steps": DraftLines,
  "reward": DraftLine,
  "complication": DraftLine
}).check(/*#__PURE__*/ zod.describe('A quest; `complication` is for game masters only.'));

export type QuestDraft = zod.input<typeof QuestDraft>;
export type QuestDraftOutput = zod.output<typeof QuestDraft>;

export const CharacterDraft = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['character']),
  "character": CharacterInput,
  "personality": DraftLine,
  "ideal": DraftLine,
  "bond": DraftLine,
  "flaw": DraftLine,
  "appearance": DraftLine,
  "backstory": DraftText
}).check(/*#__PURE__*/ zod.describe('A character to start from.'));

export type CharacterDraft = zod.input<typeof CharacterDraft>;
export type CharacterDraftOutput = zod.output<typeof CharacterDraft>;

export const coverDraftCoverImageW1024Max = 500;

export const coverDraftCoverImageW704Max = 500;



export const CoverDraft = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['cover']),
  "coverImageW1024": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coverDraftCoverImageW1024Max)),
  "coverImageW704": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coverDraftCoverImageW704Max)),
  "alt": DraftLine
}).check(/*#__PURE__*/ zod.describe('A cover picture and words for those who cannot see it.'));

export type CoverDraft = zod.input<typeof CoverDraft>;
export type CoverDraftOutput = zod.output<typeof CoverDraft>;

export const GenerationDraft = /*#__PURE__*/ zod.discriminatedUnion('kind', [SettingDraft,AdventureDraft,QuestDraft,CharacterDraft,CoverDraft]).check(/*#__PURE__*/ zod.describe('A draft of the kind that was asked for; nothing of it is saved.'));

export type GenerationDraft = zod.input<typeof GenerationDraft>;
export type GenerationDraftOutput = zod.output<typeof GenerationDraft>;

export const socketPingMessageMax = 200;


export const socketPingMessageRegExp = new RegExp('^[^\\u0000]*$');


export const SocketPing = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socketPingMessageMax)).check(/*#__PURE__*/ zod.regex(socketPingMessageRegExp))
}).check(/*#__PURE__*/ zod.describe('Sent on connect.'));

export type SocketPing = zod.input<typeof SocketPing>;
export type SocketPingOutput = zod.output<typeof SocketPing>;

export const socketPongMessageMax = 200;



export const SocketPong = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socketPongMessageMax))
}).check(/*#__PURE__*/ zod.describe('The answer to a ping.'));

export type SocketPong = zod.input<typeof SocketPong>;
export type SocketPongOutput = zod.output<typeof SocketPong>;

export const CatalogueChange = /*#__PURE__*/ zod.object({
  "sk": CatalogueSk,
  "version": /*#__PURE__*/ zod.union([Version,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The version it has now; null when it was deleted.'))
}).check(/*#__PURE__*/ zod.describe('One item that changed.'));

export type CatalogueChange = zod.input<typeof CatalogueChange>;
export type CatalogueChangeOutput = zod.output<typeof CatalogueChange>;

export const catalogueChangedChangesMax = 1000;



export const CatalogueChanged = /*#__PURE__*/ zod.object({
  "kind": CatalogueKind,
  "by": OptionalPersonName,
  "changes": /*#__PURE__*/ zod.array(CatalogueChange).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(catalogueChangedChangesMax))
}).check(/*#__PURE__*/ zod.describe('Items that somebody has just saved or deleted. Sent to administrators, after the commit.'));

export type CatalogueChanged = zod.input<typeof CatalogueChanged>;
export type CatalogueChangedOutput = zod.output<typeof CatalogueChanged>;
