import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { keepInvitationFor } from '#src/components/guards/kept-invitation.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useAuthRegister } from '#src/generated/endpoints/auth/auth.ts';
import { paths } from '#src/paths.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { schemas } from './schemas.ts';

export const handle = { title: 'Register' };

export function Component() {
  const [sent, setSent] = useState<{ email: string; message: string }>();
  const form = useApiForm({
    schema: schemas.register,
    mutation: useAuthRegister(),
    variables: (data, once) => ({ data, headers: once() }),
    onDone: ({ message }, { email }) => {
      keepInvitationFor(email);
      setSent({ email, message });
    },
  });
  const [name, email, password] = useWatch({
    control: form.form.control,
    name: ['name', 'email', 'password'],
  });

  if (sent !== undefined) return <MailSent {...sent} />;
  return (
    <AuthCard
      title="Create an account"
      lead="A seat at the table: a name, an e-mail address and a password."
      links={
        <p>
          {'Already have an account? '}
          <PrefetchLink to={paths.login()} className="text-link">
            Sign in
          </PrefetchLink>
        </p>
      }
    >
      <ApiForm form={form} submitLabel="Register">
        <TextField
          {...form.field('name')}
          label="Name"
          hint="What the others at the table call you."
          autoComplete="name"
        />
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

interface MailSentProps {
  email: string;
  message: string;
}

function MailSent({ email, message }: MailSentProps) {
  return (
    <AuthCard
      title="Check your inbox"
      follows
      links={
        <PrefetchLink to={paths.login()} className="text-link">
          To the sign-in page
        </PrefetchLink>
      }
    >
      <p role="status">{message}</p>
      <p className="wrap-anywhere text-muted">
        {'We wrote to '}
        <strong>{email}</strong>.
      </p>
      <ResendVerification
        email={email}
        tone="info"
        reason="Nothing there? Check your spam folder first."
      />
    </AuthCard>
  );
}
