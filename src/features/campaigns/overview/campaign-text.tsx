import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { DraftedBy } from '#src/components/drafted-by.tsx';
import { textBlocks } from '#src/lib/campaigns/text-blocks.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Panel } from '#src/ui/panel.tsx';

interface CampaignTextProps {
  className: string;
  title: string;
  text: string;
  /** Who wrote the draft that is in the text; null if people wrote it. */
  draftedBy: string | null;
  /** For game masters only. */
  secret?: boolean;
  /** Shown while there is no text. */
  children: ReactNode;
}

/** One of the texts of a campaign. */
export function CampaignText({
  className,
  title,
  text,
  draftedBy,
  secret = false,
  children,
}: CampaignTextProps) {
  return (
    <Panel
      className={className}
      title={title}
      actions={
        secret && (
          <Badge tone="arcane" icon={<EyeOff aria-hidden />}>
            Game masters only
          </Badge>
        )
      }
    >
      {text.trim() === '' ? <p className="text-muted">{children}</p> : <Blocks text={text} />}
      <DraftedBy author={draftedBy} />
    </Panel>
  );
}

const Blocks = ({ text }: Pick<CampaignTextProps, 'text'>) => (
  <div className="oldstyle flex max-w-prose flex-col gap-3 wrap-anywhere">
    {textBlocks(text).map((block, index) =>
      block.kind === 'list' ? (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks have no keys of their own
        <ul key={index} className="flex list-disc flex-col gap-1 pl-5">
          {block.items.map((item, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={place}>{item}</li>
          ))}
        </ul>
      ) : (
        <p
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={index}
          className={block.kind === 'heading' ? '-mb-2 font-semibold' : 'whitespace-pre-line'}
        >
          {block.text}
        </p>
      ),
    )}
  </div>
);
