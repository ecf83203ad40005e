import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { problemText } from '#src/components/forms/server-problem.ts';
import { useAccountVerifyEmail } from '#src/generated/endpoints/account/account.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { isStaleLink, useLinkToken } from '../link-token.ts';
import { useReloadAccount, useStoreAccount } from './use-account-cache.ts';

export const handle = { title: 'Your new address' };

/** Where the link to a new address leads. */
export function Component() {
  const token = useLinkToken();
  return (
    <div className="mx-auto max-w-xl">
      {token === null ? <Stale /> : <Verify key={token} token={token} />}
    </div>
  );
}

/** Verifies only after a click, because mail scanners open links, and the token works only once. */
function Verify({ token }: { token: string }) {
  const store = useStoreAccount();
  const reload = useReloadAccount();
  const verify = useAccountVerifyEmail({ mutation: { onSuccess: store, onError: reload } });
  if (verify.isSuccess) {
    return (
      <>
        <PageHeader
          title="Your address has moved"
          lead={`From now on you sign in with ${verify.data.email}, and we write to it.`}
        />
        <BackToAccount />
      </>
    );
  }
  if (isStaleLink(verify.error)) return <Stale />;
  return (
    <>
      <PageHeader title="Your new address" lead="One click, and you sign in with it." />
      <div className="flex flex-col items-start gap-5">
        {verify.isError && <Alert tone="danger">{problemText(verify.error)}</Alert>}
        <Button
          variant="primary"
          pending={verify.isPending}
          onClick={() => verify.mutate({ data: { token } })}
        >
          Use this address
        </Button>
      </div>
    </>
  );
}

const Stale = () => (
  <>
    <PageHeader title="Your new address" />
    <div className="flex flex-col items-start gap-5">
      <Alert tone="warning" title="This link does not work any more.">
        Each link works once, for a day, and only in the account that asked for it. If you have used
        it, your account page shows the new address. Otherwise ask for another link there.
      </Alert>
      <BackToAccount />
    </div>
  </>
);

const BackToAccount = () => (
  <PrefetchLink to={paths.account} {...buttonProps({ variant: 'primary' })}>
    To your account
  </PrefetchLink>
);
