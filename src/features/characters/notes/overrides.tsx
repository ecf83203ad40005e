import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Character } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { overrideLabels } from './override-fields.ts';
import type { OverridesForm } from './overrides-form.tsx';

const loadForm = async () => (await import('./overrides-form.tsx')).OverridesForm;

/** The numbers on which the table has agreed instead of those of the rules. */
export function Overrides({ character }: { character: Character }) {
  const [Form, setForm] = useState<typeof OverridesForm | null>(null);
  const { notice, buttonProps } = useLoadOnPress({
    load: loadForm,
    what: 'form',
    onLoaded: (Loaded) => setForm(() => Loaded),
  });
  const { overrides } = character;
  return (
    <Panel
      title="Overrides"
      description="Homebrew numbers instead of those of the rules. ✎ marks them on the sheet."
      actions={
        Form === null && (
          <>
            {notice}
            <Button size="small" icon={<Pencil aria-hidden size={16} />} {...buttonProps}>
              Change overrides
            </Button>
          </>
        )
      }
    >
      {Form ? (
        <Form character={character} onEnd={() => setForm(null)} />
      ) : overrides.length === 0 ? (
        <p className="text-sm text-muted">None. Every number follows the rules.</p>
      ) : (
        <ul aria-label="Overrides" className="tabular list-none p-0 text-sm">
          {overrides.map(({ target, value, reason }) => (
            <li key={target} className="flex justify-between gap-4 border-b border-hairline py-1">
              <span>
                {overrideLabels[target]}
                {reason !== '' && <span className="block text-xs text-muted">{reason}</span>}
              </span>
              <span>{value}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
