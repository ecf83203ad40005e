/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import type {
  AbilityIncrease,
  AbilityIncreaseMode,
  AbilityMethod,
  AbilityName,
  AbilityPrerequisite,
  AbilityScore,
  AbilityScores,
  Accepted,
  AdventureAct,
  AdventureDraft,
  ApiProblem,
  Armor,
  ArmorAddDex,
  ArmorBulkCreate,
  ArmorBulkOperation,
  ArmorBulkRequest,
  ArmorBulkResponse,
  ArmorBulkResult,
  ArmorBulkUpdate,
  ArmorCategory,
  ArmorClassBase,
  ArmorHistoryEntry,
  ArmorHistoryPage,
  ArmorInput,
  ArmorMaxDex,
  ArmorPage,
  BackgroundIncrease,
  BackgroundIncreases,
  BulkCount,
  BulkCounts,
  BulkDryRun,
  BulkIndex,
  BulkOnConflict,
  BulkStatus,
  Campaign,
  CampaignCreateRequest,
  CampaignDmNotes,
  CampaignEdition,
  CampaignMeta,
  CampaignPage,
  CampaignPartySize,
  CampaignRole,
  CampaignSafety,
  CampaignSetting,
  CampaignStartingLevel,
  CampaignStatus,
  CampaignStoryOverview,
  CampaignSummary,
  CampaignTitle,
  CampaignUpdateRequest,
  CampaignWord,
  Capacity,
  CapacityValue,
  CatalogueAction,
  CatalogueBulkDelete,
  CatalogueChange,
  CatalogueChanged,
  CatalogueDescription,
  CatalogueKind,
  CatalogueMeta,
  CatalogueName,
  CatalogueSk,
  CatalogueSource,
  CatalogueTotal,
  CatalogueUse,
  Character,
  CharacterBackground,
  CharacterClass,
  CharacterConcept,
  CharacterDraft,
  CharacterInput,
  CharacterLevel,
  CharacterName,
  CharacterPage,
  CharacterSpecies,
  Coin,
  Cost,
  CoverDraft,
  CurrentUser,
  Cursor,
  Damage,
  DamageType,
  Dice,
  DonDoffTime,
  DraftLine,
  DraftLines,
  DraftText,
  DraftTitle,
  Edition,
  Email,
  EmailRequest,
  EquipmentOption,
  Feat,
  FeatBenefit,
  FeatBenefits,
  FeatBulkCreate,
  FeatBulkOperation,
  FeatBulkRequest,
  FeatBulkResponse,
  FeatBulkResult,
  FeatBulkUpdate,
  FeatCategory,
  FeatEffect,
  FeatEffects,
  FeatHistoryEntry,
  FeatHistoryPage,
  FeatInput,
  FeatPage,
  FeatPrerequisites,
  FeatRepeatable,
  FeatSort,
  Gear,
  GearBulkCreate,
  GearBulkOperation,
  GearBulkRequest,
  GearBulkResponse,
  GearBulkResult,
  GearBulkUpdate,
  GearCategory,
  GearHistoryEntry,
  GearHistoryPage,
  GearInput,
  GearPage,
  GenerationDraft,
  GenerationKind,
  GenerationRequest,
  Group,
  Id,
  ImageFile,
  LoginRequest,
  NextCursor,
  Notes,
  OauthExchangeRequest,
  OauthProvider,
  OauthProviders,
  OauthStart,
  OauthStartRequest,
  OauthType,
  OptionalAbility,
  OptionalAbilityIncrease,
  OptionalAbilityScore,
  OptionalArmorClass,
  OptionalCost,
  OptionalCount,
  OptionalDamage,
  OptionalDice,
  OptionalHitPoints,
  OptionalImageUrl,
  OptionalMastery,
  OptionalPersonName,
  OptionalRange,
  OptionalSk,
  OptionalSpeedFt,
  OptionalSpeedMph,
  OptionalTimestamp,
  OptionalTons,
  OptionalWeight,
  PackContent,
  PackContents,
  Password,
  PersonName,
  PricedSort,
  ProblemCode,
  ProblemField,
  Quantity,
  QuestDraft,
  RegisterRequest,
  ResetPasswordRequest,
  SecretToken,
  SettingDraft,
  SetupRequest,
  SkillName,
  SkillNames,
  SocketPing,
  SocketPong,
  SortByMeta,
  StealthDisadvantage,
  Timestamp,
  Tool,
  ToolBulkCreate,
  ToolBulkOperation,
  ToolBulkRequest,
  ToolBulkResponse,
  ToolBulkResult,
  ToolBulkUpdate,
  ToolCategory,
  ToolCrafts,
  ToolHistoryEntry,
  ToolHistoryPage,
  ToolInput,
  ToolPage,
  ToolUtilize,
  ToolUtilizeList,
  VerifyEmailRequest,
  Version,
  Weapon,
  WeaponBulkCreate,
  WeaponBulkOperation,
  WeaponBulkRequest,
  WeaponBulkResponse,
  WeaponBulkResult,
  WeaponBulkUpdate,
  WeaponCategory,
  WeaponHistoryEntry,
  WeaponHistoryPage,
  WeaponInput,
  WeaponMastery,
  WeaponPage,
  WeaponProperties,
  WeaponProperty,
  WeaponRange
} from './index.ts';



export const getProblemCodeMock = (): ProblemCode => (faker.helpers.arrayElement(['bad_request','invalid_token','invalid_cursor','validation_failed','unauthenticated','invalid_credentials','email_not_verified','forbidden','csrf_failed','origin_not_allowed','not_found','method_not_allowed','conflict','duplicate','in_use','idempotency_mismatch','version_mismatch','payload_too_large','unsupported_media_type','too_many_requests','oauth_failed','not_implemented','upstream_failed','internal','unavailable'] as const))

export const getProblemFieldMock = (overrideResponse: Partial<ProblemField> = {}): ProblemField => ({path: faker.string.alpha({length: {min: 10, max: 300}}), message: faker.string.alpha({length: {min: 1, max: 300}}), ...overrideResponse})

export const getCatalogueKindMock = (): CatalogueKind => (faker.helpers.arrayElement(['gear','tools','armor','weapons','feats'] as const))

