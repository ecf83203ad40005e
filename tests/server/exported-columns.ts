/** Where the archive of everything that belongs to a user has what a column stands for, or why it is not in it. */
type Place = { readonly file: string } | { readonly notMine: string };

const account: Place = { file: 'account.json' };
const campaign: Place = { file: 'campaigns/…/campaign.json' };
const marks: Place = { file: 'campaigns/…/my-marks.json' };
const character: Place = { file: 'characters/….json' };
const table: Place = { file: 'characters/… at the table.json' };
const drafts: Place = { file: 'drafts/….json' };
const notMine = (why: string): Place => ({ notMine: why });

const secret = notMine('it lets people in, so it must not leave the server');
const bookkeeping = notMine(
  'the server keeps it for itself, and computes it from what is exported',
);

/**
 * Each column with the id or the address of a user. A new one is added here together with the export, or with the
 * reason why it is not part of it.
 */
export const exportedColumns: Readonly<Record<string, Place>> = {
  'account_fate.successor_id': notMine('a choice of the one who closes their account'),
  'account_fate.user_id': notMine('a choice that ends with the account, a month later at most'),
  'audit.actor_id': account,
  'campaign.owner_id': campaign,
  'campaign_invitation.created_by': notMine('a link of the campaign, with its secret'),
  'campaign_member.user_id': marks,
  'catalogue_item.created_by': notMine('the catalogue belongs to everyone, and has an export'),
  'catalogue_item.updated_by': notMine('the catalogue belongs to everyone, and has an export'),
  'character.owner_id': character,
  'character_share.user_id': table,
  'email_change.new_email': account,
  'email_change.old_email': account,
  'email_change.user_id': account,
  'entry.created_by': campaign,
  'entry.deleted_by': notMine('deleted entries are under “Deleted entries” for thirty days'),
  'entry.player_id': campaign,
  'entry_favourite.user_id': marks,
  'entry_reader.user_id': notMine('a decision of the author about who reads the entry'),
  'entry_shown.user_id': bookkeeping,
  'entry_version.changed_by': notMine(
    'a former text belongs to the entry; its history shows it to all who may read it',
  ),
  'entry_visit.user_id': marks,
  'generation.user_id': drafts,
  'idempotency.user_id': bookkeeping,
  'mail_outbox.to_email': notMine(
    'a mail waits at most a week, with links that let people in, and is in the mailbox',
  ),
  'model_use.user_id': notMine('the accounts of the site; each draft names its model and its time'),
  'oauth_identity.user_id': account,
  'passkey.user_id': account,
  'picture.uploaded_by': campaign,
  'recovery_code.user_id': account,
  'registration.user_id': notMine('it is deleted when the address is verified, before any sign-in'),
  'session.user_id': account,
  'token.email_norm': secret,
  'token.user_id': secret,
  'totp.user_id': account,
  'user.email': account,
  'user.email_norm': bookkeeping,
  'user_group.user_id': account,
};
