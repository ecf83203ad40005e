import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { HttpError } from '#src/api/http-error.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { factorTotpStart, useFactorTotpAdd } from '#src/generated/endpoints/factors/factors.ts';
import type { AddedFactor, TotpEnrolment } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeField } from '#src/ui/code-field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import { schemas } from '../schemas.ts';
import { QrCode } from './qr-code.tsx';

interface TotpSetupProps {
  onClose: () => void;
  onAdded: (added: AddedFactor) => void;
  /** Called if the app may be added, because the answer was lost. */
  onLost: () => void;
}

/** Adds an authenticator app: the code to scan, and the first code that the app shows. */
export function TotpSetup({ onClose, onAdded, onLost }: TotpSetupProps) {
  // A query, so that the secret is requested once even if the component is mounted twice. It is not kept.
  const start = useQuery({
    queryKey: ['totp-enrolment'],
    queryFn: () => factorTotpStart(),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const isUnconfirmed =
    start.error instanceof HttpError && start.error.code === 'confirmation_required';
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set up an authenticator app"
      description="Scan the picture with an app such as Aegis, 1Password or Google Authenticator. It then shows a new code every 30 seconds."
    >
      {start.isError &&
        (isUnconfirmed ? (
          <div className="flex flex-col items-start gap-4">
            <p className="text-muted">We need to know that it is you before we show the secret.</p>
            <Button onClick={() => void start.refetch()}>Confirm</Button>
          </div>
        ) : (
          <LoadProblem
            what="a new secret"
            error={start.error}
            retrying={start.isFetching}
            onRetry={() => void start.refetch()}
          />
        ))}
      {start.isPending && (
        <div role="status" aria-label="Loading the secret" aria-busy>
          <Skeleton className="mx-auto size-52" />
        </div>
      )}
      {start.data && <Enrolment enrolment={start.data} {...{ onClose, onAdded, onLost }} />}
    </Dialog>
  );
}

/** In groups of four, as people read it aloud and type it. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function Enrolment({
  enrolment: { uri, secret, enrolment },
  onClose,
  onAdded,
  onLost,
}: TotpSetupProps & { enrolment: TotpEnrolment }) {
  const form = useApiForm({
    schema: schemas.totpAdd,
    mutation: useFactorTotpAdd({
      mutation: {
        onError: (error) => {
          if (isOutcomeUnknown(error)) onLost();
        },
      },
    }),
    variables: (data) => ({ data }),
    defaultValues: { enrolment, code: '' },
    onDone: onAdded,
  });
  const code = useWatch({ control: form.form.control, name: 'code' });
  const { id, error } = form.field('code');
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} label="The secret as a QR code" />
        <div className="min-w-0 flex-1 basis-48 text-sm text-muted">
          <p>No camera? Type this secret into the app:</p>
          <p className="mt-2 font-mono text-base wrap-break-word text-fg select-all">
            {inGroups(secret)}
          </p>
        </div>
      </div>
      <ApiForm
        form={form}
        submitLabel="Add the app"
        actions={<Button onClick={onClose}>Cancel</Button>}
        inDialog
      >
        <CodeField
          id={id}
          error={error}
          label="The code that the app shows"
          value={code}
          onChange={(value) => form.form.setValue('code', value)}
        />
      </ApiForm>
    </div>
  );
}