export const getCatalogueSkMock = (): CatalogueSk => (faker.helpers.fromRegExp("^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$"))

export const getCatalogueNameMock = (): CatalogueName => (faker.helpers.fromRegExp("^[^\\s\\u0000]([^\\u0000\\r\\n]*[^\\s\\u0000])?$"))

export const getCatalogueUseMock = (overrideResponse: Partial<CatalogueUse> = {}): CatalogueUse => ({kind: getCatalogueKindMock(), sk: getCatalogueSkMock(), name: getCatalogueNameMock(), ...overrideResponse})

export const getApiProblemMock = (overrideResponse: Partial<ApiProblem> = {}): ApiProblem => ({detail: faker.string.alpha({length: {min: 1, max: 1000}}), code: getProblemCodeMock(), fields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProblemFieldMock() })), usedBy: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getCatalogueUseMock() })), requestId: faker.string.alpha({length: {min: 1, max: 100}}), ...overrideResponse})

export const getAcceptedMock = (overrideResponse: Partial<Accepted> = {}): Accepted => ({message: faker.string.alpha({length: {min: 1, max: 500}}), ...overrideResponse})

export const getIdMock = (): Id => (faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"))

export const getCursorMock = (): Cursor => (faker.helpers.fromRegExp("^[A-Za-z0-9_.-]+$"))

export const getNextCursorMock = (): NextCursor => (faker.helpers.arrayElement([getCursorMock(),null,]))

export const getVersionMock = (): Version => (faker.number.int({min: 1, max: 2147483647}))

export const getTimestampMock = (): Timestamp => (faker.date.past().toISOString().slice(0, 19) + 'Z')

export const getOptionalTimestampMock = (): OptionalTimestamp => (faker.helpers.arrayElement([getTimestampMock(),null,]))

export const getSortByMetaMock = (): SortByMeta => (faker.helpers.arrayElement(['last_accessed_at','created_at','updated_at'] as const))

export const getEditionMock = (): Edition => (faker.helpers.arrayElement(['2024','2014','other'] as const))

export const getAbilityNameMock = (): AbilityName => (faker.helpers.arrayElement(['str','dex','con','int','wis','cha'] as const))

export const getEmailMock = (): Email => (faker.internet.email())

export const getPasswordMock = (): Password => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getPersonNameMock = (): PersonName => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))

export const getGroupMock = (): Group => (faker.helpers.arrayElement(['admin'] as const))

export const getSecretTokenMock = (): SecretToken => (faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"))

export const getCurrentUserMock = (overrideResponse: Partial<CurrentUser> = {}): CurrentUser => ({id: getIdMock(), name: getPersonNameMock(), email: getEmailMock(), groups: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (getGroupMock())), ...overrideResponse})

export const getRegisterRequestMock = (overrideResponse: Partial<RegisterRequest> = {}): RegisterRequest => ({name: getPersonNameMock(), email: getEmailMock(), password: getPasswordMock(), ...overrideResponse})

export const getSetupRequestMock = (overrideResponse: Partial<SetupRequest> = {}): SetupRequest => ({token: getSecretTokenMock(), name: getPersonNameMock(), email: getEmailMock(), password: getPasswordMock(), ...overrideResponse})

export const getVerifyEmailRequestMock = (overrideResponse: Partial<VerifyEmailRequest> = {}): VerifyEmailRequest => ({token: getSecretTokenMock(), ...overrideResponse})

export const getEmailRequestMock = (overrideResponse: Partial<EmailRequest> = {}): EmailRequest => ({email: getEmailMock(), ...overrideResponse})

export const getResetPasswordRequestMock = (overrideResponse: Partial<ResetPasswordRequest> = {}): ResetPasswordRequest => ({token: getSecretTokenMock(), password: getPasswordMock(), ...overrideResponse})

export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => ({email: getEmailMock(), password: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

export const getOauthTypeMock = (): OauthType => (faker.helpers.fromRegExp("^[a-z0-9-]+$"))

export const getOauthProviderMock = (overrideResponse: Partial<OauthProvider> = {}): OauthProvider => ({type: getOauthTypeMock(), name: faker.string.alpha({length: {min: 1, max: 80}}), ...overrideResponse})

export const getOauthProvidersMock = (overrideResponse: Partial<OauthProviders> = {}): OauthProviders => ({items: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getOauthProviderMock() })), ...overrideResponse})

export const getOauthStartRequestMock = (overrideResponse: Partial<OauthStartRequest> = {}): OauthStartRequest => ({type: getOauthTypeMock(), ...overrideResponse})

export const getOauthStartMock = (overrideResponse: Partial<OauthStart> = {}): OauthStart => ({authorizationUrl: faker.internet.url(), ...overrideResponse})

export const getOauthExchangeRequestMock = (overrideResponse: Partial<OauthExchangeRequest> = {}): OauthExchangeRequest => ({type: getOauthTypeMock(), code: faker.helpers.fromRegExp("^[^\\u0000]*$"), state: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

export const getCampaignTitleMock = (): CampaignTitle => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))

export const getCampaignSettingMock = (): CampaignSetting => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getCampaignStoryOverviewMock = (): CampaignStoryOverview => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getCampaignEditionMock = (): CampaignEdition => (faker.helpers.arrayElement(['2024','2014','other'] as const))

export const getCampaignStatusMock = (): CampaignStatus => (faker.helpers.arrayElement(['planning','active','paused','finished'] as const))

export const getCampaignWordMock = (): CampaignWord => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getCampaignStartingLevelMock = (): CampaignStartingLevel => (faker.number.int({min: 1, max: 20}))

export const getCampaignPartySizeMock = (): CampaignPartySize => (faker.number.int({min: 1, max: 12}))

export const getCampaignSafetyMock = (): CampaignSafety => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getCampaignDmNotesMock = (): CampaignDmNotes => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getCampaignRoleMock = (): CampaignRole => (faker.helpers.arrayElement(['owner','gm','player','viewer'] as const))

export const getOptionalImageUrlMock = (): OptionalImageUrl => (faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}),null,]))

