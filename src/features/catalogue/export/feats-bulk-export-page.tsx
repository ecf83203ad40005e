import { ExportPanel } from './export-panel.tsx';
import { FormPage } from '../form/form-page.tsx';
import { kinds } from '../kinds/all.ts';

export const handle = { title: 'Export feats' };

export function Component() {
  return (
    <FormPage kind={kinds.feats} title="Export feats">
      <ExportPanel kind={kinds.feats} />
    </FormPage>
  );
}
