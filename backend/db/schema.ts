import type {
  AccountFateTable,
  EmailChangeLinkTable,
  EmailChangeTable,
  RegistrationKeyTable,
  RegistrationTable,
  TokenTable,
  UserGroupTable,
  UserTable,
} from './tables/account-tables.ts';
import type {
  CampaignInvitationTable,
  CampaignMemberTable,
  CampaignTable,
} from './tables/campaign-tables.ts';
import type { CatalogueItemTable, CatalogueLinkTable } from './tables/catalogue-tables.ts';
import type {
  CharacterLinkTable,
  CharacterPlayChangeTable,
  CharacterPlayTable,
  CharacterRollTable,
  CharacterShareTable,
  CharacterTable,
} from './tables/character-tables.ts';
import type {
  EntryFavouriteTable,
  EntryLinkTable,
  EntryReaderTable,
  EntrySearchTable,
  EntryShownTable,
  EntryTable,
  EntryTagTable,
  EntryTitleTable,
  EntryVersionTable,
  EntryViewTable,
  EntryVisitTable,
  ImportUndoTable,
} from './tables/entry-tables.ts';
import type { GenerationTable, ModelUseTable } from './tables/generation-tables.ts';
import type {
  EntryPictureTable,
  EntryVersionPictureTable,
  ImageTable,
  PictureTable,
} from './tables/picture-tables.ts';
import type {
  OauthIdentityTable,
  PasskeyTable,
  RecoveryCodeTable,
  SessionTable,
  TotpTable,
} from './tables/sign-in-tables.ts';
import type {
  AuditTable,
  IdempotencyTable,
  MailOutboxTable,
  RateLimitTable,
  SchemaMigrationTable,
  SettingTable,
} from './tables/system-tables.ts';

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
  readonly email_change_link: EmailChangeLinkTable;
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
