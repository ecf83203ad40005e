import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signIn } from '#src/api/session.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { useAuthLinkOauth } from '#src/generated/endpoints/auth/auth.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { takeReturnPath } from './oauth-return-path.ts';
import { schemas } from './schemas.ts';

/** An account has the address that the provider states. With its password, both are connected. */
export function LinkOffer({ links }: { links: ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useApiForm({
    schema: schemas.confirm,
    mutation: useAuthLinkOauth(),
    variables: (data) => ({ data }),
    onDone: async (user) => {
      const kept = takeReturnPath();
      if (kept !== null) await navigate({ search }, { replace: true, state: { next: kept } });
      signIn(queryClient, user);
    },
  });
  return (
    <AuthCard
      title="You have an account already"
      lead="There is one with your address. Type its password once, and from then on this service signs you in, too."
      links={links}
      follows
    >
      <ApiForm form={form} submitLabel="Connect and sign in">
        <PasswordField
          {...form.field('password')}
          label="Password of your account here"
          autoComplete="current-password"
        />
      </ApiForm>
    </AuthCard>
  );
}
