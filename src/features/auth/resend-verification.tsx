import { useMutation } from '@tanstack/react-query';
import { serverProblem } from '#src/components/forms/server-problem.ts';
import { authResendVerification } from '#src/generated/endpoints/auth/auth.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

interface ResendVerificationProps {
  email: string;
  /** Why a mail is needed. */
  reason: string;
}

/** Offers another mail to an address that is known already. */
export function ResendVerification({ email, reason }: ResendVerificationProps) {
  const resend = useMutation({ mutationFn: () => authResendVerification({ email }) });
  if (resend.isSuccess) return <Alert tone="success">{resend.data.data.message}</Alert>;
  return (
    <Alert
      tone={resend.isError ? 'danger' : 'warning'}
      action={
        <Button size="small" pending={resend.isPending} onClick={() => resend.mutate()}>
          Send the mail again
        </Button>
      }
    >
      {resend.isError ? serverProblem(resend.error, () => false).rest : reason}
    </Alert>
  );
}
