/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { faker } from '@faker-js/faker/locale/en';
import type { AbilityIncrease, AbilityIncreaseMode, AbilityMethod, AbilityName, AbilityPrerequisite, AbilityScore, AbilityScores, Account, AccountEvent, AccountIdentity, AccountSession, AlternateCastingTime, ApiProblem, Armor, ArmorAddDex, ArmorBulkResult, ArmorCategory, ArmorClassBase, ArmorHistoryEntry, ArmorInput, ArmorMaxDex, BackgroundIncrease, BackgroundIncreases, Base64Url, BulkCount, BulkCounts, BulkIndex, BulkStatus, CampaignCharacter, CampaignDmNotes, CampaignDraftAuthors, CampaignEdition, CampaignMeta, CampaignPartySize, CampaignRole, CampaignSafety, CampaignSetting, CampaignStartingLevel, CampaignStatus, CampaignStoryOverview, CampaignSuccessor, CampaignSummary, CampaignTitle, CampaignWord, Capacity, CapacityValue, CastingUnit, CatalogueAction, CatalogueDescription, CatalogueKind, CatalogueMeta, CatalogueName, CatalogueSk, CatalogueSource, CatalogueTotal, CatalogueUse, Character, CharacterBackground, CharacterChoices, CharacterClass, CharacterConcept, CharacterFeat, CharacterFeats, CharacterFileAuthors, CharacterFilePlay, CharacterInput, CharacterItem, CharacterItemList, CharacterItems, CharacterLevel, CharacterLinkCode, CharacterName, CharacterOverride, CharacterOverrides, CharacterPlayState, CharacterReaders, CharacterRoll, CharacterSize, CharacterSpecies, CharacterSpell, CharacterSpells, CharacterStoryAuthors, CharacterSummary, CharacterText, CharacterWords, ChosenSubclass, ChosenSubclasses, ClassLevel, Coin, CoinCount, CoinPurse, Concentration, ConditionName, ConfiguredModel, Cost, Cursor, Damage, DamageType, DeathSaveCount, Dice, DonDoffTime, DraftAuthor, DraftGenerationId, Edition, Email, EntryAuthor, EntryAuthorReads, EntryCount, EntryDetails, EntryHit, EntryLink, EntryMeta, EntryReaderIds, EntryReference, EntrySummary, EntrySummaryDetails, EntrySummarySteps, EntryTag, EntryTags, EntryText, EntryTitle, EntryType, EntryVersionField, EntryVersionSummary, EntryVisibility, EquipmentOption, ExhaustionLevel, ExperiencePoints, ExportedEntry, Factors, Feat, FeatBenefit, FeatBenefits, FeatBulkResult, FeatCategory, FeatEffect, FeatEffects, FeatHistoryEntry, FeatInput, FeatPrerequisites, FeatRepeatable, FeatureSlug, FoundCampaign, FoundCharacter, FoundEntry, FoundItem, Gear, GearBulkResult, GearCategory, GearHistoryEntry, GearInput, GeneratedCampaign, GeneratedCharacter, GeneratedCover, GeneratedEntry, GeneratedPortrait, Generation, GenerationDraft, GenerationKind, GenerationSection, GenerationSectionId, GenerationSettings, GenerationStatus, GivenCampaignRole, Group, HitDiceBySize, Id, ImportKey, Invitation, InvitationCode, InvitationMaxUses, ItemArmor, ItemWeapon, LevelAdvancement, ListedArmorClass, ListedHitPoints, LostHitPoints, Member, ModelBaseUrl, ModelFailureRow, ModelName, ModelPart, ModelPrice, ModelProvider, ModelUseRow, ModelUser, NextCursor, Notes, OauthProvider, OauthType, OptionalAbility, OptionalAbilityIncrease, OptionalAbilityScore, OptionalArmorClass, OptionalConfiguredModel, OptionalCost, OptionalCount, OptionalDamage, OptionalDice, OptionalEntrySummary, OptionalEntrySummarySteps, OptionalHitPoints, OptionalId, OptionalImageUrl, OptionalMastery, OptionalNetwork, OptionalPersonName, OptionalPicture, OptionalRange, OptionalSecurityPerson, OptionalSk, OptionalSpeedFt, OptionalSpeedMph, OptionalSpellArea, OptionalSpellAttack, OptionalSpellHealing, OptionalSpellSave, OptionalTimestamp, OptionalTons, OptionalTotpFactor, OptionalWeight, OtherClass, OtherClasses, OverrideTarget, OwnedCampaign, PackContent, PackContents, PartySize, Passkey, PasskeyDescriptor, PasskeyName, PasskeyTimeout, PasskeyTransports, PasskeyUserVerification, Person, PersonGroups, PersonLife, PersonName, PersonSession, PersonState, Picture, ProblemCode, ProblemField, Quantity, QuestCoins, QuestRewardItem, QuestStatus, QuestStep, RecoveryCode, RollDie, RollMode, ScoreIncrease, SecondFactorName, SecurityEvent, SecurityEventName, SecurityPerson, SessionDate, SessionNumber, SharedText, SkillName, SkillNames, SpeciesOption, Spell, SpellAmount, SpellArea, SpellBulkResult, SpellCastingTime, SpellCategory, SpellClasses, SpellComponents, SpellDamage, SpellDamageList, SpellDistance, SpellDuration, SpellDurationWord, SpellFacts, SpellHealing, SpellHigherLevels, SpellHistoryEntry, SpellIncrease, SpellInput, SpellMaterial, SpellMaterialCost, SpellPanels, SpellQuantity, SpellRange, SpellReach, SpellSave, SpellSchool, SpellStep, SpellStepValue, SpellStepWord, SpellTime, SpellUnit, SpentFeature, SpentFeatures, SpentResources, SpentUses, StealthDisadvantage, StoryCharacterId, StoryDifficulty, StoryEntryId, StoryIdea, StoryLength, StoryLevel, StorySafety, StorySeed, StoryTitle, Timestamp, Tool, ToolBulkResult, ToolCategory, ToolCrafts, ToolHistoryEntry, ToolInput, ToolUtilize, ToolUtilizeList, TotpFactor, UnsentMail, Version, Weapon, WeaponBulkResult, WeaponCategory, WeaponHistoryEntry, WeaponInput, WeaponMasteries, WeaponMastery, WeaponProperties, WeaponProperty, WeaponRange, WrittenText, WrittenTexts } from './index.ts';

const getProblemCodeMock = (): ProblemCode => (faker.helpers.arrayElement(['bad_request','invalid_token','invalid_cursor','validation_failed','unauthenticated','invalid_credentials','email_not_verified','forbidden','csrf_failed','origin_not_allowed','confirmation_required','not_found','method_not_allowed','conflict','duplicate','in_use','idempotency_mismatch','quota_exceeded','version_mismatch','payload_too_large','unsupported_media_type','too_many_requests','oauth_failed','not_implemented','upstream_failed','internal','unavailable','storage_full'] as const))

const getProblemFieldMock = (overrideResponse: Partial<ProblemField> = {}): ProblemField => ({path: faker.string.alpha({length: {min: 10, max: 300}}), message: faker.string.alpha({length: {min: 1, max: 300}}), ...overrideResponse})

const getCatalogueKindMock = (): CatalogueKind => (faker.helpers.arrayElement(['gear','tools','armor','weapons','feats','spells'] as const))

export const getCatalogueSkMock = (): CatalogueSk => (faker.helpers.fromRegExp("^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$"))

export const getCatalogueNameMock = (): CatalogueName => (faker.helpers.fromRegExp("^[^\\s\\u0000]([^\\u0000\\r\\n]*[^\\s\\u0000])?$"))

export const getEditionMock = (): Edition => (faker.helpers.arrayElement(['2024','2014','other'] as const))

const getCatalogueUseMock = (overrideResponse: Partial<CatalogueUse> = {}): CatalogueUse => ({kind: getCatalogueKindMock(), sk: getCatalogueSkMock(), name: getCatalogueNameMock(), edition: getEditionMock(), ...overrideResponse})

const getApiProblemMock = (overrideResponse: Partial<ApiProblem> = {}): ApiProblem => ({detail: faker.string.alpha({length: {min: 1, max: 1000}}), code: getProblemCodeMock(), fields: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProblemFieldMock() })), usedBy: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCatalogueUseMock() })), requestId: faker.string.alpha({length: {min: 1, max: 100}}), ...overrideResponse})

export const getIdMock = (): Id => (faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"))

const getCursorMock = (): Cursor => (faker.helpers.fromRegExp("^[A-Za-z0-9_.-]+$"))

export const getNextCursorMock = (): NextCursor => (faker.helpers.arrayElement([getCursorMock(),null,]))

export const getVersionMock = (): Version => (faker.number.int({min: 1, max: 2147483647}))

export const getTimestampMock = (): Timestamp => (faker.date.past().toISOString().slice(0, 19) + 'Z')

export const getOptionalTimestampMock = (): OptionalTimestamp => (faker.helpers.arrayElement([getTimestampMock(),null,]))

const getAbilityNameMock = (): AbilityName => (faker.helpers.arrayElement(['str','dex','con','int','wis','cha'] as const))

export const getEmailMock = (): Email => (faker.internet.email())

export const getPersonNameMock = (): PersonName => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))

export const getGroupMock = (): Group => (faker.helpers.arrayElement(['admin'] as const))

const getOauthTypeMock = (): OauthType => (faker.helpers.fromRegExp("^[a-z0-9-]+$"))

export const getAccountIdentityMock = (overrideResponse: Partial<AccountIdentity> = {}): AccountIdentity => ({identityId: getIdMock(), type: faker.helpers.arrayElement([getOauthTypeMock(),null,]), name: faker.string.alpha({length: {min: 1, max: 300}}), linkedAt: getTimestampMock(), ...overrideResponse})

export const getAccountMock = (overrideResponse: Partial<Account> = {}): Account => ({name: getPersonNameMock(), email: getEmailMock(), hasPassword: faker.datatype.boolean(), pendingEmail: faker.helpers.arrayElement([getEmailMock(),null,]), identities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountIdentityMock() })), createdAt: getTimestampMock(), closesAt: getOptionalTimestampMock(), ...overrideResponse})

export const getAccountSessionMock = (overrideResponse: Partial<AccountSession> = {}): AccountSession => ({sessionId: getIdMock(), device: faker.string.alpha({length: {min: 1, max: 80}}), startedAt: getTimestampMock(), lastUsedAt: getTimestampMock(), isCurrent: faker.datatype.boolean(), ...overrideResponse})

