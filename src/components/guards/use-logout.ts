import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type LogoutReason, logOut } from '#src/api/logout.ts';
import { paths } from '#src/paths.ts';

export function useLogout(): (reason?: LogoutReason) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toLogin = (reason?: LogoutReason) =>
    navigate(paths.login({ ...(reason && { alert: reason }) }), { replace: true });
  return (reason) => logOut({ queryClient, toLogin }, reason);
}
