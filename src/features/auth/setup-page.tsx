import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { signIn } from '#src/api/session.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useAuthSetup } from '#src/generated/endpoints/auth/auth.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { schemas } from './schemas.ts';
import { isStaleLink, useLinkToken } from './link-token.ts';
import { NewPasswordField } from './new-password-field.tsx';

export const handle = { title: 'First administrator' };

export function Component() {
  const token = useLinkToken();
  const [closed, setClosed] = useState(false);
  if (token !== null && !closed) {
    return <SetupForm token={token} onClosed={() => setClosed(true)} />;
  }
  return (
    <AuthCard title="Create the first administrator" follows={closed}>
      <Alert tone="warning" title="This link does not work any more.">
        It works once, for thirty minutes, and only while there is no administrator. Restart the
        server, and it prints a new one.
      </Alert>
      <PrefetchLink to={paths.login()} {...buttonProps()}>
        To the sign-in page
      </PrefetchLink>
    </AuthCard>
  );
}

function SetupForm({ token, onClosed }: { token: string; onClosed: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useApiForm({
    schema: schemas.setup,
    mutation: useAuthSetup(),
    variables: (data) => ({ data }),
    defaultValues: { token },
    onDone: (user) => {
      signIn(queryClient, user);
      return navigate(paths.admin, { replace: true });
    },
    onProblem: (error) => {
      const closed = isStaleLink(error) || error.code === 'forbidden';
      if (closed) onClosed();
      return closed;
    },
  });
  const [name, email, password] = useWatch({
    control: form.form.control,
    name: ['name', 'email', 'password'],
  });
  return (
    <AuthCard
      title="Create the first administrator"
      lead="This account manages the rules catalogue. The link that you followed works only once."
    >
      <ApiForm form={form} submitLabel="Create administrator">
        <TextField {...form.field('name')} label="Name" autoComplete="name" />
        <TextField
          {...form.field('email')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <NewPasswordField
          {...form.field('password')}
          label="Password"
          password={password}
          known={[name, email]}
        />
      </ApiForm>
    </AuthCard>
  );
}