export const getCampaignTitleMock = (): CampaignTitle => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))

const getCampaignSuccessorMock = (overrideResponse: Partial<CampaignSuccessor> = {}): CampaignSuccessor => ({userId: getIdMock(), name: getPersonNameMock(), ...overrideResponse})

export const getOwnedCampaignMock = (overrideResponse: Partial<OwnedCampaign> = {}): OwnedCampaign => ({campaignId: getIdMock(), title: getCampaignTitleMock(), memberCount: faker.number.int({min: 1, max: 1000}), gameMasters: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCampaignSuccessorMock() })), ...overrideResponse})

const getOptionalNetworkMock = (): OptionalNetwork => (faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), null]))

export const getAccountEventMock = (overrideResponse: Partial<AccountEvent> = {}): AccountEvent => ({at: getTimestampMock(), action: faker.string.alpha({length: {min: 1, max: 80}}), network: getOptionalNetworkMock(), ...overrideResponse})

export const getSecondFactorNameMock = (): SecondFactorName => (faker.helpers.arrayElement(['totp','passkey','recoveryCode'] as const))

export const getBase64UrlMock = (): Base64Url => (faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"))

const getPasskeyTransportsMock = (): PasskeyTransports => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[a-z-]+$"))))

export const getPasskeyDescriptorMock = (overrideResponse: Partial<PasskeyDescriptor> = {}): PasskeyDescriptor => ({id: getBase64UrlMock(), type: faker.helpers.arrayElement(['public-key'] as const), transports: getPasskeyTransportsMock(), ...overrideResponse})

export const getPasskeyUserVerificationMock = (): PasskeyUserVerification => (faker.helpers.arrayElement(['required','preferred'] as const))

export const getPasskeyTimeoutMock = (): PasskeyTimeout => (faker.number.int({min: 1, max: 3600000}))

export const getPasskeyNameMock = (): PasskeyName => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))

export const getPasskeyMock = (overrideResponse: Partial<Passkey> = {}): Passkey => ({passkeyId: getIdMock(), name: getPasskeyNameMock(), synced: faker.datatype.boolean(), signsInAlone: faker.datatype.boolean(), createdAt: getTimestampMock(), lastUsedAt: getOptionalTimestampMock(), ...overrideResponse})

const getTotpFactorMock = (overrideResponse: Partial<TotpFactor> = {}): TotpFactor => ({createdAt: getTimestampMock(), lastUsedAt: getOptionalTimestampMock(), ...overrideResponse})

export const getOptionalTotpFactorMock = (): OptionalTotpFactor => (faker.helpers.arrayElement([{ ...getTotpFactorMock() },null,]))

export const getRecoveryCodeMock = (): RecoveryCode => (faker.helpers.fromRegExp("^[0-9a-z]{5}-[0-9a-z]{5}-[0-9a-z]{5}$"))

export const getFactorsMock = (overrideResponse: Partial<Factors> = {}): Factors => ({totp: getOptionalTotpFactorMock(), passkeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPasskeyMock() })), recoveryCodesLeft: faker.number.int({min: 0, max: 10}), recoveryCodesUnseen: faker.datatype.boolean(), ...overrideResponse})

export const getOauthProviderMock = (overrideResponse: Partial<OauthProvider> = {}): OauthProvider => ({type: getOauthTypeMock(), name: faker.string.alpha({length: {min: 1, max: 80}}), ...overrideResponse})

export const getPersonGroupsMock = (): PersonGroups => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getGroupMock())))

export const getPersonStateMock = (): PersonState => (faker.helpers.arrayElement(['active','closing','unverified','disabled'] as const))

export const getPersonMock = (overrideResponse: Partial<Person> = {}): Person => ({userId: getIdMock(), name: getPersonNameMock(), email: getEmailMock(), groups: getPersonGroupsMock(), state: getPersonStateMock(), createdAt: getTimestampMock(), verifiedAt: getOptionalTimestampMock(), disabledAt: getOptionalTimestampMock(), closesAt: getOptionalTimestampMock(), lastSeenAt: getOptionalTimestampMock(), sessions: faker.number.int({min: 0, max: 1000}), hasSecondFactors: faker.datatype.boolean(), isSelf: faker.datatype.boolean(), ...overrideResponse})

export const getPersonSessionMock = (overrideResponse: Partial<PersonSession> = {}): PersonSession => ({startedAt: getTimestampMock(), lastSeenAt: getTimestampMock(), device: faker.string.alpha({length: {min: 1, max: 80}}), network: getOptionalNetworkMock(), ...overrideResponse})

const getSecurityEventNameMock = (): SecurityEventName => (faker.helpers.fromRegExp("^[a-z-]+[.][a-z-]+$"))

const getSecurityPersonMock = (overrideResponse: Partial<SecurityPerson> = {}): SecurityPerson => ({userId: getIdMock(), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), ...overrideResponse})

const getOptionalSecurityPersonMock = (): OptionalSecurityPerson => (faker.helpers.arrayElement([{ ...getSecurityPersonMock() },null,]))

export const getSecurityEventMock = (overrideResponse: Partial<SecurityEvent> = {}): SecurityEvent => ({eventId: getIdMock(), at: getTimestampMock(), event: getSecurityEventNameMock(), person: getOptionalSecurityPersonMock(), by: getOptionalSecurityPersonMock(), byOperator: faker.datatype.boolean(), detail: faker.string.alpha({length: {min: 10, max: 300}}), network: getOptionalNetworkMock(), ...overrideResponse})

export const getUnsentMailMock = (overrideResponse: Partial<UnsentMail> = {}): UnsentMail => ({mailId: getIdMock(), kind: faker.helpers.fromRegExp("^[a-z-]+$"), to: faker.string.alpha({length: {min: 10, max: 254}}), state: faker.helpers.arrayElement(['waiting','failed'] as const), attempts: faker.number.int({min: 0, max: 1000}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), createdAt: getTimestampMock(), nextAttemptAt: getOptionalTimestampMock(), ...overrideResponse})

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

export const getCampaignSummaryMock = (overrideResponse: Partial<CampaignSummary> = {}): CampaignSummary => ({campaignId: getIdMock(), title: getCampaignTitleMock(), excerpt: faker.string.alpha({length: {min: 10, max: 300}}), lastSession: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10),null,]), coverImageW1024: getOptionalImageUrlMock(), coverImageW704: getOptionalImageUrlMock(), role: getCampaignRoleMock(), deletedAt: getOptionalTimestampMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

export const getDraftAuthorMock = (): DraftAuthor => (faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 120}}),null,]))

export const getCampaignDraftAuthorsMock = (overrideResponse: Partial<CampaignDraftAuthors> = {}): CampaignDraftAuthors => ({setting: getDraftAuthorMock(), storyOverview: getDraftAuthorMock(), dmNotes: getDraftAuthorMock(), ...overrideResponse})

export const getEntryTypeMock = (): EntryType => (faker.helpers.arrayElement(['session','quest','person','place','faction','item','note','handout'] as const))

export const getEntryCountMock = (overrideResponse: Partial<EntryCount> = {}): EntryCount => ({type: getEntryTypeMock(), count: faker.number.int({min: 0, max: 10000}), ...overrideResponse})

export const getEntryTitleMock = (): EntryTitle => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))

const getPictureMock = (overrideResponse: Partial<Picture> = {}): Picture => ({pictureId: getIdMock(), url: faker.string.alpha({length: {min: 10, max: 500}}), width: faker.number.int({min: 1, max: 2048}), height: faker.number.int({min: 1, max: 2048}), ...overrideResponse})

export const getOptionalPictureMock = (): OptionalPicture => (faker.helpers.arrayElement([{ ...getPictureMock() },null,]))

const getEntryTagMock = (): EntryTag => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))

export const getEntryTagsMock = (): EntryTags => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEntryTagMock())))

