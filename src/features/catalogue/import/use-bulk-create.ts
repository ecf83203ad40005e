import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { answered, type Chunk, planChunks } from './bulk-send.ts';
import { type BulkRow, bulkRow, type BulkTable } from './bulk-table.ts';
import type { Field } from '../field.ts';
import type { Kind } from '../kind.ts';

type ChangeRow = (row: BulkRow) => BulkRow;

/** The rows of one import, what is typed into them, and what the server says to them. */
export function useBulkCreate(kind: Kind, table: BulkTable) {
  const client = useQueryClient();
  const [rows, setRows] = useState(table.rows);
  const unanswered = useRef<readonly Chunk[]>([]);

  const changeRows = (chosen: readonly BulkRow[], change: (index: number) => ChangeRow) => {
    const places = new Map(chosen.map(({ id }, index) => [id, index]));
    setRows((current) =>
      current.map((row) => {
        const index = places.get(row.id);
        return index === undefined ? row : change(index)(row);
      }),
    );
  };

  const sending = useMutation({
    mutationFn: async () => {
      const chunks = planChunks(rows, unanswered.current);
      unanswered.current = chunks;
      changeRows(
        chunks.flatMap((chunk) => chunk.rows),
        () => (row) => ({ ...row, state: { state: 'sending' } }),
      );
      try {
        for (const chunk of chunks) {
          const outcomes = await kind.createMany(
            chunk.rows.map(({ values }) => values),
            chunk.key,
          );
          unanswered.current = unanswered.current.filter((each) => each !== chunk);
          changeRows(chunk.rows, (index) => (row) => answered(row, outcomes[index]));
        }
      } finally {
        changeRows(
          unanswered.current.flatMap((chunk) => chunk.rows),
          () => (row) => ({ ...row, state: { state: 'waiting' } }),
        );
        await kind.outdate(client);
      }
    },
  });

  // The grid keeps its columns while this stays the same function.
  const remove = useCallback(
    (id: string) => setRows((current) => current.filter((row) => row.id !== id)),
    [],
  );

  return {
    rows,
    sending,
    edit: (id: string, field: Field, text: string) =>
      setRows((current) =>
        current.map((row) =>
          row.id === id && row.state.state !== 'created' && row.state.state !== 'sending'
            ? bulkRow(kind, id, { ...row.values, [field.key]: field.read(text) })
            : row,
        ),
      ),
    remove,
  };
}
