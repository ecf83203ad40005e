import type { Template } from './factor-templates.ts';
import type { AdminNotice } from './jobs.ts';

/** Mails about what an administrator has done to an account. */
export const adminTemplates: Readonly<Record<AdminNotice, Template>> = {
  'account-disabled': {
    subject: 'Your seat at Questwright is closed',
    lines: [
      'An administrator has disabled your account. You are signed out everywhere, and cannot sign in.',
      'What you have written is kept. Ask the people who run this Questwright about it:',
    ],
    button: 'Open Questwright',
    after: ['When they enable the account again, you get another mail.'],
  },
  'account-enabled': {
    subject: 'Your seat at Questwright is open again',
    lines: ['An administrator has enabled your account again. Everything is where you left it:'],
    button: 'Sign in',
    after: ['Your password has not changed.'],
  },
  'admin-granted': {
    subject: 'You are an administrator of Questwright',
    lines: [
      'An administrator has made you one, too: you can change the rules catalogue, the models and accounts.',
    ],
    button: 'Open the administration',
    after: ['If you do not expect this, ask the people who run this Questwright.'],
  },
  'admin-withdrawn': {
    subject: 'You are no longer an administrator of Questwright',
    lines: [
      'An administrator has withdrawn your right to administrate. You are signed out everywhere.',
      'Your campaigns and characters stay as they are:',
    ],
    button: 'Sign in',
    after: ['If you do not expect this, ask the people who run this Questwright.'],
  },
  'signed-out': {
    subject: 'You were signed out of Questwright',
    lines: ['An administrator has signed you out everywhere. You can sign in again:'],
    button: 'Sign in',
    after: ['If you do not expect this, choose a new password when you sign in.'],
  },
};