export const getOptionalIdMock = (): OptionalId => (faker.helpers.arrayElement([faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"), null]))

export const getEntryVisibilityMock = (): EntryVisibility => (faker.helpers.arrayElement(['gm','everyone','chosen'] as const))

const getSessionNumberMock = (): SessionNumber => (faker.number.int({min: 0, max: 100000}))

const getSessionDateMock = (): SessionDate => (faker.date.past().toISOString().slice(0, 10))

const getQuestStatusMock = (): QuestStatus => (faker.helpers.arrayElement(['not-started','ongoing','completed','abandoned'] as const))

const getPersonLifeMock = (): PersonLife => (faker.helpers.arrayElement(['alive','dead','missing','unknown'] as const))

const getEntrySummaryDetailsMock = (overrideResponse: Partial<EntrySummaryDetails> = {}): EntrySummaryDetails => ({number: getSessionNumberMock(), date: getSessionDateMock(), attendees: faker.number.int({min: 0, max: 250}), questStatus: getQuestStatusMock(), giver: faker.string.alpha({length: {min: 10, max: 120}}), role: faker.string.alpha({length: {min: 10, max: 120}}), disposition: faker.string.alpha({length: {min: 10, max: 60}}), life: getPersonLifeMock(), placeKind: faker.string.alpha({length: {min: 10, max: 60}}), goal: faker.string.alpha({length: {min: 10, max: 300}}), rarity: faker.string.alpha({length: {min: 10, max: 60}}), holder: faker.string.alpha({length: {min: 10, max: 120}}), ...overrideResponse})

const getEntrySummaryStepsMock = (overrideResponse: Partial<EntrySummarySteps> = {}): EntrySummarySteps => ({done: faker.number.int({min: 0, max: 50}), total: faker.number.int({min: 1, max: 50}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), ...overrideResponse})

const getOptionalEntrySummaryStepsMock = (): OptionalEntrySummarySteps => (faker.helpers.arrayElement([{ ...getEntrySummaryStepsMock() },null,]))

export const getEntryAuthorMock = (): EntryAuthor => (faker.helpers.arrayElement([getPersonNameMock(),null,]))

export const getEntryAuthorReadsMock = (): EntryAuthorReads => (faker.datatype.boolean())

export const getEntryMetaMock = (overrideResponse: Partial<EntryMeta> = {}): EntryMeta => ({created_at: getTimestampMock(), updated_at: getTimestampMock(), deleted_at: getOptionalTimestampMock(), ...overrideResponse})

export const getEntrySummaryMock = (overrideResponse: Partial<EntrySummary> = {}): EntrySummary => ({entryId: getIdMock(), type: getEntryTypeMock(), title: getEntryTitleMock(), cover: getOptionalPictureMock(), excerpt: faker.string.alpha({length: {min: 10, max: 300}}), tags: getEntryTagsMock(), parentId: getOptionalIdMock(), hasChildren: faker.datatype.boolean(), visibility: getEntryVisibilityMock(), details: { ...getEntrySummaryDetailsMock() }, steps: getOptionalEntrySummaryStepsMock(), author: getEntryAuthorMock(), authorReads: getEntryAuthorReadsMock(), canEdit: faker.datatype.boolean(), version: getVersionMock(), meta: { ...getEntryMetaMock() }, ...overrideResponse})

export const getOptionalEntrySummaryMock = (): OptionalEntrySummary => (faker.helpers.arrayElement([{ ...getEntrySummaryMock() },null,]))

export const getEntryReferenceMock = (overrideResponse: Partial<EntryReference> = {}): EntryReference => ({entryId: getIdMock(), type: getEntryTypeMock(), title: getEntryTitleMock(), ...overrideResponse})

export const getGivenCampaignRoleMock = (): GivenCampaignRole => (faker.helpers.arrayElement(['gm','player','viewer'] as const))

export const getMemberMock = (overrideResponse: Partial<Member> = {}): Member => ({userId: getIdMock(), name: getPersonNameMock(), role: getCampaignRoleMock(), joinedAt: getTimestampMock(), isSelf: faker.datatype.boolean(), ...overrideResponse})

export const getInvitationCodeMock = (): InvitationCode => (faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"))

export const getInvitationMaxUsesMock = (): InvitationMaxUses => (faker.helpers.arrayElement([faker.number.int({min: 1, max: 250}), null]))

export const getInvitationMock = (overrideResponse: Partial<Invitation> = {}): Invitation => ({invitationId: getIdMock(), code: getInvitationCodeMock(), role: getGivenCampaignRoleMock(), expiresAt: faker.helpers.arrayElement([getTimestampMock(),null,]), maxUses: getInvitationMaxUsesMock(), uses: faker.number.int({min: 0, max: 1000000}), createdAt: getTimestampMock(), createdBy: faker.helpers.arrayElement([getPersonNameMock(),null,]), ...overrideResponse})

export const getEntryTextMock = (): EntryText => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getEntryReaderIdsMock = (): EntryReaderIds => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getIdMock())))

const getQuestStepMock = (overrideResponse: Partial<QuestStep> = {}): QuestStep => ({text: faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"), done: faker.datatype.boolean(), ...overrideResponse})

const getQuestRewardItemMock = (overrideResponse: Partial<QuestRewardItem> = {}): QuestRewardItem => ({name: faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"), quantity: faker.number.int({min: 1, max: 1000000}), kind: faker.helpers.arrayElement(['gear','tools','armor','weapons'] as const), sk: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

const getQuestCoinsMock = (overrideResponse: Partial<QuestCoins> = {}): QuestCoins => ({cp: faker.number.int({min: 0, max: 100000000}), sp: faker.number.int({min: 0, max: 100000000}), ep: faker.number.int({min: 0, max: 100000000}), gp: faker.number.int({min: 0, max: 100000000}), pp: faker.number.int({min: 0, max: 100000000}), ...overrideResponse})

export const getEntryDetailsMock = (overrideResponse: Partial<EntryDetails> = {}): EntryDetails => ({number: getSessionNumberMock(), date: getSessionDateMock(), attendance: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getIdMock())), recap: faker.helpers.fromRegExp("^[^\\u0000]*$"), questStatus: getQuestStatusMock(), giver: faker.helpers.fromRegExp("^[^\\u0000]*$"), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getQuestStepMock() })), rewardItems: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getQuestRewardItemMock() })), rewardCoins: { ...getQuestCoinsMock() }, role: faker.helpers.fromRegExp("^[^\\u0000]*$"), disposition: faker.helpers.fromRegExp("^[^\\u0000]*$"), life: getPersonLifeMock(), placeKind: faker.helpers.fromRegExp("^[^\\u0000]*$"), goal: faker.helpers.fromRegExp("^[^\\u0000]*$"), rarity: faker.helpers.fromRegExp("^[^\\u0000]*$"), holder: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

export const getEntryLinkMock = (overrideResponse: Partial<EntryLink> = {}): EntryLink => ({words: faker.string.alpha({length: {min: 1, max: 200}}), entry: { ...getEntryReferenceMock() }, ...overrideResponse})

const getDraftGenerationIdMock = (): DraftGenerationId => (getIdMock())

export const getEntryHitMock = (overrideResponse: Partial<EntryHit> = {}): EntryHit => ({entryId: getIdMock(), type: getEntryTypeMock(), title: getEntryTitleMock(), cover: getOptionalPictureMock(), visibility: getEntryVisibilityMock(), author: getEntryAuthorMock(), authorReads: getEntryAuthorReadsMock(), canEdit: faker.datatype.boolean(), snippet: faker.string.alpha({length: {min: 10, max: 300}}), ...overrideResponse})

const getEntryVersionFieldMock = (): EntryVersionField => (faker.helpers.arrayElement(['type','title','text','cover','tags','visibility','readerIds','details'] as const))

export const getEntryVersionSummaryMock = (overrideResponse: Partial<EntryVersionSummary> = {}): EntryVersionSummary => ({version: getVersionMock(), title: getEntryTitleMock(), changedBy: faker.helpers.arrayElement([getPersonNameMock(),null,]), changedAt: getTimestampMock(), changed: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEntryVersionFieldMock())), draftedBy: getDraftAuthorMock(), ...overrideResponse})

export const getFoundCampaignMock = (overrideResponse: Partial<FoundCampaign> = {}): FoundCampaign => ({campaignId: getIdMock(), title: getCampaignTitleMock(), role: getCampaignRoleMock(), ...overrideResponse})

export const getFoundEntryMock = (overrideResponse: Partial<FoundEntry> = {}): FoundEntry => ({campaignId: getIdMock(), campaignTitle: getCampaignTitleMock(), entryId: getIdMock(), type: getEntryTypeMock(), title: getEntryTitleMock(), snippet: faker.string.alpha({length: {min: 10, max: 300}}), ...overrideResponse})

export const getCharacterNameMock = (): CharacterName => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))

export const getFoundCharacterMock = (overrideResponse: Partial<FoundCharacter> = {}): FoundCharacter => ({characterId: getIdMock(), name: getCharacterNameMock(), ...overrideResponse})

export const getFoundItemMock = (overrideResponse: Partial<FoundItem> = {}): FoundItem => ({kind: getCatalogueKindMock(), sk: getCatalogueSkMock(), name: getCatalogueNameMock(), edition: getEditionMock(), ...overrideResponse})

export const getImportKeyMock = (): ImportKey => (faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"))

export const getExportedEntryMock = (overrideResponse: Partial<ExportedEntry> = {}): ExportedEntry => ({entryId: getIdMock(), type: getEntryTypeMock(), title: getEntryTitleMock(), cover: getOptionalPictureMock(), text: getEntryTextMock(), tags: getEntryTagsMock(), parentId: getOptionalIdMock(), position: faker.number.int({min: 1, max: 10000}), visibility: getEntryVisibilityMock(), readerIds: getEntryReaderIdsMock(), details: { ...getEntryDetailsMock() }, pictureIds: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getIdMock())), renamedLinks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getEntryLinkMock() })), author: getEntryAuthorMock(), isMine: faker.datatype.boolean(), draftedBy: getDraftAuthorMock(), meta: { ...getEntryMetaMock() }, ...overrideResponse})

export const getCharacterClassMock = (): CharacterClass => (faker.helpers.arrayElement(['barbarian','bard','cleric','druid','fighter','monk','paladin','ranger','rogue','sorcerer','warlock','wizard'] as const))

export const getCharacterSpeciesMock = (): CharacterSpecies => (faker.helpers.arrayElement(['dragonborn','dwarf','elf','gnome','goliath','halfling','human','orc','tiefling'] as const))

export const getCharacterBackgroundMock = (): CharacterBackground => (faker.helpers.arrayElement(['acolyte','criminal','sage','soldier'] as const))

export const getCharacterLevelMock = (): CharacterLevel => (faker.number.int({min: 1, max: 20}))

export const getAbilityMethodMock = (): AbilityMethod => (faker.helpers.arrayElement(['standard-array','point-buy','roll','manual'] as const))

const getAbilityScoreMock = (): AbilityScore => (faker.number.int({min: 3, max: 20}))

export const getAbilityScoresMock = (overrideResponse: Partial<AbilityScores> = {}): AbilityScores => ({str: getAbilityScoreMock(), dex: getAbilityScoreMock(), con: getAbilityScoreMock(), int: getAbilityScoreMock(), wis: getAbilityScoreMock(), cha: getAbilityScoreMock(), ...overrideResponse})

const getBackgroundIncreaseMock = (overrideResponse: Partial<BackgroundIncrease> = {}): BackgroundIncrease => ({ability: getAbilityNameMock(), amount: faker.number.int({min: 1, max: 2}), ...overrideResponse})

export const getBackgroundIncreasesMock = (): BackgroundIncreases => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getBackgroundIncreaseMock() })))

const getSkillNameMock = (): SkillName => (faker.helpers.arrayElement(['acrobatics','animal-handling','arcana','athletics','deception','history','insight','intimidation','investigation','medicine','nature','perception','performance','persuasion','religion','sleight-of-hand','stealth','survival'] as const))

export const getSkillNamesMock = (): SkillNames => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getSkillNameMock())))

export const getEquipmentOptionMock = (): EquipmentOption => (faker.helpers.arrayElement(['kit','gold'] as const))

export const getCharacterConceptMock = (): CharacterConcept => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

const getClassLevelMock = (): ClassLevel => (faker.number.int({min: 1, max: 20}))

const getOtherClassMock = (overrideResponse: Partial<OtherClass> = {}): OtherClass => ({class: getCharacterClassMock(), level: getClassLevelMock(), ...overrideResponse})

export const getOtherClassesMock = (): OtherClasses => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOtherClassMock() })))

const getChosenSubclassMock = (overrideResponse: Partial<ChosenSubclass> = {}): ChosenSubclass => ({class: getCharacterClassMock(), name: faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"), ...overrideResponse})

export const getChosenSubclassesMock = (): ChosenSubclasses => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getChosenSubclassMock() })))

