import { useQueryClient } from '@tanstack/react-query';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import {
  getFactorGetQueryKey,
  useFactorPasskeyRename,
} from '#src/generated/endpoints/factors/factors.ts';
import type { Passkey } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { schemas } from '../schemas.ts';

interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskey({ passkey: { passkeyId, name }, onClose }: RenamePasskeyProps) {
  const queryClient = useQueryClient();
  const form = useApiForm({
    schema: schemas.passkeyRename,
    mutation: useFactorPasskeyRename(),
    variables: (data) => ({ passkeyId, data }),
    defaultValues: { name },
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: getFactorGetQueryKey() });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Rename the passkey">
      <ApiForm
        form={form}
        submitLabel="Rename"
        actions={<Button onClick={onClose}>Cancel</Button>}
        inDialog
      >
        <TextField {...form.field('name')} label="Name" autoComplete="off" />
      </ApiForm>
    </Dialog>
  );
}
