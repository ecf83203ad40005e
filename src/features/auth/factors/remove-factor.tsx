import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import {
  getFactorGetQueryKey,
  useFactorPasskeyRemove,
  useFactorTotpRemove,
} from '#src/generated/endpoints/factors/factors.ts';
import type { Passkey } from '#src/generated/model/index.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface RemoveFactorProps {
  /** Null for the authenticator app. */
  passkey: Passkey | null;
  /** Whether the sign-in has no second step afterwards. */
  isLast: boolean;
  onClose: () => void;
}

const lastNote =
  'It is the last one: afterwards you sign in without a second step, and the recovery codes are deleted.';

/** Removes a passkey or the authenticator app, after a question. */
export function RemoveFactor({ passkey, isLast, onClose }: RemoveFactorProps) {
  const queryClient = useQueryClient();
  const mutation = {
    onSuccess: async () => {
      toast.success(passkey ? `The passkey ${passkey.name} is removed.` : 'The app is removed.');
      await queryClient.invalidateQueries({ queryKey: getFactorGetQueryKey() });
      onClose();
    },
  };
  const removePasskey = useFactorPasskeyRemove({ mutation });
  const removeTotp = useFactorTotpRemove({ mutation });
  const { isPending, error } = passkey ? removePasskey : removeTotp;
  const text: ReactNode = passkey
    ? `${passkey.name} does not open your account any more. Your device may still list the passkey: delete it there, too.`
    : 'Its codes do not work any more. Delete Questwright in the app, too.';
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => {
        if (passkey) removePasskey.mutate({ passkeyId: passkey.passkeyId });
        else removeTotp.mutate();
      }}
      title={passkey ? 'Remove this passkey?' : 'Remove the authenticator app?'}
      confirmLabel={passkey ? 'Remove the passkey' : 'Remove the app'}
      pending={isPending}
      error={error && failureText(error)}
    >
      {text}
      {isLast && ` ${lastNote}`}
    </ConfirmDialog>
  );
}
