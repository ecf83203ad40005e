import { noteConnecting } from '#src/components/guards/connecting.ts';
import { useAccountStartLink } from '#src/generated/endpoints/account/account.ts';

/** Opens a provider, which sends the user back to the account page. */
export const useConnect = () =>
  useAccountStartLink({
    mutation: {
      onSuccess: ({ authorizationUrl }, { data: { type } }) => {
        noteConnecting(type);
        window.location.assign(authorizationUrl);
      },
    },
  });
