import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { toast } from 'sonner';
import { paths } from '#src/paths.ts';
import { ConflictCard } from '../edits/conflict-card.tsx';
import { changesOver, type Choices, resolve } from '#src/components/drafts/rebase.ts';
import { clashes } from '../edits/draft.ts';
import { failureOf, saveDraft } from '../edits/save-draft.ts';
import type { Kind } from '../kind.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import { useLookups } from '../list/use-list.ts';
import type { CatalogueItem, Values } from '../values.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { CatalogueForm, type FormFailure } from './catalogue-form.tsx';
import { FormPage } from './form-page.tsx';
import { ItemActions } from './item-actions.tsx';

const historyOf = ({ updatedBy, version }: CatalogueItem): string =>
  updatedBy === null
    ? 'As it came with the product; nobody has changed it yet.'
    : `Changed last by ${updatedBy}, version ${version}.`;

interface Conflict {
  base: CatalogueItem;
  theirs: CatalogueItem;
  /** Everything in the form when it was sent. */
  mine: Values;
}

export function UpdateItem({ kind, item }: { kind: Kind; item: CatalogueItem }) {
  const client = useQueryClient();
  const lookups = useLookups(kind);
  // The item this form was opened with: a refetch in the background must not rewrite the form.
  const [base, setBase] = useState(item);
  // What is put into the form over it, and how often: each time the form starts anew.
  const [entered, setEntered] = useState<{ values?: Values; times: number }>({ times: 0 });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [done, setDone] = useState(false);
  const saving = useMutation({
    mutationFn: (draft: { base: CatalogueItem; changed: Values }) => saveDraft(client, kind, draft),
  });

  const enter = (values: Values) => setEntered(({ times }) => ({ values, times: times + 1 }));

  async function save(mine: Values, over = base): Promise<FormFailure | null> {
    const draft = { base: over, changed: changesOver(over.values, mine) };
    const result = await saving.mutateAsync(draft).catch((error: unknown) => ({
      outcome: 'failed' as const,
      ...failureOf(error),
    }));
    if (result.outcome === 'failed') return result;
    if (result.outcome === 'conflict') {
      setConflict({ base: over, theirs: result.theirs, mine });
      return null;
    }
    await kind.outdate(client);
    toast.success(`${result.item.name} saved.`);
    setDone(true);
    return null;
  }

  /** What was decided stands in the form, over what they saved, and is sent at once. */
  async function settle({ base: before, theirs, mine }: Conflict, choices: Choices) {
    const values = resolve({ base: before.values, mine, theirs: theirs.values, choices });
    setBase(theirs);
    enter(values);
    setConflict(null);
    if (Object.keys(changesOver(theirs.values, values)).length === 0) {
      toast.success('The form shows what is saved; nothing of yours was left to send.');
      return;
    }
    const failure = await save(values, theirs);
    // Sending it again shows the reason at its fields.
    if (failure !== null) toast.error(failure.message);
  }

  function restore({ version, action, before, after }: HistoryEntry) {
    const values = action === 'deleted' ? before : after;
    if (values === null) return;
    enter(values);
    toast.success(`Version ${version} is in the form. Save to make it count.`);
  }

  return (
    <FormPage
      kind={kind}
      title={item.name}
      lead={historyOf(base)}
      actions={
        <ItemActions
          kind={kind}
          item={base}
          lookups={lookups}
          onRestore={restore}
          onDeleted={() => setDone(true)}
        />
      }
    >
      <title>{`${item.name} · Questwright`}</title>
      <CatalogueForm
        key={entered.times}
        kind={kind}
        values={base.values}
        entered={entered.values}
        submitLabel={`Save ${kind.one}`}
        finished={done}
        onSubmit={(filledIn) => save(filledIn)}
        notice={
          conflict ? (
            <ConflictCard
              key={conflict.theirs.version}
              kind={kind}
              lookups={lookups}
              name={conflict.theirs.name}
              base={conflict.base.values}
              mine={conflict.mine}
              theirs={conflict.theirs}
              fields={clashes(
                { base: conflict.base, changed: changesOver(conflict.base.values, conflict.mine) },
                conflict.theirs,
              )}
              focused
              submitLabel="Save with these"
              onResolve={(choices) => void settle(conflict, choices)}
            />
          ) : (
            !saving.isPending && !done && <ChangedElsewhere kind={kind} item={base} />
          )
        }
      />
      {done && <Navigate to={paths.catalogueList(kind.slug)} />}
    </FormPage>
  );
}
