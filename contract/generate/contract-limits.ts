import { pointerKeys } from '#src/lib/json-pointer.ts';
import { banner, type Contract } from './document.ts';

/**
 * The limits of the contract that code needs as numbers, by their names in the code. Each is a constant
 * of its own, so that a page loads only those that it uses.
 */
const limits: Readonly<Record<string, string>> = {
  longestSearch: '/parameters/Search/schema/maxLength',
  longestCampaignTitle: '/schemas/CampaignTitle/maxLength',
  longestCampaignWord: '/schemas/CampaignWord/maxLength',
  highestStartingLevel: '/schemas/CampaignStartingLevel/maximum',
  largestParty: '/schemas/CampaignPartySize/maximum',
  longestCharacterName: '/schemas/CharacterName/maxLength',
  longestConcept: '/schemas/CharacterConcept/maxLength',
  longestWrittenText: '/schemas/WrittenText/maxLength',
  mostCharacterFileBytes: '/paths/~1api~1characters~1import/post/x-max-body-bytes',
  longestDraftAuthor: '/schemas/DraftAuthor/oneOf/0/maxLength',
  longestTag: '/schemas/EntryTag/maxLength',
  longestItemName: '/schemas/CatalogueName/maxLength',
  longestDescription: '/schemas/CatalogueDescription/maxLength',
  mostPackContents: '/schemas/PackContents/maxItems',
  mostUtilizeTasks: '/schemas/ToolUtilizeList/maxItems',
  mostCrafts: '/schemas/ToolCrafts/maxItems',
  mostBenefits: '/schemas/FeatBenefits/maxItems',
  mostEffects: '/schemas/FeatEffects/maxItems',
  mostIncreaseModes: '/schemas/AbilityIncrease/properties/modes/maxItems',
  mostAbilityPrerequisites: '/schemas/FeatPrerequisites/properties/abilities/maxItems',
  longestPictureSide: '/schemas/Picture/properties/width/maximum',
  mostImageBytes: '/schemas/ImageFile/x-max-bytes',
  mostEntries: '/schemas/EntryImportUndone/properties/deleted/maximum',
  mostEntriesOfRequest: '/schemas/EntryImportRequest/properties/entries/maxItems',
  mostMembers: '/schemas/MemberList/properties/items/maxItems',
  mostInvitations: '/schemas/InvitationList/properties/items/maxItems',
  mostFavourites: '/schemas/CampaignOverview/properties/favourites/maxItems',
  mostRecentlyOpened: '/schemas/CampaignOverview/properties/recentlyOpened/maxItems',
  mostRecentlyChanged: '/schemas/CampaignOverview/properties/recentlyChanged/maxItems',
  mostOpenQuests: '/schemas/CampaignOverview/properties/openQuests/maxItems',
  mostAncestors: '/schemas/Entry/properties/ancestors/maxItems',
  mostBacklinks: '/schemas/Entry/properties/backlinks/maxItems',
  mostHits: '/schemas/EntryHits/properties/items/maxItems',
  mostFinds: '/schemas/Finds/properties/entries/maxItems',
};

/** Writes the limits for code outside of src/generated, such as that of `src/lib`. */
export function contractLimits({ document }: Contract): string {
  const lines = Object.entries(limits).map(([name, pointer]) => {
    const value = pointerKeys(pointer).reduce<unknown>(
      (at, key) => (at instanceof Object ? Reflect.get(at, key) : undefined),
      pointer.startsWith('/paths/') ? document : document.components,
    );
    if (typeof value !== 'number') throw new Error(`The contract has no number at ${pointer}.`);
    return `export const ${name} = ${value};`;
  });
  return `${banner}
${lines.join('\n')}
`;
}
