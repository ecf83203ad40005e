import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErrorType } from '#src/api/http.ts';
import { keepInvitationFor } from '#src/components/guards/kept-invitation.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import type { Accepted, ApiProblem, EmailRequest } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { EmailField } from './email-field.tsx';
import { schemas } from './schemas.ts';

interface EmailFormProps {
  mutation: UseMutationResult<Accepted, ErrorType<ApiProblem>, { data: EmailRequest }>;
  submitLabel: string;
}

/** A form that asks the server for a mail. The response does not say whether the account exists. */
export function EmailForm({ mutation, submitLabel }: EmailFormProps) {
  const [message, setMessage] = useState<string>();
  const form = useApiForm({
    schema: schemas.email,
    mutation,
    variables: (data) => ({ data }),
    onDone: ({ message: text }, { email }) => {
      keepInvitationFor(email);
      setMessage(text);
    },
  });
  if (message !== undefined) return <Alert tone="success">{message}</Alert>;
  return (
    <ApiForm form={form} submitLabel={submitLabel}>
      <EmailField {...form.field('email')} />
    </ApiForm>
  );
}
