import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StoredName } from '#backend/auth/person-name.ts';
import type {
  CampaignRole as ContractRole,
  CharacterBackground,
  CharacterClass,
  CharacterReaders,
  CharacterSpecies,
  EntryVisibility,
  GenerationKind,
  GenerationStatus,
  ModelPart,
  RollMode,
} from '#src/generated/model/index.ts';

/**
 * The rows, the same in both engines: ids are text, times are milliseconds, flags are 0 or 1, JSON
 * is text. A text that is compared without case is also stored in the form that fold.ts computes,
 * because the engines convert upper case to lower case differently.
 */
export interface Schema {
  readonly user: UserTable;
  readonly user_group: UserGroupTable;
  readonly oauth_identity: OauthIdentityTable;
  readonly registration: RegistrationTable;
  readonly registration_key: RegistrationKeyTable;
  readonly session: SessionTable;
  readonly email_change: EmailChangeTable;
  readonly account_fate: AccountFateTable;
  readonly token: TokenTable;
  readonly totp: TotpTable;
  readonly passkey: PasskeyTable;
  readonly recovery_code: RecoveryCodeTable;
  readonly rate_limit: RateLimitTable;
  readonly mail_outbox: MailOutboxTable;
  readonly setting: SettingTable;
  readonly image: ImageTable;
  readonly campaign: CampaignTable;
  readonly campaign_member: CampaignMemberTable;
  readonly campaign_invitation: CampaignInvitationTable;
  readonly entry: EntryTable;
  readonly entry_reader: EntryReaderTable;
  readonly entry_tag: EntryTagTable;
  readonly entry_view: EntryViewTable;
  readonly entry_link: EntryLinkTable;
  readonly entry_title: EntryTitleTable;
  readonly entry_search: EntrySearchTable;
  readonly picture: PictureTable;
  readonly entry_picture: EntryPictureTable;
  readonly entry_shown: EntryShownTable;
  readonly entry_version: EntryVersionTable;
  readonly entry_version_picture: EntryVersionPictureTable;
  readonly import_undo: ImportUndoTable;
  readonly entry_favourite: EntryFavouriteTable;
  readonly entry_visit: EntryVisitTable;
  readonly generation: GenerationTable;
  readonly model_use: ModelUseTable;
  readonly character: CharacterTable;
  readonly character_play: CharacterPlayTable;
  readonly character_play_change: CharacterPlayChangeTable;
  readonly character_roll: CharacterRollTable;
  readonly character_link: CharacterLinkTable;
  readonly character_share: CharacterShareTable;
  readonly catalogue_item: CatalogueItemTable;
  readonly catalogue_link: CatalogueLinkTable;
  readonly audit: AuditTable;
  readonly idempotency: IdempotencyTable;
  readonly schema_migration: SchemaMigrationTable;
}

type Flag = 0 | 1;

interface UserTable {
  id: string;
  email: string;
  /** Unique; the result of `normaliseEmail` in fold.ts. */
  email_norm: string;
  /** Changed together with `name_fold`: see `nameColumns` in auth/person-name.ts. */
  name: ColumnType<string, string, StoredName>;
  /** The result of `foldName`. */
  name_fold: Generated<string>;
  /** Null for users who only sign in through a provider. */
  password_hash: string | null;
  email_verified_at: number | null;
  created_at: number;
  updated_at: number;
  disabled_at: number | null;
  /** When the last generation of the user began, for the order of the turns. */
  generation_started_at: Generated<number>;
  /** The last use of any session, also of one that has ended; 0 if there was none. */
  last_seen_at: Generated<number>;
  /** When the account is deleted, because its user has closed it; null for all others. */
  closes_at: Generated<number | null>;
}

/** A change of the address of an account, until it can not be undone any more. */
interface EmailChangeTable {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  /** The hash of the token in the mail to the new address; null before it is sent, and after it is used. */
  verify_hash: string | null;
  /** The hash of the token in the notice to the old address; null before it is sent. */
  undo_hash: string | null;
  created_at: number;
  /** When the account has got the new address; null before. */
  applied_at: number | null;
}

/** What the owner of a campaign has decided about it when closing the account. */
interface AccountFateTable {
  user_id: string;
  campaign_id: string;
  /** The game master who becomes the owner; null if the campaign is deleted. */
  successor_id: string | null;
}

interface UserGroupTable {
  user_id: string;
  group_name: string;
}

