import type { OperationsOfTag } from '#contract/types.ts';

type OfCampaign = OperationsOfTag<
  | 'campaigns'
  | 'entries'
  | 'favourites'
  | 'finds'
  | 'generation'
  | 'invitations'
  | 'members'
  | 'pictures'
>;

/**
 * Every operation about campaigns: `compared` if the random test of secrets reads its answers for each
 * member, otherwise the reason why its answer contains nothing that could be secret. A new operation
 * without a line is a type error.
 */
const operationsOfCampaigns = {
  campaignCharacterGet: 'compared',
  campaignCharacters: 'compared',
  campaignCreate: 'answers with what its sender has just written',
  campaignDelete: 'answers without a body, and only the owner',
  campaignGet: 'compared',
  campaignList: 'compared',
  campaignOverview: 'compared',
  campaignPurge: 'answers without a body, and only the owner',
  campaignRestore: 'compared',
  campaignUpdate: 'compared',
  entryCreate: 'compared',
  entryDelete: 'compared',
  entryExport: 'compared',
  entryGet: 'compared',
  entryImport: 'compared',
  entryImportUndo: 'compared',
  entryList: 'compared',
  entryMove: 'compared',
  entryPurge: 'compared',
  entryPurgeAll: 'compared',
  entryRestore: 'compared',
  entrySearch: 'compared',
  entryUpdate: 'compared',
  entryVersionGet: 'compared',
  entryVersionList: 'compared',
  entryVersionRestore: 'compared',
  favouriteAdd: 'compared',
  favouriteRemove: 'compared',
  findList: 'compared',
  generationCancel:
    'answers only its own user; tests/server/generation.test.ts reads what a story knows',
  generationCreate:
    'answers only its own user; tests/server/generation.test.ts reads what a story knows',
  generationDelete: 'answers without a body',
  generationGet:
    'answers only its own user; tests/server/generation.test.ts reads what a story knows',
  generationList:
    'answers only its own user; tests/server/generation.test.ts reads what a story knows',
  generationRevise:
    'answers only its own user; tests/server/generation.test.ts reads what a story knows',
  generationUse: 'answers without a body',
  invitationAccept: 'answers with the id of the campaign and the role',
  invitationCreate: 'answers with the new invitation',
  invitationGet: 'answers with the title of the campaign and the name of its owner',
  invitationList: 'compared',
  invitationRevoke: 'answers without a body',
  invitationRotate: 'answers with the changed invitation',
  memberList: 'compared',
  memberMakeOwner: 'answers with the new owner',
  memberRemove: 'answers without a body',
  memberUpdate: 'answers with the changed member',
  pictureCreate: 'answers with the picture that its sender has just sent',
  pictureGet: 'compared',
} as const satisfies Record<OfCampaign, string>;

/** The operations whose answers the random test of secrets reads for each member. */
export type ComparedOperation = {
  [Id in OfCampaign]: (typeof operationsOfCampaigns)[Id] extends 'compared' ? Id : never;
}[OfCampaign];

export const comparedOperations: readonly string[] = Object.entries(operationsOfCampaigns).flatMap(
  ([id, reason]) => (reason === 'compared' ? [id] : []),
);
