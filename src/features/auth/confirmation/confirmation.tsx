import { type ComponentType, useEffect, useState } from 'react';
import { onConfirmationRequired } from '#src/api/confirmation.ts';
import type { ConfirmationDialogProps } from './confirmation-dialog.tsx';

interface Question {
  Dialog: ComponentType<ConfirmationDialogProps>;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Asks the user to prove who they are when the server has refused a call of any form for that. The call is
 * sent again afterwards. The dialog is loaded when it is needed, because few pages need it.
 */
export function Confirmation() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      onConfirmationRequired(async () => {
        const { ConfirmationDialog } = await import('./confirmation-dialog.tsx');
        return new Promise((resolve) => {
          const answer = (isConfirmed: boolean) => {
            setQuestion(null);
            resolve(isConfirmed);
          };
          setQuestion({ Dialog: ConfirmationDialog, answer });
        });
      }),
    [],
  );
  return question && <question.Dialog onAnswer={question.answer} />;
}