interface OauthIdentityTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: number;
  /** The short name of the provider when it was connected; null for connections of early versions. */
  provider: Generated<string | null>;
}

interface RegistrationKeyTable {
  /** The Idempotency-Key. */
  key: string;
  /** An HMAC, because a hash without a secret would help to guess the password in the body. */
  body_mac: string;
  created_at: number;
}

/**
 * A registration whose address is not verified. The account gets the name and the password of the
 * registration whose link is opened; see docs/decisions/024-registrations.md.
 */
interface RegistrationTable {
  id: string;
  user_id: string;
  name: string;
  password_hash: string;
  created_at: number;
}

interface SessionTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  last_seen_at: number;
  /** When the idle session expires; updated together with last_seen_at. */
  expires_at: number;
  absolute_expires_at: number;
  /** When the user has last proven who they are; 0 if they have not. */
  auth_time: number;
  /** When a renewed session has replaced this one; null for all others. */
  replaced_at: Generated<number | null>;
  user_agent: string | null;
  ip: string | null;
}

export type TokenPurpose = 'verify-email' | 'reset-password' | 'setup-admin';

/** Each token works once: using it deletes its row (`takeToken` in auth/tokens.ts). */
export interface TokenTable {
  hash: string;
  purpose: TokenPurpose;
  user_id: string | null;
  email_norm: string | null;
  /** Set if the purpose is `verify-email`. */
  registration_id: string | null;
  expires_at: number;
  created_at: number;
}

/** The authenticator app of a user. */
interface TotpTable {
  user_id: string;
  /** Encrypted for the purpose `totp` (`Keys.seal`). */
  sealed_secret: string;
  /** The step of the last code that was used, so that no code works twice (`totpStep`). */
  last_step: number;
  created_at: number;
  last_used_at: number | null;
}

