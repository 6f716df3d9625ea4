// The signed-in user as the rules about an admission's actions see them.

import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { nursingMenu } from '@charaka/contract/stay/admission/admission-pages';
import type { Viewer } from '@charaka/rules/stay/admission-state';
import { useLocation } from '@tanstack/react-router';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { listOfAddress } from './admission-addresses.ts';

/** Rights on the inpatient list or another menu path, and deeds. */
export function useViewer(menu: string = admissionMenu): Viewer {
  return { ...useRights(menu), does: useDeeds() };
}

/**
 * The viewer by their rights on the list of the present address. The nursing station lets look: what changes an admission hangs on
 * the list of all inpatients there.
 */
export function usePageViewer(): Viewer {
  const list = listOfAddress(useLocation({ select: (location) => location.pathname }));
  const desk = useViewer();
  const own = useViewer(list);
  return list === nursingMenu ? { ...desk, canView: own.canView } : own;
}
