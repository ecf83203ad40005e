import { accounts } from './001-accounts.ts';
import { campaigns } from './002-campaigns.ts';
import { catalogue } from './003-catalogue.ts';
import { records } from './004-records.ts';
import { catalogueOrders } from './005-catalogue-orders.ts';
import { shapeStamps } from './006-shape-stamps.ts';
import { seededKinds } from './007-seeded-kinds.ts';
import { registrations } from './008-registrations.ts';
import { failedSignIns } from './009-failed-sign-ins.ts';
import { fittedNames } from './010-fitted-names.ts';
import { registrationKeys } from './011-registration-keys.ts';
import { invitations } from './012-invitations.ts';
import { entries } from './013-entries.ts';
import { entrySearch } from './014-entry-search.ts';
import { pictures } from './017-pictures.ts';
import { entryVersions } from './018-entry-versions.ts';
import { favouritesAndVisits } from './019-favourites-and-visits.ts';
import { deletedCampaigns } from './020-deleted-campaigns.ts';
import { imports } from './022-imports.ts';
import { entrySummaries } from './023-entry-summaries.ts';
import { entryTitles } from './024-entry-titles.ts';
import { searchScopes } from './025-search-scopes.ts';
import { shownChangesAndUndos } from './026-shown-changes-and-undos.ts';
import { playerShares } from './027-player-shares.ts';
import { titlesAndLostParents } from './028-titles-and-lost-parents.ts';
import { hiddenFormerTitles } from './029-hidden-former-titles.ts';
import { titleWords } from './030-title-words.ts';
import { titleRows } from './031-title-rows.ts';
import { generations } from './032-generations.ts';
import { modelUse } from './033-model-use.ts';
import { writtenTexts } from './034-written-texts.ts';
import { portraits } from './035-portraits.ts';
import { draftedTexts } from './036-drafted-texts.ts';
import { draftedConcepts } from './037-drafted-concepts.ts';
import { characterPlay } from './038-character-play.ts';
import { characterListsAndRolls } from './039-character-lists-and-rolls.ts';
import { generationTurns } from './041-generation-turns.ts';
import { undoneChanges } from './043-undone-changes.ts';
import { accountChanges } from './044-account-changes.ts';
import { secondFactors } from './045-second-factors.ts';
import { people } from './046-people.ts';
import { jobsWithoutAMail } from './047-jobs-without-a-mail.ts';
import { whoDeletedEntries } from './048-who-deleted-entries.ts';
import { usedDrafts } from './049-used-drafts.ts';
import { undoOfFactors } from './050-undo-of-factors.ts';
import { passkeysThatSignInAlone } from './051-passkeys-that-sign-in-alone.ts';
import { draftedStories } from './052-drafted-stories.ts';
import { linksOfAddressChanges } from './053-links-of-address-changes.ts';
import { keptRecoveryCodes } from './054-kept-recovery-codes.ts';
import { sharedCharacters } from './040-shared-characters.ts';
import type { Migration } from './migration.ts';

/** In the order of execution. */
export const migrations: readonly Migration[] = [
  accounts,
  campaigns,
  catalogue,
  records,
  catalogueOrders,
  shapeStamps,
  seededKinds,
  registrations,
  failedSignIns,
  fittedNames,
  registrationKeys,
  invitations,
  entries,
  entrySearch,
  pictures,
  entryVersions,
  favouritesAndVisits,
  deletedCampaigns,
  imports,
  entrySummaries,
  entryTitles,
  searchScopes,
  shownChangesAndUndos,
  playerShares,
  titlesAndLostParents,
  hiddenFormerTitles,
  titleWords,
  titleRows,
  generations,
  modelUse,
  writtenTexts,
  portraits,
  draftedTexts,
  draftedConcepts,
  characterPlay,
  characterListsAndRolls,
  sharedCharacters,
  generationTurns,
  undoneChanges,
  accountChanges,
  secondFactors,
  people,
  jobsWithoutAMail,
  whoDeletedEntries,
  usedDrafts,
  undoOfFactors,
  passkeysThatSignInAlone,
  draftedStories,
  linksOfAddressChanges,
  keptRecoveryCodes,
];
