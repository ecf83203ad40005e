import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import {
  getPersonGetQueryKey,
  usePersonResendVerification,
  usePersonResetFactors,
  usePersonSignOut,
  usePersonUpdate,
} from '#src/generated/endpoints/people/people.ts';
import { getSecurityListInfiniteQueryKey } from '#src/generated/endpoints/security/security.ts';
import type { Person } from '#src/generated/model/index.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { actionTexts, type PersonAction } from './person-actions.ts';

export interface AskedAction {
  readonly action: PersonAction;
  readonly person: Person;
}

interface PersonQuestionProps {
  /** Null while nothing is asked. */
  asked: AskedAction | null;
  onClose: () => void;
}

/** Asks before an action on a person, and carries it out. The server can also ask for the password. */
export function PersonQuestion({ asked, onClose }: PersonQuestionProps) {
  return asked && <Question key={asked.action} {...asked} onClose={onClose} />;
}

function Question({ action, person, onClose }: AskedAction & Pick<PersonQuestionProps, 'onClose'>) {
  const { label, question, effect, isDanger } = actionTexts[action];
  const { run, isPending, error } = useAction(action, person, onClose);
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={run}
      title={question(person.name)}
      confirmLabel={label}
      tone={isDanger ? 'danger' : 'primary'}
      pending={isPending}
      error={error && failureText(error)}
    >
      {effect}
    </ConfirmDialog>
  );
}

function useAction(action: PersonAction, { userId, name }: Person, onDone: () => void) {
  const queryClient = useQueryClient();
  const { change, done } = actionTexts[action];
  const mutation = {
    onSuccess: () => {
      toast.success(done(name));
      void queryClient.invalidateQueries({ queryKey: getPersonGetQueryKey(userId) });
      // The key without parameters begins the keys of all lists of events.
      void queryClient.invalidateQueries({ queryKey: getSecurityListInfiniteQueryKey() });
      onDone();
    },
  };
  const update = usePersonUpdate({ mutation });
  const signOut = usePersonSignOut({ mutation });
  const resetFactors = usePersonResetFactors({ mutation });
  const resend = usePersonResendVerification({ mutation });
  if (change) return { ...update, run: () => update.mutate({ userId, data: change }) };
  if (action === 'sign-out') return { ...signOut, run: () => signOut.mutate({ userId }) };
  if (action === 'reset-factors') {
    return { ...resetFactors, run: () => resetFactors.mutate({ userId }) };
  }
  return { ...resend, run: () => resend.mutate({ userId }) };
}
