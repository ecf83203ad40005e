import { useParams, useSearchParams } from 'react-router';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { AuthCard } from './auth-card.tsx';
import { OauthProviders } from './oauth-providers.tsx';
import { keptReturnPath } from './oauth-return-path.ts';
import { OauthReturn } from './oauth-return.tsx';

export const handle = { title: 'Sign in with another account' };

/**
 * Shows the providers, also after a provider has refused to sign the user in. If the URL has `code` and
 * `state`, the page signs the user in.
 */
export function Component() {
  const { type } = useParams();
  const [search] = useSearchParams();
  const code = search.get('code');
  const state = search.get('state');
  const errorCode = search.get('error');
  // A provider returns to this page without `next`, also after a failure.
  const isReturn = code !== null || errorCode !== null;
  const next = search.get('next') ?? (isReturn ? keptReturnPath() : null);
  const links = (
    <PrefetchLink to={paths.login({ next: next ?? undefined })} className="text-link">
      Sign in with e-mail and password
    </PrefetchLink>
  );
  if (type !== undefined && code !== null && state !== null) {
    return <OauthReturn type={type} code={code} state={state} next={next} links={links} />;
  }
  return (
    <AuthCard
      title="Sign in with another account"
      lead="Use an account you already have; we learn only your name and e-mail address."
      links={links}
    >
      <OauthProviders only={type} errorCode={errorCode} next={next} />
    </AuthCard>
  );
}
