import { useParams, useSearchParams } from 'react-router';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { AuthCard } from './auth-card.tsx';
import { OauthProviders } from './oauth-providers.tsx';
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
  const links = (
    <PrefetchLink to={paths.login()} className="text-link">
      Sign in with e-mail and password
    </PrefetchLink>
  );
  if (type !== undefined && code !== null && state !== null) {
    return <OauthReturn type={type} code={code} state={state} links={links} />;
  }
  return (
    <AuthCard
      title="Sign in with another account"
      lead="Use an account you already have; we learn only your name and e-mail address."
      links={links}
    >
      <OauthProviders only={type} errorCode={errorCode} next={search.get('next')} />
    </AuthCard>
  );
}
