// The signed-in user as the rules about an admission's actions see him.
import { admissionMenu } from '@charaka/contract/admission';
import type { Viewer } from '@charaka/rules/admission-state';
import { useRights } from '../kernel/rights.ts';
import { useSignedIn } from '../kernel/session.ts';

/** Role and rights on the inpatient list. */
export function useViewer(): Viewer {
  const { user } = useSignedIn();
  return { ...useRights(admissionMenu), roleId: user.roleId };
}