export interface PasskeyTable {
  id: string;
  user_id: string;
  /** By which the browser knows the passkey, as base64url. */
  credential_id: string;
  /** A COSE key as base64url. */
  public_key: string;
  /** What the passkey has counted at its last use; always 0 for many passkeys. */
  counter: number;
  /** JSON: how the browser reaches the passkey. */
  transports: string;
  /** Whether the passkey is also on other devices of the user. */
  synced: Flag;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** A code that is used is deleted; see auth/factors/recovery-codes.ts. */
interface RecoveryCodeTable {
  user_id: string;
  label: string;
  secret_hash: string;
  created_at: number;
}

interface RateLimitTable {
  key: string;
  count: number;
  window_ends_at: number;
}

interface MailOutboxTable {
  id: string;
  to_email: string;
  subject: string;
  text: string;
  html: string | null;
  created_at: number;
  sent_at: number | null;
  attempts: Generated<number>;
  next_attempt_at: number;
  last_error: string | null;
}

interface SettingTable {
  key: string;
  value: string;
}

/** Each content is stored once: the id is the hash of the bytes. */
interface ImageTable {
  id: string;
  content_type: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  created_at: number;
}

export interface CampaignTable {
  id: string;
  owner_id: string;
  title: string;
  title_fold: string;
  setting: string;
  story_overview: string;
  dm_notes: string;
  /** Who wrote the draft that is in the setting; null if people wrote it. The same for the other texts. */
  setting_drafted_by: Generated<string | null>;
  overview_drafted_by: Generated<string | null>;
  notes_drafted_by: Generated<string | null>;
  edition: Generated<string>;
  status: Generated<string>;
  tone: string | null;
  genre: string | null;
  starting_level: number | null;
  party_size: number | null;
  /** JSON: the lines and veils that the players have agreed on (safetyLines, safetyVeils). */
  safety: Generated<string>;
  cover_w1024_id: string | null;
  cover_w704_id: string | null;
  /** A painted cover was requested, but does not exist yet. */
  cover_wanted: Generated<Flag>;
  /** What a painted cover shows; null for an uploaded one. */
  cover_alt: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /** When the owner deleted it; null if it is not deleted. */
  deleted_at: Generated<number | null>;
  version: Generated<number>;
  /** The version as members see it who are not game masters: changes of `dm_notes` do not count. */
  shown_version: Generated<number>;
}

export type CampaignRole = ContractRole;

/**
 * Queries for lists of campaigns read this table first, so it has copies of the columns that lists
 * are sorted by. The `campaign_*` copies are part of the foreign key, so the database updates them
 * with the campaign (`on update cascade`).
 */
interface CampaignMemberTable extends AccessColumns {
  campaign_id: string;
  user_id: string;
  role: CampaignRole;
  joined_at: number;
  campaign_created_at: number;
  campaign_updated_at: number;
  campaign_title_fold: string;
}

/** A link with which people join a campaign. */
export interface CampaignInvitationTable {
  id: string;
  campaign_id: string;
  /** The secret part of the link. Game masters can see it again, so it is not hashed. */
  code: string;
  role: Exclude<CampaignRole, 'owner'>;
  /** Null if it does not expire. */
  expires_at: number | null;
  /** Null if any number of people can join with it. */
  max_uses: number | null;
  uses: Generated<number>;
  created_at: number;
  created_by: string | null;
}

/** An entry of a campaign. `text`, `excerpt` and the recap in `details` contain all passages. */
export interface EntryTable {
  id: string;
  campaign_id: string;
  type: string;
  title: string;
  title_fold: string;
  /** The words of the title in their order, each in the form of the search index. */
  title_words: Generated<string>;
  text: string;
  /** The beginning of the text without marks. */
  excerpt: string;
  /** JSON: a list of texts. */
  tags: string;
  /** JSON of the schema EntryDetails. */
  details: string;
  /** JSON of the schema EntrySummaryDetails: what lists show of the details. */
  summary_details: Generated<string>;
  /** JSON of the schema EntrySummarySteps; null without steps. */
  summary_steps: Generated<string | null>;
  /** The date in `details`, as YYYY-MM-DD; empty if there is none. */
  date: string;
  /** The number in `details` of a session; null without one. */
  number: Generated<number | null>;
  /** 2 for an ongoing quest, 1 for another open quest, 0 for every other entry. */
  quest_order: Generated<number>;
  cover_picture_id: Generated<string | null>;
  /** Who wrote the draft that is in the text or the recap; null if people wrote both. */
  drafted_by: Generated<string | null>;
  parent_id: string | null;
  /** The order among the entries of the same parent. */
  position: number;
  /** The deleted entry that was its parent, if it was not moved since. */
  lost_parent_id: Generated<string | null>;
  /** 1 if a person has moved the entry. */
  is_moved: Generated<0 | 1>;
  visibility: EntryVisibility;
  created_by: string | null;
  /** The author if the entry was created by a player, who always reads the whole entry. */
  player_id: string | null;
  /** The size of the entry with its views, versions, links and words for the search, which the quota of the campaign's owner counts. */
  bytes: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  /** The import that has created the entry; null after an undo. `import_key` is its key in it. */
  import_id: Generated<string | null>;
  import_key: Generated<string | null>;
  version: Generated<number>;
  /** The version and the time of the last change that members see who have no row in `entry_shown`. */
  shown_version: Generated<number>;
  shown_at: Generated<number>;
}

/** The members who may read an entry with the visibility `chosen`. */
interface EntryReaderTable {
  entry_id: string;
  user_id: string;
}

interface EntryTagTable {
  entry_id: string;
  tag_fold: string;
}

/** The texts of an entry as members who are not game masters read them, cut when it is saved. */
export interface EntryViewTable {
  entry_id: string;
  /** The id of a member whom a passage names, or `everyone` for all other members. */
  audience: string;
  text: string;
  recap: string;
  excerpt: string;
  /** Who wrote the draft that is in this view; null if people wrote all of it. */
  drafted_by: Generated<string | null>;
}

/** A row of the search index; `search-index.ts` writes and reads its words. */
interface EntrySearchTable {
  id: Generated<number>;
  entry_id: string;
  /** The audience of a text, or `title` for the words of the title alone. */
  audience: string;
  /** The size of the words. */
  bytes: Generated<number>;
}

/**
 * A keyset needs values that are never null, and rows that were never opened are last in both
 * directions. So each direction has a computed column.
 */
interface AccessColumns {
  last_accessed_at: number | null;
  accessed_newest_first: GeneratedAlways<number>;
  accessed_oldest_first: GeneratedAlways<number>;
}

export interface CharacterTable extends AccessColumns {
  id: string;
  owner_id: string;
  name: string;
  name_fold: string;
  /** JSON: the whole character as its owner has written it. */
  data: string;
  /** What lists show; copies from `data`. */
  class: CharacterClass;
  species: CharacterSpecies;
  background: CharacterBackground;
  level: number;
  concept: string;
  /** JSON: `OtherClasses` of the contract. */
  other_classes: string;
  created_at: number;
  updated_at: number;
  version: Generated<number>;
  portrait_id: Generated<string | null>;
  portrait_alt: Generated<string | null>;
  /** Who wrote the draft that is in the concept; null if people wrote it. */
  drafted_by: Generated<string | null>;
}

/** The state of a character in play; a character that was never played has no row. */
interface CharacterPlayTable {
  character_id: string;
  /** JSON: `CharacterPlayState` of the contract. */
  state: string;
  changed_at: number;
}

interface CharacterPlayChangeTable {
  character_id: string;
  change_id: string;
  made_at: number;
  /** JSON: `PlayUndo`; null for a change that was made before undos were stored. */
  undo: string | null;
  /** The id of the change that has taken this one back. */
  undone_by: string | null;
}

/** A roll that the owner has made on the sheet. */
interface CharacterRollTable {
  character_id: string;
  roll_id: string;
  label: string;
  mode: RollMode;
  /** JSON: a list of `RollDie` of the contract. */
  dice: string;
  bonus: number;
  total: number;
  /** By the clock of the device. */
  rolled_at: number;
  /** The same, but not later than the time of the request that sent the roll; the log is sorted by it. */
  listed_at: number;
}

/** A link with which everyone reads a character. */
interface CharacterLinkTable {
  character_id: string;
  /** The secret part of the link. The owner can see it again, so it is not hashed. */
  code: string;
  created_at: number;
}

/** How a character is shared with a campaign. The row is deleted when the owner is no member any more. */
interface CharacterShareTable {
  character_id: string;
  /** The owner. */
  user_id: string;
  campaign_id: string | null;
  readers: CharacterReaders;
  shares_items: Flag;
  shares_backstory: Flag;
}

export interface GenerationTable {
  id: string;
  user_id: string;
  campaign_id: string | null;
  kind: GenerationKind;
  status: GenerationStatus;
  /** JSON: `GenerationSettings` of the contract. */
  settings: string;
  /** Whether the request named the seed: then the draft must be the same as before. */
  has_seed: Flag;
  /** JSON: `GenerationRevision` of the contract; null for a generation that revises none. */
  revision: string | null;
  revision_of: string | null;
  author: string;
  /** JSON: the story from which the draft was made, for revisions; null for a cover. */
  story: string | null;
  /** JSON: `GenerationDraft` of the contract. */
  draft: string | null;
  cover_w1024_id: string | null;
  cover_w704_id: string | null;
  /** What the user should know about the draft. */
  notice: string | null;
  /** JSON: the sections of the contract as far as a model has written them; null without a model. */
  written: string | null;
  portrait_id: Generated<string | null>;
  failure: string | null;
  /** Whether the cover becomes the campaign's cover if the campaign still wants one. */
  is_for_campaign: Generated<Flag>;
  attempts: Generated<number>;
  /** Until when a process works on it. */
  claimed_until: Generated<number>;
  created_at: number;
  ended_at: number | null;
}

/** What one attempt of a generation has used of a model. */
interface ModelUseTable {
  id: string;
  /** Null if the account is deleted. */
  user_id: string | null;
  /** The generation can be deleted already. */
  generation_id: string;
  at: number;
  /** The number of the day (UTC) since 1970. */
  day: number;
  part: ModelPart;
  model: string;
  kind: GenerationKind;
  requests: number;
  input_tokens: number;
  output_tokens: number;
  pictures: number;
  /** In US dollars; null without prices. */
  cost: number | null;
  /** 1 if the built-in storyteller or painter did the work in the end. */
  is_replaced: Flag;
  /** Why the model failed: `UseFailure` in models/record-use.ts. */
  failure: string | null;
}

/** All kinds share one table; fields that only some kinds have are in `data`. */
export interface CatalogueItemTable {
  kind: string;
  sk: string;
  name: string;
  /** Unique per kind and edition; the result of `foldName` in src/lib/fold.ts. */
  name_fold: string;
  category: string;
  edition: string;
  source: string;
  cost_cp: number | null;
  weight_lb: number | null;
  /**
   * Columns to sort by. Items without a price or weight are last in both directions, so each
   * direction has a computed column.
   */
  cost_rising: GeneratedAlways<number>;
  cost_falling: GeneratedAlways<number>;
  weight_rising: GeneratedAlways<number>;
  weight_falling: GeneratedAlways<number>;
  /** JSON: every field of the item. */
  data: string;
  /** The version of the schema of `data`: `shapeStamp` in stored-schemas.ts. */
  shape: Generated<string>;
  version: Generated<number>;
  created_at: number;
  created_by: string | null;
  updated_at: number;
  updated_by: string | null;
  archived: Generated<Flag>;
}

/** References between items: an item cannot be deleted while a row here refers to it. */
export interface CatalogueLinkTable {
  kind: string;
  sk: string;
  field: string;
  target_kind: string;
  target_sk: string;
}

/** A trigger refuses updates of rows. sweep.ts deletes old rows. */
export interface AuditTable {
  id: string;
  at: number;
  actor_id: string | null;
  action: string;
  target_kind: string;
  target_id: string;
  request_id: string | null;
  /** JSON */
  details: Generated<string>;
  /** The `shortNetwork` of the client. Only with the target kind `user`. */
  network: Generated<string | null>;
}

/** Status and response are null while the first request with this key is running. */
interface IdempotencyTable {
  user_id: string;
  route: string;
  key: string;
  body_hash: string;
  status: number | null;
  /** Compressed JSON: idempotency.ts. */
  response: string | null;
  created_at: number;
}

interface SchemaMigrationTable {
  name: string;
  applied_at: number;
}

/** A link in the texts that an audience reads. The audience of the whole texts is `gm`. */
interface EntryLinkTable {
  entry_id: string;
  audience: string;
  title_fold: string;
  /** The title as it is written in the text. */
  words: string;
  /** The number of the link in the text. */
  place: number;
  campaign_id: string;
  /** When the text first had the link. An entry that has changed its title since can be the target. */
  since: number;
}

/** A title that an entry has or had. */
interface EntryTitleTable {
  entry_id: string;
  campaign_id: string;
  title_fold: string;
  /** When the entry first had the title. */
  since: number;
  /** When the entry last had the title; later than any time while it has the title. */
  until: number;
  /** 1 if the entry was not for everyone when it lost the title. */
  was_hidden: Generated<Flag>;
}

/** A picture for the entries of a campaign. Its bytes are in two images, which never change. */
export interface PictureTable {
  id: string;
  campaign_id: string;
  uploaded_by: string | null;
  full_image_id: string;
  small_image_id: string;
  /** In pixels, of the full image. */
  width: number;
  height: number;
  /** The size of both images, which the quota of the campaign's owner counts. */
  bytes: number;
  created_at: number;
  /** Since when the sweep has found no entry that shows it; null if one shows it. */
  unshown_since: number | null;
}

/** A picture in the texts that an audience reads. The audience of the whole texts is `gm`. */
interface EntryPictureTable {
  entry_id: string;
  audience: string;
  picture_id: string;
}

/** The content of an entry after a change. The newest version has the present content. */
export interface EntryVersionTable {
  entry_id: string;
  /** The version of the entry at the last change that belongs to this version. */
  version: number;
  /** Who has changed the entry; null if the account is deleted or not known. */
  changed_by: string | null;
  changed_at: number;
  /** Until then, changes by the same person belong to this version. */
  open_until: number;
  /** Who wrote a draft that this version has put into the entry; null if there was none. */
  drafted_by: Generated<string | null>;
  /** JSON: the fields of the contract in which the version differs from the one before. */
  changed: string;
  type: string;
  title: string;
  /** JSON: a list of texts. */
  tags: string;
  visibility: EntryVisibility;
  /** JSON: a sorted list of ids. */
  reader_ids: string;
  cover_picture_id: string | null;
  /** JSON of the schema EntryDetails. */
  details: string;
  text: string;
}

/**
 * The last change of an entry as one member sees it: the player who has written it, and a member who has or
 * had an own view of it, or got the right to read it. For others it is in `entry`.
 */
interface EntryShownTable {
  entry_id: string;
  user_id: string;
  campaign_id: string;
  /** The number of changes that the member has seen, as the version of the entry for this member. */
  version: number;
  at: number;
}

/** A picture that a version of an entry has shown, in its texts or as its cover. */
interface EntryVersionPictureTable {
  entry_id: string;
  version: number;
  picture_id: string;
}

/** An entry that a user has marked. */
interface EntryFavouriteTable {
  user_id: string;
  entry_id: string;
  campaign_id: string;
  created_at: number;
}

/** When a user has last opened an entry. */
interface EntryVisitTable {
  user_id: string;
  entry_id: string;
  campaign_id: string;
  visited_at: number;
}

/** How often an import was undone. The sweep removes rows that no running request can need. */
interface ImportUndoTable {
  campaign_id: string;
  import_id: string;
  times: number;
  at: number;
}
