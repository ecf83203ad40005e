import { BookOpen, type LucideIcon, Map, UserRound } from 'lucide-react';
import { typeTexts } from '#src/features/campaigns/entries/entry-labels.ts';
import type { CampaignRole, EntryReference, Finds } from '#src/generated/model/index.ts';
import { rankOfName, wordsOfName } from '#src/lib/catalogue-search.ts';
import { rangesWithWords, searchWords } from '#src/lib/entry-text/search-words.ts';
import { foldName } from '#src/lib/fold.ts';
import { foundParts, rangesWithTexts, type TextPart } from '#src/lib/found-parts.ts';
import { paths } from '#src/paths.ts';
import {
  adminPages,
  campaignActions,
  campaignPages,
  type Destination,
  kindTitle,
  mainPages,
  morePages,
  signOut,
  entryLists,
} from './destinations.ts';

/** A row of the palette. */
export interface Option {
  /** The id that the row has in every search. No other row has it. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: readonly TextPart[];
  /** Where it is, such as the title of the campaign. */
  readonly detail: string;
  readonly snippet: readonly TextPart[];
  /** Null for the action that ends the session. */
  readonly to: string | null;
}

export interface OptionGroup {
  readonly title: string;
  readonly options: readonly Option[];
}

/** The campaign whose page is open. */
interface OpenCampaign {
  readonly campaignId: string;
  readonly title: string;
  readonly role: CampaignRole;
}

export interface PaletteContext {
  readonly campaign: OpenCampaign | undefined;
  readonly isAdmin: boolean;
  /** The member as whom a game master sees the open campaign. */
  readonly viewAs?: string | undefined;
}

const plain = (text: string): readonly TextPart[] => foundParts(text, []);

function optionOf({ label, icon, to }: Destination, detail: string): Option {
  return { id: `page:${to ?? label}`, icon, label: plain(label), detail, snippet: [], to };
}

/** The URL of a page as the member `viewAs` sees it: the own view would show secrets to others at the screen. */
const withView = (to: string, viewAs: string | undefined): string =>
  viewAs === undefined
    ? to
    : `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ as: viewAs }).toString()}`;

const inView = (page: Destination, viewAs: string | undefined): Destination =>
  page.to !== null && page.keepsView === true ? { ...page, to: withView(page.to, viewAs) } : page;

/** What can be created in the open campaign: nothing while it is seen as a member. */
const actionsIn = ({ campaignId, role }: OpenCampaign, viewAs: string | undefined) =>
  viewAs === undefined ? campaignActions(campaignId, role) : [];

const withTitle = (title: string, options: readonly Option[]): OptionGroup[] =>
  options.length === 0 ? [] : [{ title, options }];

/** What is offered before the user types; `recentGroups` are between `before` and `after`. */
export function firstGroups({ campaign, isAdmin, viewAs }: PaletteContext) {
  const ofCampaign = campaign
    ? [
        ...campaignPages(campaign.campaignId).map((page) => inView(page, viewAs)),
        ...actionsIn(campaign, viewAs).slice(0, 1),
      ]
    : [];
  const general = [...mainPages, ...(isAdmin ? adminPages.slice(0, 1) : []), signOut];
  return {
    before: withTitle(
      campaign?.title ?? '',
      ofCampaign.map((page) => optionOf(page, '')),
    ),
    after: withTitle(
      'Pages and actions',
      general.map((page) => optionOf(page, '')),
    ),
  };
}

interface Recent {
  /** The entries of the open campaign that were opened last, and those that are marked. */
  readonly entries: readonly EntryReference[];
  readonly favourites: readonly EntryReference[];
  readonly campaigns: readonly { readonly campaignId: string; readonly title: string }[];
  readonly characters: readonly { readonly characterId: string; readonly name: string }[];
}

/** How many entries are offered in each group. */
const mostEntries = 5;

/**
 * What was opened last, except the open campaign, and the favourites. Each entry is offered once. A favourite for
 * which there is no room can be among the entries opened last.
 */