export const getCampaignMetaMock = (overrideResponse: Partial<CampaignMeta> = {}): CampaignMeta => ({created_at: getTimestampMock(), updated_at: getTimestampMock(), last_accessed_at: getOptionalTimestampMock(), ...overrideResponse})

export const getCampaignSummaryMock = (overrideResponse: Partial<CampaignSummary> = {}): CampaignSummary => ({campaignId: getIdMock(), title: getCampaignTitleMock(), excerpt: faker.string.alpha({length: {min: 10, max: 300}}), coverImageW1024: getOptionalImageUrlMock(), coverImageW704: getOptionalImageUrlMock(), role: getCampaignRoleMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

export const getCampaignMock = (overrideResponse: Partial<Campaign> = {}): Campaign => ({campaignId: getIdMock(), title: getCampaignTitleMock(), setting: getCampaignSettingMock(), storyOverview: getCampaignStoryOverviewMock(), dmNotes: getCampaignDmNotesMock(), edition: getCampaignEditionMock(), status: getCampaignStatusMock(), genre: getCampaignWordMock(), tone: getCampaignWordMock(), startingLevel: getCampaignStartingLevelMock(), partySize: getCampaignPartySizeMock(), safetyLines: getCampaignSafetyMock(), safetyVeils: getCampaignSafetyMock(), coverImageW1024: getOptionalImageUrlMock(), coverImageW704: getOptionalImageUrlMock(), generateCover: faker.datatype.boolean(), role: getCampaignRoleMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

export const getCampaignPageMock = (overrideResponse: Partial<CampaignPage> = {}): CampaignPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getCampaignSummaryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getImageFileMock = (): ImageFile => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getCampaignCreateRequestMock = (overrideResponse: Partial<CampaignCreateRequest> = {}): CampaignCreateRequest => ({coverImageW1024: getImageFileMock(), coverImageW704: getImageFileMock(), title: getCampaignTitleMock(), setting: getCampaignSettingMock(), storyOverview: getCampaignStoryOverviewMock(), dmNotes: getCampaignDmNotesMock(), edition: getCampaignEditionMock(), status: getCampaignStatusMock(), genre: getCampaignWordMock(), tone: getCampaignWordMock(), startingLevel: getCampaignStartingLevelMock(), partySize: getCampaignPartySizeMock(), safetyLines: getCampaignSafetyMock(), safetyVeils: getCampaignSafetyMock(), generateCover: faker.datatype.boolean(), ...overrideResponse})

export const getCampaignUpdateRequestMock = (overrideResponse: Partial<CampaignUpdateRequest> = {}): CampaignUpdateRequest => ({coverImageW1024: getImageFileMock(), coverImageW704: getImageFileMock(), removeCover: faker.datatype.boolean(), title: getCampaignTitleMock(), setting: getCampaignSettingMock(), storyOverview: getCampaignStoryOverviewMock(), dmNotes: getCampaignDmNotesMock(), edition: getCampaignEditionMock(), status: getCampaignStatusMock(), genre: getCampaignWordMock(), tone: getCampaignWordMock(), startingLevel: getCampaignStartingLevelMock(), partySize: getCampaignPartySizeMock(), safetyLines: getCampaignSafetyMock(), safetyVeils: getCampaignSafetyMock(), generateCover: faker.datatype.boolean(), ...overrideResponse})

export const getCharacterNameMock = (): CharacterName => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))

export const getCharacterClassMock = (): CharacterClass => (faker.helpers.arrayElement(['barbarian','bard','cleric','druid','fighter','monk','paladin','ranger','rogue','sorcerer','warlock','wizard'] as const))

export const getCharacterSpeciesMock = (): CharacterSpecies => (faker.helpers.arrayElement(['dragonborn','dwarf','elf','gnome','goliath','halfling','human','orc','tiefling'] as const))

export const getCharacterBackgroundMock = (): CharacterBackground => (faker.helpers.arrayElement(['acolyte','criminal','sage','soldier'] as const))

export const getCharacterLevelMock = (): CharacterLevel => (faker.number.int({min: 1, max: 20}))

export const getAbilityMethodMock = (): AbilityMethod => (faker.helpers.arrayElement(['standard-array','point-buy','roll','manual'] as const))

export const getAbilityScoreMock = (): AbilityScore => (faker.number.int({min: 3, max: 20}))

export const getAbilityScoresMock = (overrideResponse: Partial<AbilityScores> = {}): AbilityScores => ({str: getAbilityScoreMock(), dex: getAbilityScoreMock(), con: getAbilityScoreMock(), int: getAbilityScoreMock(), wis: getAbilityScoreMock(), cha: getAbilityScoreMock(), ...overrideResponse})

export const getBackgroundIncreaseMock = (overrideResponse: Partial<BackgroundIncrease> = {}): BackgroundIncrease => ({ability: getAbilityNameMock(), amount: faker.number.int({min: 1, max: 2}), ...overrideResponse})

export const getBackgroundIncreasesMock = (): BackgroundIncreases => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getBackgroundIncreaseMock() })))

export const getSkillNameMock = (): SkillName => (faker.helpers.arrayElement(['acrobatics','animal-handling','arcana','athletics','deception','history','insight','intimidation','investigation','medicine','nature','perception','performance','persuasion','religion','sleight-of-hand','stealth','survival'] as const))

export const getSkillNamesMock = (): SkillNames => (Array.from({ length: faker.number.int({min: 1, max: 18}) }, (_, i) => i + 1).map(() => (getSkillNameMock())))

export const getEquipmentOptionMock = (): EquipmentOption => (faker.helpers.arrayElement(['kit','gold'] as const))

export const getCharacterConceptMock = (): CharacterConcept => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getCharacterInputMock = (overrideResponse: Partial<CharacterInput> = {}): CharacterInput => ({name: getCharacterNameMock(), class: getCharacterClassMock(), species: getCharacterSpeciesMock(), background: getCharacterBackgroundMock(), level: getCharacterLevelMock(), abilityMethod: getAbilityMethodMock(), abilities: { ...getAbilityScoresMock() }, increases: getBackgroundIncreasesMock(), skills: getSkillNamesMock(), equipment: getEquipmentOptionMock(), concept: getCharacterConceptMock(), ...overrideResponse})

