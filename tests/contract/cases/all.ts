import { authCases } from './auth.ts';
import { campaignCases } from './campaigns.ts';
import { catalogueBulkCases } from './catalogue-bulk.ts';
import { catalogueHistoryCases } from './catalogue-history.ts';
import { catalogueListCases } from './catalogue-lists.ts';
import { catalogueCases } from './catalogue.ts';
import { characterCases } from './characters.ts';
import type { ContractCase } from '../case.ts';
import { everyOperationCases } from './every-operation.ts';
import { generationCases } from './generation.ts';
import { preconditionCases } from './preconditions.ts';
import { referenceCases } from './references.ts';
import { textCases } from './text.ts';

/** Everything that backends of this contract do alike. */
export const cases: readonly ContractCase[] = [
  ...everyOperationCases,
  ...authCases,
  ...campaignCases,
  ...characterCases,
  ...catalogueCases,
  ...catalogueListCases,
  ...catalogueBulkCases,
  ...catalogueHistoryCases,
  ...referenceCases,
  ...generationCases,
  ...preconditionCases,
  ...textCases,
];
