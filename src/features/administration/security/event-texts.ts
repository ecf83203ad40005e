import type { SecurityEvent } from '#src/generated/model/index.ts';
import { kindText } from '../mails/mail-columns.ts';

/** What events are called. An event that a later version of the server adds is shown by its name. */
export const eventTexts: Readonly<Record<string, string>> = {
  'session.begin': 'Signed in',
  'session.refuse': 'Sign-in failed',
  'session.await-factor': 'Asked for a second factor',
  'session.use-factor': 'Second factor used',
  'session.confirm': 'Confirmed who they are',
  'session.end': 'Signed out',
  'session.end-other': 'Signed out elsewhere',
  'user.setup': 'First administrator created',
  'user.register': 'Registered',
  'user.verify-email': 'Address verified',
  'user.reset-password': 'Password reset',
  'user.change-password': 'Password changed',
  'user.begin-email-change': 'New address asked for',
  'user.cancel-email-change': 'New address given up',
  'user.change-email': 'Address changed',
  'user.undo-email-change': 'Change of address undone',
  'user.undo-factor': 'Added way in removed by its mail',
  'user.rename': 'Renamed',
  'user.link-oauth': 'Provider connected',
  'user.unlink-oauth': 'Provider disconnected',
  'factor.add': 'Second factor added',
  'factor.remove': 'Second factor removed',
  'factor.renew-recovery-codes': 'Recovery codes renewed',
  'factor.reset': 'Second factors removed',
  'user.grant': 'Group granted',
  'user.withdraw': 'Group withdrawn',
  'user.disable': 'Account disabled',
  'user.enable': 'Account enabled',
  'user.sign-out': 'Signed out everywhere',
  'user.close': 'Account closed',
  'user.keep': 'Account kept',
  'user.delete': 'Account deleted',
  'user.resend-verification': 'Verification sent again',
  'user.reset-link': 'Link for a new password made',
  'user.mail-again': 'Mail sent again',
  'user.mail-dropped': 'Mail dropped',
  'access.refuse': 'Administration refused',
};

export const eventText = (event: string): string => eventTexts[event] ?? event;

/** The codes of problems, what a person has proven, and groups, in words. */
const detailTexts: Readonly<Record<string, string>> = {
  invalid_credentials: 'wrong address, password or code',
  too_many_requests: 'locked out for a while',
  email_not_verified: 'address not verified',
  invalid_token: 'expired, or used already',
  oauth_failed: 'not agreed by the service',
  conflict: 'the address has an account already',
  password: 'with the password',
  provider: 'through another service',
  passkey: 'with a passkey',
  totp: 'with a code of the app',
  recoveryCode: 'with a recovery code',
  admin: 'administrators',
};

/** In the events of these names, the detail is the kind of a mail. */
const mailEvents: ReadonlySet<string> = new Set(['user.mail-again', 'user.mail-dropped']);

/** The parts of a detail in words. Parts without words, such as operations and services, are shown as they are. */
export function detailText({ event, detail }: Pick<SecurityEvent, 'event' | 'detail'>): string {
  if (mailEvents.has(event)) return kindText({ kind: detail });
  return detail
    .split(', ')
    .map((part) => (Object.hasOwn(detailTexts, part) ? detailTexts[part] : part))
    .join(', ');
}

/** The person whom an event is about. */
export const personText = ({ person }: Pick<SecurityEvent, 'person'>): string =>
  person === null ? 'An unknown address' : (person.name ?? 'A deleted account');

/** Who caused it, if that is someone else. */
export function causeText({
  by,
  byOperator,
  person,
}: Pick<SecurityEvent, 'by' | 'byOperator' | 'person'>): string {
  if (byOperator) return 'the operator';
  if (by === null || by.userId === person?.userId) return '';
  return by.name ?? 'a deleted account';
}