const getScoreIncreaseMock = (overrideResponse: Partial<ScoreIncrease> = {}): ScoreIncrease => ({ability: getAbilityNameMock(), amount: faker.number.int({min: 1, max: 2}), ...overrideResponse})

export const getOptionalSkMock = (): OptionalSk => (faker.helpers.arrayElement([getCatalogueSkMock(),null,]))

const getCharacterFeatMock = (overrideResponse: Partial<CharacterFeat> = {}): CharacterFeat => ({class: faker.helpers.arrayElement([getCharacterClassMock(),null,]), level: faker.number.int({min: 1, max: 20}), key: getOptionalSkMock(), catalogueVersion: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), name: faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"), increases: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getScoreIncreaseMock() })), ...overrideResponse})

export const getCharacterFeatsMock = (): CharacterFeats => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCharacterFeatMock() })))

export const getCharacterWordsMock = (): CharacterWords => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))))

export const getWeaponMasteriesMock = (): WeaponMasteries => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))))

export const getSpeciesOptionMock = (): SpeciesOption => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getCharacterSizeMock = (): CharacterSize => (faker.helpers.arrayElement(['small','medium'] as const))

export const getSpellSchoolMock = (): SpellSchool => (faker.helpers.arrayElement(['abjuration','conjuration','divination','enchantment','evocation','illusion','necromancy','transmutation'] as const))

const getSpellFactsMock = (overrideResponse: Partial<SpellFacts> = {}): SpellFacts => ({level: faker.number.int({min: 0, max: 9}), school: getSpellSchoolMock(), castingTime: faker.helpers.fromRegExp("^[^\\u0000]*$"), range: faker.helpers.fromRegExp("^[^\\u0000]*$"), components: faker.helpers.fromRegExp("^[^\\u0000]*$"), duration: faker.helpers.fromRegExp("^[^\\u0000]*$"), concentration: faker.datatype.boolean(), ritual: faker.datatype.boolean(), attack: faker.helpers.arrayElement([faker.helpers.arrayElement(['melee','ranged'] as const), null]), save: faker.helpers.arrayElement([getAbilityNameMock(),null,]), damage: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

const getCharacterSpellMock = (overrideResponse: Partial<CharacterSpell> = {}): CharacterSpell => ({class: faker.helpers.arrayElement([getCharacterClassMock(),null,]), key: getOptionalSkMock(), catalogueVersion: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), name: faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"), prepared: faker.datatype.boolean(), facts: { ...getSpellFactsMock() }, ...overrideResponse})

export const getCharacterSpellsMock = (): CharacterSpells => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCharacterSpellMock() })))

export const getArmorCategoryMock = (): ArmorCategory => (faker.helpers.arrayElement(['light','medium','heavy','shield'] as const))

export const getArmorClassBaseMock = (): ArmorClassBase => (faker.number.int({min: 0, max: 30}))

const getItemArmorMock = (overrideResponse: Partial<ItemArmor> = {}): ItemArmor => ({category: getArmorCategoryMock(), base: getArmorClassBaseMock(), strength: faker.helpers.arrayElement([faker.number.int({min: 1, max: 30}), null]), stealthDisadvantage: faker.datatype.boolean(), ...overrideResponse})

export const getWeaponCategoryMock = (): WeaponCategory => (faker.helpers.arrayElement(['simple-melee','simple-ranged','martial-melee','martial-ranged'] as const))

const getDiceMock = (): Dice => (faker.helpers.fromRegExp("^[1-9][0-9]*(d(4|6|8|10|12))?$"))

const getDamageTypeMock = (): DamageType => (faker.helpers.arrayElement(['acid','bludgeoning','cold','fire','force','lightning','necrotic','piercing','poison','psychic','radiant','slashing','thunder'] as const))

const getDamageMock = (overrideResponse: Partial<Damage> = {}): Damage => ({dice: getDiceMock(), type: getDamageTypeMock(), ...overrideResponse})

export const getOptionalDamageMock = (): OptionalDamage => (faker.helpers.arrayElement([{ ...getDamageMock() },null,]))

export const getOptionalDiceMock = (): OptionalDice => (faker.helpers.arrayElement([getDiceMock(),null,]))

const getWeaponPropertyMock = (): WeaponProperty => (faker.helpers.arrayElement(['ammunition','finesse','heavy','light','loading','reach','thrown','two-handed','versatile','special'] as const))

export const getWeaponPropertiesMock = (): WeaponProperties => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getWeaponPropertyMock())))

const getWeaponRangeMock = (overrideResponse: Partial<WeaponRange> = {}): WeaponRange => ({normal: faker.number.int({min: 1, max: 10000}), long: faker.number.int({min: 1, max: 10000}), ...overrideResponse})

export const getOptionalRangeMock = (): OptionalRange => (faker.helpers.arrayElement([{ ...getWeaponRangeMock() },null,]))

const getWeaponMasteryMock = (): WeaponMastery => (faker.helpers.arrayElement(['cleave','graze','nick','push','sap','slow','topple','vex'] as const))

export const getOptionalMasteryMock = (): OptionalMastery => (faker.helpers.arrayElement([getWeaponMasteryMock(),null,]))

const getItemWeaponMock = (overrideResponse: Partial<ItemWeapon> = {}): ItemWeapon => ({category: getWeaponCategoryMock(), damage: getOptionalDamageMock(), versatile: getOptionalDiceMock(), properties: getWeaponPropertiesMock(), range: getOptionalRangeMock(), mastery: getOptionalMasteryMock(), ...overrideResponse})

const getCharacterItemMock = (overrideResponse: Partial<CharacterItem> = {}): CharacterItem => ({itemId: getIdMock(), kind: faker.helpers.arrayElement([getCatalogueKindMock(),null,]), key: getOptionalSkMock(), catalogueVersion: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), name: faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"), quantity: faker.number.int({min: 0, max: 100000}), weightLb: faker.number.float({min: 0, max: 100000, fractionDigits: 2}), equipped: faker.datatype.boolean(), attuned: faker.datatype.boolean(), needsAttunement: faker.datatype.boolean(), bonus: faker.number.int({min: -10, max: 10}), armor: faker.helpers.arrayElement([{ ...getItemArmorMock() },null,]), weapon: faker.helpers.arrayElement([{ ...getItemWeaponMock() },null,]), notes: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

const getCharacterItemListMock = (): CharacterItemList => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCharacterItemMock() })))

export const getCharacterItemsMock = (): CharacterItems => (faker.helpers.arrayElement([getCharacterItemListMock(),null,]))

const getOverrideTargetMock = (): OverrideTarget => (faker.helpers.arrayElement(['armor-class','hit-points','initiative','speed','proficiency-bonus','passive-perception','carrying-capacity','spell-save-dc','spell-attack','str','dex','con','int','wis','cha','save-str','save-dex','save-con','save-int','save-wis','save-cha','skill-acrobatics','skill-animal-handling','skill-arcana','skill-athletics','skill-deception','skill-history','skill-insight','skill-intimidation','skill-investigation','skill-medicine','skill-nature','skill-perception','skill-performance','skill-persuasion','skill-religion','skill-sleight-of-hand','skill-stealth','skill-survival','climb-speed','swim-speed','fly-speed','darkvision','blindsight','tremorsense','truesight','attunements','slots-1','slots-2','slots-3','slots-4','slots-5','slots-6','slots-7','slots-8','slots-9','pact-slots'] as const))

const getCharacterOverrideMock = (overrideResponse: Partial<CharacterOverride> = {}): CharacterOverride => ({target: getOverrideTargetMock(), value: faker.number.int({min: -100, max: 9999}), reason: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

export const getCharacterOverridesMock = (): CharacterOverrides => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCharacterOverrideMock() })))

export const getExperiencePointsMock = (): ExperiencePoints => (faker.number.int({min: 0, max: 10000000}))

export const getLevelAdvancementMock = (): LevelAdvancement => (faker.helpers.arrayElement(['milestones','experience'] as const))

export const getCharacterTextMock = (): CharacterText => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getCharacterInputMock = (overrideResponse: Partial<CharacterInput> = {}): CharacterInput => ({name: getCharacterNameMock(), class: getCharacterClassMock(), species: getCharacterSpeciesMock(), background: getCharacterBackgroundMock(), level: getCharacterLevelMock(), abilityMethod: getAbilityMethodMock(), abilities: { ...getAbilityScoresMock() }, increases: getBackgroundIncreasesMock(), skills: getSkillNamesMock(), equipment: getEquipmentOptionMock(), concept: getCharacterConceptMock(), otherClasses: getOtherClassesMock(), subclasses: getChosenSubclassesMock(), feats: getCharacterFeatsMock(), expertise: getSkillNamesMock(), tools: getCharacterWordsMock(), languages: getCharacterWordsMock(), weaponMasteries: getWeaponMasteriesMock(), speciesOption: getSpeciesOptionMock(), size: getCharacterSizeMock(), spells: getCharacterSpellsMock(), items: getCharacterItemsMock(), overrides: getCharacterOverridesMock(), advancement: getLevelAdvancementMock(), experience: getExperiencePointsMock(), appearance: getCharacterTextMock(), backstory: getCharacterTextMock(), notesForMe: getCharacterTextMock(), notesForGameMaster: getCharacterTextMock(), notesForEveryone: getCharacterTextMock(), draftGenerationId: getDraftGenerationIdMock(), ...overrideResponse})

export const getCharacterStoryAuthorsMock = (overrideResponse: Partial<CharacterStoryAuthors> = {}): CharacterStoryAuthors => ({appearance: getDraftAuthorMock(), backstory: getDraftAuthorMock(), ...overrideResponse})

export const getCharacterFileAuthorsMock = (overrideResponse: Partial<CharacterFileAuthors> = {}): CharacterFileAuthors => ({concept: getDraftAuthorMock(), appearance: getDraftAuthorMock(), backstory: getDraftAuthorMock(), ...overrideResponse})

