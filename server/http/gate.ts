import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import { requireContentType } from '#contract/requests.ts';
import { csrfCookie, endedPrivateCookie, privateName } from '#backend/auth/cookies.ts';
import { isCsrfToken } from '#backend/auth/csrf.ts';
import { findSession, sessionCookie } from '#backend/auth/sessions.ts';
import type { Operation, OperationId } from '#src/generated/contract/operations.ts';
import { defaultJsonBytes } from './body.ts';
import { requireAllowedOrigin } from './origin.ts';
import type { HttpRequestContext } from './request-context.ts';

const signInAgain = 'Your session has ended. Sign in again and go on where you were.';

async function identify(context: HttpRequestContext, operation: Operation): Promise<void> {
  const { config } = context.app;
  const token = context.cookie(privateName(config, sessionCookie));
  if (token) context.user = await findSession(context.app, token, context.now);
  if (context.user) return;
  if (operation.session === 'optional' && !token) return;
  if (token) {
    context.setCookie(endedPrivateCookie(config, sessionCookie));
    context.setCookie(csrfCookie(config, '', 0));
  }
  throw new ProblemError('unauthenticated', token ? signInAgain : 'Please sign in first.');
}

/** All that is decided before a byte of the body is read; who may not come in sends no picture. */
export async function passGate(
  id: OperationId,
  operation: Operation,
  context: HttpRequestContext,
  request: FastifyRequest,
): Promise<void> {
  const { app } = context;
  requireAllowedOrigin(request, app.config.allowedOrigins);
  if (operation.session !== 'none') await identify(context, operation);
  if (operation.csrf && context.user) {
    if (!isCsrfToken(app.keys, context.user.sessionHash, context.header('x-csrf-token'))) {
      const detail = 'This page is out of date. Reload it and try again.';
      throw new ProblemError('csrf_failed', detail);
    }
  }
  const { groups, body } = operation;
  if (groups.length > 0 && !groups.some((group) => context.user?.groups.includes(group))) {
    throw new ProblemError('forbidden', 'Only administrators can do that.');
  }
  if (!body) return;
  requireContentType(id, request.headers['content-type']);
  if (Number(request.headers['content-length'] ?? 0) > (body.maxBytes ?? defaultJsonBytes)) {
    throw new ProblemError('payload_too_large', 'That is more than this call takes.');
  }
}
