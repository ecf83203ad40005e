import type {
  Armor,
  Campaign,
  CampaignRole,
  CatalogueAction,
  Character,
  CurrentUser,
  Feat,
  Gear,
  Tool,
  Weapon,
} from '#src/generated/model/index.ts';

export interface StoredUser extends CurrentUser {
  /** Stands for the password, so that a snapshot does not show it; null without one. */
  passwordMark: string | null;
  verified: boolean;
  /** The sign-in providers this person comes from. */
  providers: string[];
}

export interface StoredSession {
  token: string;
  csrfToken: string;
  userId: string;
  /** Milliseconds. */
  endsAt: number;
}

export interface StoredToken {
  token: string;
  purpose: 'verify-email' | 'reset-password' | 'setup';
  /** Null for the link that makes the first administrator. */
  userId: string | null;
  endsAt: number;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  link: string;
  sentAt: string;
}

export interface CampaignMember {
  userId: string;
  role: CampaignRole;
  lastAccessedAt: string | null;
}

export interface StoredCampaign extends Required<Omit<Campaign, 'role' | 'meta'>> {
  createdAt: string;
  updatedAt: string;
  members: CampaignMember[];
}

export interface StoredCharacter extends Character {
  ownerId: string;
}

interface StoredImage {
  imageId: string;
  base64: string;
}

export interface Catalogue {
  gear: Gear[];
  tools: Tool[];
  armor: Armor[];
  weapons: Weapon[];
  feats: Feat[];
}

export const lists = ['gear', 'tools', 'armor', 'weapons', 'feats'] as const;

/** One change of an item; what stood before and after are the rows themselves, which never change. */
export interface StoredChange<Item> {
  sk: string;
  version: number;
  action: CatalogueAction;
  at: string;
  by: string | null;
  before: Item | null;
  after: Item | null;
}

/** What a list remembers of what is not in it any more. */
export interface Past<Item> {
  /** The latest last. */
  changes: StoredChange<Item>[];
  /** The last version of each key whose item was deleted. */
  lastVersions: Record<string, number>;
}

export type History = {
  [List in keyof Catalogue]: Past<Catalogue[List][number]>;
};

/** An answer that is kept for whoever sends the same request again. */
export interface StoredAnswer {
  userId: string;
  key: string;
  bodyMark: string;
  answeredAt: number;
  body: unknown;
}

/** Everything the mocks remember; plain data, so that a snapshot is a copy of it. */
export interface MockState {
  scenario: string;
  /** How many ids and tokens have been drawn. */
  drawn: number;
  users: StoredUser[];
  sessions: StoredSession[];
  tokens: StoredToken[];
  mails: Mail[];
  campaigns: StoredCampaign[];
  characters: StoredCharacter[];
  images: StoredImage[];
  catalogue: Catalogue;
  history: History;
  answers: { [List in keyof Catalogue]: StoredAnswer[] };
}