export const getCharacterMock = (overrideResponse: Partial<Character> = {}): Character => ({characterId: getIdMock(), name: getCharacterNameMock(), class: getCharacterClassMock(), species: getCharacterSpeciesMock(), background: getCharacterBackgroundMock(), level: getCharacterLevelMock(), abilityMethod: getAbilityMethodMock(), abilities: { ...getAbilityScoresMock() }, increases: getBackgroundIncreasesMock(), skills: getSkillNamesMock(), equipment: getEquipmentOptionMock(), concept: getCharacterConceptMock(), otherClasses: getOtherClassesMock(), subclasses: getChosenSubclassesMock(), feats: getCharacterFeatsMock(), expertise: getSkillNamesMock(), tools: getCharacterWordsMock(), languages: getCharacterWordsMock(), weaponMasteries: getWeaponMasteriesMock(), speciesOption: getSpeciesOptionMock(), size: getCharacterSizeMock(), spells: getCharacterSpellsMock(), items: getCharacterItemsMock(), overrides: getCharacterOverridesMock(), advancement: getLevelAdvancementMock(), experience: getExperiencePointsMock(), appearance: getCharacterTextMock(), backstory: getCharacterTextMock(), notesForMe: getCharacterTextMock(), notesForGameMaster: getCharacterTextMock(), notesForEveryone: getCharacterTextMock(), draftedBy: getDraftAuthorMock(), storyDraftedBy: { ...getCharacterStoryAuthorsMock() }, portraitImage: getOptionalImageUrlMock(), portraitAlt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 300}}),null,]), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

const getSpentUsesMock = (): SpentUses => (faker.number.int({min: 0, max: 200}))

const getSpentResourcesMock = (overrideResponse: Partial<SpentResources> = {}): SpentResources => ({actionSurge: getSpentUsesMock(), arcaneRecovery: getSpentUsesMock(), bardicInspiration: getSpentUsesMock(), channelDivinity: getSpentUsesMock(), favoredEnemy: getSpentUsesMock(), focusPoints: getSpentUsesMock(), indomitable: getSpentUsesMock(), innateSorcery: getSpentUsesMock(), layOnHandsPool: getSpentUsesMock(), rages: getSpentUsesMock(), secondWind: getSpentUsesMock(), sorceryPoints: getSpentUsesMock(), wildShape: getSpentUsesMock(), ...overrideResponse})

const getCoinCountMock = (): CoinCount => (faker.number.int({min: 0, max: 1000000}))

const getCoinPurseMock = (overrideResponse: Partial<CoinPurse> = {}): CoinPurse => ({cp: getCoinCountMock(), sp: getCoinCountMock(), ep: getCoinCountMock(), gp: getCoinCountMock(), pp: getCoinCountMock(), ...overrideResponse})

const getConditionNameMock = (): ConditionName => (faker.helpers.arrayElement(['blinded','charmed','deafened','frightened','grappled','incapacitated','invisible','paralyzed','petrified','poisoned','prone','restrained','stunned','unconscious'] as const))

const getConcentrationMock = (): Concentration => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

const getLostHitPointsMock = (): LostHitPoints => (faker.number.int({min: 0, max: 9999}))

const getDeathSaveCountMock = (): DeathSaveCount => (faker.number.int({min: 0, max: 3}))

const getExhaustionLevelMock = (): ExhaustionLevel => (faker.number.int({min: 0, max: 6}))

const getFeatureSlugMock = (): FeatureSlug => (faker.helpers.fromRegExp("^[a-z0-9]+(-[a-z0-9]+)*$"))

const getSpentFeatureMock = (overrideResponse: Partial<SpentFeature> = {}): SpentFeature => ({feature: getFeatureSlugMock(), uses: faker.number.int({min: 0, max: 999}), ...overrideResponse})

const getSpentFeaturesMock = (): SpentFeatures => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSpentFeatureMock() })))

const getHitDiceBySizeMock = (overrideResponse: Partial<HitDiceBySize> = {}): HitDiceBySize => ({d6: getSpentUsesMock(), d8: getSpentUsesMock(), d10: getSpentUsesMock(), d12: getSpentUsesMock(), ...overrideResponse})

export const getCharacterPlayStateMock = (overrideResponse: Partial<CharacterPlayState> = {}): CharacterPlayState => ({lostHitPoints: getLostHitPointsMock(), temporaryHitPoints: getLostHitPointsMock(), spentHitDice: getSpentUsesMock(), spentHitDiceBySize: { ...getHitDiceBySizeMock() }, spentSlots: Array.from({ length: faker.number.int({min: 9, max: 9}) }, (_, i) => i + 1).map(() => (getSpentUsesMock())), spentPactSlots: getSpentUsesMock(), spentResources: { ...getSpentResourcesMock() }, spentFeatures: getSpentFeaturesMock(), deathSuccesses: getDeathSaveCountMock(), deathFailures: getDeathSaveCountMock(), exhaustion: getExhaustionLevelMock(), coins: { ...getCoinPurseMock() }, conditions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getConditionNameMock())), heroicInspiration: faker.datatype.boolean(), concentration: getConcentrationMock(), ...overrideResponse})

export const getCharacterFilePlayMock = (overrideResponse: Partial<CharacterFilePlay> = {}): CharacterFilePlay => ({lostHitPoints: getLostHitPointsMock(), temporaryHitPoints: getLostHitPointsMock(), spentHitDice: getSpentUsesMock(), spentHitDiceBySize: { ...getHitDiceBySizeMock() }, spentSlots: Array.from({ length: faker.number.int({min: 9, max: 9}) }, (_, i) => i + 1).map(() => (getSpentUsesMock())), spentPactSlots: getSpentUsesMock(), spentResources: { ...getSpentResourcesMock() }, spentFeatures: getSpentFeaturesMock(), deathSuccesses: getDeathSaveCountMock(), deathFailures: getDeathSaveCountMock(), exhaustion: getExhaustionLevelMock(), coins: { ...getCoinPurseMock() }, conditions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getConditionNameMock())), heroicInspiration: faker.datatype.boolean(), concentration: getConcentrationMock(), ...overrideResponse})

const getRollDieMock = (overrideResponse: Partial<RollDie> = {}): RollDie => ({faces: faker.number.int({min: 2, max: 100}), value: faker.number.int({min: 1, max: 100}), kept: faker.datatype.boolean(), ...overrideResponse})

const getRollModeMock = (): RollMode => (faker.helpers.arrayElement(['normal','advantage','disadvantage'] as const))

export const getCharacterRollMock = (overrideResponse: Partial<CharacterRoll> = {}): CharacterRoll => ({rollId: getIdMock(), label: faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"), mode: getRollModeMock(), dice: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRollDieMock() })), bonus: faker.number.int({min: -1000, max: 1000}), total: faker.number.int({min: -1000, max: 10000}), rolledAt: getTimestampMock(), ...overrideResponse})

export const getCharacterLinkCodeMock = (): CharacterLinkCode => (faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"))

export const getCharacterReadersMock = (): CharacterReaders => (faker.helpers.arrayElement(['gm','everyone'] as const))

export const getSharedTextMock = (overrideResponse: Partial<SharedText> = {}): SharedText => ({kind: getCatalogueKindMock(), key: getCatalogueSkMock(), text: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

const getListedHitPointsMock = (): ListedHitPoints => (faker.number.int({min: 1, max: 9999}))

const getListedArmorClassMock = (): ListedArmorClass => (faker.number.int({min: -100, max: 9999}))

export const getCampaignCharacterMock = (overrideResponse: Partial<CampaignCharacter> = {}): CampaignCharacter => ({characterId: getIdMock(), name: getCharacterNameMock(), class: getCharacterClassMock(), otherClasses: getOtherClassesMock(), species: getCharacterSpeciesMock(), level: getCharacterLevelMock(), portraitImage: getOptionalImageUrlMock(), portraitAlt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 300}}),null,]), owner: getPersonNameMock(), lostHitPoints: getLostHitPointsMock(), hitPoints: getListedHitPointsMock(), armorClass: getListedArmorClassMock(), passivePerception: faker.number.int({min: -100, max: 9999}), ...overrideResponse})

export const getCharacterSummaryMock = (overrideResponse: Partial<CharacterSummary> = {}): CharacterSummary => ({characterId: getIdMock(), name: getCharacterNameMock(), class: getCharacterClassMock(), otherClasses: getOtherClassesMock(), species: getCharacterSpeciesMock(), background: getCharacterBackgroundMock(), level: getCharacterLevelMock(), concept: getCharacterConceptMock(), portraitImage: getOptionalImageUrlMock(), portraitAlt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 300}}),null,]), lostHitPoints: getLostHitPointsMock(), hitPoints: getListedHitPointsMock(), armorClass: getListedArmorClassMock(), version: getVersionMock(), meta: { ...getCampaignMetaMock() }, ...overrideResponse})

export const getCatalogueSourceMock = (): CatalogueSource => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getCatalogueDescriptionMock = (): CatalogueDescription => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

const getOptionalPersonNameMock = (): OptionalPersonName => (faker.helpers.arrayElement([getPersonNameMock(),null,]))

export const getCatalogueMetaMock = (overrideResponse: Partial<CatalogueMeta> = {}): CatalogueMeta => ({created_at: getTimestampMock(), created_by: getOptionalPersonNameMock(), updated_at: getTimestampMock(), updated_by: getOptionalPersonNameMock(), archived: faker.datatype.boolean(), ...overrideResponse})

const getCoinMock = (): Coin => (faker.helpers.arrayElement(['cp','sp','ep','gp','pp'] as const))

const getCostMock = (overrideResponse: Partial<Cost> = {}): Cost => ({amount: faker.number.int({min: 0, max: 1000000000}), unit: getCoinMock(), ...overrideResponse})

export const getOptionalCostMock = (): OptionalCost => (faker.helpers.arrayElement([{ ...getCostMock() },null,]))

export const getOptionalWeightMock = (): OptionalWeight => (faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]))

export const getQuantityMock = (): Quantity => (faker.number.int({min: 1, max: 1000000}))

export const getNotesMock = (): Notes => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getGearCategoryMock = (): GearCategory => (faker.helpers.arrayElement(['adventuring-gear','ammunition','equipment-pack','arcane-focus','druidic-focus','holy-symbol','mount','tack-and-harness','barding','vehicle-land','vehicle-water','vehicle-air','food-and-drink','other'] as const))

const getPackContentMock = (overrideResponse: Partial<PackContent> = {}): PackContent => ({gearSk: getCatalogueSkMock(), quantity: faker.number.int({min: 1, max: 1000000}), ...overrideResponse})

export const getPackContentsMock = (): PackContents => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPackContentMock() })))

const getCapacityValueMock = (overrideResponse: Partial<CapacityValue> = {}): CapacityValue => ({weightLb: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), null]), volumeCuFt: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), null]), ...overrideResponse})

