import { keysOn } from '#src/ui/apple-keys.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Kbd } from '#src/ui/kbd.tsx';
import { gridShortcuts, type ShortcutGroup } from './shortcuts.ts';

interface ShortcutDialogProps {
  open: boolean;
  onClose: () => void;
  /** Shortcuts of the page around the grid. */
  more?: readonly ShortcutGroup[];
}

const noGroups: readonly ShortcutGroup[] = [];

/** Lists the shortcuts of the grid, from the table in `shortcuts.ts`, and those of the page. */
export function ShortcutDialog({ open, onClose, more = noGroups }: ShortcutDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" width="wide">
      <Shortcuts groups={more} />
    </Dialog>
  );
}

/** A component of its own, so that its hundred elements are not created while the dialog is closed. */
function Shortcuts({ groups }: { groups: readonly ShortcutGroup[] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {[...gridShortcuts, ...groups].map(({ title, shortcuts }) => (
        <section key={title}>
          <h3 className="mb-1.5 text-sm text-gold">{title}</h3>
          <dl className="flex flex-col">
            {shortcuts.map(({ keys, does }) => (
              <div
                key={does}
                className="flex items-baseline justify-between gap-4 border-t border-hairline py-1.5 text-sm"
              >
                <dt>{does}</dt>
                <dd className="flex shrink-0 flex-wrap justify-end gap-x-2 gap-y-1">
                  {keys.map((combination) => (
                    <span key={combination} className="whitespace-nowrap">
                      {keysOn(combination).map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
