import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { bindToUser } from '#src/api/http.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { forgetConnecting } from '#src/components/guards/connecting.ts';
import { ProblemAlert } from '#src/components/forms/problem-alert.tsx';
import { problemText } from '#src/components/forms/server-problem.ts';
import {
  accountLink,
  getAccountGetQueryKey,
  useAccountUnlink,
} from '#src/generated/endpoints/account/account.ts';
import { useFactorGet } from '#src/generated/endpoints/factors/factors.ts';
import { useAuthOauthProviders } from '#src/generated/endpoints/auth/auth.ts';
import type { Account, AccountIdentity } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Alert, type AlertTone } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';
import { Panel } from '#src/ui/panel.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useReloadAccount } from './use-account-cache.ts';
import { useConnect } from './use-connect.ts';

interface PanelProps {
  account: Account;
}

/** The services through which the user can sign in. */
export function ProvidersPanel({ account }: PanelProps) {
  const providers = useAuthOauthProviders().data?.items ?? [];
  const connect = useConnect();
  const { identities } = account;
  const others = providers.filter(
    ({ type }) => !identities.some((identity) => identity.type === type),
  );
  if (providers.length === 0 && identities.length === 0) return null;
  return (
    <Panel
      title="Other ways in"
      description="Services that can sign you in. We learn only your name and address from them."
    >
      <div className="flex flex-col gap-4">
        <ConnectReturn account={account} />
        <ProblemAlert error={connect.error} />
        {identities.length > 0 && (
          <ul aria-label="Connected services" className="divide-y divide-hairline">
            {identities.map((identity) => (
              <Connected key={identity.identityId} account={account} identity={identity} />
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {others.map(({ type, name }) => (
              <Button
                key={type}
                pending={connect.isPending && connect.variables.data.type === type}
                onClick={() => connect.mutate({ data: { type } })}
              >
                {`Connect ${name}`}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Panel>
  );
}

function Connected({ account, identity }: PanelProps & { identity: AccountIdentity }) {
  const queryClient = useQueryClient();
  const reload = useReloadAccount();
  const unlink = useAccountUnlink({
    mutation: {
      onSuccess: () => {
        const identities = account.identities.filter((one) => one !== identity);
        queryClient.setQueryData(getAccountGetQueryKey(), { ...account, identities });
      },
      onError: reload,
    },
  });
  const factors = useFactorGet().data;
  const isLast =
    !account.hasPassword &&
    account.identities.every((one) => one === identity || one.type === null) &&
    factors?.passkeys.every((passkey) => !passkey.signsInAlone) === true;
  const since = new Date(identity.linkedAt).toLocaleDateString('en-GB', { dateStyle: 'long' });
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="wrap-anywhere">{identity.name}</p>
          <p className="text-sm text-muted">
            {unbroken(`Connected since ${since}`)}
            {/* A phone shows no title of the button. */}
            {isLast &&
              '. It is your only way in: set a password or add a passkey before you disconnect it.'}
          </p>
        </div>
        <Button
          size="small"
          aria-label={`Disconnect ${identity.name}`}
          pending={unlink.isPending}
          {...(isLast && { disabledReason: 'Set a password first: this is your only way in.' })}
          onClick={() => unlink.mutate({ identityId: identity.identityId })}
        >
          Disconnect
        </Button>
      </div>
      <ProblemAlert error={unlink.error} />
    </li>
  );
}

interface Answer {
  type: string;
  code: string;
  state: string;
}

/** Finishes the connection when the provider has sent the user back. */
function ConnectReturn({ account }: PanelProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const type = search.get('connect');
  const code = search.get('code');
  const state = search.get('state');
  const [answer] = useState((): Answer | 'refused' | null => {
    if (type === null) return null;
    return code !== null && state !== null ? { type, code, state } : 'refused';
  });
  // The address must not keep the answer of the provider, which works once.
  useEffect(() => {
    if (type === null) return;
    forgetConnecting();
    void navigate(paths.account, { replace: true });
  }, [type, navigate]);
  if (answer === null) return null;
  if (answer === 'refused') {
    return (
      <Notice tone="warning">The other service did not agree. Nothing has changed here.</Notice>
    );
  }
  return <Connecting key={answer.state} answer={answer} known={account.identities} />;
}

/** It takes the focus, because the page opens at its top, and on a phone this is far below. */
const Notice = ({ tone, children }: { tone: AlertTone; children: ReactNode }) => (
  <Alert ref={focusOnMount} tabIndex={-1} className="outline-none" tone={tone}>
    {children}
  </Alert>
);

interface ConnectingProps {
  answer: Answer;
  known: readonly AccountIdentity[];
}

/** The exchange is a query, because the code works once, and a query is sent once if it is mounted twice. */
function Connecting({ answer, known }: ConnectingProps) {
  const queryClient = useQueryClient();
  const user = useSignedInUser();
  const [before] = useState(() => known.map(({ identityId }) => identityId));
  const exchange = useQuery({
    queryKey: ['account-link', answer.type, answer.state],
    queryFn: async () => {
      const account = await accountLink(answer);
      // A confirmation gives the session a new CSRF token.
      bindToUser(user.id);
      queryClient.setQueryData(getAccountGetQueryKey(), account);
      return account.identities.some(({ identityId }) => !before.includes(identityId));
    },
    retry: false,
    staleTime: Infinity,
  });
  if (exchange.isError) return <Notice tone="danger">{problemText(exchange.error)}</Notice>;
  if (exchange.isSuccess) {
    return (
      <Notice tone="success">
        {exchange.data
          ? 'Connected. From now on it can sign you in.'
          : 'It is you. Go on with what you wanted to do.'}
      </Notice>
    );
  }
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner />
      One moment …
    </p>
  );
}
