import type { QueryClient } from '@tanstack/react-query';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { RefetchProblem } from '#src/components/load-problem.tsx';
import { startLoading, untilSlow } from '#src/components/route-module.ts';
import {
  getAccountGetSuspenseQueryOptions,
  getAccountSessionsQueryOptions,
  useAccountGetSuspense,
} from '#src/generated/endpoints/account/account.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SecondFactors } from '../factors/second-factors.tsx';
import { AddressPanel } from './address-panel.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { NamePanel } from './name-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProvidersPanel } from './providers-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export const loader = (queryClient: QueryClient) => () => {
  startLoading(queryClient.query(getAccountSessionsQueryOptions()));
  return untilSlow(queryClient.query(getAccountGetSuspenseQueryOptions()));
};

export const handle = { title: 'Your account', skeleton: 'plain' } as const;

export function Component() {
  const query = useAccountGetSuspense();
  const account = query.data;
  const panels = useRef<HTMLDivElement>(null);
  const rememberFocus = useKeptFocus(panels);
  return (
    <>
      <PageHeader
        title="Your account"
        lead="Who you are here, how you sign in, and what is yours."
      />
      <RefetchProblem what="your account" query={query} />
      <div
        ref={panels}
        onFocus={rememberFocus}
        className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-8"
      >
        <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
          <NamePanel account={account} />
          <AddressPanel account={account} />
          <PasswordPanel account={account} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
          <SecondFactors account={account} />
          <ProvidersPanel account={account} />
          <SessionsPanel />
          <DataPanel />
          <ClosingPanel account={account} />
        </div>
      </div>
    </>
  );
}

/**
 * Forms of this page are replaced after they were sent, and buttons and rows are removed by what they have done.
 * If such an element had the focus, its panel gets it: otherwise a user without a mouse would begin at the top
 * of the page again.
 */
function useKeptFocus(ref: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const focused = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new MutationObserver(() => {
      if (focused.current?.isConnected !== false) return;
      focused.current = null;
      if (document.activeElement !== document.body || panel.current === null) return;
      panel.current.tabIndex = -1;
      panel.current.focus({ preventScroll: true });
    });
    observer.observe(ref.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [ref]);
  return ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    focused.current = target;
    panel.current = target.closest('section[aria-labelledby]');
  };
}
