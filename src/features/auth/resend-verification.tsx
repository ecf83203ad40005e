import { problemText } from '#src/components/forms/server-problem.ts';
import { useAuthResendVerification } from '#src/generated/endpoints/auth/auth.ts';
import { Alert, type AlertTone } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

interface ResendVerificationProps {
  email: string;
  /** Why a mail is needed. */
  reason: string;
  /** `info` for a hint, `warning` if the user cannot continue without the mail. */
  tone?: AlertTone;
}

/** Offers to send the verification mail to this address again. */
export function ResendVerification({ email, reason, tone = 'warning' }: ResendVerificationProps) {
  const resend = useAuthResendVerification();
  if (resend.isSuccess) return <Alert tone="success">{resend.data.message}</Alert>;
  return (
    <Alert
      tone={resend.isError ? 'danger' : tone}
      action={
        <Button
          size="small"
          pending={resend.isPending}
          onClick={() => resend.mutate({ data: { email } })}
        >
          Send the mail again
        </Button>
      }
    >
      {resend.isError ? problemText(resend.error) : reason}
    </Alert>
  );
}