export function recentGroups(
  { entries, favourites, campaigns, characters }: Recent,
  { campaign }: PaletteContext,
): OptionGroup[] {
  const marked = favourites.slice(0, mostEntries);
  const isMarked = (entry: EntryReference) =>
    marked.some(({ entryId }) => entryId === entry.entryId);
  const optionsOf = (found: readonly EntryReference[]): Option[] =>
    campaign === undefined
      ? []
      : found.slice(0, mostEntries).map(({ entryId, type, title }) => {
          const { icon, label } = typeTexts[type];
          const to = paths.entry(campaign.campaignId, entryId);
          return optionOf({ label: title, icon, to }, label);
        });
  return [
    ...withTitle('Opened last', [
      ...optionsOf(entries.filter((entry) => !isMarked(entry))),
      ...campaigns
        .filter(({ campaignId }) => campaignId !== campaign?.campaignId)
        .map(({ campaignId, title }) =>
          optionOf({ label: title, icon: Map, to: paths.campaign(campaignId) }, 'Campaign'),
        ),
      ...characters.map(({ characterId, name }) =>
        optionOf({ label: name, icon: UserRound, to: paths.character(characterId) }, 'Character'),
      ),
    ]),
    ...withTitle('Favourites', optionsOf(marked)),
  ];
}

/** How many pages and actions are offered before what the server finds. */
const mostPages = 6;

/** The pages and actions in which each word of the search begins a word. */
export function matchingPages(
  { campaign, isAdmin, viewAs }: PaletteContext,
  text: string,
): OptionGroup[] {
  const words = wordsOfName(text);
  const ofCampaign = campaign
    ? [
        ...campaignPages(campaign.campaignId),
        ...actionsIn(campaign, viewAs),
        ...entryLists(campaign.campaignId, viewAs === undefined ? campaign.role : 'viewer'),
      ].map((page) => ({ page: inView(page, viewAs), detail: campaign.title }))
    : [];
  const general = [...mainPages, ...morePages, ...(isAdmin ? adminPages : []), signOut].map(
    (page) => ({ page, detail: '' }),
  );
  const found = [...ofCampaign, ...general]
    .map((one) => {
      const label = foldName(one.page.label);
      const all = foldName(`${one.page.label} ${one.page.words ?? ''}`);
      return {
        ...one,
        rank: rankOfName(label, text, words),
        isFound: rankOfName(all, text, words) < 2,
      };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, mostPages);
  return withTitle(
    'Pages and actions',
    found.map(({ page, detail }) => ({
      ...optionOf(page, detail),
      label: foundParts(page.label, rangesWithTexts(page.label, words)),
    })),
  );
}

/** What the server has found for the text. */
export function foundGroups(
  finds: Finds,
  text: string,
  { viewAs, campaign }: Partial<PaletteContext> = {},
): OptionGroup[] {
  const words = wordsOfName(text);
  const entryWords = searchWords(text);
  const inName = (name: string) => foundParts(name, rangesWithTexts(name, words));
  const inText = (part: string) => foundParts(part, rangesWithWords(part, entryWords));
  const found = (label: string, detail: string, icon: LucideIcon, to: string): Option => ({
    id: `found:${to}`,
    icon,
    label: inName(label),
    detail,
    snippet: [],
    to,
  });
  return [
    ...withTitle(
      'Campaigns',
      finds.campaigns.map(({ campaignId, title }) =>
        found(
          title,
          '',
          Map,
          withView(
            paths.campaign(campaignId),
            campaignId === campaign?.campaignId ? viewAs : undefined,
          ),
        ),
      ),
    ),
    ...withTitle(
      'Entries',
      finds.entries.map(({ campaignId, campaignTitle, entryId, type, title, snippet }) => ({
        ...found(
          title,
          `${typeTexts[type].label} · ${campaignTitle}`,
          typeTexts[type].icon,
          paths.entry(campaignId, entryId, { as: viewAs }),
        ),
        label: inText(title),
        snippet: inText(snippet),
      })),
    ),
    ...withTitle(
      'Characters',
      finds.characters.map(({ characterId, name }) =>
        found(name, '', UserRound, paths.character(characterId)),
      ),
    ),
    ...withTitle(
      'Rules',
      finds.items.map(({ kind, sk, name, edition }) =>
        found(name, `${kindTitle(kind)} · ${edition}`, BookOpen, paths.rulesItem(kind, sk)),
      ),
    ),
  ];
}
