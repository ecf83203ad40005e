import { SidePanel } from '#src/ui/side-panel.tsx';
import { EntryOutline, type EntryOutlineProps } from './entry-outline.tsx';

interface OutlinePanelProps {
  outline: EntryOutlineProps;
  onClose: () => void;
}

/** The tree of the entries in front of the page. It closes when the user chooses an entry. */
export const OutlinePanel = ({ outline, onClose }: OutlinePanelProps) => (
  <SidePanel open onClose={onClose} title="Entries">
    <div data-scrolls className="-m-5 h-[calc(100%+2.5rem)] overflow-y-auto overscroll-contain p-3">
      <EntryOutline {...outline} onFollow={onClose} />
    </div>
  </SidePanel>
);
