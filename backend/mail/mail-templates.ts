import type { MailKind } from './jobs.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Template {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: string;
  readonly after: readonly string[];
}

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
