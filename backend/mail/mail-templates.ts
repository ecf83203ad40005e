import { adminTemplates } from './admin-templates.ts';
import { afterAddition, factorTemplates, type Template } from './factor-templates.ts';
import type { MailKind } from './jobs.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const notYou = ['A new password signs you out everywhere.'];

const templates: Readonly<Record<MailKind, Template>> = {
  'verify-email': {
    subject: 'Open the door to Questwright',
    lines: ['Your seat at the table is ready. Confirm that this address is yours:'],
    button: 'Confirm my address',
    after: [
      'The link works once, within 24 hours.',
      'If you did not register with Questwright, leave it be: nothing happens without it.',
    ],
  },
  'reset-password': {
    subject: 'A new password for Questwright',
    lines: ['Someone, hopefully you, asked for a new password. Choose it here:'],
    button: 'Choose a new password',
    after: [
      'The link works once, within 30 minutes, and signs you out everywhere.',
      'If it was not you, leave it be: your password stays as it is.',
    ],
  },
  'already-registered': {
    subject: 'You already have a seat at Questwright',
    lines: [
      'Someone, perhaps you, tried to register with this address. It has an account already.',
      'Sign in here, or ask there for a new password:',
    ],
    button: 'Sign in',
    after: ['If it was not you, leave it be: nothing has changed.'],
  },
  'change-email': {
    subject: 'Your new address at Questwright',
    lines: ['Someone, hopefully you, wants to use this address for an account. Confirm it here:'],
    button: 'Use this address',
    after: [
      'The link works once, within 24 hours, while you are signed in.',
      'If it was not you, leave it be: nothing happens without it.',
    ],
  },
  'email-changing': {
    subject: 'Your address at Questwright is about to change',
    lines: [
      'Someone with your password wants to move your account to another address. If it was you, all is well.',
      'If it was not you, take the account back here:',
    ],
    button: 'Undo the change',
    after: [
      'The link works once, within seven days, even after the address has changed.',
      'It signs out everyone, removes every way to sign in that was added since or in the thirty days before, and sends you a link to choose a new password.',
    ],
  },
  'email-taken': {
    subject: 'Your address at Questwright',
    lines: [
      'Someone, perhaps you, wanted to move another account to this address. It has an account already.',
      'Sign in to it here:',
    ],
    button: 'Sign in',
    after: ['If it was not you, leave it be: nothing has changed.'],
  },
  'password-changed': {
    subject: 'Your password at Questwright has changed',
    lines: [
      'Your account has a new password. If it was you, all is well.',
      'If it was not you, choose another one here:',
    ],
    button: 'Choose a new password',
    after: notYou,
  },
  'provider-connected': {
    subject: 'Your account at Questwright has another way in',
    lines: [
      'Another service was connected with your account, and can sign you in now. If it was you, all is well.',
      'If it was not you, remove it here:',
    ],
    button: 'This was not me',
    after: afterAddition,
  },
  'provider-disconnected': {
    subject: 'Your account at Questwright has lost a way in',
    lines: [
      'A service was disconnected from your account, and cannot sign you in any more. If it was you, all is well.',
      'If it was not you, choose a new password here:',
    ],
    button: 'Choose a new password',
    after: notYou,
  },
  'account-closing': {
    subject: 'Your seat at Questwright is kept for 30 days',
    lines: [
      'You have closed your account. It will be deleted in 30 days, with your characters and what you have decided about your campaigns.',
      'If you change your mind before, sign in and keep it:',
    ],
    button: 'Sign in',
    after: ['If it was not you, sign in now and keep it, then change your password.'],
  },
  ...factorTemplates,
  ...adminTemplates,
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

const paragraph = (line: string): string => `<p style="margin:0 0 16px">${escape(line)}</p>`;

function page(greeting: string, template: Template, link: string): string {
  const url = escape(link);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(template.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#0b101a;color:#ece5d8;font:16px/1.6 Georgia,serif">
<div style="max-width:32rem;margin:0 auto">
<p style="margin:0 0 24px;letter-spacing:.12em;color:#d3ae62">QUESTWRIGHT</p>
${paragraph(greeting)}
${template.lines.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#d3ae62;color:#14100a;text-decoration:none">${escape(template.button)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#b9b1a2;word-break:break-all">${url}</p>
${template.after.map(paragraph).join('\n')}
</div></body></html>
`;
}

/**
 * The mail as plain text and as HTML; both contain the link. The name is null for an address that is
 * not verified, because another person can have chosen the name.
 */
export function mailFrom(kind: MailKind, name: string | null, link: string): MailContent {
  const template = templates[kind];
  const greeting = name === null ? 'Hello,' : `Hello ${name},`;
  const text = [greeting, ...template.lines, link, ...template.after, 'Questwright'];
  return {
    subject: template.subject,
    text: `${text.join('\n\n')}\n`,
    html: page(greeting, template, link),
  };
}
