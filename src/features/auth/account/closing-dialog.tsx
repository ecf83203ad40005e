import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { KeepAccount } from './keep-account.tsx';

export interface ClosingDialogProps {
  closesAt: string;
  onClose: () => void;
}

/** Offers to keep an account whose user has closed it, and has signed in again. */
export const ClosingDialog = ({ closesAt, onClose }: ClosingDialogProps) => (
  <Dialog open onClose={onClose} title="Welcome back">
    <KeepAccount closesAt={closesAt} other={<Button onClick={onClose}>Let it close</Button>} />
  </Dialog>
);
