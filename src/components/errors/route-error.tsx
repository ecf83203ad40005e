import { useEffect } from 'react';
import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router';
import { endsSession, HttpError } from '#src/api/http-error.ts';
import { forgetFailedParts } from '../lazy-part.tsx';
import { routeHandleOf } from '../route-module.ts';
import { ErrorPage } from './error-page.tsx';

const goneHint = 'If you could open it before: it is deleted, or you may not read it any more.';

/** The error boundary of every route. */
export function RouteError() {
  const error = useRouteError();
  // This effect runs after every render, because a second failure may only update this component.
  useEffect(forgetFailedParts);
  const handles = useMatches().map(({ handle }) => routeHandleOf(handle));
  const guarded = handles.some(({ guard }) => guard === 'auth-only');
  // `watchSession` then logs out and opens the login page.
  if (guarded && endsSession(error)) return null;
  const status = statusOf(error);
  // The server also answers 404 for what never existed, so the hint reveals nothing.
  const isGone = status === 404 && error instanceof HttpError;
  const hint = isGone ? (handles.at(-1)?.goneHint ?? (guarded ? goneHint : undefined)) : undefined;
  const Rescue = status === 404 ? handles.at(-1)?.Rescue : undefined;
  return (
    <ErrorPage status={status} {...(hint !== undefined && { hint })}>
      {Rescue && <Rescue />}
    </ErrorPage>
  );
}

function statusOf(error: unknown): number | undefined {
  return error instanceof HttpError || isRouteErrorResponse(error) ? error.status : undefined;
}
