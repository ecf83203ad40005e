import type { CatalogueChanged } from '#src/generated/model/index.ts';
import type { Cookies, SetCookie } from './cookies.ts';
import type { Draws } from './random.ts';
import type { Scenario } from './scenario.ts';
import type { Mail, MockState, StoredSession, StoredUser } from './state.ts';

/** What a handler of the mocks works with, for one request. */
export interface MockContext {
  readonly state: MockState;
  readonly now: Date;
  readonly requestId: string;
  readonly scenario: Scenario;
  /** What everything that is made up depends on. */
  readonly seed: string;
  readonly draws: Draws;
  readonly session: StoredSession | null;
  readonly user: StoredUser | null;
  /** The signed-in user of an operation that asks for one. */
  readonly caller: StoredUser;
  readonly cookies: Cookies;
  /** Over HTTPS the session cookie has another name. */
  readonly secure: boolean;
  /** Where the web app is: links in mails lead there. */
  readonly appUrl: string;
  readonly header: (name: string) => string | undefined;
  readonly setCookie: (cookie: SetCookie) => void;
  readonly sendMail: (mail: Omit<Mail, 'sentAt'>) => void;
  /** Tells administrators what has just changed in the catalogue. */
  readonly announce: (event: CatalogueChanged) => void;
}
