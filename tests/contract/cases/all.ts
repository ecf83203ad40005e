// Generated from openapi.yaml by `npm run generate`. Never edited.

import type { ContractCase } from '../case.ts';
import { cases as accountCases } from './account.ts';
import { cases as addressUndoCases } from './address-undo.ts';
import { cases as authCases } from './auth.ts';
import { cases as campaignOverviewCases } from './campaign-overview.ts';
import { cases as campaignsCases } from './campaigns.ts';
import { cases as catalogueCases } from './catalogue.ts';
import { cases as catalogueBulkCases } from './catalogue-bulk.ts';
import { cases as catalogueHistoryCases } from './catalogue-history.ts';
import { cases as catalogueListsCases } from './catalogue-lists.ts';
import { cases as characterFilesCases } from './character-files.ts';
import { cases as characterLinkTextsCases } from './character-link-texts.ts';
import { cases as characterPlayCases } from './character-play.ts';
import { cases as characterPlayUndoCases } from './character-play-undo.ts';
import { cases as characterRollsCases } from './character-rolls.ts';
import { cases as characterSharingCases } from './character-sharing.ts';
import { cases as charactersCases } from './characters.ts';
import { cases as deletedCampaignsCases } from './deleted-campaigns.ts';
import { cases as draftedTextsCases } from './drafted-texts.ts';
import { cases as entriesCases } from './entries.ts';
import { cases as entryArchiveCases } from './entry-archive.ts';
import { cases as entryPurgeCases } from './entry-purge.ts';
import { cases as entryRestoreCases } from './entry-restore.ts';
import { cases as entrySearchCases } from './entry-search.ts';
import { cases as entrySecretsCases } from './entry-secrets.ts';
import { cases as entryTreeCases } from './entry-tree.ts';
import { cases as entryVersionsCases } from './entry-versions.ts';
import { cases as everyOperationCases } from './every-operation.ts';
import { cases as factorsCases } from './factors.ts';
import { cases as favouritesCases } from './favourites.ts';
import { cases as findsCases } from './finds.ts';
import { cases as generationCases } from './generation.ts';
import { cases as generationRevisionsCases } from './generation-revisions.ts';
import { cases as generationSafetyCases } from './generation-safety.ts';
import { cases as generationTextsCases } from './generation-texts.ts';
import { cases as invitationsCases } from './invitations.ts';
import { cases as mailsCases } from './mails.ts';
import { cases as membersCases } from './members.ts';
import { cases as modelsCases } from './models.ts';
import { cases as passwordsCases } from './passwords.ts';
import { cases as peopleCases } from './people.ts';
import { cases as picturesCases } from './pictures.ts';
import { cases as preconditionsCases } from './preconditions.ts';
import { cases as quotasCases } from './quotas.ts';
import { cases as referencesCases } from './references.ts';
import { cases as secondFactorsCases } from './second-factors.ts';
import { cases as securityCases } from './security.ts';
import { cases as textCases } from './text.ts';
import { cases as visitsCases } from './visits.ts';

/** What every backend of this contract must do. */
export const cases: readonly ContractCase[] = [
  ...accountCases,
  ...addressUndoCases,
  ...authCases,
  ...campaignOverviewCases,
  ...campaignsCases,
  ...catalogueCases,
  ...catalogueBulkCases,
  ...catalogueHistoryCases,
  ...catalogueListsCases,
  ...characterFilesCases,
  ...characterLinkTextsCases,
  ...characterPlayCases,
  ...characterPlayUndoCases,
  ...characterRollsCases,
  ...characterSharingCases,
  ...charactersCases,
  ...deletedCampaignsCases,
  ...draftedTextsCases,
  ...entriesCases,
  ...entryArchiveCases,
  ...entryPurgeCases,
  ...entryRestoreCases,
  ...entrySearchCases,
  ...entrySecretsCases,
  ...entryTreeCases,
  ...entryVersionsCases,
  ...everyOperationCases,
  ...factorsCases,
  ...favouritesCases,
  ...findsCases,
  ...generationCases,
  ...generationRevisionsCases,
  ...generationSafetyCases,
  ...generationTextsCases,
  ...invitationsCases,
  ...mailsCases,
  ...membersCases,
  ...modelsCases,
  ...passwordsCases,
  ...peopleCases,
  ...picturesCases,
  ...preconditionsCases,
  ...quotasCases,
  ...referencesCases,
  ...secondFactorsCases,
  ...securityCases,
  ...textCases,
  ...visitsCases,
];
