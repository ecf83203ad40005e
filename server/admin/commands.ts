import {
  enableAccount,
  grantAdministrator,
  type OperatorContext,
  peopleForOperator,
  removeFactors,
  resetLink,
} from '#backend/people/operator.ts';
import { stateOf } from '#backend/people/person.ts';
import { replaceKey } from '#backend/people/replace-key.ts';
import type { PersonState } from '#src/generated/model/index.ts';

export interface Command {
  /** The parameter as the help shows it after the name of the command. */
  readonly parameter: string;
  readonly summary: string;
  /** Gets the text after the name of the command; returns the lines to print. */
  readonly run: (context: OperatorContext, text: string) => Promise<readonly string[]>;
}

const dayOf = (time: number): string =>
  time === 0 ? 'never' : new Date(time).toISOString().slice(0, 10);

/** Any user chooses a name and an address, and these must not control the terminal. */
const plain = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ');

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const stateTexts: Readonly<
  Record<PersonState, (person: { readonly closes_at: number | null }) => string>
> = {
  active: () => 'active',
  closing: ({ closes_at: at }) => `closing, deleted on ${dayOf(at ?? 0)}`,
  unverified: () => 'not verified',
  disabled: () => 'disabled',
};

async function list(context: OperatorContext, words: string): Promise<readonly string[]> {
  const people = await peopleForOperator(context, words);
  if (people.length === 0) {
    return [words === '' ? 'There is no administrator.' : 'Nobody has these words.'];
  }
  return table([
    ['ADDRESS', 'NAME', 'GROUPS', 'STATE', 'LAST SEEN'],
    ...people.map((person) => [
      plain(person.email),
      plain(person.name),
      person.groups.join(', '),
      stateTexts[stateOf(person)](person),
      dayOf(person.last_seen_at),
    ]),
  ]);
}

export const commands: Readonly<Record<string, Command>> = {
  list: {
    parameter: '[WORDS]',
    summary: 'the administrators, or the people whose name or address has these words',
    run: list,
  },
  'grant-admin': {
    parameter: 'ADDRESS',
    summary: 'make this account the one of an administrator',
    async run(context, email) {
      return (await grantAdministrator(context, email))
        ? [`${email} is an administrator now.`]
        : [`${email} is an administrator already.`];
    },
  },
  enable: {
    parameter: 'ADDRESS',
    summary: 'enable this account again after an administrator has disabled it',
    async run(context, email) {
      return (await enableAccount(context, email))
        ? [`${email} can sign in again.`]
        : [`The account of ${email} is not disabled.`];
    },
  },
  'reset-password': {
    parameter: 'ADDRESS',
    summary: 'print a link with which this person chooses a new password',
    async run(context, email) {
      const link = await resetLink(context, email);
      return [
        'Give this link to the person, and to nobody else. It works once, within 30 minutes,',
        'and signs them out everywhere:',
        link,
      ];
    },
  },
  'reset-factors': {
    parameter: 'ADDRESS',
    summary: 'remove the passkeys and codes of someone who has lost them',
    async run(context, email) {
      return (await removeFactors(context, email))
        ? [`${email} signs in with the password alone, and is signed out everywhere.`]
        : [`${email} has no second factor.`];
    },
  },
  'replace-key': {
    parameter: '',
    summary: 'replace the master key, and encrypt again what is stored; no server may run',
    async run(context) {
      const count = await replaceKey(context);
      return [
        `The master key is new, and ${count} stored secrets are encrypted with it.`,
        'Backups from before contain the old key and what it encrypts: delete them.',
      ];
    },
  },
};

const lines = Object.entries(commands).map(
  ([name, { parameter, summary }]) => `  ${`${name} ${parameter}`.padEnd(24)}  ${summary}`,
);

export const help = `Helps an administrator who is locked out, and an installation without one.

Usage: npm run admin -- COMMAND

${lines.join('\n')}

It reads the same settings as the server (DATA_DIR or DATABASE_URL, and PUBLIC_URL for links), so run
it with the same environment, as the same user, on the machine of the server.

With PostgreSQL it works while the server runs, except for replace-key. The embedded database belongs to one process at a time:
stop the server, run the command, and start the server again.

Everything it changes is written to the security log as done by the operator, and the person gets a mail
when the server runs. It prints no password, and no secret but the link that you ask for.

Exit codes: 0 done, 1 failed, 2 the command is wrong, 75 the server has the embedded database.

Examples:
  npm run admin -- list
  npm run admin -- grant-admin odo@example.com
  DATABASE_URL=postgres://… npm run admin -- reset-password odo@example.com
`;
