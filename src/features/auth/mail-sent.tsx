import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { AuthCard } from './auth-card.tsx';
import { ResendVerification } from './resend-verification.tsx';

interface MailSentProps {
  email: string;
  message: string;
}

export function MailSent({ email, message }: MailSentProps) {
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
        reason="Nothing there? Check the spam folder first."
      />
    </AuthCard>
  );
}
