import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#src/components/save-file.ts';
import { useSignedInUser } from '#src/api/session.ts';
import {
  getFactorGetQueryKey,
  useFactorRecoveryCodesKeep,
} from '#src/generated/endpoints/factors/factors.ts';
import type { Factors } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import './recovery-codes.css';

/** The first group of a code says which codes the user has kept. */
const labelLength = 5;

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/**
 * New recovery codes, which are shown only this once, so only the button at the end closes the dialog. The page warns of
 * them until the server knows that they are kept.
 */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { email } = useSignedInUser();
  const queryClient = useQueryClient();
  const keep = useFactorRecoveryCodesKeep({
    mutation: {
      onSuccess: () =>
        queryClient.setQueryData<Factors>(
          getFactorGetQueryKey(),
          (factors) => factors && { ...factors, recoveryCodesUnseen: false },
        ),
      onSettled: onClose,
    },
  });
  // A toast would be behind the dialog.
  const [copyResult, setCopyResult] = useState('');
  const text = [
    `Recovery codes of Questwright for ${email}`,
    'Each code works once.',
    '',
    ...codes,
    '',
  ].join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopyResult('The codes are copied. Paste them where only you can read them.');
    } catch {
      setCopyResult('The browser does not let us copy. Select the codes and copy them.');
    }
  }

  return (
    <Dialog
      // Without onClose, only the button closes it.
      open
      role="alertdialog"
      title="Keep these recovery codes"
      description="Each opens your account once, with your password, when app and passkeys are lost. We show them only now."
      footer={
        <Button
          variant="primary"
          pending={keep.isPending}
          onClick={() => keep.mutate({ data: { label: codes[0]?.slice(0, labelLength) ?? '' } })}
        >
          I have kept them
        </Button>
      }
    >
      <div className="recovery-codes">
        <p className="recovery-codes-owner">{`Recovery codes of Questwright for ${email}. Each works once.`}</p>
        <ul
          aria-label="Recovery codes"
          className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-md bg-surface-2 p-4 font-mono sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" icon={<Copy aria-hidden size={16} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          size="small"
          icon={<Download aria-hidden size={16} />}
          onClick={() =>
            saveFile('questwright-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))
          }
        >
          Download
        </Button>
        <Button
          size="small"
          icon={<Printer aria-hidden size={16} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-10 text-sm text-muted">
        {copyResult}
      </p>
    </Dialog>
  );
}
