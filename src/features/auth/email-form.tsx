import { useState } from 'react';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import type {
  EmailRequest as EmailBody,
  MailOnItsWayResponse,
} from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { schemas } from './schemas.ts';

interface EmailFormProps {
  call: (body: EmailBody) => Promise<{ data: MailOnItsWayResponse }>;
  submitLabel: string;
}

/** Asks for a mail to an address. The answer is the same whether or not the address is known. */
export function EmailForm({ call, submitLabel }: EmailFormProps) {
  const [message, setMessage] = useState<string>();
  const form = useApiForm({
    schema: schemas.email,
    call,
    onDone: ({ data }) => setMessage(data.message),
  });
  if (message !== undefined) return <Alert tone="success">{message}</Alert>;
  return (
    <ApiForm form={form} submitLabel={submitLabel}>
      <TextField
        {...form.field('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
    </ApiForm>
  );
}
