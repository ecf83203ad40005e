import { useEffect } from 'react';
import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';
import { forgetFailedParts } from '../lazy-part.tsx';
import { routeHandleOf } from '../route-module.ts';
import { ErrorPage } from './error-page.tsx';

/** The error boundary of every route. */
export function RouteError() {
  const status = statusOf(useRouteError());
  // Without dependencies, because a second failure may only update this component.
  useEffect(forgetFailedParts);
  const guarded = useMatches().some(({ handle }) => routeHandleOf(handle).guard === 'auth-only');
  // After these statuses, `watchSession` logs out and opens the login page.
  if (guarded && (status === 401 || status === 403)) return null;
  return <ErrorPage status={status} />;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof HttpError || isRouteErrorResponse(error) ? error.status : undefined;
}
