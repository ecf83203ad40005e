import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { DraftedBy } from '#src/components/drafted-by.tsx';
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
      {text.trim() === '' ? (
        <p className="text-muted">{children}</p>
      ) : (
        <p className="oldstyle max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      )}
      <DraftedBy author={draftedBy} />
    </Panel>
  );
}
