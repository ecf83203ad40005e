import {
  Archive,
  BookOpen,
  House,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  Map,
  Plus,
  Scale,
  Settings,
  ShieldCheck,
  Sparkles,
  Upload,
  UserRound,
  UserRoundCog,
  UserRoundPlus,
  UsersRound,
  Library,
  ListTree,
  Undo2,
} from 'lucide-react';
import { entryTypes, typeTexts } from '#src/features/campaigns/entries/entry-labels.ts';
import { type CatalogueKind, catalogueKinds } from '#src/generated/contract/kinds.ts';
import type { CampaignRole } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';

/** A page that the palette offers, or an action. An action that is not a page has no URL. */
export interface Destination {
  readonly label: string;
  /** Other words by which the user finds it. */
  readonly words?: string;
  readonly icon: LucideIcon;
  readonly to: string | null;
  /** Whether a game master who sees the campaign as a member continues to do so on this page. */
  readonly keepsView?: boolean;
}

/** `magic-items` becomes `Magic items`, as in the files of the kinds, which are too large to load here. */
export const kindTitle = (kind: CatalogueKind): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

/** What the palette offers to all users before they type. */
export const mainPages: readonly Destination[] = [
  { label: 'Dashboard', words: 'home start', icon: LayoutDashboard, to: paths.dashboard() },
  { label: 'Campaigns', icon: Map, to: paths.campaignList },
  { label: 'Characters', words: 'heroes sheets', icon: UserRound, to: paths.characterList },
  { label: 'Rules', words: 'catalogue items', icon: BookOpen, to: paths.rules() },
  { label: 'New campaign', words: 'create add', icon: Plus, to: paths.campaignCreate },
  { label: 'Import a campaign', words: 'archive vault', icon: Upload, to: paths.campaignImport },
  { label: 'New character', words: 'create add', icon: UserRoundPlus, to: paths.characterCreate },
];

/** What all users find only when they type. */
export const morePages: readonly Destination[] = [
  ...catalogueKinds.map((kind) => ({
    label: `Rules: ${kindTitle(kind)}`,
    icon: BookOpen,
    to: paths.rulesList(kind),
  })),
  {
    label: 'Your account',
    words: 'name e-mail password sessions devices export close settings profile',
    icon: UserRoundCog,
    to: paths.account,
  },
  { label: 'Licences', words: 'srd legal', icon: Scale, to: paths.licences },
];

export const signOut: Destination = {
  label: 'Sign out',
  words: 'log out logout',
  icon: LogOut,
  to: null,
};

/** The pages of administrators. */
export const adminPages: readonly Destination[] = [
  { label: 'Admin', words: 'administration catalogue', icon: Settings, to: paths.admin },
  {
    label: 'Admin: Models',
    words: 'ai llm key provider storyteller painter openai anthropic google ollama cost',
    icon: Sparkles,
    to: paths.models,
  },
  {
    label: 'Admin: People',
    words: 'users accounts groups disable administrators sessions',
    icon: UsersRound,
    to: paths.people(),
  },
  {
    label: 'Admin: Security log',
    words: 'audit sign-ins logins failed events export',
    icon: ShieldCheck,
    to: paths.security(),
  },
  {
    label: 'Admin: Mails',
    words: 'outbox failed waiting send again smtp',
    icon: Mail,
    to: paths.mails,
  },
  ...catalogueKinds.flatMap((kind) => [
    {
      label: `Admin: ${kindTitle(kind)}`,
      words: 'edit',
      icon: Library,
      to: paths.catalogueList(kind),
    },
    {
      label: `Admin: Create in ${kindTitle(kind)}`,
      words: 'new add',
      icon: Plus,
      to: paths.catalogueCreate(kind),
    },
    {
      label: `Admin: Import ${kindTitle(kind)}`,
      words: 'csv paste spreadsheet bulk',
      icon: Upload,
      to: paths.catalogueBulkCreate(kind),
    },
  ]),
  {
    label: `Admin: Export ${kindTitle('feats')}`,
    words: 'csv download',
    icon: Upload,
    to: paths.catalogueBulkExport('feats'),
  },
];

/** The pages of a campaign. */
export const campaignPages = (campaignId: string): readonly Destination[] => [
  { label: 'Overview', icon: House, to: paths.campaign(campaignId), keepsView: true },
  { label: 'Entries', icon: Library, to: paths.entryList(campaignId), keepsView: true },
  {
    label: 'People',
    words: 'members invitations',
    icon: UsersRound,
    to: paths.campaignPeople(campaignId),
  },
  {
    label: 'Archive',
    words: 'export import download backup vault',
    icon: Archive,
    to: paths.campaignArchive(campaignId),
  },
  {
    label: 'Settings',
    words: 'delete leave edit',
    icon: Settings,
    to: paths.campaignSettings(campaignId),
  },
];

/** The lists of entries in a campaign: those of each type, the tree and the deleted ones. */
export const entryLists = (campaignId: string, role: CampaignRole): readonly Destination[] => [
  ...entryTypes.map((type) => ({
    label: typeTexts[type].many,
    words: 'entries',
    icon: typeTexts[type].icon,
    to: paths.entryList(campaignId, { type }),
    keepsView: true,
  })),
  {
    label: 'Tree of the entries',
    words: 'move rearrange order',
    icon: ListTree,
    to: paths.entryList(campaignId, { view: 'tree' }),
    keepsView: true,
  },
  // Players restore what they have deleted themselves.
  ...(role !== 'viewer'
    ? [
        {
          label: 'Deleted entries',
          words: 'restore trash bin',
          icon: Undo2,
          to: paths.entryList(campaignId, { deleted: '' }),
        },
      ]
    : []),
];

/** What a member with this role can create in a campaign. */
export const campaignActions = (campaignId: string, role: CampaignRole): readonly Destination[] =>
  role === 'viewer'
    ? []
    : entryTypes.map((type) => ({
        label: `New ${typeTexts[type].label.toLowerCase()}`,
        words: 'create add entry write',
        icon: Plus,
        to: paths.entryCreate(campaignId, { type }),
      }));
