import { useState } from 'react';
import { problemText } from '#src/components/forms/server-problem.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import { createPasskey, passkeyFailure } from '../passkeys.ts';
import {
  factorPasskeyAdd,
  factorPasskeyOptions,
} from '#src/generated/endpoints/factors/factors.ts';
import type { AddedFactor } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/text-field.tsx';

interface PasskeySetupProps {
  onClose: () => void;
  onAdded: (added: AddedFactor) => void;
  /** Called if the passkey may be added, because the answer was lost. */
  onLost: () => void;
}

const devices: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/android/i, 'Android phone'],
  [/windows/i, 'Windows computer'],
  [/mac os/i, 'Mac'],
  [/linux|cros/i, 'Computer'],
];

const nameOfDevice = (): string =>
  devices.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? '';

/** Names a new passkey, and lets the browser create it. */
export function PasskeySetup({ onClose, onAdded, onLost }: PasskeySetupProps) {
  const [name, setName] = useState(nameOfDevice);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function add() {
    setProblem(null);
    setIsPending(true);
    try {
      const passkey = await createPasskey(await factorPasskeyOptions());
      await factorPasskeyAdd({ name: name.trim(), passkey }).then(onAdded, (error: unknown) => {
        if (isOutcomeUnknown(error)) onLost();
        throw error;
      });
    } catch (error) {
      setProblem(passkeyFailure(error) ?? problemText(error));
    } finally {
      setIsPending(false);
    }
  }

  const missing = name.trim() === '';
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a passkey"
      description="Your browser asks next where to keep it: on this device, on your phone, or on a security key."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!missing && !isPending) void add();
        }}
        className="flex flex-col gap-4"
      >
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
        <TextField
          label="Name"
          hint="It is shown in the list of your passkeys."
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            {...(missing && { disabledReason: 'Give it a name first.' })}
          >
            Go on
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