export const getCharacterMock = (overrideResponse: Partial<Character> = {}): Character => ({characterId: getIdMock(), name: getCharacterNameMock(), class: getCharacterClassMock(), species: getCharacterSpeciesMock(), background: getCharacterBackgroundMock(), level: getCharacterLevelMock(), abilityMethod: getAbilityMethodMock(), abilities: { ...getAbilityScoresMock() }, increases: getBackgroundIncreasesMock(), skills: getSkillNamesMock(), equipment: getEquipmentOptionMock(), concept: getCharacterConceptMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

export const getCharacterPageMock = (overrideResponse: Partial<CharacterPage> = {}): CharacterPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getCharacterMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getOptionalSkMock = (): OptionalSk => (faker.helpers.arrayElement([getCatalogueSkMock(),null,]))

export const getCatalogueSourceMock = (): CatalogueSource => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getCatalogueDescriptionMock = (): CatalogueDescription => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getOptionalPersonNameMock = (): OptionalPersonName => (faker.helpers.arrayElement([getPersonNameMock(),null,]))

export const getCatalogueMetaMock = (overrideResponse: Partial<CatalogueMeta> = {}): CatalogueMeta => ({created_at: getTimestampMock(), created_by: getOptionalPersonNameMock(), updated_at: getTimestampMock(), updated_by: getOptionalPersonNameMock(), archived: faker.datatype.boolean(), ...overrideResponse})

export const getCoinMock = (): Coin => (faker.helpers.arrayElement(['cp','sp','ep','gp','pp'] as const))

export const getCostMock = (overrideResponse: Partial<Cost> = {}): Cost => ({amount: faker.number.int({min: 0, max: 1000000000}), unit: getCoinMock(), ...overrideResponse})

export const getOptionalCostMock = (): OptionalCost => (faker.helpers.arrayElement([{ ...getCostMock() },null,]))

export const getOptionalWeightMock = (): OptionalWeight => (faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]))

export const getQuantityMock = (): Quantity => (faker.number.int({min: 1, max: 1000000}))

export const getNotesMock = (): Notes => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getGearCategoryMock = (): GearCategory => (faker.helpers.arrayElement(['adventuring-gear','ammunition','equipment-pack','arcane-focus','druidic-focus','holy-symbol','mount','tack-and-harness','barding','vehicle-land','vehicle-water','vehicle-air','food-and-drink','other'] as const))

export const getPackContentMock = (overrideResponse: Partial<PackContent> = {}): PackContent => ({gearSk: getCatalogueSkMock(), quantity: faker.number.int({min: 1, max: 1000000}), ...overrideResponse})

export const getPackContentsMock = (): PackContents => (Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPackContentMock() })))

export const getCapacityValueMock = (overrideResponse: Partial<CapacityValue> = {}): CapacityValue => ({weightLb: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), null]), volumeCuFt: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), null]), ...overrideResponse})

export const getCapacityMock = (): Capacity => (faker.helpers.arrayElement([{ ...getCapacityValueMock() },null,]))

export const getOptionalSpeedFtMock = (): OptionalSpeedFt => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000}), null]))

export const getOptionalSpeedMphMock = (): OptionalSpeedMph => (faker.helpers.arrayElement([faker.number.float({min: 0, max: 10000, fractionDigits: 2}), null]))

export const getOptionalCountMock = (): OptionalCount => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000}), null]))

export const getOptionalTonsMock = (): OptionalTons => (faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), null]))

export const getOptionalArmorClassMock = (): OptionalArmorClass => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 50}), null]))

export const getOptionalHitPointsMock = (): OptionalHitPoints => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000}), null]))

export const getToolCategoryMock = (): ToolCategory => (faker.helpers.arrayElement(['artisans-tools','gaming-set','musical-instrument','other-tools'] as const))

export const getOptionalAbilityMock = (): OptionalAbility => (faker.helpers.arrayElement([getAbilityNameMock(),null,]))

export const getToolUtilizeMock = (overrideResponse: Partial<ToolUtilize> = {}): ToolUtilize => ({task: faker.helpers.fromRegExp("^[^\\u0000]*$"), dc: faker.number.int({min: 0, max: 50}), ...overrideResponse})

export const getToolUtilizeListMock = (): ToolUtilizeList => (Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getToolUtilizeMock() })))

export const getToolCraftsMock = (): ToolCrafts => (Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[^\\u0000]*$"))))

export const getArmorCategoryMock = (): ArmorCategory => (faker.helpers.arrayElement(['light','medium','heavy','shield'] as const))

export const getArmorClassBaseMock = (): ArmorClassBase => (faker.number.int({min: 0, max: 30}))

export const getArmorAddDexMock = (): ArmorAddDex => (faker.datatype.boolean())

export const getArmorMaxDexMock = (): ArmorMaxDex => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 10}), null]))

export const getOptionalAbilityScoreMock = (): OptionalAbilityScore => (faker.helpers.arrayElement([faker.number.int({min: 1, max: 30}), null]))

export const getStealthDisadvantageMock = (): StealthDisadvantage => (faker.datatype.boolean())

export const getDonDoffTimeMock = (): DonDoffTime => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getWeaponCategoryMock = (): WeaponCategory => (faker.helpers.arrayElement(['simple-melee','simple-ranged','martial-melee','martial-ranged'] as const))

export const getDamageTypeMock = (): DamageType => (faker.helpers.arrayElement(['acid','bludgeoning','cold','fire','force','lightning','necrotic','piercing','poison','psychic','radiant','slashing','thunder'] as const))

export const getDiceMock = (): Dice => (faker.helpers.fromRegExp("^[1-9][0-9]*(d(4|6|8|10|12))?$"))

export const getDamageMock = (overrideResponse: Partial<Damage> = {}): Damage => ({dice: getDiceMock(), type: getDamageTypeMock(), ...overrideResponse})

export const getOptionalDamageMock = (): OptionalDamage => (faker.helpers.arrayElement([{ ...getDamageMock() },null,]))

export const getOptionalDiceMock = (): OptionalDice => (faker.helpers.arrayElement([getDiceMock(),null,]))

export const getWeaponPropertyMock = (): WeaponProperty => (faker.helpers.arrayElement(['ammunition','finesse','heavy','light','loading','reach','thrown','two-handed','versatile','special'] as const))

