import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { logOut } from '#src/api/logout.ts';
import { paths } from '#src/paths.ts';
import { forgetInvitationOfTab } from '../guards/kept-invitation.ts';
import { logoutState } from '../guards/login-state.ts';

/** Returns a function that ends the session of the user and shows the login page. */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    forgetInvitationOfTab();
    return logOut(
      {
        queryClient,
        toLogin: (alert, isConfirmed) =>
          navigate(paths.login({ ...(alert && { alert }) }), {
            replace: true,
            state: logoutState(isConfirmed),
          }),
      },
      'logout',
    );
  };
}
