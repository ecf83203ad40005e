import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { ImportFlow } from './import-flow.tsx';

export const handle = { title: 'Import a campaign' };

const steps = [
  'Choose a file or a folder. It is read on this device, and nothing is sent yet.',
  'Look at what is in it. Leave out what you do not need, and give the campaign its title.',
  'Say who reads the notes that do not say it. Comments of an Obsidian vault are for game masters.',
  'Import it: the entries with their links and pictures. If it is not what you wanted, undo it.',
];

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
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <Panel title="What do you bring?">
          <ImportFlow target={null} />
        </Panel>
        <Panel title="How it goes">
          <ol className="flex list-decimal flex-col gap-3 pl-5 text-muted">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Panel>
      </div>
    </>
  );
}
