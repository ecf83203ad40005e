import type { Campaign } from '#src/generated/model/index.ts';
import { Panel } from '#src/ui/panel.tsx';
import { editionLabels, statusLabels } from '../campaign-labels.ts';

/** Facts about the campaign. Empty facts are left out. */
export function TableFacts({ campaign, className }: { campaign: Campaign; className: string }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Status', statusLabels[campaign.status]],
    ['Edition', editionLabels[campaign.edition]],
    ['Genre', campaign.genre],
    ['Tone', campaign.tone],
    ['Starting level', String(campaign.startingLevel)],
    ['Party size', String(campaign.partySize)],
    ['Lines', campaign.safetyLines],
    ['Veils', campaign.safetyVeils],
  ];
  return (
    <Panel title="The table" className={className}>
      <dl className="text-sm">
        {facts
          .filter(([, text]) => text.trim() !== '')
          .map(([label, text]) => (
            <div
              key={label}
              className="flex justify-between gap-6 border-b border-hairline py-1.5 last:border-0"
            >
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="tabular text-right wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
