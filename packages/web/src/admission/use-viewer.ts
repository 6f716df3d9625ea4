// The signed-in user as the rules about an admission's actions see him.
import { admissionMenu } from '@charaka/contract/admission';
import { nursingMenu } from '@charaka/contract/admission-pages';
import type { Viewer } from '@charaka/rules/admission-state';
import { useLocation } from '@tanstack/react-router';
import { useRights } from '../kernel/rights.ts';
import { useSignedIn } from '../kernel/session.ts';
import { listOfAddress } from './admission-addresses.ts';

/** Role, and rights on the inpatient list or another menu path. */
export function useViewer(menu: string = admissionMenu): Viewer {
  const { user } = useSignedIn();
  return { ...useRights(menu), roleId: user.roleId };
}

/**
 * The viewer by his rights on the list of the present address. The nursing station lets look: what changes an admission hangs on
 * the list of all inpatients there.
 */
export function usePageViewer(): Viewer {
  const list = listOfAddress(useLocation({ select: (location) => location.pathname }));
  const desk = useViewer();
  const own = useViewer(list);
  return list === nursingMenu ? { ...desk, canView: own.canView } : own;
}
