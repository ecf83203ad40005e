import { Download } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';

interface DownloadButtonsProps {
  label: string;
  isPending: boolean;
  onCancel: () => void;
}

/** The submit button of a form that makes a file, and a button to cancel this. */
export const DownloadButtons = ({ label, isPending, onCancel }: DownloadButtonsProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button
      type="submit"
      variant="primary"
      icon={<Download aria-hidden size={18} />}
      pending={isPending}
    >
      {label}
    </Button>
    {isPending && (
      <Button
        variant="ghost"
        onClick={({ currentTarget }) => {
          // This button disappears, so the focus moves to the submit button.
          const form = currentTarget.closest('form');
          form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
          onCancel();
        }}
      >
        Cancel
      </Button>
    )}
  </div>
);
