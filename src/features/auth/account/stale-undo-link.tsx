import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { AuthCard } from '../auth-card.tsx';

/** Instead of a page that takes an account back, when its link has no token or one that the server refuses. */
export const StaleUndoLink = ({ follows }: { follows: boolean }) => (
  <AuthCard title="Take your account back" follows={follows}>
    <Alert tone="warning" title="This link does not work any more.">
      It works once, within seven days. If you have used it, the link to a new password is in your
      inbox. If someone else has your account, ask for a new password, or write to whoever runs this
      place.
    </Alert>
    <PrefetchLink to={paths.forgotPassword} {...buttonProps({ variant: 'primary' })}>
      Ask for a new password
    </PrefetchLink>
  </AuthCard>
);
