// Generated from openapi.yaml by `npm run generate`. Never edited.

import type {
  Accepted,
  Account,
  AccountCloseRequest,
  AccountClosing,
  AccountConfirmRequest,
  AccountExport,
  AccountName,
  AccountPassword,
  AccountSessions,
  AddedFactor,
  Armor,
  ArmorBulkRequest,
  ArmorBulkResponse,
  ArmorCategory,
  ArmorHistoryPage,
  ArmorInput,
  ArmorPage,
  Campaign,
  CampaignChanged,
  CampaignCharacterList,
  CampaignCreateRequest,
  CampaignOverview,
  CampaignPage,
  CampaignUpdateRequest,
  CatalogueChanged,
  CatalogueSk,
  Character,
  CharacterFile,
  CharacterInput,
  CharacterLinkCode,
  CharacterPage,
  CharacterPlay,
  CharacterPlayRequest,
  CharacterPortraitRequest,
  CharacterRollPage,
  CharacterRollRequest,
  CharacterSharing,
  CharacterSharingRequest,
  ConfirmRequest,
  CurrentUser,
  Cursor,
  EmailRequest,
  Entry,
  EntryCreateRequest,
  EntryExportPage,
  EntryHits,
  EntryImportRequest,
  EntryImportResult,
  EntryImportUndone,
  EntryMoveRequest,
  EntryPage,
  EntrySort,
  EntryTag,
  EntryType,
  EntryUpdateRequest,
  EntryVersion,
  EntryVersionPage,
  Factors,
  Feat,
  FeatBulkRequest,
  FeatBulkResponse,
  FeatCategory,
  FeatHistoryPage,
  FeatInput,
  FeatPage,
  FeatSort,
  Finds,
  Gear,
  GearBulkRequest,
  GearBulkResponse,
  GearCategory,
  GearHistoryPage,
  GearInput,
  GearPage,
  Generation,
  GenerationChanged,
  GenerationPage,
  GenerationRequest,
  GenerationRevision,
  GenerationText,
  Group,
  Id,
  ImportId,
  Invitation,
  InvitationAcceptance,
  InvitationCode,
  InvitationCreateRequest,
  InvitationList,
  InvitationPreview,
  LoginRequest,
  MailPage,
  Member,
  MemberList,
  MemberUpdateRequest,
  ModelSettings,
  ModelSettingsRequest,
  ModelTest,
  ModelTestRequest,
  ModelUse,
  OauthExchangeRequest,
  OauthProviders,
  OauthStart,
  OauthStartRequest,
  OwnedCampaigns,
  Passkey,
  PasskeyAddRequest,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyOptionsRequest,
  PasskeyRenameRequest,
  PasskeyRequestOptions,
  Person,
  PersonDetails,
  PersonPage,
  PersonSort,
  PersonState,
  PersonUpdateRequest,
  Picture,
  PictureCreateRequest,
  PricedSort,
  RecoveryCodes,
  RecoveryCodesKeepRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SecondFactorRequest,
  SecurityEventName,
  SecurityEventPage,
  SetupRequest,
  SetupState,
  SharedCharacter,
  SignInStep,
  SocketPing,
  SocketPong,
  SortByMeta,
  Spell,
  SpellBulkRequest,
  SpellBulkResponse,
  SpellCategory,
  SpellHistoryPage,
  SpellInput,
  SpellPage,
  Timestamp,
  Tool,
  ToolBulkRequest,
  ToolBulkResponse,
  ToolCategory,
  ToolHistoryPage,
  ToolInput,
  ToolPage,
  TotpAddRequest,
  TotpEnrolment,
  UnsentMail,
  VerifyEmailRequest,
  Version,
  Weapon,
  WeaponBulkRequest,
  WeaponBulkResponse,
  WeaponCategory,
  WeaponHistoryPage,
  WeaponInput,
  WeaponPage,
} from '../model/index.ts';

