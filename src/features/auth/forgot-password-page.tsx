import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useAuthForgotPassword } from '#src/generated/endpoints/auth/auth.ts';
import { paths } from '#src/paths.ts';
import { AuthCard } from './auth-card.tsx';
import { EmailForm } from './email-form.tsx';

export const handle = { title: 'Forgot password' };

export function Component() {
  return (
    <AuthCard
      title="Forgot your password?"
      lead="Enter your e-mail address, and we will send you a link to set a new password."
      links={
        <PrefetchLink to={paths.login()} className="text-link">
          Back to signing in
        </PrefetchLink>
      }
    >
      <EmailForm mutation={useAuthForgotPassword()} submitLabel="Send the link" />
    </AuthCard>
  );
}
