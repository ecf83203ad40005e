import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { ImportFlow } from './import-flow.tsx';

export const handle = { title: 'Import a campaign' };

export function Component() {
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={paths.campaignList} className="text-link">
            Campaigns
          </Link>
        }
        title="Import a campaign"
        lead="Bring a world that you have written elsewhere, or an archive of one that was here."
      />
      <Panel className="max-w-3xl" title="What do you bring?">
        <ImportFlow target={null} />
      </Panel>
    </>
  );
}
