import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, Pencil, Smartphone, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { LoadProblem } from '#src/components/load-problem.tsx';
import {
  getFactorGetQueryKey,
  useFactorGet,
  useFactorRecoveryCodesRenew,
} from '#src/generated/endpoints/factors/factors.ts';
import type { Account, AddedFactor, Factors, Passkey } from '#src/generated/model/index.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { isOutcomeUnknown } from '../outcome-unknown.ts';

// The dialogs and their fields are loaded when one of them opens.
const loadDialogs = () => import('./dialogs.ts');
const TotpSetup = lazyPart(async () => (await loadDialogs()).dialogs.TotpSetup);
const PasskeySetup = lazyPart(async () => (await loadDialogs()).dialogs.PasskeySetup);
const RenamePasskey = lazyPart(async () => (await loadDialogs()).dialogs.RenamePasskey);
const RemoveFactor = lazyPart(async () => (await loadDialogs()).dialogs.RemoveFactor);
const RecoveryCodes = lazyPart(async () => (await loadDialogs()).dialogs.RecoveryCodes);

type Open =
  | { readonly dialog: 'totp' | 'passkey' | 'removeTotp' }
  | { readonly dialog: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly dialog: 'codes'; readonly codes: readonly string[] };

/** The section of the account page about passkeys, the authenticator app and recovery codes. */
export function SecondFactors({ account }: { account: Account }) {
  const { data, isError, error, isFetching, refetch } = useFactorGet({
    // Other tabs and devices add and remove factors, too.
    query: { staleTime: 0 },
  });
  return (
    <Panel
      title="Passkeys and codes"
      description="A passkey signs you in without a password. And with a passkey or an app, a stolen password opens nothing."
    >
      {isError && data === undefined && (
        <LoadProblem
          what="your passkeys"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && (
        <div role="status" aria-label="Loading your passkeys" aria-busy>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {data !== undefined && (
        <FactorList
          factors={data}
          account={account}
          reload={async () => (await refetch()).data ?? data}
        />
      )}
    </Panel>
  );
}

const addedTexts = {
  totp: 'The app guards your account from now on.',
  passkey: 'The passkey opens your account from now on.',
};

interface FactorListProps {
  factors: Factors;
  account: Account;
  /** Returns the factors that the server has now. */
  reload: () => Promise<Factors>;
}

function FactorList({ factors, account, reload }: FactorListProps) {
  const { totp, passkeys, recoveryCodesLeft, recoveryCodesUnseen = false } = factors;
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const alone = passkeys.filter(({ signsInAlone }) => signsInAlone);
  // A service without a type is not configured any more, so it signs in no one.
  const needsPasskey =
    !account.hasPassword && account.identities.every(({ type }) => type === null);
  const onlyWayIn = needsPasskey && alone.length === 1 ? alone[0] : undefined;
  const count = passkeys.length + (totp === null ? 0 : 1);

  function close() {
    setOpen(null);
    // The answer to a change can be lost before the dialog is closed.
    void reload();
  }

  const showCodes = (codes: readonly string[]) => setOpen({ dialog: 'codes', codes });

  function added(dialog: keyof typeof addedTexts, { factors: newest, recoveryCodes }: AddedFactor) {
    queryClient.setQueryData(getFactorGetQueryKey(), newest);
    toast.success(addedTexts[dialog]);
    if (recoveryCodes.length > 0) showCodes(recoveryCodes);
    else setOpen(null);
  }

  async function checkAdded(dialog: keyof typeof addedTexts) {
    if (!hasNewFactor(factors, await reload())) return;
    toast.success(addedTexts[dialog]);
    setOpen((current) => (current?.dialog === dialog ? null : current));
  }

  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Passkeys" className="flex flex-col gap-3">
        {passkeys.length > 0 && (
          <ul className="divide-y divide-hairline">
            {passkeys.map((passkey) => (
              <FactorRow
                key={passkey.passkeyId}
                icon={<KeyRound aria-hidden size={20} />}
                name={passkey.name}
                note={[
                  passkey.synced ? 'on all your devices' : 'on one device',
                  `added ${dayOf(passkey.createdAt)}`,
                  usedNote(passkey.lastUsedAt),
                  ...(passkey === onlyWayIn
                    ? ['your only way in: set a password before you remove it']
                    : []),
                ].join(' · ')}
              >
                <IconButton
                  label={`Rename ${passkey.name}`}
                  size="small"
                  icon={<Pencil size={18} />}
                  onClick={() => setOpen({ dialog: 'rename', passkey })}
                />
                <IconButton
                  label={`Remove ${passkey.name}`}
                  size="small"
                  icon={<Trash2 size={18} />}
                  {...(passkey === onlyWayIn && {
                    disabledReason: 'Set a password first: this is your only way in.',
                  })}
                  onClick={() => setOpen({ dialog: 'remove', passkey })}
                />
              </FactorRow>
            ))}
          </ul>
        )}
        <div>
          <Button
            icon={<KeyRound aria-hidden size={18} />}
            onClick={() => setOpen({ dialog: 'passkey' })}
          >
            Add a passkey
          </Button>
        </div>
      </section>
      <section aria-label="Authenticator app" className="flex flex-col gap-3">
        {totp === null ? (
          <div>
            <Button
              icon={<Smartphone aria-hidden size={18} />}
              onClick={() => setOpen({ dialog: 'totp' })}
            >
              Set up an authenticator app
            </Button>
          </div>
        ) : (
          <ul>
            <FactorRow
              icon={<Smartphone aria-hidden size={20} />}
              name="Authenticator app"
              note={`added ${dayOf(totp.createdAt)} · ${usedNote(totp.lastUsedAt)}`}
            >
              <Button size="small" variant="ghost" onClick={() => setOpen({ dialog: 'totp' })}>
                Replace
              </Button>
              <IconButton
                label="Remove the authenticator app"
                size="small"
                icon={<Trash2 size={18} />}
                onClick={() => setOpen({ dialog: 'removeTotp' })}
              />
            </FactorRow>
          </ul>
        )}
      </section>
      {count > 0 && (
        <CodesLeft
          left={recoveryCodesLeft}
          areUnseen={recoveryCodesUnseen}
          onRenewed={showCodes}
          onLost={() => void reload()}
        />
      )}
      <Suspense>
        {open?.dialog === 'totp' && (
          <TotpSetup
            onClose={close}
            onAdded={(result) => added('totp', result)}
            onLost={() => void checkAdded('totp')}
          />
        )}
        {open?.dialog === 'passkey' && (
          <PasskeySetup
            onClose={close}
            onAdded={(result) => added('passkey', result)}
            onLost={() => void checkAdded('passkey')}
          />
        )}
        {open?.dialog === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
        {open?.dialog === 'remove' && (
          <RemoveFactor passkey={open.passkey} isLast={count === 1} onClose={close} />
        )}
        {open?.dialog === 'removeTotp' && (
          <RemoveFactor passkey={null} isLast={count === 1} onClose={close} />
        )}
        {open?.dialog === 'codes' && <RecoveryCodes codes={open.codes} onClose={close} />}
      </Suspense>
    </div>
  );
}

const hasNewFactor = (before: Factors, { totp, passkeys }: Factors): boolean =>
  (totp !== null && totp.createdAt !== before.totp?.createdAt) ||
  passkeys.length > before.passkeys.length;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const dayOf = (time: string): string => day.format(new Date(time));
const usedNote = (time: string | null): string =>
  time === null ? 'not used yet' : `last used ${dayOf(time)}`;

interface FactorRowProps {
  icon: ReactNode;
  name: string;
  note: string;
  /** Buttons. */
  children: ReactNode;
}

const FactorRow = ({ icon, name, note, children }: FactorRowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 sm:flex-nowrap">
    <span className="text-muted">{icon}</span>
    <div className="min-w-0 flex-1">
      <p className="wrap-break-word">{name}</p>
      <p className="text-sm text-muted">{unbroken(note)}</p>
    </div>
    {/* On a phone, they are below the text, which needs the width. */}
    <div className="flex items-center gap-3 max-sm:w-full max-sm:pl-5">{children}</div>
  </li>
);

/** Below this number the section asks for new codes. */
const fewCodes = 4;

interface CodesLeftProps {
  left: number;
  /** Whether the user may not have seen the codes. */
  areUnseen: boolean;
  onRenewed: (codes: readonly string[]) => void;
  /** Called if new codes may be made, because the answer was lost. */
  onLost: () => void;
}

function CodesLeft({ left, areUnseen, onRenewed, onLost }: CodesLeftProps) {
  const queryClient = useQueryClient();
  const renew = useFactorRecoveryCodesRenew({
    mutation: {
      onSuccess: ({ recoveryCodes }) => {
        void queryClient.invalidateQueries({ queryKey: getFactorGetQueryKey() });
        onRenewed(recoveryCodes);
      },
      onError: (error) => {
        if (isOutcomeUnknown(error)) onLost();
        const text = failureText(error);
        if (text !== '') toast.error(text);
      },
    },
  });
  const button = (
    <Button size="small" pending={renew.isPending} onClick={() => renew.mutate()}>
      Make new codes
    </Button>
  );
  if (areUnseen) {
    return (
      <Alert tone="warning" title="You may not have seen your recovery codes." action={button}>
        You have not said that you have kept them. Make new codes and keep those: without them, a
        lost phone can lock you out.
      </Alert>
    );
  }
  const text = left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
  if (left < fewCodes) {
    return (
      <Alert tone="warning" title={left === 0 ? 'No recovery code is left.' : text} action={button}>
        Without them, a lost phone can lock you out.
      </Alert>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
      <p className="text-sm text-muted">{text} Keep them apart from your phone.</p>
      {button}
    </div>
  );
}
