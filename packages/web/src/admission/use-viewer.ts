// The signed-in user as the rules about an admission's actions see him.
import { admissionMenu } from '@charaka/contract/admission';
import type { Viewer } from '@charaka/rules/admission-state';
import { useRights } from '../kernel/rights.ts';
import { useSignedIn } from '../kernel/session.ts';

/** Role, and rights on the inpatient list or another menu path. */
export function useViewer(menu: string = admissionMenu): Viewer {
  const { user } = useSignedIn();
  return { ...useRights(menu), roleId: user.roleId };
}
