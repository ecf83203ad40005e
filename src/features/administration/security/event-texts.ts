import type { SecurityEvent } from '#src/generated/model/index.ts';

/** What events are called. An event that a later version of the server adds is shown by its name. */
export const eventTexts: Readonly<Record<string, string>> = {
  'session.begin': 'Signed in',
  'session.refuse': 'Sign-in failed',
  'session.end': 'Signed out',
  'session.confirm': 'Confirmed who they are',
  'user.setup': 'First administrator created',
  'user.register': 'Registered',
  'user.verify-email': 'Address verified',
  'user.reset-password': 'Password reset',
  'user.link-oauth': 'Provider connected',
  'user.grant': 'Group granted',
  'user.withdraw': 'Group withdrawn',
  'user.disable': 'Account disabled',
  'user.enable': 'Account enabled',
  'user.sign-out': 'Signed out everywhere',
  'user.resend-verification': 'Verification sent again',
  'user.reset-link': 'Link for a new password made',
  'user.mail-again': 'Mail sent again',
  'user.mail-dropped': 'Mail dropped',
  'access.refuse': 'Administration refused',
};

export const eventText = (event: string): string => eventTexts[event] ?? event;

/** The codes of problems and the names of mails, in words. Others are shown as they are. */
const detailTexts: Readonly<Record<string, string>> = {
  invalid_credentials: 'wrong password or unknown address',
  too_many_requests: 'locked out for a while',
  email_not_verified: 'address not verified',
};

export const detailText = (detail: string): string => detailTexts[detail] ?? detail;

/** The person whom an event is about. */
export const personText = ({ person }: Pick<SecurityEvent, 'person'>): string =>
  person === null ? 'An unknown address' : (person.name ?? 'A deleted account');

/** Who caused it, if that is someone else. */
export function causeText({
  by,
  byOperator,
  person,
}: Pick<SecurityEvent, 'by' | 'byOperator' | 'person'>): string {
  if (byOperator) return 'The operator';
  if (by === null || by.userId === person?.userId) return '';
  return by.name ?? 'A deleted account';
}
