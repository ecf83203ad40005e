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

type Refusal = 'stale' | 'forbidden';

/** Only a refused form shows whether there is an administrator, so the first two texts say both. */
const reasons: Readonly<Record<'missing' | Refusal, { title: string; text: string }>> = {
  missing: {
    title: 'This page opens only with the link that the server prints.',
    text: 'The server prints it at each start, as long as there is no administrator. If there is one, sign in.',
  },
  stale: {
    title: 'This link does not work any more.',
    text: 'It works once, for thirty minutes. Restart the server: as long as there is no administrator, it prints a new one.',
  },
  forbidden: {
    title: 'This link does not work any more.',
    text: 'There is an administrator already. Sign in with that account.',
  },
};

export function Component() {
  const token = useLinkToken();
  const [refusal, setRefusal] = useState<Refusal>();
  if (token !== null && refusal === undefined) {
    return <SetupForm token={token} onRefused={setRefusal} />;
  }
  const { title, text } = reasons[refusal ?? 'missing'];
  return (
    <AuthCard title="Create the first administrator" follows={refusal !== undefined}>
      <Alert tone="warning" title={title}>
        {text}
      </Alert>
      <PrefetchLink to={paths.login()} {...buttonProps()}>
        To the sign-in page
      </PrefetchLink>
    </AuthCard>
  );
}

interface SetupFormProps {
  token: string;
  onRefused: (refusal: Refusal) => void;
}

function SetupForm({ token, onRefused }: SetupFormProps) {
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
      const refusal = error.code === 'forbidden' ? 'forbidden' : isStaleLink(error) && 'stale';
      if (refusal) onRefused(refusal);
      return refusal !== false;
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
