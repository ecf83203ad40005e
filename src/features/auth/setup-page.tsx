import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { signIn } from '#src/api/session.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useAuthSetup, useAuthSetupState } from '#src/generated/endpoints/auth/auth.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';
import { schemas } from './schemas.ts';
import { isStaleLink, useLinkToken } from './link-token.ts';
import { NewPasswordField } from './new-password-field.tsx';

export const handle = { title: 'First administrator' };

type ClosedReason = 'closed' | 'missing' | 'stale';

const reasons: Readonly<Record<ClosedReason, { title: string; text: string }>> = {
  closed: {
    title: 'There is an administrator already.',
    text: 'This page creates only the first one. Sign in with that account.',
  },
  missing: {
    title: 'This page opens only with the link that the server prints.',
    text: 'The server prints it at each start, as long as there is no administrator.',
  },
  stale: {
    title: 'This link does not work any more.',
    text: 'It works once, for thirty minutes. Restart the server, and it prints a new one.',
  },
};

export function Component() {
  const token = useLinkToken();
  // The first administrator can be created at any time, also by another process.
  const state = useAuthSetupState({ query: { refetchOnMount: 'always' } });
  const [refusal, setRefusal] = useState<ClosedReason>();
  if (state.data === undefined) {
    return (
      <AuthCard title={title}>
        {state.isError ? (
          <LoadProblem
            what="this page"
            error={state.error}
            onRetry={() => void state.refetch()}
            retrying={state.isFetching}
          />
        ) : (
          <div role="status" aria-label="Loading this page" aria-busy>
            <Skeleton className="h-10 w-full" />
          </div>
        )}
      </AuthCard>
    );
  }
  if (!state.data.open) return <Closed reason="closed" follows={refusal !== undefined} />;
  if (refusal !== undefined) return <Closed reason={refusal} follows />;
  if (token === null) return <Closed reason="missing" follows={false} />;
  return <SetupForm token={token} onRefused={setRefusal} />;
}

const title = 'Create the first administrator';

function Closed({ reason, follows }: { reason: ClosedReason; follows: boolean }) {
  return (
    <AuthCard title={title} follows={follows}>
      <Alert tone="warning" title={reasons[reason].title}>
        {reasons[reason].text}
      </Alert>
      <PrefetchLink to={paths.login()} {...buttonProps()}>
        To the sign-in page
      </PrefetchLink>
    </AuthCard>
  );
}

interface SetupFormProps {
  token: string;
  onRefused: (reason: ClosedReason) => void;
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
      const refusal = error.code === 'forbidden' ? 'closed' : isStaleLink(error) && 'stale';
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
      title={title}
      lead="This account manages the rules catalogue. The link that you followed works only once."
    >
      <ApiForm form={form} submitLabel="Create administrator">
        <TextField {...form.field('name')} label="Name" autoComplete="name" />
        <EmailField {...form.field('email')} />
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
