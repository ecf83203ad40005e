import type { FactorNotice } from './jobs.ts';

export interface Template {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: string;
  readonly after: readonly string[];
}

const notYou =
  'If it was not you, change your password there at once: the person who did this knows it, or uses one of your devices.';

/** Below a link that removes what was added. */
export const afterAddition = [
  'The link works once, within seven days.',
  'It signs out everyone, removes every way to sign in that was added since, ends the password, and sends you a link to choose a new one.',
];

/** Mails about the second factors of an account. */
export const factorTemplates: Readonly<Record<FactorNotice, Template>> = {
  'totp-added': {
    subject: 'Your account asks for a code now',
    lines: [
      'An authenticator app guards your account from now on: besides your password, a sign-in needs a code of the app.',
      'If it was you, all is well. If it was not you, remove it here:',
    ],
    button: 'This was not me',
    after: afterAddition,
  },
  'totp-removed': {
    subject: 'The authenticator app no longer guards your account',
    lines: [
      'The authenticator app was removed from your account. You can add one again on its page:',
    ],
    button: 'To my account',
    after: [notYou],
  },
  'passkey-added': {
    subject: 'A new passkey opens your account',
    lines: [
      'A passkey was added to your account. It signs in without a password, and guards the sign-in with the password.',
      'If it was you, all is well. If it was not you, remove it here:',
    ],
    button: 'This was not me',
    after: afterAddition,
  },
  'passkey-removed': {
    subject: 'A passkey no longer opens your account',
    lines: ['A passkey was removed from your account. You find the others on its page:'],
    button: 'To my account',
    after: [notYou],
  },
  'recovery-codes-renewed': {
    subject: 'Your account has new recovery codes',
    lines: [
      'Someone, hopefully you, made new recovery codes. The earlier ones do not work any more.',
      'You can make new ones at any time on the page of your account:',
    ],
    button: 'To my account',
    after: [notYou],
  },
  'recovery-code-used': {
    subject: 'A recovery code has opened your account',
    lines: [
      'Someone, hopefully you, used a recovery code to sign in or to confirm a change. It does not work again.',
      'If your app or your passkey is lost, replace it on the page of your account:',
    ],
    button: 'To my account',
    after: [notYou],
  },
  'factors-reset': {
    subject: 'Your account has no second factor any more',
    lines: [
      'An administrator has removed the authenticator app, the passkeys and the recovery codes of your account, because they were lost.',
      'Sign in with your password, or with a provider that is connected, and add new ones:',
    ],
    button: 'Sign in',
    after: [
      'If you did not ask for it, tell the administrator, and change your password if you have one.',
    ],
  },
  'wrong-factors': {
    subject: 'Someone knows your password',
    lines: [
      'Someone has typed your password and then several wrong codes. They cannot sign in without a right code.',
      'If it was not you, choose a new password:',
    ],
    button: 'Choose a new password',
    after: ['If it was you, wait a quarter of an hour, or use a recovery code then.'],
  },
};