export const getCapacityMock = (): Capacity => (faker.helpers.arrayElement([{ ...getCapacityValueMock() },null,]))

export const getOptionalSpeedFtMock = (): OptionalSpeedFt => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000}), null]))

export const getOptionalSpeedMphMock = (): OptionalSpeedMph => (faker.helpers.arrayElement([faker.number.float({min: 0, max: 10000, fractionDigits: 2}), null]))

export const getOptionalCountMock = (): OptionalCount => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000}), null]))

export const getOptionalTonsMock = (): OptionalTons => (faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000000, fractionDigits: 2}), null]))

export const getOptionalArmorClassMock = (): OptionalArmorClass => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 50}), null]))

export const getOptionalHitPointsMock = (): OptionalHitPoints => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000}), null]))

export const getToolCategoryMock = (): ToolCategory => (faker.helpers.arrayElement(['artisans-tools','gaming-set','musical-instrument','other-tools'] as const))

export const getOptionalAbilityMock = (): OptionalAbility => (faker.helpers.arrayElement([getAbilityNameMock(),null,]))

const getToolUtilizeMock = (overrideResponse: Partial<ToolUtilize> = {}): ToolUtilize => ({task: faker.helpers.fromRegExp("^[^\\u0000]*$"), dc: faker.number.int({min: 0, max: 50}), ...overrideResponse})

export const getToolUtilizeListMock = (): ToolUtilizeList => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getToolUtilizeMock() })))

export const getToolCraftsMock = (): ToolCrafts => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[^\\u0000]*$"))))

export const getArmorAddDexMock = (): ArmorAddDex => (faker.datatype.boolean())

export const getArmorMaxDexMock = (): ArmorMaxDex => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 10}), null]))

export const getOptionalAbilityScoreMock = (): OptionalAbilityScore => (faker.helpers.arrayElement([faker.number.int({min: 1, max: 30}), null]))

export const getStealthDisadvantageMock = (): StealthDisadvantage => (faker.datatype.boolean())

export const getDonDoffTimeMock = (): DonDoffTime => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

export const getFeatCategoryMock = (): FeatCategory => (faker.helpers.arrayElement(['origin','general','fighting-style','epic-boon'] as const))

const getAbilityPrerequisiteMock = (overrideResponse: Partial<AbilityPrerequisite> = {}): AbilityPrerequisite => ({anyOf: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getAbilityNameMock())), min: faker.number.int({min: 1, max: 30}), ...overrideResponse})

export const getFeatPrerequisitesMock = (overrideResponse: Partial<FeatPrerequisites> = {}): FeatPrerequisites => ({minLevel: faker.helpers.arrayElement([faker.number.int({min: 1, max: 20}), null]), abilities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAbilityPrerequisiteMock() })), feature: faker.helpers.arrayElement([faker.helpers.fromRegExp("^[^\\u0000]*$"), null]), text: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

export const getFeatRepeatableMock = (): FeatRepeatable => (faker.datatype.boolean())

const getAbilityIncreaseModeMock = (overrideResponse: Partial<AbilityIncreaseMode> = {}): AbilityIncreaseMode => ({choose: faker.number.int({min: 1, max: 6}), amount: faker.number.int({min: 1, max: 10}), ...overrideResponse})

const getAbilityIncreaseMock = (overrideResponse: Partial<AbilityIncrease> = {}): AbilityIncrease => ({modes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAbilityIncreaseModeMock() })), from: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getAbilityNameMock())), max: faker.number.int({min: 1, max: 30}), ...overrideResponse})

export const getOptionalAbilityIncreaseMock = (): OptionalAbilityIncrease => (faker.helpers.arrayElement([{ ...getAbilityIncreaseMock() },null,]))

const getFeatBenefitMock = (overrideResponse: Partial<FeatBenefit> = {}): FeatBenefit => ({name: faker.helpers.fromRegExp("^[^\\u0000]*$"), description: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

export const getFeatBenefitsMock = (): FeatBenefits => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFeatBenefitMock() })))

const getFeatEffectMock = (overrideResponse: Partial<FeatEffect> = {}): FeatEffect => ({target: faker.helpers.arrayElement(['ac','ranged-attack','melee-damage','initiative','hp-per-level','speed'] as const), bonus: faker.helpers.fromRegExp("^([+-]?[0-9]{1,3}|PB)$"), condition: faker.helpers.arrayElement([faker.helpers.arrayElement(['armored'] as const), null]), ...overrideResponse})

export const getFeatEffectsMock = (): FeatEffects => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFeatEffectMock() })))

export const getSpellCategoryMock = (): SpellCategory => (faker.helpers.arrayElement(['cantrip','level-1','level-2','level-3','level-4','level-5','level-6','level-7','level-8','level-9'] as const))

const getCastingUnitMock = (): CastingUnit => (faker.helpers.arrayElement(['action','bonus-action','reaction','minute','hour'] as const))

const getAlternateCastingTimeMock = (overrideResponse: Partial<AlternateCastingTime> = {}): AlternateCastingTime => ({amount: faker.number.int({min: 1, max: 1000}), unit: getCastingUnitMock(), ...overrideResponse})

export const getSpellCastingTimeMock = (overrideResponse: Partial<SpellCastingTime> = {}): SpellCastingTime => ({amount: faker.number.int({min: 1, max: 1000}), unit: getCastingUnitMock(), ritual: faker.datatype.boolean(), alternate: faker.helpers.arrayElement([{ ...getAlternateCastingTimeMock() },null,]), trigger: faker.helpers.fromRegExp("^[^\\u0000]*$"), ...overrideResponse})

const getSpellDistanceMock = (overrideResponse: Partial<SpellDistance> = {}): SpellDistance => ({amount: faker.number.int({min: 1, max: 100000}), unit: faker.helpers.arrayElement(['feet','miles'] as const), ...overrideResponse})

const getSpellReachMock = (): SpellReach => (faker.helpers.arrayElement(['self','touch','sight','unlimited','special'] as const))

export const getSpellRangeMock = (): SpellRange => (faker.helpers.arrayElement([{ ...getSpellDistanceMock() },getSpellReachMock(),]))

const getSpellPanelsMock = (overrideResponse: Partial<SpellPanels> = {}): SpellPanels => ({count: faker.number.int({min: 1, max: 1000}), sizeFt: faker.number.int({min: 1, max: 1000}), ...overrideResponse})

const getSpellAreaMock = (overrideResponse: Partial<SpellArea> = {}): SpellArea => ({shape: faker.helpers.arrayElement(['cone','cube','cylinder','emanation','line','radius','sphere','square','wall'] as const), sizeFt: faker.number.int({min: 1, max: 1000000}), count: faker.number.int({min: 1, max: 100}), heightFt: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), null]), widthFt: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), null]), thicknessIn: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000}), null]), panels: faker.helpers.arrayElement([{ ...getSpellPanelsMock() },null,]), ...overrideResponse})

export const getOptionalSpellAreaMock = (): OptionalSpellArea => (faker.helpers.arrayElement([{ ...getSpellAreaMock() },null,]))

const getSpellMaterialCostMock = (overrideResponse: Partial<SpellMaterialCost> = {}): SpellMaterialCost => ({cost: { ...getCostMock() }, count: faker.number.int({min: 1, max: 1000}), per: faker.helpers.arrayElement([faker.helpers.arrayElement(['target','corpse'] as const), null]), consumed: faker.datatype.boolean(), ...overrideResponse})

const getSpellMaterialMock = (overrideResponse: Partial<SpellMaterial> = {}): SpellMaterial => ({text: faker.helpers.fromRegExp("^[^\\u0000]*$"), costs: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSpellMaterialCostMock() })), ...overrideResponse})

export const getSpellComponentsMock = (overrideResponse: Partial<SpellComponents> = {}): SpellComponents => ({verbal: faker.datatype.boolean(), somatic: faker.datatype.boolean(), material: faker.helpers.arrayElement([{ ...getSpellMaterialMock() },null,]), ...overrideResponse})

const getSpellTimeMock = (overrideResponse: Partial<SpellTime> = {}): SpellTime => ({amount: faker.number.int({min: 1, max: 100000}), unit: faker.helpers.arrayElement(['round','minute','hour','day'] as const), upTo: faker.datatype.boolean(), concentration: faker.datatype.boolean(), ...overrideResponse})

const getSpellDurationWordMock = (): SpellDurationWord => (faker.helpers.arrayElement(['instantaneous','until-dispelled','until-dispelled-or-triggered','special'] as const))

export const getSpellDurationMock = (): SpellDuration => (faker.helpers.arrayElement([{ ...getSpellTimeMock() },getSpellDurationWordMock(),]))

export const getSpellClassesMock = (): SpellClasses => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getCharacterClassMock())))

export const getOptionalSpellAttackMock = (): OptionalSpellAttack => (faker.helpers.arrayElement([faker.helpers.arrayElement(['melee','ranged'] as const), null]))

const getSpellSaveMock = (overrideResponse: Partial<SpellSave> = {}): SpellSave => ({abilities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getAbilityNameMock())), half: faker.datatype.boolean(), ...overrideResponse})

export const getOptionalSpellSaveMock = (): OptionalSpellSave => (faker.helpers.arrayElement([{ ...getSpellSaveMock() },null,]))

const getSpellAmountMock = (): SpellAmount => (faker.helpers.fromRegExp("^(mod|[1-9][0-9]{0,3}(d(4|6|8|10|12))?(\\+[1-9][0-9]{0,3})?(\\+mod)?)$"))

const getSpellDamageMock = (overrideResponse: Partial<SpellDamage> = {}): SpellDamage => ({amount: getSpellAmountMock(), types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getDamageTypeMock())), times: faker.number.int({min: 1, max: 100}), later: faker.datatype.boolean(), toCaster: faker.datatype.boolean(), ...overrideResponse})

export const getSpellDamageListMock = (): SpellDamageList => (Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSpellDamageMock() })))

const getSpellHealingMock = (overrideResponse: Partial<SpellHealing> = {}): SpellHealing => ({amount: faker.helpers.fromRegExp("^(all|mod|[1-9][0-9]{0,3}(d(4|6|8|10|12))?(\\+[1-9][0-9]{0,3})?(\\+mod)?)$"), times: faker.number.int({min: 1, max: 100}), temporary: faker.datatype.boolean(), ...overrideResponse})

