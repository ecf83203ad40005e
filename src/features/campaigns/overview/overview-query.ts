import { localDay } from '#src/lib/local-day.ts';
import { entriesFreshFor } from '../entries/refresh-entries.ts';

/** The parameters of the overview that a user sees; each new day has its own. */
export const overviewParams = () => ({ today: localDay() });

export const overviewFreshness = { staleTime: entriesFreshFor } as const;