export const getWeaponPropertiesMock = (): WeaponProperties => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getWeaponPropertyMock())))

export const getWeaponRangeMock = (overrideResponse: Partial<WeaponRange> = {}): WeaponRange => ({normal: faker.number.int({min: 1, max: 10000}), long: faker.number.int({min: 1, max: 10000}), ...overrideResponse})

export const getOptionalRangeMock = (): OptionalRange => (faker.helpers.arrayElement([{ ...getWeaponRangeMock() },null,]))

export const getWeaponMasteryMock = (): WeaponMastery => (faker.helpers.arrayElement(['cleave','graze','nick','push','sap','slow','topple','vex'] as const))

export const getOptionalMasteryMock = (): OptionalMastery => (faker.helpers.arrayElement([getWeaponMasteryMock(),null,]))

export const getFeatCategoryMock = (): FeatCategory => (faker.helpers.arrayElement(['origin','general','fighting-style','epic-boon'] as const))

export const getAbilityPrerequisiteMock = (overrideResponse: Partial<AbilityPrerequisite> = {}): AbilityPrerequisite => ({anyOf: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => (getAbilityNameMock())), min: faker.number.int({min: 1, max: 30}), ...overrideResponse})

export const getFeatPrerequisitesMock = (overrideResponse: Partial<FeatPrerequisites> = {}): FeatPrerequisites => ({minLevel: faker.helpers.arrayElement([faker.number.int({min: 1, max: 20}), null]), abilities: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({ ...getAbilityPrerequisiteMock() })), feature: faker.helpers.arrayElement([faker.helpers.fromRegExp("^[^\\u0000]*$"), null]), text: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

export const getFeatRepeatableMock = (): FeatRepeatable => (faker.datatype.boolean())

export const getAbilityIncreaseModeMock = (overrideResponse: Partial<AbilityIncreaseMode> = {}): AbilityIncreaseMode => ({choose: faker.number.int({min: 1, max: 6}), amount: faker.number.int({min: 1, max: 10}), ...overrideResponse})

export const getAbilityIncreaseMock = (overrideResponse: Partial<AbilityIncrease> = {}): AbilityIncrease => ({modes: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({ ...getAbilityIncreaseModeMock() })), from: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => (getAbilityNameMock())), max: faker.number.int({min: 1, max: 30}), ...overrideResponse})

export const getOptionalAbilityIncreaseMock = (): OptionalAbilityIncrease => (faker.helpers.arrayElement([{ ...getAbilityIncreaseMock() },null,]))

export const getFeatBenefitMock = (overrideResponse: Partial<FeatBenefit> = {}): FeatBenefit => ({name: faker.helpers.fromRegExp("^[^\\u0000]*$"), description: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

export const getFeatBenefitsMock = (): FeatBenefits => (Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getFeatBenefitMock() })))

export const getFeatEffectMock = (overrideResponse: Partial<FeatEffect> = {}): FeatEffect => ({target: faker.helpers.arrayElement(['ac','ranged-attack','melee-damage','initiative','hp-per-level','speed'] as const), bonus: faker.helpers.fromRegExp("^([+-]?[0-9]{1,3}|PB)$"), condition: faker.helpers.arrayElement([faker.helpers.arrayElement(['armored'] as const), null]), ...overrideResponse})

export const getFeatEffectsMock = (): FeatEffects => (Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getFeatEffectMock() })))

export const getPricedSortMock = (): PricedSort => (faker.helpers.arrayElement(['name','category','edition','source','cost','weight','updated_at'] as const))

export const getFeatSortMock = (): FeatSort => (faker.helpers.arrayElement(['name','category','edition','source','updated_at'] as const))

export const getCatalogueTotalMock = (): CatalogueTotal => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000000}), null]))

export const getCatalogueActionMock = (): CatalogueAction => (faker.helpers.arrayElement(['created','updated','deleted'] as const))

export const getBulkOnConflictMock = (): BulkOnConflict => (faker.helpers.arrayElement(['reject','skip','update'] as const))

export const getBulkDryRunMock = (): BulkDryRun => (faker.datatype.boolean())

export const getBulkIndexMock = (): BulkIndex => (faker.number.int({min: 0, max: 999}))

export const getBulkStatusMock = (): BulkStatus => (faker.helpers.arrayElement(['created','updated','unchanged','skipped','deleted','failed'] as const))

export const getBulkCountMock = (): BulkCount => (faker.number.int({min: 0, max: 1000}))

export const getBulkCountsMock = (overrideResponse: Partial<BulkCounts> = {}): BulkCounts => ({created: getBulkCountMock(), updated: getBulkCountMock(), unchanged: getBulkCountMock(), skipped: getBulkCountMock(), deleted: getBulkCountMock(), failed: getBulkCountMock(), ...overrideResponse})

export const getCatalogueBulkDeleteMock = (overrideResponse: Partial<CatalogueBulkDelete> = {}): CatalogueBulkDelete => ({action: faker.helpers.arrayElement(['delete'] as const), sk: getCatalogueSkMock(), version: getVersionMock(), ...overrideResponse})

export const getGearInputMock = (overrideResponse: Partial<GearInput> = {}): GearInput => ({gearSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getGearCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), quantity: getQuantityMock(), contents: getPackContentsMock(), storageSk: getOptionalSkMock(), capacity: getCapacityMock(), carryingCapacityLb: getOptionalWeightMock(), speedFt: getOptionalSpeedFtMock(), speedMph: getOptionalSpeedMphMock(), crew: getOptionalCountMock(), passengers: getOptionalCountMock(), cargoTons: getOptionalTonsMock(), ac: getOptionalArmorClassMock(), hp: getOptionalHitPointsMock(), damageThreshold: getOptionalHitPointsMock(), description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getGearMock = (overrideResponse: Partial<Gear> = {}): Gear => ({gearSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getGearCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), quantity: getQuantityMock(), contents: getPackContentsMock(), storageSk: getOptionalSkMock(), capacity: getCapacityMock(), carryingCapacityLb: getOptionalWeightMock(), speedFt: getOptionalSpeedFtMock(), speedMph: getOptionalSpeedMphMock(), crew: getOptionalCountMock(), passengers: getOptionalCountMock(), cargoTons: getOptionalTonsMock(), ac: getOptionalArmorClassMock(), hp: getOptionalHitPointsMock(), damageThreshold: getOptionalHitPointsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getGearPageMock = (overrideResponse: Partial<GearPage> = {}): GearPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getGearMock() })), nextCursor: getNextCursorMock(), total: getCatalogueTotalMock(), ...overrideResponse})