export const getOptionalSpellHealingMock = (): OptionalSpellHealing => (faker.helpers.arrayElement([{ ...getSpellHealingMock() },null,]))

const getSpellUnitMock = (): SpellUnit => (faker.helpers.arrayElement(['points','targets','bolts','feet','rounds','minutes','hours','days','bonus'] as const))

const getSpellIncreaseMock = (overrideResponse: Partial<SpellIncrease> = {}): SpellIncrease => ({amount: getSpellAmountMock(), unit: getSpellUnitMock(), appliesTo: faker.helpers.arrayElement([faker.helpers.arrayElement(['all','first','later','medium','large','huge','acid','bludgeoning','cold','fire','force','lightning','necrotic','piercing','poison','psychic','radiant','slashing','thunder'] as const), null]), ...overrideResponse})

const getSpellQuantityMock = (overrideResponse: Partial<SpellQuantity> = {}): SpellQuantity => ({amount: getSpellAmountMock(), unit: getSpellUnitMock(), ...overrideResponse})

const getSpellStepWordMock = (): SpellStepWord => (faker.helpers.arrayElement(['until-dispelled'] as const))

const getSpellStepValueMock = (): SpellStepValue => (faker.helpers.arrayElement([{ ...getSpellQuantityMock() },getSpellStepWordMock(),]))

const getSpellStepMock = (overrideResponse: Partial<SpellStep> = {}): SpellStep => ({level: faker.number.int({min: 1, max: 20}), value: getSpellStepValueMock(), ...overrideResponse})

export const getSpellHigherLevelsMock = (overrideResponse: Partial<SpellHigherLevels> = {}): SpellHigherLevels => ({perSlot: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSpellIncreaseMock() })), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSpellStepMock() })), usesSlotLevel: faker.datatype.boolean(), ...overrideResponse})

export const getCatalogueTotalMock = (): CatalogueTotal => (faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000000}), null]))

const getCatalogueActionMock = (): CatalogueAction => (faker.helpers.arrayElement(['created','updated','deleted'] as const))

const getBulkIndexMock = (): BulkIndex => (faker.number.int({min: 0, max: 999}))

const getBulkStatusMock = (): BulkStatus => (faker.helpers.arrayElement(['created','updated','unchanged','skipped','deleted','failed'] as const))

const getBulkCountMock = (): BulkCount => (faker.number.int({min: 0, max: 1000}))

export const getBulkCountsMock = (overrideResponse: Partial<BulkCounts> = {}): BulkCounts => ({created: getBulkCountMock(), updated: getBulkCountMock(), unchanged: getBulkCountMock(), skipped: getBulkCountMock(), deleted: getBulkCountMock(), failed: getBulkCountMock(), ...overrideResponse})

const getGearInputMock = (overrideResponse: Partial<GearInput> = {}): GearInput => ({gearSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getGearCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), quantity: getQuantityMock(), contents: getPackContentsMock(), storageSk: getOptionalSkMock(), capacity: getCapacityMock(), carryingCapacityLb: getOptionalWeightMock(), speedFt: getOptionalSpeedFtMock(), speedMph: getOptionalSpeedMphMock(), crew: getOptionalCountMock(), passengers: getOptionalCountMock(), cargoTons: getOptionalTonsMock(), ac: getOptionalArmorClassMock(), hp: getOptionalHitPointsMock(), damageThreshold: getOptionalHitPointsMock(), description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getGearMock = (overrideResponse: Partial<Gear> = {}): Gear => ({gearSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getGearCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), quantity: getQuantityMock(), contents: getPackContentsMock(), storageSk: getOptionalSkMock(), capacity: getCapacityMock(), carryingCapacityLb: getOptionalWeightMock(), speedFt: getOptionalSpeedFtMock(), speedMph: getOptionalSpeedMphMock(), crew: getOptionalCountMock(), passengers: getOptionalCountMock(), cargoTons: getOptionalTonsMock(), ac: getOptionalArmorClassMock(), hp: getOptionalHitPointsMock(), damageThreshold: getOptionalHitPointsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getGearHistoryEntryMock = (overrideResponse: Partial<GearHistoryEntry> = {}): GearHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getGearInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getGearInputMock() },null,]), ...overrideResponse})

export const getGearBulkResultMock = (overrideResponse: Partial<GearBulkResult> = {}): GearBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getGearMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

const getToolInputMock = (overrideResponse: Partial<ToolInput> = {}): ToolInput => ({toolSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getToolCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), ability: getOptionalAbilityMock(), utilize: getToolUtilizeListMock(), crafts: getToolCraftsMock(), description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getToolMock = (overrideResponse: Partial<Tool> = {}): Tool => ({toolSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getToolCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), ability: getOptionalAbilityMock(), utilize: getToolUtilizeListMock(), crafts: getToolCraftsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getToolHistoryEntryMock = (overrideResponse: Partial<ToolHistoryEntry> = {}): ToolHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getToolInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getToolInputMock() },null,]), ...overrideResponse})

export const getToolBulkResultMock = (overrideResponse: Partial<ToolBulkResult> = {}): ToolBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getToolMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

const getSpellInputMock = (overrideResponse: Partial<SpellInput> = {}): SpellInput => ({spellSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getSpellCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), school: getSpellSchoolMock(), castingTime: { ...getSpellCastingTimeMock() }, range: getSpellRangeMock(), area: getOptionalSpellAreaMock(), components: { ...getSpellComponentsMock() }, duration: getSpellDurationMock(), classes: getSpellClassesMock(), attack: getOptionalSpellAttackMock(), save: getOptionalSpellSaveMock(), damage: getSpellDamageListMock(), healing: getOptionalSpellHealingMock(), higherLevels: { ...getSpellHigherLevelsMock() }, description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getSpellMock = (overrideResponse: Partial<Spell> = {}): Spell => ({spellSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getSpellCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), school: getSpellSchoolMock(), castingTime: { ...getSpellCastingTimeMock() }, range: getSpellRangeMock(), area: getOptionalSpellAreaMock(), components: { ...getSpellComponentsMock() }, duration: getSpellDurationMock(), classes: getSpellClassesMock(), attack: getOptionalSpellAttackMock(), save: getOptionalSpellSaveMock(), damage: getSpellDamageListMock(), healing: getOptionalSpellHealingMock(), higherLevels: { ...getSpellHigherLevelsMock() }, description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getSpellHistoryEntryMock = (overrideResponse: Partial<SpellHistoryEntry> = {}): SpellHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getSpellInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getSpellInputMock() },null,]), ...overrideResponse})

export const getSpellBulkResultMock = (overrideResponse: Partial<SpellBulkResult> = {}): SpellBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getSpellMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

const getArmorInputMock = (overrideResponse: Partial<ArmorInput> = {}): ArmorInput => ({armorSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getArmorCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), acBase: getArmorClassBaseMock(), acAddDex: getArmorAddDexMock(), acMaxDex: getArmorMaxDexMock(), strengthRequired: getOptionalAbilityScoreMock(), stealthDisadvantage: getStealthDisadvantageMock(), donTime: getDonDoffTimeMock(), doffTime: getDonDoffTimeMock(), description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getArmorMock = (overrideResponse: Partial<Armor> = {}): Armor => ({armorSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getArmorCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), acBase: getArmorClassBaseMock(), acAddDex: getArmorAddDexMock(), acMaxDex: getArmorMaxDexMock(), strengthRequired: getOptionalAbilityScoreMock(), stealthDisadvantage: getStealthDisadvantageMock(), donTime: getDonDoffTimeMock(), doffTime: getDonDoffTimeMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getArmorHistoryEntryMock = (overrideResponse: Partial<ArmorHistoryEntry> = {}): ArmorHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getArmorInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getArmorInputMock() },null,]), ...overrideResponse})

export const getArmorBulkResultMock = (overrideResponse: Partial<ArmorBulkResult> = {}): ArmorBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getArmorMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

const getWeaponInputMock = (overrideResponse: Partial<WeaponInput> = {}): WeaponInput => ({weaponSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getWeaponCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), damage: getOptionalDamageMock(), versatileDamage: getOptionalDiceMock(), properties: getWeaponPropertiesMock(), range: getOptionalRangeMock(), ammunitionSk: getOptionalSkMock(), mastery: getOptionalMasteryMock(), notes: getNotesMock(), description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getWeaponMock = (overrideResponse: Partial<Weapon> = {}): Weapon => ({weaponSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getWeaponCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), cost: getOptionalCostMock(), weightLb: getOptionalWeightMock(), damage: getOptionalDamageMock(), versatileDamage: getOptionalDiceMock(), properties: getWeaponPropertiesMock(), range: getOptionalRangeMock(), ammunitionSk: getOptionalSkMock(), mastery: getOptionalMasteryMock(), notes: getNotesMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getWeaponHistoryEntryMock = (overrideResponse: Partial<WeaponHistoryEntry> = {}): WeaponHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getWeaponInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getWeaponInputMock() },null,]), ...overrideResponse})

export const getWeaponBulkResultMock = (overrideResponse: Partial<WeaponBulkResult> = {}): WeaponBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getWeaponMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

const getFeatInputMock = (overrideResponse: Partial<FeatInput> = {}): FeatInput => ({featSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getFeatCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), prerequisites: { ...getFeatPrerequisitesMock() }, repeatable: getFeatRepeatableMock(), repeatNote: getNotesMock(), abilityIncrease: getOptionalAbilityIncreaseMock(), benefits: getFeatBenefitsMock(), effects: getFeatEffectsMock(), description: getCatalogueDescriptionMock(), ...overrideResponse})

export const getFeatMock = (overrideResponse: Partial<Feat> = {}): Feat => ({featSk: getCatalogueSkMock(), name: getCatalogueNameMock(), category: getFeatCategoryMock(), edition: getEditionMock(), source: getCatalogueSourceMock(), prerequisites: { ...getFeatPrerequisitesMock() }, repeatable: getFeatRepeatableMock(), repeatNote: getNotesMock(), abilityIncrease: getOptionalAbilityIncreaseMock(), benefits: getFeatBenefitsMock(), effects: getFeatEffectsMock(), description: getCatalogueDescriptionMock(), version: getVersionMock(), meta: { ...getCatalogueMetaMock() }, ...overrideResponse})