/** A file of a multipart body, with all its bytes. */
export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** For each operation, the input of its handler with defaults filled in, and its successful output. */
export interface Operations {
  authRegister: {
    params: { idempotencyKey?: string };
    body: RegisterRequest;
    output: { status: 202; body: Accepted };
  };
  authVerifyEmail: {
    params: Record<never, never>;
    body: VerifyEmailRequest;
    output: { status: 204 };
  };
  authResendVerification: {
    params: Record<never, never>;
    body: EmailRequest;
    output: { status: 202; body: Accepted };
  };
  authForgotPassword: {
    params: Record<never, never>;
    body: EmailRequest;
    output: { status: 202; body: Accepted };
  };
  authResetPassword: {
    params: Record<never, never>;
    body: ResetPasswordRequest;
    output: { status: 204 };
  };
  authLogin: {
    params: Record<never, never>;
    body: LoginRequest;
    output: { status: 200; body: CurrentUser } | { status: 202; body: SignInStep };
  };
  authLogout: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 204; headers: { 'Clear-Site-Data': string } };
  };
  authStartOauth: {
    params: Record<never, never>;
    body: OauthStartRequest;
    output: { status: 200; body: OauthStart };
  };
  authExchangeOauth: {
    params: Record<never, never>;
    body: OauthExchangeRequest;
    output: { status: 200; body: CurrentUser } | { status: 202; body: SignInStep };
  };
  authUndoEmail: {
    params: Record<never, never>;
    body: VerifyEmailRequest;
    output: { status: 204 };
  };
  authUndoFactor: {
    params: Record<never, never>;
    body: VerifyEmailRequest;
    output: { status: 204 };
  };
  authLinkOauth: {
    params: Record<never, never>;
    body: ConfirmRequest;
    output: { status: 200; body: CurrentUser } | { status: 202; body: SignInStep };
  };
  authSecondFactor: {
    params: Record<never, never>;
    body: SecondFactorRequest;
    output: { status: 200; body: CurrentUser };
  };
  authPasskeyOptions: {
    params: Record<never, never>;
    body: PasskeyOptionsRequest;
    output: { status: 200; body: PasskeyRequestOptions };
  };
  authPasskey: {
    params: Record<never, never>;
    body: PasskeyAssertion;
    output: { status: 200; body: CurrentUser };
  };
  authOauthProviders: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: OauthProviders };
  };
  authSetupState: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: SetupState };
  };
  authSetup: {
    params: Record<never, never>;
    body: SetupRequest;
    output: { status: 201; body: CurrentUser };
  };
  authSelf: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: CurrentUser } | { status: 204 };
  };
  accountGet: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: Account };
  };
  accountRename: {
    params: Record<never, never>;
    body: AccountName;
    output: { status: 200; body: Account };
  };
  accountChangePassword: {
    params: Record<never, never>;
    body: AccountPassword;
    output: { status: 204 };
  };
  accountChangeEmail: {
    params: Record<never, never>;
    body: EmailRequest;
    output: { status: 202; body: Accepted };
  };
  accountCancelEmail: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 204 };
  };
  accountVerifyEmail: {
    params: Record<never, never>;
    body: VerifyEmailRequest;
    output: { status: 200; body: Account };
  };
  accountSessions: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: AccountSessions };
  };
  accountEndOtherSessions: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 204 };
  };
  accountEndSession: {
    params: { sessionId: Id };
    body: undefined;
    output: { status: 204 };
  };
  accountLink: {
    params: Record<never, never>;
    body: OauthExchangeRequest;
    output: { status: 200; body: Account };
  };
  accountStartLink: {
    params: Record<never, never>;
    body: OauthStartRequest;
    output: { status: 200; body: OauthStart };
  };
  accountUnlink: {
    params: { identityId: Id };
    body: undefined;
    output: { status: 204 };
  };
  accountCampaigns: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: OwnedCampaigns };
  };
  accountExport: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: AccountExport };
  };
  accountClose: {
    params: Record<never, never>;
    body: AccountCloseRequest;
    output: { status: 200; body: AccountClosing; headers: { 'Clear-Site-Data': string } };
  };
  accountKeep: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: Account };
  };
  accountConfirm: {
    params: Record<never, never>;
    body: AccountConfirmRequest;
    output: { status: 204 };
  };
  factorGet: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: Factors };
  };
  factorTotpStart: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: TotpEnrolment };
  };
  factorTotpAdd: {
    params: Record<never, never>;
    body: TotpAddRequest;
    output: { status: 201; body: AddedFactor };
  };
  factorTotpRemove: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 204 };
  };
  factorRecoveryCodesRenew: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: RecoveryCodes };
  };
  factorRecoveryCodesKeep: {
    params: Record<never, never>;
    body: RecoveryCodesKeepRequest;
    output: { status: 204 };
  };
  factorPasskeyOptions: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: PasskeyCreationOptions };
  };
  factorPasskeyAdd: {
    params: Record<never, never>;
    body: PasskeyAddRequest;
    output: { status: 201; body: AddedFactor };
  };
  factorPasskeyRename: {
    params: { passkeyId: Id };
    body: PasskeyRenameRequest;
    output: { status: 200; body: Passkey };
  };
  factorPasskeyRemove: {
    params: { passkeyId: Id };
    body: undefined;
    output: { status: 204 };
  };
  factorConfirmOptions: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: PasskeyRequestOptions };
  };
  factorConfirm: {
    params: Record<never, never>;
    body: PasskeyAssertion;
    output: { status: 204 };
  };
  campaignList: {
    params: { pageSize: number; sortByMeta?: SortByMeta; reverse: boolean; nextCursor?: Cursor; deleted: boolean };
    body: undefined;
    output: { status: 200; body: CampaignPage };
  };
  campaignCreate: {
    params: { idempotencyKey?: string };
    body: Omit<CampaignCreateRequest, 'coverImageW1024' | 'coverImageW704'> & { 'coverImageW1024'?: UploadedFile; 'coverImageW704'?: UploadedFile } & Required<Pick<CampaignCreateRequest, 'generateCover'>>;
    output: { status: 201; body: Campaign; headers: { 'ETag': string; 'Location': string } };
  };
  campaignGet: {
    params: { campaignId: Id; visit: boolean };
    body: undefined;
    output: { status: 200; body: Campaign; headers: { 'ETag': string } };
  };
  campaignUpdate: {
    params: { campaignId: Id; ifMatch?: string };
    body: Omit<CampaignUpdateRequest, 'coverImageW1024' | 'coverImageW704'> & { 'coverImageW1024'?: UploadedFile; 'coverImageW704'?: UploadedFile };
    output: { status: 200; body: Campaign; headers: { 'ETag': string } };
  };
  campaignDelete: {
    params: { campaignId: Id; ifMatch?: string };
    body: undefined;
    output: { status: 204 };
  };
  campaignOverview: {
    params: { campaignId: Id; today?: string; viewAs?: Id };
    body: undefined;
    output: { status: 200; body: CampaignOverview };
  };
  campaignRestore: {
    params: { campaignId: Id };
    body: undefined;
    output: { status: 200; body: Campaign; headers: { 'ETag': string } };
  };
  campaignPurge: {
    params: { campaignId: Id };
    body: undefined;
    output: { status: 204 };
  };
  entryImportUndo: {
    params: { campaignId: Id; importId: ImportId };
    body: undefined;
    output: { status: 200; body: EntryImportUndone };
  };
  memberList: {
    params: { campaignId: Id };
    body: undefined;
    output: { status: 200; body: MemberList };
  };
  memberUpdate: {
    params: { campaignId: Id; userId: Id };
    body: MemberUpdateRequest;
    output: { status: 200; body: Member };
  };
  memberRemove: {
    params: { campaignId: Id; userId: Id };
    body: undefined;
    output: { status: 204 };
  };
  memberMakeOwner: {
    params: { campaignId: Id; userId: Id };
    body: undefined;
    output: { status: 200; body: Member };
  };
  campaignCharacters: {
    params: { campaignId: Id };
    body: undefined;
    output: { status: 200; body: CampaignCharacterList };
  };
  campaignCharacterGet: {
    params: { campaignId: Id; characterId: Id };
    body: undefined;
    output: { status: 200; body: SharedCharacter };
  };
  invitationList: {
    params: { campaignId: Id };
    body: undefined;
    output: { status: 200; body: InvitationList };
  };
  invitationCreate: {
    params: { campaignId: Id; idempotencyKey?: string };
    body: InvitationCreateRequest & Required<Pick<InvitationCreateRequest, 'expiresInDays' | 'maxUses'>>;
    output: { status: 201; body: Invitation };
  };
  invitationRevoke: {
    params: { campaignId: Id; invitationId: Id };
    body: undefined;
    output: { status: 204 };
  };
  invitationRotate: {
    params: { campaignId: Id; invitationId: Id };
    body: undefined;
    output: { status: 200; body: Invitation };
  };
  entryList: {
    params: { campaignId: Id; pageSize: number; type?: EntryType; parentId?: string; tag?: EntryTag; sort: EntrySort; reverse: boolean; nextCursor?: Cursor; viewAs?: Id; deleted: boolean };
    body: undefined;
    output: { status: 200; body: EntryPage };
  };
  entryExport: {
    params: { campaignId: Id; pageSize: number; nextCursor?: Cursor; viewAs?: Id };
    body: undefined;
    output: { status: 200; body: EntryExportPage };
  };
  entryImport: {
    params: { campaignId: Id };
    body: EntryImportRequest;
    output: { status: 200; body: EntryImportResult };
  };
  entryPurgeAll: {
    params: { campaignId: Id };
    body: undefined;
    output: { status: 204 };
  };
  entryCreate: {
    params: { campaignId: Id; idempotencyKey?: string };
    body: EntryCreateRequest;
    output: { status: 201; body: Entry; headers: { 'ETag': string; 'Location': string } };
  };
  entryGet: {
    params: { campaignId: Id; entryId: Id; viewAs?: Id; visit: boolean };
    body: undefined;
    output: { status: 200; body: Entry; headers: { 'ETag': string } };
  };
  entryUpdate: {
    params: { campaignId: Id; entryId: Id; ifMatch?: string };
    body: EntryUpdateRequest;
    output: { status: 200; body: Entry; headers: { 'ETag': string } };
  };
  entryDelete: {
    params: { campaignId: Id; entryId: Id; ifMatch?: string };
    body: undefined;
    output: { status: 204 };
  };
  entryVersionList: {
    params: { campaignId: Id; entryId: Id; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: EntryVersionPage };
  };
  entryVersionGet: {
    params: { campaignId: Id; entryId: Id; version: Version };
    body: undefined;
    output: { status: 200; body: EntryVersion };
  };
  entryVersionRestore: {
    params: { campaignId: Id; entryId: Id; version: Version; ifMatch?: string };
    body: undefined;
    output: { status: 200; body: Entry; headers: { 'ETag': string } };
  };
  favouriteAdd: {
    params: { campaignId: Id; entryId: Id };
    body: undefined;
    output: { status: 204 };
  };
  favouriteRemove: {
    params: { campaignId: Id; entryId: Id };
    body: undefined;
    output: { status: 204 };
  };
  entryRestore: {
    params: { campaignId: Id; entryId: Id };
    body: undefined;
    output: { status: 200; body: Entry; headers: { 'ETag': string } };
  };
  entryPurge: {
    params: { campaignId: Id; entryId: Id };
    body: undefined;
    output: { status: 204 };
  };
  entryMove: {
    params: { campaignId: Id; entryId: Id };
    body: EntryMoveRequest;
    output: { status: 200; body: Entry; headers: { 'ETag': string } };
  };
  entrySearch: {
    params: { campaignId: Id; q: string; type?: EntryType; viewAs?: Id };
    body: undefined;
    output: { status: 200; body: EntryHits };
  };
  findList: {
    params: { q: string; campaignId?: Id };
    body: undefined;
    output: { status: 200; body: Finds };
  };
  invitationGet: {
    params: { code: InvitationCode };
    body: undefined;
    output: { status: 200; body: InvitationPreview };
  };
  invitationAccept: {
    params: { code: InvitationCode };
    body: undefined;
    output: { status: 200; body: InvitationAcceptance };
  };
  characterList: {
    params: { pageSize: number; sortByMeta?: SortByMeta; reverse: boolean; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: CharacterPage };
  };
  characterCreate: {
    params: { idempotencyKey?: string };
    body: CharacterInput & Required<Pick<CharacterInput, 'level' | 'abilityMethod' | 'increases' | 'skills' | 'equipment' | 'concept' | 'otherClasses' | 'subclasses' | 'feats' | 'expertise' | 'tools' | 'languages' | 'weaponMasteries' | 'speciesOption' | 'size' | 'spells' | 'items' | 'overrides' | 'advancement' | 'experience' | 'appearance' | 'backstory' | 'notesForMe' | 'notesForGameMaster' | 'notesForEveryone'>>;
    output: { status: 201; body: Character; headers: { 'ETag': string; 'Location': string } };
  };
  characterImport: {
    params: { idempotencyKey?: string };
    body: CharacterFile & Required<Pick<CharacterFile, 'draftedBy' | 'play'>>;
    output: { status: 201; body: Character; headers: { 'ETag': string; 'Location': string } };
  };
  characterGet: {
    params: { characterId: Id; visit: boolean };
    body: undefined;
    output: { status: 200; body: Character; headers: { 'ETag': string } };
  };
  characterUpdate: {
    params: { characterId: Id; ifMatch?: string };
    body: CharacterInput & Required<Pick<CharacterInput, 'level' | 'abilityMethod' | 'increases' | 'skills' | 'equipment' | 'concept' | 'otherClasses' | 'subclasses' | 'feats' | 'expertise' | 'tools' | 'languages' | 'weaponMasteries' | 'speciesOption' | 'size' | 'spells' | 'items' | 'overrides' | 'advancement' | 'experience' | 'appearance' | 'backstory' | 'notesForMe' | 'notesForGameMaster' | 'notesForEveryone'>>;
    output: { status: 200; body: Character; headers: { 'ETag': string } };
  };
  characterDelete: {
    params: { characterId: Id; ifMatch?: string };
    body: undefined;
    output: { status: 204 };
  };
  characterPortrait: {
    params: { characterId: Id; ifMatch?: string };
    body: CharacterPortraitRequest;
    output: { status: 200; body: Character; headers: { 'ETag': string } };
  };
  characterPlayGet: {
    params: { characterId: Id };
    body: undefined;
    output: { status: 200; body: CharacterPlay };
  };
  characterPlayChange: {
    params: { characterId: Id };
    body: CharacterPlayRequest & Required<Pick<CharacterPlayRequest, 'lostHitPoints' | 'temporaryHitPoints' | 'spentHitDice' | 'spentHitDiceBySize' | 'spentSlots' | 'spentPactSlots' | 'spentResources' | 'spentFeatures' | 'deathSuccesses' | 'deathFailures' | 'exhaustion' | 'coins' | 'addConditions' | 'removeConditions'>>;
    output: { status: 200; body: CharacterPlay };
  };
  characterRollList: {
    params: { characterId: Id; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: CharacterRollPage };
  };
  characterRollAdd: {
    params: { characterId: Id };
    body: CharacterRollRequest;
    output: { status: 204 };
  };
  characterExport: {
    params: { characterId: Id };
    body: undefined;
    output: { status: 200; body: CharacterFile };
  };
  characterSharingGet: {
    params: { characterId: Id };
    body: undefined;
    output: { status: 200; body: CharacterSharing };
  };
  characterSharingUpdate: {
    params: { characterId: Id };
    body: CharacterSharingRequest & Required<Pick<CharacterSharingRequest, 'campaignReaders' | 'sharesItems' | 'sharesBackstory'>>;
    output: { status: 200; body: CharacterSharing };
  };
  characterSharedGet: {
    params: { linkCode: CharacterLinkCode };
    body: undefined;
    output: { status: 200; body: SharedCharacter };
  };
  gearList: {
    params: { category?: GearCategory; q?: string; sort: PricedSort; reverse: boolean; withTotal: boolean; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: GearPage };
  };
  gearCreate: {
    params: { idempotencyKey?: string };
    body: GearInput & Required<Pick<GearInput, 'edition' | 'source' | 'cost' | 'weightLb' | 'quantity' | 'contents' | 'storageSk' | 'capacity' | 'carryingCapacityLb' | 'speedFt' | 'speedMph' | 'crew' | 'passengers' | 'cargoTons' | 'ac' | 'hp' | 'damageThreshold' | 'description'>>;
    output: { status: 201; body: Gear; headers: { 'ETag': string; 'Location': string } };
  };
  gearBulk: {
    params: { idempotencyKey?: string };
    body: GearBulkRequest & Required<Pick<GearBulkRequest, 'onConflict' | 'dryRun'>>;
    output: { status: 200; body: GearBulkResponse };
  };
  gearGet: {
    params: { gearSk: CatalogueSk };
    body: undefined;
    output: { status: 200; body: Gear; headers: { 'ETag': string } };
  };
  gearUpdate: {
    params: { gearSk: CatalogueSk; ifMatch?: string };
    body: GearInput & Required<Pick<GearInput, 'edition' | 'source' | 'cost' | 'weightLb' | 'quantity' | 'contents' | 'storageSk' | 'capacity' | 'carryingCapacityLb' | 'speedFt' | 'speedMph' | 'crew' | 'passengers' | 'cargoTons' | 'ac' | 'hp' | 'damageThreshold' | 'description'>>;
    output: { status: 200; body: Gear; headers: { 'ETag': string } };
  };
  gearDelete: {
    params: { gearSk: CatalogueSk; ifMatch?: string };
    body: undefined;
    output: { status: 204 };
  };
  gearHistory: {
    params: { gearSk: CatalogueSk; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: GearHistoryPage };
  };
  toolList: {
    params: { category?: ToolCategory; q?: string; sort: PricedSort; reverse: boolean; withTotal: boolean; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: ToolPage };
  };
  toolCreate: {
    params: { idempotencyKey?: string };
    body: ToolInput & Required<Pick<ToolInput, 'edition' | 'source' | 'cost' | 'weightLb' | 'ability' | 'utilize' | 'crafts' | 'description'>>;
    output: { status: 201; body: Tool; headers: { 'ETag': string; 'Location': string } };
  };
  toolBulk: {
    params: { idempotencyKey?: string };
    body: ToolBulkRequest & Required<Pick<ToolBulkRequest, 'onConflict' | 'dryRun'>>;
    output: { status: 200; body: ToolBulkResponse };
  };
  toolGet: {
    params: { toolSk: CatalogueSk };
    body: undefined;
    output: { status: 200; body: Tool; headers: { 'ETag': string } };
  };
  toolUpdate: {
    params: { toolSk: CatalogueSk; ifMatch?: string };
    body: ToolInput & Required<Pick<ToolInput, 'edition' | 'source' | 'cost' | 'weightLb' | 'ability' | 'utilize' | 'crafts' | 'description'>>;
    output: { status: 200; body: Tool; headers: { 'ETag': string } };
  };
  toolDelete: {
    params: { toolSk: CatalogueSk; ifMatch?: string };
    body: undefined;
    output: { status: 204 };
  };
  toolHistory: {
    params: { toolSk: CatalogueSk; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: ToolHistoryPage };
  };
  spellList: {
    params: { category?: SpellCategory; q?: string; sort: FeatSort; reverse: boolean; withTotal: boolean; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: SpellPage };
  };
  spellCreate: {
    params: { idempotencyKey?: string };
    body: SpellInput & Required<Pick<SpellInput, 'edition' | 'source' | 'castingTime' | 'range' | 'area' | 'components' | 'duration' | 'classes' | 'attack' | 'save' | 'damage' | 'healing' | 'higherLevels' | 'description'>>;
    output: { status: 201; body: Spell; headers: { 'ETag': string; 'Location': string } };
  };
  spellBulk: {
    params: { idempotencyKey?: string };
    body: SpellBulkRequest & Required<Pick<SpellBulkRequest, 'onConflict' | 'dryRun'>>;
    output: { status: 200; body: SpellBulkResponse };
  };
  spellGet: {
    params: { spellSk: CatalogueSk };
    body: undefined;
    output: { status: 200; body: Spell; headers: { 'ETag': string } };
  };
  spellUpdate: {
    params: { spellSk: CatalogueSk; ifMatch?: string };
    body: SpellInput & Required<Pick<SpellInput, 'edition' | 'source' | 'castingTime' | 'range' | 'area' | 'components' | 'duration' | 'classes' | 'attack' | 'save' | 'damage' | 'healing' | 'higherLevels' | 'description'>>;
    output: { status: 200; body: Spell; headers: { 'ETag': string } };
  };
  spellDelete: {
    params: { spellSk: CatalogueSk; ifMatch?: string };
    body: undefined;
    output: { status: 204 };
  };
  spellHistory: {
    params: { spellSk: CatalogueSk; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: SpellHistoryPage };
  };
  armorList: {
    params: { category?: ArmorCategory; q?: string; sort: PricedSort; reverse: boolean; withTotal: boolean; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: ArmorPage };
  };
  armorCreate: {
    params: { idempotencyKey?: string };
    body: ArmorInput & Required<Pick<ArmorInput, 'edition' | 'source' | 'cost' | 'weightLb' | 'acAddDex' | 'acMaxDex' | 'strengthRequired' | 'stealthDisadvantage' | 'donTime' | 'doffTime' | 'description'>>;
    output: { status: 201; body: Armor; headers: { 'ETag': string; 'Location': string } };
  };
  armorBulk: {
    params: { idempotencyKey?: string };
    body: ArmorBulkRequest & Required<Pick<ArmorBulkRequest, 'onConflict' | 'dryRun'>>;
    output: { status: 200; body: ArmorBulkResponse };
  };
  armorGet: {
    params: { armorSk: CatalogueSk };
    body: undefined;
    output: { status: 200; body: Armor; headers: { 'ETag': string } };
  };
  armorUpdate: {
    params: { armorSk: CatalogueSk; ifMatch?: string };
    body: ArmorInput & Required<Pick<ArmorInput, 'edition' | 'source' | 'cost' | 'weightLb' | 'acAddDex' | 'acMaxDex' | 'strengthRequired' | 'stealthDisadvantage' | 'donTime' | 'doffTime' | 'description'>>;
    output: { status: 200; body: Armor; headers: { 'ETag': string } };
  };
  armorDelete: {
    params: { armorSk: CatalogueSk; ifMatch?: string };
    body: undefined;
    output: { status: 204 };
  };
  armorHistory: {
    params: { armorSk: CatalogueSk; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: ArmorHistoryPage };
  };
  weaponList: {
    params: { category?: WeaponCategory; q?: string; sort: PricedSort; reverse: boolean; withTotal: boolean; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: WeaponPage };
  };
  weaponCreate: {
    params: { idempotencyKey?: string };
    body: WeaponInput & Required<Pick<WeaponInput, 'edition' | 'source' | 'cost' | 'weightLb' | 'damage' | 'versatileDamage' | 'properties' | 'range' | 'ammunitionSk' | 'mastery' | 'notes' | 'description'>>;
    output: { status: 201; body: Weapon; headers: { 'ETag': string; 'Location': string } };
  };
  weaponBulk: {
    params: { idempotencyKey?: string };
    body: WeaponBulkRequest & Required<Pick<WeaponBulkRequest, 'onConflict' | 'dryRun'>>;
    output: { status: 200; body: WeaponBulkResponse };
  };
  weaponGet: {
    params: { weaponSk: CatalogueSk };
    body: undefined;
    output: { status: 200; body: Weapon; headers: { 'ETag': string } };
  };
  weaponUpdate: {
    params: { weaponSk: CatalogueSk; ifMatch?: string };
    body: WeaponInput & Required<Pick<WeaponInput, 'edition' | 'source' | 'cost' | 'weightLb' | 'damage' | 'versatileDamage' | 'properties' | 'range' | 'ammunitionSk' | 'mastery' | 'notes' | 'description'>>;
    output: { status: 200; body: Weapon; headers: { 'ETag': string } };
  };
  weaponDelete: {
    params: { weaponSk: CatalogueSk; ifMatch?: string };
    body: undefined;
    output: { status: 204 };
  };
  weaponHistory: {
    params: { weaponSk: CatalogueSk; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: WeaponHistoryPage };
  };
  featList: {
    params: { category?: FeatCategory; q?: string; sort: FeatSort; reverse: boolean; withTotal: boolean; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: FeatPage };
  };
  featCreate: {
    params: { idempotencyKey?: string };
    body: FeatInput & Required<Pick<FeatInput, 'edition' | 'source' | 'prerequisites' | 'repeatable' | 'repeatNote' | 'abilityIncrease' | 'benefits' | 'effects' | 'description'>>;
    output: { status: 201; body: Feat; headers: { 'ETag': string; 'Location': string } };
  };
  featBulk: {
    params: { idempotencyKey?: string };
    body: FeatBulkRequest & Required<Pick<FeatBulkRequest, 'onConflict' | 'dryRun'>>;
    output: { status: 200; body: FeatBulkResponse };
  };
  featGet: {
    params: { featSk: CatalogueSk };
    body: undefined;
    output: { status: 200; body: Feat; headers: { 'ETag': string } };
  };
  featUpdate: {
    params: { featSk: CatalogueSk; ifMatch?: string };
    body: FeatInput & Required<Pick<FeatInput, 'edition' | 'source' | 'prerequisites' | 'repeatable' | 'repeatNote' | 'abilityIncrease' | 'benefits' | 'effects' | 'description'>>;
    output: { status: 200; body: Feat; headers: { 'ETag': string } };
  };
  featDelete: {
    params: { featSk: CatalogueSk; ifMatch?: string };
    body: undefined;
    output: { status: 204 };
  };
  featHistory: {
    params: { featSk: CatalogueSk; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: FeatHistoryPage };
  };
  generationList: {
    params: { pageSize: number; nextCursor?: Cursor; campaignId?: Id };
    body: undefined;
    output: { status: 200; body: GenerationPage };
  };
  generationCreate: {
    params: { idempotencyKey?: string };
    body: GenerationRequest & Required<Pick<GenerationRequest, 'campaignId' | 'idea' | 'length' | 'difficulty' | 'level' | 'partySize' | 'safetyLines' | 'safetyVeils' | 'entryId' | 'characterId' | 'choices' | 'texts'>>;
    output: { status: 201; body: Generation; headers: { 'Location': string } };
  };
  generationGet: {
    params: { generationId: Id };
    body: undefined;
    output: { status: 200; body: Generation };
  };
  generationDelete: {
    params: { generationId: Id };
    body: undefined;
    output: { status: 204 };
  };
  generationCancel: {
    params: { generationId: Id };
    body: undefined;
    output: { status: 200; body: Generation };
  };
  generationUse: {
    params: { generationId: Id };
    body: undefined;
    output: { status: 204 };
  };
  generationRevise: {
    params: { generationId: Id; idempotencyKey?: string };
    body: GenerationRevision & Required<Pick<GenerationRevision, 'sectionIds' | 'wish'>>;
    output: { status: 201; body: Generation; headers: { 'Location': string } };
  };
  modelGet: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: ModelSettings; headers: { 'ETag': string } };
  };
  modelUpdate: {
    params: { ifMatch?: string };
    body: ModelSettingsRequest;
    output: { status: 200; body: ModelSettings; headers: { 'ETag': string } };
  };
  modelTest: {
    params: Record<never, never>;
    body: ModelTestRequest;
    output: { status: 200; body: ModelTest };
  };
  modelUse: {
    params: Record<never, never>;
    body: undefined;
    output: { status: 200; body: ModelUse };
  };
  personList: {
    params: { q?: string; state?: PersonState; group?: Group; sort: PersonSort; reverse: boolean; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: PersonPage };
  };
  personGet: {
    params: { userId: Id };
    body: undefined;
    output: { status: 200; body: PersonDetails };
  };
  personUpdate: {
    params: { userId: Id };
    body: PersonUpdateRequest;
    output: { status: 200; body: Person };
  };
  personSignOut: {
    params: { userId: Id };
    body: undefined;
    output: { status: 204 };
  };
  personResetFactors: {
    params: { userId: Id };
    body: undefined;
    output: { status: 204 };
  };
  personResendVerification: {
    params: { userId: Id };
    body: undefined;
    output: { status: 202; body: Accepted };
  };
  securityList: {
    params: { q?: string; userId?: Id; event?: SecurityEventName; since?: Timestamp; until?: Timestamp; network?: string; pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: SecurityEventPage };
  };
  mailList: {
    params: { pageSize: number; nextCursor?: Cursor };
    body: undefined;
    output: { status: 200; body: MailPage };
  };
  mailDelete: {
    params: { mailId: Id };
    body: undefined;
    output: { status: 204 };
  };
  mailSend: {
    params: { mailId: Id };
    body: undefined;
    output: { status: 200; body: UnsentMail };
  };
  pictureCreate: {
    params: { campaignId: Id; idempotencyKey?: string };
    body: Omit<PictureCreateRequest, 'file'> & { 'file'?: UploadedFile };
    output: { status: 201; body: Picture; headers: { 'Location': string } };
  };
  pictureGet: {
    params: { pictureId: Id; size: string; ifNoneMatch?: string };
    body: undefined;
    output: { status: 200; body: Uint8Array; headers: { 'ETag': string; 'Cache-Control': string } } | { status: 304; headers: { 'ETag': string; 'Cache-Control': string } };
  };
  imageGet: {
    params: { imageId: Id; ifNoneMatch?: string };
    body: undefined;
    output: { status: 200; body: Uint8Array; headers: { 'ETag': string; 'Cache-Control': string } } | { status: 304; headers: { 'ETag': string; 'Cache-Control': string } };
  };
}

export interface ClientEvents {
  ping: SocketPing;
}

export interface ServerEvents {
  pong: SocketPong;
  catalogueChanged: CatalogueChanged;
  campaignChanged: CampaignChanged;
  generationChanged: GenerationChanged;
  generationText: GenerationText;
}
