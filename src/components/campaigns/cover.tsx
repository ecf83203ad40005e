import { apiHost } from '#src/api/host.ts';
import { Picture } from '#src/ui/picture.tsx';
import { type CoverFields, coverFiles } from './cover-files.ts';

interface CoverProps {
  campaign: CoverFields;
  sizes: string;
  eager?: boolean;
  className?: string;
}

/**
 * The cover of the campaign or a built-in painting. `alt` is empty, because the title is beside the
 * image.
 */
export function Cover({ campaign, ...image }: CoverProps) {
  const { small, srcSet } = coverFiles(campaign, apiHost());
  return <Picture {...image} src={small} srcSet={srcSet} width={1024} height={576} alt="" />;
}
