import type { GridColumn } from '#src/components/grid/grid-types.ts';
import type { UnsentMail } from '#src/generated/model/index.ts';
import { momentOf } from '../list/times.ts';

/** The kinds whose words do not say enough. */
const kindTexts: Readonly<Record<string, string>> = {
  'verify-email': 'Verify the address',
  'reset-password': 'New password',
  'already-registered': 'Has an account already',
  'change-email': 'New address',
  'email-changing': 'Address is changing',
  'email-taken': 'Address is taken',
  'account-closing': 'Account closed',
  'totp-added': 'Authenticator app added',
  'totp-removed': 'Authenticator app removed',
  'factors-reset': 'Second factors removed',
  'wrong-factors': 'Wrong codes',
  'admin-granted': 'Is an administrator',
  'admin-withdrawn': 'No longer an administrator',
  'signed-out': 'Signed out everywhere',
};

/** `Password changed` for `password-changed`. */
const wordsOf = (kind: string): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;

export const kindText = ({ kind }: Pick<UnsentMail, 'kind'>): string =>
  kindTexts[kind] ?? wordsOf(kind);

const stateText = ({ state, attempts }: UnsentMail): string => {
  if (state === 'failed') return 'Failed';
  return attempts === 0 ? 'Waiting' : 'Waiting to try again';
};

export const mailColumns: readonly GridColumn<UnsentMail>[] = [
  { key: 'kind', label: 'Mail', text: kindText, width: 210, pinned: true, required: true },
  { key: 'to', label: 'To', text: ({ to }) => to, width: 240 },
  { key: 'state', label: 'State', text: stateText, width: 170 },
  {
    key: 'reason',
    label: 'Reason',
    text: ({ reason }) => reason ?? '',
    width: 330,
    grows: true,
  },
  {
    key: 'attempts',
    label: 'Attempts',
    text: ({ attempts }) => String(attempts),
    width: 100,
    numeric: true,
  },
  {
    key: 'nextAttemptAt',
    label: 'Next attempt',
    text: ({ nextAttemptAt }) => momentOf(nextAttemptAt) || 'None',
    width: 170,
  },
  {
    key: 'createdAt',
    label: 'Written',
    text: ({ createdAt }) => momentOf(createdAt),
    width: 170,
  },
];
