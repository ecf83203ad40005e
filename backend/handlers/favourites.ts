import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { addFavourite, removeFavourite } from '#backend/entries/favourites.ts';

export const favourites: Handlers<RequestContext, OperationsOfTag<'favourites'>> = {
  favouriteAdd: async (context, { params }) => {
    await addFavourite(context, params);
    return { status: 204 };
  },
  favouriteRemove: async (context, { params }) => {
    await removeFavourite(context, params);
    return { status: 204 };
  },
};