export const getGearHistoryEntryMock = (overrideResponse: Partial<GearHistoryEntry> = {}): GearHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getGearInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getGearInputMock() },null,]), ...overrideResponse})

export const getGearHistoryPageMock = (overrideResponse: Partial<GearHistoryPage> = {}): GearHistoryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getGearHistoryEntryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getGearBulkCreateMock = (overrideResponse: Partial<GearBulkCreate> = {}): GearBulkCreate => ({action: faker.helpers.arrayElement(['create'] as const), item: { ...getGearInputMock() }, ...overrideResponse})

export const getGearBulkUpdateMock = (overrideResponse: Partial<GearBulkUpdate> = {}): GearBulkUpdate => ({action: faker.helpers.arrayElement(['update'] as const), sk: getCatalogueSkMock(), version: getVersionMock(), item: { ...getGearInputMock() }, ...overrideResponse})

export const getGearBulkOperationMock = (): GearBulkOperation => (faker.helpers.arrayElement([{ ...getGearBulkCreateMock() },{ ...getGearBulkUpdateMock() },{ ...getCatalogueBulkDeleteMock() },]))

export const getGearBulkRequestMock = (overrideResponse: Partial<GearBulkRequest> = {}): GearBulkRequest => ({operations: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getGearBulkOperationMock() })), onConflict: getBulkOnConflictMock(), dryRun: getBulkDryRunMock(), ...overrideResponse})

export const getGearBulkResultMock = (overrideResponse: Partial<GearBulkResult> = {}): GearBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getGearMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

export const getGearBulkResponseMock = (overrideResponse: Partial<GearBulkResponse> = {}): GearBulkResponse => ({results: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getGearBulkResultMock() })), counts: { ...getBulkCountsMock() }, dryRun: faker.datatype.boolean(), ...overrideResponse})

export const getToolInputMock = (overrideResponse: Partial<ToolInput> = {}): ToolInput => ({toolSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getToolCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), ability: getOptionalAbilityMock(), utilize: getToolUtilizeListMock(), crafts: getToolCraftsMock(), description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getToolMock = (overrideResponse: Partial<Tool> = {}): Tool => ({toolSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getToolCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), ability: getOptionalAbilityMock(), utilize: getToolUtilizeListMock(), crafts: getToolCraftsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getToolPageMock = (overrideResponse: Partial<ToolPage> = {}): ToolPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getToolMock() })), nextCursor: getNextCursorMock(), total: getCatalogueTotalMock(), ...overrideResponse})

export const getToolHistoryEntryMock = (overrideResponse: Partial<ToolHistoryEntry> = {}): ToolHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getToolInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getToolInputMock() },null,]), ...overrideResponse})

export const getToolHistoryPageMock = (overrideResponse: Partial<ToolHistoryPage> = {}): ToolHistoryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getToolHistoryEntryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getToolBulkCreateMock = (overrideResponse: Partial<ToolBulkCreate> = {}): ToolBulkCreate => ({action: faker.helpers.arrayElement(['create'] as const), item: { ...getToolInputMock() }, ...overrideResponse})

export const getToolBulkUpdateMock = (overrideResponse: Partial<ToolBulkUpdate> = {}): ToolBulkUpdate => ({action: faker.helpers.arrayElement(['update'] as const), sk: getCatalogueSkMock(), version: getVersionMock(), item: { ...getToolInputMock() }, ...overrideResponse})

export const getToolBulkOperationMock = (): ToolBulkOperation => (faker.helpers.arrayElement([{ ...getToolBulkCreateMock() },{ ...getToolBulkUpdateMock() },{ ...getCatalogueBulkDeleteMock() },]))

export const getToolBulkRequestMock = (overrideResponse: Partial<ToolBulkRequest> = {}): ToolBulkRequest => ({operations: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getToolBulkOperationMock() })), onConflict: getBulkOnConflictMock(), dryRun: getBulkDryRunMock(), ...overrideResponse})

export const getToolBulkResultMock = (overrideResponse: Partial<ToolBulkResult> = {}): ToolBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getToolMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

export const getToolBulkResponseMock = (overrideResponse: Partial<ToolBulkResponse> = {}): ToolBulkResponse => ({results: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getToolBulkResultMock() })), counts: { ...getBulkCountsMock() }, dryRun: faker.datatype.boolean(), ...overrideResponse})

export const getArmorInputMock = (overrideResponse: Partial<ArmorInput> = {}): ArmorInput => ({armorSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getArmorCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), acBase: getArmorClassBaseMock(), acAddDex: getArmorAddDexMock(), acMaxDex: getArmorMaxDexMock(), strengthRequired: getOptionalAbilityScoreMock(), stealthDisadvantage: getStealthDisadvantageMock(), donTime: getDonDoffTimeMock(), doffTime: getDonDoffTimeMock(), description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getArmorMock = (overrideResponse: Partial<Armor> = {}): Armor => ({armorSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getArmorCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), acBase: getArmorClassBaseMock(), acAddDex: getArmorAddDexMock(), acMaxDex: getArmorMaxDexMock(), strengthRequired: getOptionalAbilityScoreMock(), stealthDisadvantage: getStealthDisadvantageMock(), donTime: getDonDoffTimeMock(), doffTime: getDonDoffTimeMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getArmorPageMock = (overrideResponse: Partial<ArmorPage> = {}): ArmorPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getArmorMock() })), nextCursor: getNextCursorMock(), total: getCatalogueTotalMock(), ...overrideResponse})

export const getArmorHistoryEntryMock = (overrideResponse: Partial<ArmorHistoryEntry> = {}): ArmorHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getArmorInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getArmorInputMock() },null,]), ...overrideResponse})

