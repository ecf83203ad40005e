import { CoverSection } from '../settings/cover-section.tsx';
import { CampaignStoryteller } from './campaign-storyteller.tsx';
import { CoverPainter } from './cover-painter.tsx';

/** What the form and the settings of a campaign load after the page. They share most of their code. */
export const campaignParts = { CampaignStoryteller, CoverPainter, CoverSection };
