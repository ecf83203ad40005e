import { ProblemError } from '#contract/problem.ts';
import type { Handlers } from '#contract/types.ts';
import type { CurrentUser } from '#src/generated/model/index.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import type { MockContext } from './context.ts';
import { markOf } from './random.ts';
import { closeSession, openSession, refreshCsrf } from './session.ts';
import type { MockState, StoredToken, StoredUser } from './state.ts';

const minute = 60_000;

const tokenLife: Readonly<Record<StoredToken['purpose'], number>> = {
  'verify-email': 24 * 60 * minute,
  'reset-password': 30 * minute,
  setup: 30 * minute,
};

const accepted = {
  status: 202,
  body: {
    message: 'Look into your mailbox. If there is something to do, a link is waiting for you.',
  },
} as const;

export const passwordMark = (password: string): string => markOf(`password/${password}`);

export const currentUser = ({ id, name, email, groups }: StoredUser): CurrentUser => ({
  id,
  name,
  email,
  groups,
});

export const byEmail = (state: MockState, email: string) => {
  const wanted = normaliseEmail(email);
  return state.users.find((user) => normaliseEmail(user.email) === wanted);
};

function issueToken(context: MockContext, purpose: StoredToken['purpose'], userId: string): string {
  const token = context.draws.secret();
  const { state, now } = context;
  state.tokens = state.tokens.filter((old) => old.userId !== userId || old.purpose !== purpose);
  state.tokens.push({ token, purpose, userId, endsAt: now.getTime() + tokenLife[purpose] });
  return token;
}

/** Takes a single-use token. Throws ProblemError 400 for one that is unknown, used or expired. */
function useToken(context: MockContext, purpose: StoredToken['purpose'], token: string) {
  const { state, now } = context;
  const found = state.tokens.find((entry) => entry.token === token && entry.purpose === purpose);
  state.tokens = state.tokens.filter((entry) => entry !== found);
  if (!found || found.endsAt <= now.getTime()) {
    throw new ProblemError('invalid_token', 'This link was used already or has expired.');
  }
  return found;
}

function mailVerification(context: MockContext, user: StoredUser): void {
  const token = issueToken(context, 'verify-email', user.id);
  const link = `${context.appUrl}/verify-email#token=${token}`;
  context.sendMail({
    to: user.email,
    subject: 'Confirm your e-mail address',
    text: `Welcome, ${user.name}. Confirm your address within a day: ${link}`,
    link,
  });
}

function mailKnown(context: MockContext, user: StoredUser): void {
  const link = `${context.appUrl}/forgot-password`;
  context.sendMail({
    to: user.email,
    subject: 'You already have an account',
    text: `Someone tried to register with your address. Forgot your password? ${link}`,
    link,
  });
}

function newUser(context: MockContext, given: { name: string; email: string; password: string }) {
  const user: StoredUser = {
    id: context.draws.id(),
    name: given.name.trim(),
    email: given.email,
    groups: [],
    passwordMark: passwordMark(given.password),
    verified: false,
    providers: [],
  };
  context.state.users.push(user);
  return user;
}

export const auth: Handlers<
  MockContext,
  | 'authRegister'
  | 'authVerifyEmail'
  | 'authResendVerification'
  | 'authForgotPassword'
  | 'authResetPassword'
  | 'authLogin'
  | 'authLogout'
  | 'authSetup'
  | 'authSelf'
> = {
  authRegister(context, { body }) {
    const known = byEmail(context.state, body.email);
    if (known?.verified) mailKnown(context, known);
    else if (known) {
      // Nobody has proved to own the address yet, so the latest who says so counts.
      known.name = body.name.trim();
      known.passwordMark = passwordMark(body.password);
      mailVerification(context, known);
    } else mailVerification(context, newUser(context, body));
    return accepted;
  },

  authVerifyEmail(context, { body }) {
    const { userId } = useToken(context, 'verify-email', body.token);
    const user = context.state.users.find(({ id }) => id === userId);
    if (user) user.verified = true;
    return { status: 204 };
  },

  authResendVerification(context, { body }) {
    const user = byEmail(context.state, body.email);
    if (user && !user.verified) mailVerification(context, user);
    return accepted;
  },

  authForgotPassword(context, { body }) {
    const user = byEmail(context.state, body.email);
    if (user) {
      const token = issueToken(context, 'reset-password', user.id);
      const link = `${context.appUrl}/reset-password#token=${token}`;
      const text = `Choose a new password: ${link}`;
      context.sendMail({ to: user.email, subject: 'Choose a new password', text, link });
    }
    return accepted;
  },

  authResetPassword(context, { body }) {
    const { state } = context;
    const { userId } = useToken(context, 'reset-password', body.token);
    const user = state.users.find(({ id }) => id === userId);
    // The link came by mail, so whoever has it reads that mailbox.
    if (user) Object.assign(user, { passwordMark: passwordMark(body.password), verified: true });
    state.sessions = state.sessions.filter((session) => session.userId !== userId);
    return { status: 204 };
  },

  authLogin(context, { body }) {
    const user = byEmail(context.state, body.email);
    if (!user || user.passwordMark !== passwordMark(body.password)) {
      throw new ProblemError(
        'invalid_credentials',
        'The e-mail address or the password is not right.',
      );
    }
    if (!user.verified) {
      throw new ProblemError('email_not_verified', 'Confirm your e-mail address first.');
    }
    openSession(context, user);
    return { status: 200, body: currentUser(user) };
  },

  authLogout(context) {
    closeSession(context);
    return { status: 204 };
  },

  authSetup(context, { body }) {
    const { state } = context;
    if (state.users.some((user) => user.groups.includes('admin'))) {
      throw new ProblemError('forbidden', 'There is an administrator already.');
    }
    useToken(context, 'setup', body.token);
    const user = byEmail(state, body.email) ?? newUser(context, body);
    Object.assign(user, {
      verified: true,
      groups: ['admin'],
      passwordMark: passwordMark(body.password),
    });
    openSession(context, user);
    return { status: 201, body: currentUser(user) };
  },

  authSelf(context) {
    const { session, user } = context;
    if (!session || !user) return { status: 204 };
    refreshCsrf(context, session);
    return { status: 200, body: currentUser(user) };
  },
};