export const getFeatHistoryEntryMock = (overrideResponse: Partial<FeatHistoryEntry> = {}): FeatHistoryEntry => ({version: getVersionMock(), action: getCatalogueActionMock(), at: getTimestampMock(), by: getOptionalPersonNameMock(), before: faker.helpers.arrayElement([{ ...getFeatInputMock() },null,]), after: faker.helpers.arrayElement([{ ...getFeatInputMock() },null,]), ...overrideResponse})

export const getFeatBulkResultMock = (overrideResponse: Partial<FeatBulkResult> = {}): FeatBulkResult => ({index: getBulkIndexMock(), status: getBulkStatusMock(), sk: getOptionalSkMock(), item: faker.helpers.arrayElement([{ ...getFeatMock() },null,]), problem: faker.helpers.arrayElement([{ ...getApiProblemMock() },null,]), ...overrideResponse})

export const getGenerationKindMock = (): GenerationKind => (faker.helpers.arrayElement(['setting','adventure','quest','person','place','recap','character','cover','portrait'] as const))

export const getGenerationStatusMock = (): GenerationStatus => (faker.helpers.arrayElement(['queued','running','done','failed','cancelled'] as const))

const getStoryLengthMock = (): StoryLength => (faker.helpers.arrayElement(['short','standard','long'] as const))

const getStoryDifficultyMock = (): StoryDifficulty => (faker.helpers.arrayElement(['easy','standard','hard'] as const))

const getStoryIdeaMock = (): StoryIdea => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

const getStoryLevelMock = (): StoryLevel => (faker.number.int({min: 1, max: 20}))

const getPartySizeMock = (): PartySize => (faker.number.int({min: 1, max: 8}))

const getStorySeedMock = (): StorySeed => (faker.number.int({min: 0, max: 2147483647}))

const getStoryTitleMock = (): StoryTitle => (faker.string.alpha({length: {min: 1, max: 120}}))

const getStorySafetyMock = (): StorySafety => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

const getStoryEntryIdMock = (): StoryEntryId => (faker.helpers.arrayElement([getIdMock(),null,]))

const getStoryCharacterIdMock = (): StoryCharacterId => (faker.helpers.arrayElement([getIdMock(),null,]))

const getCharacterChoicesMock = (overrideResponse: Partial<CharacterChoices> = {}): CharacterChoices => ({name: getCharacterNameMock(), class: getCharacterClassMock(), species: getCharacterSpeciesMock(), background: getCharacterBackgroundMock(), abilityMethod: getAbilityMethodMock(), abilities: { ...getAbilityScoresMock() }, increases: getBackgroundIncreasesMock(), skills: getSkillNamesMock(), equipment: getEquipmentOptionMock(), concept: getCharacterConceptMock(), ...overrideResponse})

const getWrittenTextMock = (): WrittenText => (faker.helpers.fromRegExp("^[^\\u0000]*$"))

const getWrittenTextsMock = (overrideResponse: Partial<WrittenTexts> = {}): WrittenTexts => ({setting: getWrittenTextMock(), storyOverview: getWrittenTextMock(), appearance: getWrittenTextMock(), backstory: getWrittenTextMock(), ...overrideResponse})

const getGenerationSectionIdMock = (): GenerationSectionId => (faker.helpers.fromRegExp("^[a-z0-9-]+$"))

export const getGenerationSettingsMock = (overrideResponse: Partial<GenerationSettings> = {}): GenerationSettings => ({idea: getStoryIdeaMock(), tone: faker.helpers.arrayElement(['heroic','grim','intrigue','horror','whimsical'] as const), length: getStoryLengthMock(), difficulty: getStoryDifficultyMock(), level: getStoryLevelMock(), partySize: getPartySizeMock(), safetyLines: getStorySafetyMock(), safetyVeils: getStorySafetyMock(), seed: getStorySeedMock(), entryId: getStoryEntryIdMock(), characterId: getStoryCharacterIdMock(), choices: { ...getCharacterChoicesMock() }, texts: { ...getWrittenTextsMock() }, ...overrideResponse})

export const getGenerationSectionMock = (overrideResponse: Partial<GenerationSection> = {}): GenerationSection => ({sectionId: getGenerationSectionIdMock(), heading: faker.string.alpha({length: {min: 1, max: 120}}), audience: faker.helpers.arrayElement(['everyone','gm'] as const), text: faker.string.alpha({length: {min: 10, max: 20000}}), ...overrideResponse})

const getGeneratedEntryMock = (overrideResponse: Partial<GeneratedEntry> = {}): GeneratedEntry => ({type: getEntryTypeMock(), title: getStoryTitleMock(), text: faker.string.alpha({length: {min: 10, max: 20000}}), details: { ...getEntryDetailsMock() }, ...overrideResponse})

const getGeneratedCampaignMock = (overrideResponse: Partial<GeneratedCampaign> = {}): GeneratedCampaign => ({title: getStoryTitleMock(), setting: faker.string.alpha({length: {min: 10, max: 10000}}), storyOverview: faker.string.alpha({length: {min: 10, max: 10000}}), dmNotes: faker.string.alpha({length: {min: 10, max: 20000}}), ...overrideResponse})

const getGeneratedCoverMock = (overrideResponse: Partial<GeneratedCover> = {}): GeneratedCover => ({coverImageW1024: faker.string.alpha({length: {min: 10, max: 500}}), coverImageW704: faker.string.alpha({length: {min: 10, max: 500}}), alt: faker.string.alpha({length: {min: 1, max: 300}}), ...overrideResponse})

const getGeneratedCharacterMock = (overrideResponse: Partial<GeneratedCharacter> = {}): GeneratedCharacter => ({name: getCharacterNameMock(), class: getCharacterClassMock(), species: getCharacterSpeciesMock(), background: getCharacterBackgroundMock(), level: getCharacterLevelMock(), abilityMethod: getAbilityMethodMock(), abilities: { ...getAbilityScoresMock() }, increases: getBackgroundIncreasesMock(), skills: getSkillNamesMock(), equipment: getEquipmentOptionMock(), concept: getCharacterConceptMock(), ...overrideResponse})

const getGeneratedPortraitMock = (overrideResponse: Partial<GeneratedPortrait> = {}): GeneratedPortrait => ({portraitImage: faker.string.alpha({length: {min: 10, max: 500}}), alt: faker.string.alpha({length: {min: 1, max: 300}}), ...overrideResponse})

export const getGenerationDraftMock = (overrideResponse: Partial<GenerationDraft> = {}): GenerationDraft => ({title: getStoryTitleMock(), sections: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getGenerationSectionMock() })), entry: faker.helpers.arrayElement([{ ...getGeneratedEntryMock() },null,]), campaign: faker.helpers.arrayElement([{ ...getGeneratedCampaignMock() },null,]), character: faker.helpers.arrayElement([{ ...getGeneratedCharacterMock() },null,]), cover: faker.helpers.arrayElement([{ ...getGeneratedCoverMock() },null,]), portrait: faker.helpers.arrayElement([{ ...getGeneratedPortraitMock() },null,]), ...overrideResponse})

export const getGenerationMock = (overrideResponse: Partial<Generation> = {}): Generation => ({generationId: getIdMock(), kind: getGenerationKindMock(), status: getGenerationStatusMock(), campaignId: getOptionalIdMock(), settings: { ...getGenerationSettingsMock() }, author: faker.string.alpha({length: {min: 1, max: 120}}), written: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getGenerationSectionMock() })), draft: faker.helpers.arrayElement([{ ...getGenerationDraftMock() },null,]), notice: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 300}}),null,]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 300}}),null,]), revisionOf: getOptionalIdMock(), createdAt: getTimestampMock(), endedAt: getOptionalTimestampMock(), ...overrideResponse})

const getModelProviderMock = (): ModelProvider => (faker.helpers.arrayElement(['openai-compatible','anthropic','google'] as const))

const getModelBaseUrlMock = (): ModelBaseUrl => (faker.helpers.arrayElement([faker.helpers.fromRegExp("^https?://[^\\s\\u0000]+$"), null]))

const getModelNameMock = (): ModelName => (faker.helpers.fromRegExp("^[^\\u0000]*\\S[^\\u0000]*$"))

const getModelPriceMock = (): ModelPrice => (faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]))

const getConfiguredModelMock = (overrideResponse: Partial<ConfiguredModel> = {}): ConfiguredModel => ({provider: getModelProviderMock(), baseUrl: getModelBaseUrlMock(), model: getModelNameMock(), hasKey: faker.datatype.boolean(), inputPrice: getModelPriceMock(), outputPrice: getModelPriceMock(), picturePrice: getModelPriceMock(), setBy: faker.helpers.arrayElement(['environment','administrator'] as const), state: faker.helpers.arrayElement(['ready','resting'] as const), restsUntil: getOptionalTimestampMock(), ...overrideResponse})

export const getOptionalConfiguredModelMock = (): OptionalConfiguredModel => (faker.helpers.arrayElement([{ ...getConfiguredModelMock() },null,]))

const getModelPartMock = (): ModelPart => (faker.helpers.arrayElement(['text','image'] as const))

export const getModelUseRowMock = (overrideResponse: Partial<ModelUseRow> = {}): ModelUseRow => ({day: faker.date.past().toISOString().slice(0, 10), part: getModelPartMock(), model: getModelNameMock(), requests: faker.number.int({min: 0, max: 1000000000}), drafts: faker.number.int({min: 0, max: 1000000000}), replaced: faker.number.int({min: 0, max: 1000000000}), inputTokens: faker.number.int({min: 0, max: 1000000000000}), outputTokens: faker.number.int({min: 0, max: 1000000000000}), pictures: faker.number.int({min: 0, max: 1000000000}), cost: getModelPriceMock(), ...overrideResponse})

export const getModelUserMock = (overrideResponse: Partial<ModelUser> = {}): ModelUser => ({name: faker.helpers.arrayElement([getPersonNameMock(),null,]), drafts: faker.number.int({min: 0, max: 1000000000}), inputTokens: faker.number.int({min: 0, max: 1000000000000}), outputTokens: faker.number.int({min: 0, max: 1000000000000}), pictures: faker.number.int({min: 0, max: 1000000000}), cost: getModelPriceMock(), ...overrideResponse})

export const getModelFailureRowMock = (overrideResponse: Partial<ModelFailureRow> = {}): ModelFailureRow => ({at: getTimestampMock(), part: getModelPartMock(), model: getModelNameMock(), kind: getGenerationKindMock(), reason: faker.string.alpha({length: {min: 1, max: 300}}), ...overrideResponse})