export const getArmorHistoryPageMock = (overrideResponse: Partial<ArmorHistoryPage> = {}): ArmorHistoryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getArmorHistoryEntryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getArmorBulkCreateMock = (overrideResponse: Partial<ArmorBulkCreate> = {}): ArmorBulkCreate => ({action: faker.helpers.arrayElement(['create'] as const), item: { ...getArmorInputMock() }, ...overrideResponse})

export const getArmorBulkUpdateMock = (overrideResponse: Partial<ArmorBulkUpdate> = {}): ArmorBulkUpdate => ({action: faker.helpers.arrayElement(['update'] as const), sk: getCatalogueSkMock(), version: getVersionMock(), item: { ...getArmorInputMock() }, ...overrideResponse})

export const getArmorBulkOperationMock = (): ArmorBulkOperation => (faker.helpers.arrayElement([{ ...getArmorBulkCreateMock() },{ ...getArmorBulkUpdateMock() },{ ...getCatalogueBulkDeleteMock() },]))

export const getArmorBulkRequestMock = (overrideResponse: Partial<ArmorBulkRequest> = {}): ArmorBulkRequest => ({operations: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getArmorBulkOperationMock() })), onConflict: getBulkOnConflictMock(), dryRun: getBulkDryRunMock(), ...overrideResponse})

export const getArmorBulkResultMock = (overrideResponse: Partial<ArmorBulkResult> = {}): ArmorBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getArmorMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

export const getArmorBulkResponseMock = (overrideResponse: Partial<ArmorBulkResponse> = {}): ArmorBulkResponse => ({results: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getArmorBulkResultMock() })), counts: { ...getBulkCountsMock() }, dryRun: faker.datatype.boolean(), ...overrideResponse})

export const getWeaponInputMock = (overrideResponse: Partial<WeaponInput> = {}): WeaponInput => ({weaponSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getWeaponCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), damage: getOptionalDamageMock(), versatileDamage: getOptionalDiceMock(), properties: getWeaponPropertiesMock(), range: getOptionalRangeMock(), ammunitionSk: getOptionalSkMock(), mastery: getOptionalMasteryMock(), notes: getNotesMock(), description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getWeaponMock = (overrideResponse: Partial<Weapon> = {}): Weapon => ({weaponSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getWeaponCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), damage: getOptionalDamageMock(), versatileDamage: getOptionalDiceMock(), properties: getWeaponPropertiesMock(), range: getOptionalRangeMock(), ammunitionSk: getOptionalSkMock(), mastery: getOptionalMasteryMock(), notes: getNotesMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getWeaponPageMock = (overrideResponse: Partial<WeaponPage> = {}): WeaponPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getWeaponMock() })), nextCursor: getNextCursorMock(), total: getCatalogueTotalMock(), ...overrideResponse})

export const getWeaponHistoryEntryMock = (overrideResponse: Partial<WeaponHistoryEntry> = {}): WeaponHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getWeaponInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getWeaponInputMock() },null,]), ...overrideResponse})

export const getWeaponHistoryPageMock = (overrideResponse: Partial<WeaponHistoryPage> = {}): WeaponHistoryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getWeaponHistoryEntryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getWeaponBulkCreateMock = (overrideResponse: Partial<WeaponBulkCreate> = {}): WeaponBulkCreate => ({action: faker.helpers.arrayElement(['create'] as const), item: { ...getWeaponInputMock() }, ...overrideResponse})

export const getWeaponBulkUpdateMock = (overrideResponse: Partial<WeaponBulkUpdate> = {}): WeaponBulkUpdate => ({action: faker.helpers.arrayElement(['update'] as const), sk: getCatalogueSkMock(), version: getVersionMock(), item: { ...getWeaponInputMock() }, ...overrideResponse})

export const getWeaponBulkOperationMock = (): WeaponBulkOperation => (faker.helpers.arrayElement([{ ...getWeaponBulkCreateMock() },{ ...getWeaponBulkUpdateMock() },{ ...getCatalogueBulkDeleteMock() },]))

export const getWeaponBulkRequestMock = (overrideResponse: Partial<WeaponBulkRequest> = {}): WeaponBulkRequest => ({operations: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getWeaponBulkOperationMock() })), onConflict: getBulkOnConflictMock(), dryRun: getBulkDryRunMock(), ...overrideResponse})

export const getWeaponBulkResultMock = (overrideResponse: Partial<WeaponBulkResult> = {}): WeaponBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getWeaponMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

export const getWeaponBulkResponseMock = (overrideResponse: Partial<WeaponBulkResponse> = {}): WeaponBulkResponse => ({results: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getWeaponBulkResultMock() })), counts: { ...getBulkCountsMock() }, dryRun: faker.datatype.boolean(), ...overrideResponse})

export const getFeatInputMock = (overrideResponse: Partial<FeatInput> = {}): FeatInput => ({featSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getFeatCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), prerequisites: { ...getFeatPrerequisitesMock() }, repeatable: getFeatRepeatableMock(), repeatNote: getNotesMock(), abilityIncrease: getOptionalAbilityIncreaseMock(), benefits: getFeatBenefitsMock(), effects: getFeatEffectsMock(), description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getFeatMock = (overrideResponse: Partial<Feat> = {}): Feat => ({featSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getFeatCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), prerequisites: { ...getFeatPrerequisitesMock() }, repeatable: getFeatRepeatableMock(), repeatNote: getNotesMock(), abilityIncrease: getOptionalAbilityIncreaseMock(), benefits: getFeatBenefitsMock(), effects: getFeatEffectsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getFeatPageMock = (overrideResponse: Partial<FeatPage> = {}): FeatPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getFeatMock() })), nextCursor: getNextCursorMock(), total: getCatalogueTotalMock(), ...overrideResponse})

export const getFeatHistoryEntryMock = (overrideResponse: Partial<FeatHistoryEntry> = {}): FeatHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getFeatInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getFeatInputMock() },null,]), ...overrideResponse})

export const getFeatHistoryPageMock = (overrideResponse: Partial<FeatHistoryPage> = {}): FeatHistoryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getFeatHistoryEntryMock() })), nextCursor: getNextCursorMock(), ...overrideResponse})

