// Generated from openapi.yaml by `npm run generate`. Never edited.

import type { Handlers } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { account } from './account.ts';
import { auth } from './auth.ts';
import { campaigns } from './campaigns.ts';
import { catalogue } from './catalogue.ts';
import { characters } from './characters.ts';
import { entries } from './entries.ts';
import { factors } from './factors.ts';
import { favourites } from './favourites.ts';
import { finds } from './finds.ts';
import { generation } from './generation.ts';
import { images } from './images.ts';
import { invitations } from './invitations.ts';
import { mails } from './mails.ts';
import { members } from './members.ts';
import { models } from './models.ts';
import { people } from './people.ts';
import { pictures } from './pictures.ts';
import { security } from './security.ts';
import { session } from './session.ts';

/** Every operation of the contract; one that is missing here is a type error. */
export const handlers = {
  ...account,
  ...auth,
  ...campaigns,
  ...catalogue,
  ...characters,
  ...entries,
  ...factors,
  ...favourites,
  ...finds,
  ...generation,
  ...images,
  ...invitations,
  ...mails,
  ...members,
  ...models,
  ...people,
  ...pictures,
  ...security,
  ...session,
} satisfies Handlers<RequestContext>;
