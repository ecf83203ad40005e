import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useAuthResetPassword } from '#src/generated/endpoints/auth/auth.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { AuthCard } from './auth-card.tsx';
import { schemas } from './schemas.ts';
import { isStaleLink, useLinkEmail, useLinkOwner, useLinkToken } from './link-token.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { UserNameField } from './user-name-field.tsx';

export const handle = { title: 'Reset password' };

export function Component() {
  const token = useLinkToken();
  const [state, setState] = useState<'open' | 'done' | 'stale'>('open');
  if (state === 'done') {
    return (
      <AuthCard
        title="Your password is changed"
        follows
        lead="From now on, use the new password on every device."
      >
        <PrefetchLink to={paths.login()} {...buttonProps({ variant: 'primary' })}>
          Sign In
        </PrefetchLink>
      </AuthCard>
    );
  }
  if (state === 'stale') {
    return (
      <AuthCard title="Set a new password" follows links={<BackToSignIn />}>
        <Alert tone="warning" title="This link does not work any more.">
          Each link works only once and for a short time. If you have set a password with it, sign
          in with that one. Otherwise ask for a new link; it takes only a moment.
        </Alert>
        <PrefetchLink to={paths.forgotPassword} {...buttonProps({ variant: 'primary' })}>
          Send a new link
        </PrefetchLink>
      </AuthCard>
    );
  }
  return token === null ? <LinkMissing /> : <ResetForm token={token} onDone={setState} />;
}

/** Shown without a link, for example after the address of this page was typed. */
function LinkMissing() {
  return (
    <AuthCard
      title="Set a new password"
      lead="Open the link in the e-mail that we sent you. If you have none, ask for one."
      links={<BackToSignIn />}
    >
      <PrefetchLink to={paths.forgotPassword} {...buttonProps({ variant: 'primary' })}>
        Ask for a link
      </PrefetchLink>
    </AuthCard>
  );
}

const BackToSignIn = () => (
  <PrefetchLink to={paths.login()} className="text-link">
    Back to signing in
  </PrefetchLink>
);

interface ResetFormProps {
  token: string;
  onDone: (state: 'done' | 'stale') => void;
}

function ResetForm({ token, onDone }: ResetFormProps) {
  const form = useApiForm({
    schema: schemas.resetPassword,
    mutation: useAuthResetPassword(),
    variables: (data) => ({ data }),
    defaultValues: { token },
    onDone: () => onDone('done'),
    onProblem: (error) => {
      const stale = isStaleLink(error);
      if (stale) onDone('stale');
      return stale;
    },
  });
  const known = useLinkOwner();
  const email = useLinkEmail();
  const password = useWatch({ control: form.form.control, name: 'password' });
  return (
    <AuthCard
      title="Set a new password"
      lead="You will be signed out everywhere and can then sign in with the new password."
    >
      <ApiForm form={form} submitLabel="Set password">
        {email !== null && <UserNameField email={email} />}
        <NewPasswordField
          {...form.field('password')}
          label="New password"
          password={password}
          known={known}
        />
      </ApiForm>
    </AuthCard>
  );
}
