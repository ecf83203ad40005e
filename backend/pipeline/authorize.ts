import { ProblemError } from '#contract/problem.ts';
import { requireContentType } from '#contract/requests.ts';
import { privateName } from '#backend/auth/cookies.ts';
import { isCsrfToken } from '#backend/auth/csrf.ts';
import { requireConfirmation } from '#backend/auth/confirmation.ts';
import { endSessionCookies } from '#backend/auth/sign-in.ts';
import { firstUse } from '#backend/auth/limits.ts';
import { findSession, sessionCookie } from '#backend/auth/sessions.ts';
import { bodyTooLarge, type Call } from '#backend/call.ts';
import type { Operation, OperationId } from '#src/generated/contract/operations.ts';
import type { CallContext } from './request-context.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** App and API can be two hosts of one domain. */
const ownSites = new Set([undefined, 'same-origin', 'same-site']);

/**
 * Refuses a write from a page whose origin is not allowed. Browsers send Origin with every write; if
 * an extension removes it, Sec-Fetch-Site says whether the page has the origin of the API. A call
 * without both headers is not from a browser, so no page can misuse the cookies of its user. The app never
 * writes by a navigation, and never from another site, so such a call is refused although its origin is allowed.
 */
function requireAllowedOrigin(call: Call, allowed: ReadonlySet<string>): void {
  if (reads.has(call.method)) return;
  const origin = call.header('origin');
  const site = call.header('sec-fetch-site');
  const isAllowed =
    origin === undefined
      ? site === undefined || site === 'same-origin'
      : allowed.has(origin) && ownSites.has(site);
  if (!isAllowed || call.header('sec-fetch-mode') === 'navigate') {
    const detail = 'This page may not do that. Open the app at its own address and try again.';
    throw new ProblemError('origin_not_allowed', detail);
  }
}

const signInAgain = 'Your session has ended. Sign in again and go on where you were.';

async function identify(context: CallContext, operation: Operation): Promise<void> {
  const { config } = context.app;
  const token = context.cookie(privateName(config, sessionCookie));
  const isActive = context.header('x-background') === undefined;
  if (token) context.user = await findSession(context.app, token, context.now, isActive);
  if (context.user) return;
  if (operation.session === 'optional' && !token) return;
  if (token) endSessionCookies(context);
  throw new ProblemError('unauthenticated', token ? signInAgain : 'Please sign in first.');
}

function requireCsrfToken({ app, user }: CallContext, call: Call): void {
  if (!user || isCsrfToken(app.keys, user.sessionHash, call.header('x-csrf-token'))) return;
  throw new ProblemError('csrf_failed', 'This page is out of date. Reload it and try again.');
}

const hour = 60 * 60_000;

/** Writes to the security log that someone has tried what only a group may do; an operation once an hour. */
async function recordRefusal(id: OperationId, context: CallContext): Promise<void> {
  const { app, user, now } = context;
  if (!user || !(await firstUse(app.db, `refused ${user.id} ${id}`, hour, now))) return;
  await context.audit(app.db, {
    action: 'access.refuse',
    targetKind: 'user',
    targetId: user.id,
    details: { operation: id },
  });
}

/** Makes all checks that need only the headers, so that a refused call costs no reading of its body. */
export async function authorize(
  id: OperationId,
  operation: Operation,
  context: CallContext,
  call: Call,
): Promise<void> {
  requireAllowedOrigin(call, context.app.config.allowedOrigins);
  if (operation.session !== 'none') await identify(context, operation);
  if (operation.csrf) requireCsrfToken(context, call);
  const { groups } = operation;
  if (groups.length > 0 && !groups.some((group) => context.user?.groups.includes(group))) {
    await recordRefusal(id, context);
    throw new ProblemError('forbidden', 'Only administrators can do that.');
  }
  if (operation.confirmation) requireConfirmation(context);
  // An operation without a body ignores Content-Type, because many clients send it with every
  // request.
  if (!operation.body) return;
  requireContentType(id, call.header('content-type'));
  if (Number(call.header('content-length') ?? 0) > operation.body.maxBytes) throw bodyTooLarge();
}
