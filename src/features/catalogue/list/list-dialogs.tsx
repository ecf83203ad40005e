import { visibleColumns } from '#src/components/grid/column-layout.ts';
import { ShortcutSheet } from '#src/components/grid/shortcut-sheet.tsx';
import { ExportDialog } from '../export/export-dialog.tsx';
import { ChangeDialog } from './change/change-dialog.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import type { ListSession } from './list-session.ts';
import { ReviewDialog } from './review/review-dialog.tsx';

export function ListDialogs({ list }: { list: ListSession }) {
  const { kind, query, lookups, edits, selection, layout, columns, commands, asked, ask } = list;
  const close = () => ask(null);
  return (
    <>
      <ChangeDialog
        kind={kind}
        lookups={lookups}
        rows={asked?.type === 'change' ? asked.rows : null}
        onClose={close}
        onApply={async (label, plan, signal) => {
          await commands.change(label, plan, signal);
          if (!signal.aborted) close();
        }}
      />
      <ConfirmDeletion
        kind={kind}
        count={asked?.type === 'delete' ? asked.sks.length : null}
        onCancel={close}
        onConfirm={() => {
          close();
          if (asked?.type === 'delete') commands.removeNow(asked.sks);
        }}
      />
      <ReviewDialog
        open={asked?.type === 'review'}
        kind={kind}
        lookups={lookups}
        draftRows={edits.draftRows}
        onRevertRow={(sk) => edits.discard([sk])}
        onRevertCell={edits.revertCell}
        onClose={close}
        onSave={() => {
          close();
          commands.save();
        }}
      />
      <ExportDialog
        open={asked?.type === 'export'}
        kind={kind}
        query={query}
        selected={selection.rows}
        visible={visibleColumns(layout.layout, columns).map(({ key }) => key)}
        onClose={close}
      />
      <ShortcutSheet open={asked?.type === 'help'} onClose={close} />
    </>
  );
}
