import { Banner } from '../../../components/forms/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ChangedDraft } from './draft.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';

interface ConflictNoticeProps {
  kind: Kind;
  draft: Pick<ChangedDraft, 'base' | 'changed'>;
  theirs: CatalogueItem;
  /** The fields that both have changed. */
  fields: readonly string[];
  onChoose: (side: 'mine' | 'theirs') => void;
}

/** Somebody saved first: what it was, what they made of it, what is in this form. */
export function ConflictNotice({ kind, draft, theirs, fields, onChoose }: ConflictNoticeProps) {
  const clashing = kind.fields.filter(({ key }) => fields.includes(key));
  return (
    <Banner
      tone="warning"
      role="alert"
      title={`${theirs.updatedBy ?? 'Someone else'} has changed this ${kind.one} meanwhile`}
    >
      <p>What only one of you has changed is merged. Here you have to choose:</p>
      <div className="my-3 overflow-x-auto">
        <table className="w-full min-w-120 text-left">
          <thead className="text-muted">
            <tr>
              <th className="py-1 pr-4 font-semibold">Field</th>
              <th className="py-1 pr-4 font-semibold">Before</th>
              <th className="py-1 pr-4 font-semibold">Saved there</th>
              <th className="py-1 font-semibold">Yours</th>
            </tr>
          </thead>
          <tbody className="tabular">
            {clashing.map(({ key, label, show }) => (
              <tr key={key} className="border-t border-hairline align-top">
                <th className="py-1 pr-4 font-semibold">{label}</th>
                <td className="py-1 pr-4">{show(draft.base.values[key]) || '—'}</td>
                <td className="py-1 pr-4">{show(theirs.values[key]) || '—'}</td>
                <td className="py-1">{show(draft.changed[key]) || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" variant="primary" onClick={() => onChoose('mine')}>
          Save mine
        </Button>
        <Button size="small" onClick={() => onChoose('theirs')}>
          Take theirs
        </Button>
      </div>
    </Banner>
  );
}
