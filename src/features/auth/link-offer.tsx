import type { ReactNode } from 'react';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { useAuthLinkOauth } from '#src/generated/endpoints/auth/auth.ts';
import type { CurrentUser, SignInStep } from '#src/generated/model/index.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { schemas } from './schemas.ts';

interface LinkOfferProps {
  links: ReactNode;
  onStep: (step: SignInStep) => void;
  onSignedIn: (user: CurrentUser) => unknown;
}

/** An account has the address that the provider states. With its password, both are connected. */
export function LinkOffer({ links, onStep, onSignedIn }: LinkOfferProps) {
  const form = useApiForm({
    schema: schemas.confirm,
    mutation: useAuthLinkOauth(),
    variables: (data) => ({ data }),
    onDone: (result) => ('factors' in result ? onStep(result) : onSignedIn(result)),
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
          hint="No password? Sign in the way you always do, and connect this service on your account page."
          autoComplete="current-password"
        />
      </ApiForm>
    </AuthCard>
  );
}
