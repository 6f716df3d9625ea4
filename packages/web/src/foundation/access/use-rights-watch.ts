// Leads the user away from a screen their role may no longer see, the moment its rights change (R051, R057).
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mayOpenAddress, useAllRights } from '../../kernel/rights.ts';

/** Stands where every screen of the shell stands; the guard of the router sees to the ways into screens. */
export function useRightsWatch(): void {
  const { roleId, rights } = useAllRights();
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const isTurnedAway = rights !== undefined && !mayOpenAddress(path, roleId, rights);
  useEffect(() => {
    // Typed values can no longer be saved here, so leaving needs no confirmation.
    if (isTurnedAway) void navigate({ to: '/not-found', replace: true, ignoreBlocker: true });
  }, [isTurnedAway, navigate]);
}
