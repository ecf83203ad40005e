import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { toast } from 'sonner';
import { sameValue } from '../../../lib/catalogue/same-value.ts';
import { paths } from '../../../paths.ts';
import { CatalogueForm, type FormFailure } from './catalogue-form.tsx';
import { ConflictNotice } from '../edits/conflict-notice.tsx';
import { clashes, type Draft } from '../edits/edits.ts';
import { FormPage } from './form-page.tsx';
import type { Kind } from '../kind.ts';
import { failureOf, saveDraft } from '../edits/save-draft.ts';
import type { CatalogueItem, Values } from '../values.ts';

const changedOf = (base: CatalogueItem, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !sameValue(value, base.values[key])),
  );

const historyOf = ({ updatedBy, version }: CatalogueItem): string =>
  updatedBy === null
    ? 'As it came with the product; nobody has changed it yet.'
    : `Changed last by ${updatedBy}, version ${version}.`;

interface Conflict {
  draft: Draft;
  theirs: CatalogueItem;
}

export function UpdateItem({ kind, item }: { kind: Kind; item: CatalogueItem }) {
  const client = useQueryClient();
  // The item this form was opened with: a refetch in the background must not rewrite the form.
  const [base, setBase] = useState(item);
  const [values, setValues] = useState(item.values);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [done, setDone] = useState(false);
  const saving = useMutation({ mutationFn: (draft: Draft) => saveDraft(client, kind, draft) });

  async function save(entered: Values, over = base): Promise<FormFailure | null> {
    const draft = { base: over, changed: changedOf(over, entered) };
    const result = await saving.mutateAsync(draft).catch((error: unknown) => ({
      outcome: 'failed' as const,
      ...failureOf(error),
    }));
    if (result.outcome === 'failed') return result;
    if (result.outcome === 'conflict') {
      setConflict({ draft, theirs: result.theirs });
      return null;
    }
    await kind.outdate(client);
    toast.success(`${result.item.name} saved.`);
    setDone(true);
    return null;
  }

  async function saveMine(mine: Values, over: CatalogueItem) {
    const failure = await save(mine, over);
    // The form still holds what was entered; sending it again shows the reason at its fields.
    if (failure !== null) toast.error(failure.message);
  }

  function settle({ draft, theirs }: Conflict, side: 'mine' | 'theirs') {
    setBase(theirs);
    setValues(side === 'mine' ? { ...theirs.values, ...draft.changed } : theirs.values);
    setConflict(null);
    if (side === 'mine') void saveMine({ ...theirs.values, ...draft.changed }, theirs);
  }

  return (
    <FormPage kind={kind} title={item.name} lead={historyOf(item)}>
      <title>{`${item.name} · Questwright`}</title>
      <CatalogueForm
        kind={kind}
        values={values}
        submitLabel={`Save ${kind.one}`}
        finished={done}
        onSubmit={(entered) => save(entered)}
        notice={
          conflict && (
            <ConflictNotice
              kind={kind}
              draft={conflict.draft}
              theirs={conflict.theirs}
              fields={clashes(conflict.draft, conflict.theirs)}
              onChoose={(side) => settle(conflict, side)}
            />
          )
        }
      />
      {done && <Navigate to={paths.catalogueList(kind.slug)} />}
    </FormPage>
  );
}
