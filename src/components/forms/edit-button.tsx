import { Pencil } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';

interface EditButtonProps {
  /** Loads the code of the form. */
  load: () => Promise<unknown>;
  /** Called when the form is loaded. */
  onEdit: () => void;
  label?: string;
}

/** Opens the form of a page, whose code is loaded when it is needed. */
export function EditButton({ load, onEdit, label = 'Edit' }: EditButtonProps) {
  const { notice, buttonProps } = useLoadOnPress({ load, what: 'form', onLoaded: onEdit });
  return (
    <>
      {notice}
      <Button icon={<Pencil aria-hidden size={18} />} {...buttonProps}>
        {label}
      </Button>
    </>
  );
}
