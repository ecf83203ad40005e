import { apiHost } from '#src/api/host.ts';
import { Picture } from '#src/ui/picture.tsx';
import { type CoverFields, coverFiles } from './cover-files.ts';

interface CoverProps {
  campaign: CoverFields;
  sizes: string;
  eager?: boolean;
  className?: string;
  /** What the cover shows. Empty where it is decoration beside the title. */
  alt?: string;
}

/** The cover of the campaign or a built-in painting. */
export function Cover({ campaign, alt = '', ...image }: CoverProps) {
  const { small, srcSet } = coverFiles(campaign, apiHost());
  return <Picture {...image} src={small} srcSet={srcSet} width={1024} height={576} alt={alt} />;
}
