import type { Handlers } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { authHandlers } from './auth.ts';
import { campaignHandlers } from './campaigns.ts';
import { catalogueHandlers } from './catalogue.ts';
import { characterHandlers } from './characters.ts';
import { generationHandlers } from './generation.ts';
import { imageHandlers } from './images.ts';

/** Every operation of the contract; one that is missing here is a type error. */
export const handlers = {
  ...authHandlers,
  ...campaignHandlers,
  ...characterHandlers,
  ...catalogueHandlers,
  ...generationHandlers,
  ...imageHandlers,
} satisfies Handlers<RequestContext>;
