import { expect, test } from 'vitest';
import { detailText } from './event-texts.ts';

test.each([
  ['session.begin', 'password, totp', 'with the password, with a code of the app'],
  ['session.refuse', 'oauth_failed, guild', 'not agreed by the service, guild'],
  ['session.refuse', 'invalid_credentials', 'wrong address, password or code'],
  ['user.mail-again', 'reset-password', 'New password'],
  ['access.refuse', 'personList', 'personList'],
  ['access.refuse', 'constructor', 'constructor'],
  ['session.end', '', ''],
])('the detail of %s, %j, is shown as %j', (event, detail, shown) => {
  expect(detailText({ event, detail })).toBe(shown);
});
