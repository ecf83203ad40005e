import type { ReactNode } from 'react';
import { problemText } from '#src/components/forms/server-problem.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { AuthCard } from '../auth-card.tsx';
import { isStaleLink } from '../link-token.ts';
import { StaleUndoLink } from './stale-undo-link.tsx';

interface UndoCardProps {
  token: string;
  /** The mutation of the operation. Its errors differ between the operations. */
  undo: {
    readonly mutate: (variables: { data: { token: string } }) => void;
    readonly isPending: boolean;
    readonly isSuccess: boolean;
    readonly error: Error | null;
  };
  /** What the link is about, and what the button does. */
  question: string;
  buttonLabel: string;
  /** What has ended. */
  done: string;
  /** What is removed, and what still works. */
  children: ReactNode;
}

/** Takes an account back only after a click, because mail scanners open links, and the token works only once. */
export function UndoCard({ token, undo, question, buttonLabel, done, children }: UndoCardProps) {
  if (undo.isSuccess) {
    return (
      <AuthCard title="Your account is yours again" lead={done} follows>
        <p className="text-sm text-muted">{children}</p>
        <PrefetchLink to={paths.login()} {...buttonProps({ variant: 'primary' })}>
          To the sign-in page
        </PrefetchLink>
      </AuthCard>
    );
  }
  if (isStaleLink(undo.error)) return <StaleUndoLink follows />;
  return (
    <AuthCard title="Take your account back" lead={question}>
      {undo.error && <Alert tone="danger">{problemText(undo.error)}</Alert>}
      <Button
        variant="primary"
        pending={undo.isPending}
        onClick={() => undo.mutate({ data: { token } })}
      >
        {buttonLabel}
      </Button>
    </AuthCard>
  );
}
