import { useState } from 'react';
import { useCurrentUser } from '#src/api/session.ts';
import { OptionalPart } from '#src/components/optional-part.tsx';

const load = async () => (await import('./closing-dialog.tsx')).ClosingDialog;

/** Appears once after the sign-in to an account that is being closed. */
export function ClosingNotice() {
  const user = useCurrentUser();
  const [dismissed, setDismissed] = useState<string>();
  if (user?.closesAt === undefined || dismissed === user.id) return null;
  return (
    <OptionalPart
      load={load}
      props={{ closesAt: user.closesAt, onClose: () => setDismissed(user.id) }}
    />
  );
}
