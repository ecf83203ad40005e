import { Undo2 } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { Play } from './use-play.ts';

interface UndoButtonProps {
  play: Pick<Play, 'last' | 'undo'>;
  /** Whether only the icon is visible. */
  isSmall?: boolean;
}

/** Takes the last press of this device back. */
export function UndoButton({ play: { last, undo }, isSmall = false }: UndoButtonProps) {
  const label = last === null ? 'Undo' : `Undo ${last.label}`;
  const icon = <Undo2 aria-hidden size={isSmall ? 18 : 16} />;
  const disabled =
    last === null ? { disabledReason: 'There is nothing to undo on this device.' } : {};
  return isSmall ? (
    <IconButton label={label} icon={icon} {...disabled} onClick={undo} />
  ) : (
    <Button size="small" variant="ghost" icon={icon} {...disabled} onClick={undo}>
      {label}
    </Button>
  );
}
