import type { LoginAlert } from '#src/paths.ts';
import { loginAlerts } from '#src/paths.ts';
import { Alert, type AlertTone } from '#src/ui/alert.tsx';

const texts = {
  sessionExpired: {
    tone: 'warning',
    text: 'Your session has ended. Sign in again and we’ll go on where you were.',
  },
  unauthorized: {
    tone: 'warning',
    text: 'That door is closed to this account, so we signed you out. Sign in with one that may enter.',
  },
  logout: { tone: 'success', text: 'You are signed out. See you at the table.' },
} satisfies Record<LoginAlert, { tone: AlertTone; text: string }>;

/** Says why somebody is here; other values than those of the specification say nothing. */
export function LoginAlertBanner({ alert }: { alert: string | null }) {
  const known = loginAlerts.find((value) => value === alert);
  if (known === undefined) return null;
  const { tone, text } = texts[known];
  return <Alert tone={tone}>{text}</Alert>;
}
