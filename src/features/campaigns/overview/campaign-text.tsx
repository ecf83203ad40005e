import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Panel } from '#src/ui/panel.tsx';

interface CampaignTextProps {
  title: string;
  text: string;
  /** For game masters only. */
  secret?: boolean;
  /** Shown while there is no text. */
  children: ReactNode;
}

/** One of the texts of a campaign. */
export function CampaignText({ title, text, secret = false, children }: CampaignTextProps) {
  return (
    <Panel
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
    </Panel>
  );
}
