import { useState } from 'react';
import { Dialog } from '#src/ui/dialog.tsx';
import type { GridRow } from '../edits/rows.ts';
import type { Kind, ListQuery } from '../kind.ts';
import { ExportForm } from './export-form.tsx';
import type { ExportRow } from './export-text.ts';

interface ExportDialogProps {
  open: boolean;
  kind: Kind;
  query: ListQuery;
  /** As they stand in the list, with what is not saved yet. */
  selected: () => readonly GridRow[];
  /** The fields that have a column in the list now. */
  visible?: readonly string[];
  onClose: () => void;
}

/** A row that was never saved has neither key nor version. */
const exported = ({ sk, version, values, draft }: GridRow): ExportRow =>
  draft?.state === 'created' ? { sk: null, version: null, values } : { sk, version, values };

export function ExportDialog({ open, kind, onClose, ...list }: ExportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Export ${kind.many}`} width="wide">
      <OpenExport kind={kind} {...list} />
    </Dialog>
  );
}

/** Mounted with each opening: what is selected then is what is exported. */
function OpenExport({
  kind,
  query,
  selected,
  visible,
}: Omit<ExportDialogProps, 'open' | 'onClose'>) {
  const [rows] = useState(() => selected().map(exported));
  return <ExportForm kind={kind} query={query} selected={rows} visible={visible ?? null} />;
}
