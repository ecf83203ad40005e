import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';

interface EditButtonProps {
  /** Loads the code of the form. */
  load: () => Promise<unknown>;
  /** Called when the form is loaded. */
  onEdit: () => void;
}

/**
 * Opens the form of a page, whose code is loaded when it is needed. Without a network the page stays,
 * and the user can try again.
 */
export function EditButton({ load, onEdit }: EditButtonProps) {
  const [loadFailed, setLoadFailed] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const prefetch = () => void load().catch(() => undefined);

  async function open() {
    try {
      await load();
    } catch {
      setLoadFailed(true);
      return;
    }
    // The user may have left the page meanwhile, and `onEdit` would bring the user back to it.
    if (isMounted.current) onEdit();
  }

  return (
    <>
      {loadFailed && (
        <span role="alert" className="text-sm text-ember">
          The form did not arrive. Try again.
        </span>
      )}
      <Button
        icon={<Pencil aria-hidden size={18} />}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
      >
        Edit
      </Button>
    </>
  );
}