export const getFeatBulkCreateMock = (overrideResponse: Partial<FeatBulkCreate> = {}): FeatBulkCreate => ({action: faker.helpers.arrayElement(['create'] as const), item: { ...getFeatInputMock() }, ...overrideResponse})

export const getFeatBulkUpdateMock = (overrideResponse: Partial<FeatBulkUpdate> = {}): FeatBulkUpdate => ({action: faker.helpers.arrayElement(['update'] as const), sk: getCatalogueSkMock(), version: getVersionMock(), item: { ...getFeatInputMock() }, ...overrideResponse})

export const getFeatBulkOperationMock = (): FeatBulkOperation => (faker.helpers.arrayElement([{ ...getFeatBulkCreateMock() },{ ...getFeatBulkUpdateMock() },{ ...getCatalogueBulkDeleteMock() },]))

export const getFeatBulkRequestMock = (overrideResponse: Partial<FeatBulkRequest> = {}): FeatBulkRequest => ({operations: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getFeatBulkOperationMock() })), onConflict: getBulkOnConflictMock(), dryRun: getBulkDryRunMock(), ...overrideResponse})

export const getFeatBulkResultMock = (overrideResponse: Partial<FeatBulkResult> = {}): FeatBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getFeatMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

export const getFeatBulkResponseMock = (overrideResponse: Partial<FeatBulkResponse> = {}): FeatBulkResponse => ({results: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getFeatBulkResultMock() })), counts: { ...getBulkCountsMock() }, dryRun: faker.datatype.boolean(), ...overrideResponse})

export const getGenerationKindMock = (): GenerationKind => (faker.helpers.arrayElement(['setting','adventure','quest','character','cover'] as const))

export const getDraftTitleMock = (): DraftTitle => (faker.string.alpha({length: {min: 1, max: 120}}))

export const getDraftLineMock = (): DraftLine => (faker.string.alpha({length: {min: 1, max: 300}}))

export const getDraftTextMock = (): DraftText => (faker.string.alpha({length: {min: 1, max: 2000}}))

export const getDraftLinesMock = (): DraftLines => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getDraftLineMock())))

export const getGenerationRequestMock = (overrideResponse: Partial<GenerationRequest> = {}): GenerationRequest => ({kind: getGenerationKindMock(), campaignId: getIdMock(), idea: faker.helpers.fromRegExp("^[^\\u0000]*$"), genre: faker.helpers.fromRegExp("^[^\\u0000]*$"), tone: faker.helpers.fromRegExp("^[^\\u0000]*$"), level: faker.number.int({min: 1, max: 20}), length: faker.helpers.arrayElement(['short','standard','epic'] as const), seed: faker.number.int({min: 0, max: 2147483647}), ...overrideResponse})

export const getSettingDraftMock = (overrideResponse: Partial<SettingDraft> = {}): SettingDraft => ({kind: faker.helpers.arrayElement(['setting'] as const), title: getDraftTitleMock(), pitch: getDraftLineMock(), truths: getDraftLinesMock(), regions: getDraftLinesMock(), factions: getDraftLinesMock(), conflicts: getDraftLinesMock(), startingLocation: getDraftLineMock(), secrets: getDraftLinesMock(), ...overrideResponse})

export const getAdventureActMock = (overrideResponse: Partial<AdventureAct> = {}): AdventureAct => ({title: getDraftTitleMock(), goal: getDraftLineMock(), scenes: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => (getDraftTextMock())), ...overrideResponse})

export const getAdventureDraftMock = (overrideResponse: Partial<AdventureDraft> = {}): AdventureDraft => ({kind: faker.helpers.arrayElement(['adventure'] as const), title: getDraftTitleMock(), hook: getDraftLineMock(), synopsis: getDraftTextMock(), acts: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({ ...getAdventureActMock() })), rewards: getDraftLinesMock(), secrets: getDraftLinesMock(), ...overrideResponse})

export const getQuestDraftMock = (overrideResponse: Partial<QuestDraft> = {}): QuestDraft => ({kind: faker.helpers.arrayElement(['quest'] as const), title: getDraftTitleMock(), giver: getDraftLineMock(), objective: getDraftLineMock(), hook: getDraftLineMock(), steps: getDraftLinesMock(), reward: getDraftLineMock(), complication: getDraftLineMock(), ...overrideResponse})

export const getCharacterDraftMock = (overrideResponse: Partial<CharacterDraft> = {}): CharacterDraft => ({kind: faker.helpers.arrayElement(['character'] as const), character: { ...getCharacterInputMock() }, personality: getDraftLineMock(), ideal: getDraftLineMock(), bond: getDraftLineMock(), flaw: getDraftLineMock(), appearance: getDraftLineMock(), backstory: getDraftTextMock(), ...overrideResponse})

export const getCoverDraftMock = (overrideResponse: Partial<CoverDraft> = {}): CoverDraft => ({kind: faker.helpers.arrayElement(['cover'] as const), coverImageW1024: faker.string.alpha({length: {min: 10, max: 500}}), coverImageW704: faker.string.alpha({length: {min: 10, max: 500}}), alt: getDraftLineMock(), ...overrideResponse})

export const getGenerationDraftMock = (): GenerationDraft => (faker.helpers.arrayElement([{ ...getSettingDraftMock() },{ ...getAdventureDraftMock() },{ ...getQuestDraftMock() },{ ...getCharacterDraftMock() },{ ...getCoverDraftMock() },]))

export const getSocketPingMock = (overrideResponse: Partial<SocketPing> = {}): SocketPing => ({message: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

export const getSocketPongMock = (overrideResponse: Partial<SocketPong> = {}): SocketPong => ({message: faker.string.alpha({length: {min: 10, max: 200}}), ...overrideResponse})

export const getCatalogueChangeMock = (overrideResponse: Partial<CatalogueChange> = {}): CatalogueChange => ({sk: getCatalogueSkMock(), version: faker.helpers.arrayElement([getVersionMock(),null,]), ...overrideResponse})

export const getCatalogueChangedMock = (overrideResponse: Partial<CatalogueChanged> = {}): CatalogueChanged => ({kind: getCatalogueKindMock(), by: getOptionalPersonNameMock(), changes: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getCatalogueChangeMock() })), ...overrideResponse})