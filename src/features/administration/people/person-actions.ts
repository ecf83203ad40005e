import type { Person, PersonUpdateRequest } from '#src/generated/model/index.ts';
import { isAdministrator } from './people-columns.ts';

export type PersonAction =
  | 'disable'
  | 'enable'
  | 'grant'
  | 'withdraw'
  | 'sign-out'
  | 'reset-factors'
  | 'resend';

interface ActionTexts {
  /** In the menu and on the button of the question. */
  readonly label: string;
  readonly question: (name: string) => string;
  /** What happens, also to the person. */
  readonly effect: string;
  readonly done: (name: string) => string;
  readonly isDanger: boolean;
  /** The change; absent if another operation carries out the action. */
  readonly change?: PersonUpdateRequest;
}

export const actionTexts: Readonly<Record<PersonAction, ActionTexts>> = {
  disable: {
    label: 'Disable the account',
    question: (name) => `Disable the account of ${name}?`,
    effect:
      'They are signed out everywhere at once and cannot sign in. Their campaigns and characters stay, and other members keep what they can read. They get a mail about it.',
    done: (name) => `${name} cannot sign in any more.`,
    isDanger: true,
    change: { isDisabled: true },
  },
  enable: {
    label: 'Enable the account',
    question: (name) => `Enable the account of ${name}?`,
    effect: 'They can sign in again with the password they had. They get a mail about it.',
    done: (name) => `${name} can sign in again.`,
    isDanger: false,
    change: { isDisabled: false },
  },
  grant: {
    label: 'Make an administrator',
    question: (name) => `Make ${name} an administrator?`,
    effect:
      'They can change the rules catalogue, the models, and the accounts of everyone, yours too. They get a mail about it.',
    done: (name) => `${name} is an administrator now.`,
    isDanger: false,
    change: { groups: ['admin'] },
  },
  withdraw: {
    label: 'Remove administrator rights',
    question: (name) => `Remove administrator rights from ${name}?`,
    effect:
      'They are signed out everywhere, and are a player like others when they sign in again. They get a mail about it.',
    done: (name) => `${name} is no longer an administrator.`,
    isDanger: true,
    change: { groups: [] },
  },
  'sign-out': {
    label: 'Sign out everywhere',
    question: (name) => `Sign ${name} out everywhere?`,
    effect: 'All their sessions end at once. They can sign in again, and get a mail about it.',
    done: (name) => `${name} is signed out everywhere.`,
    isDanger: true,
  },
  'reset-factors': {
    label: 'Remove second factors',
    question: (name) => `Remove the second factors of ${name}?`,
    effect:
      'Only for someone who has lost them: make sure that it is this person who asks. The authenticator app, all passkeys and the recovery codes are removed, and all their sessions end. They sign in without a second factor then, and get a mail about it.',
    done: (name) => `${name} signs in without a second factor now.`,
    isDanger: true,
  },
  resend: {
    label: 'Send the verification again',
    question: (name) => `Send ${name} the verification again?`,
    effect: 'They get the mail with the link that verifies their address.',
    done: (name) => `A mail to ${name} is on its way.`,
    isDanger: false,
  },
};

/** What can be done to a person now, in the order of the menu. */
export function actionsFor(person: Person): PersonAction[] {
  const { state, sessions, hasSecondFactors, isSelf } = person;
  const actions: PersonAction[] = [];
  if (state === 'unverified') actions.push('resend');
  if (sessions > 0) actions.push('sign-out');
  if (hasSecondFactors && !isSelf) actions.push('reset-factors');
  if (isAdministrator(person)) actions.push('withdraw');
  else if (state === 'active') actions.push('grant');
  if (state === 'disabled') actions.push('enable');
  else if (!isSelf) actions.push('disable');
  return actions;
}
