// Rights of the signed-in user to view and act, by menu path (R057-R060, R168-R173, Q50).

import { doorsOf, menuPaths } from '@charaka/contract/composition/menu';
import { listRolePermissions } from '@charaka/contract/foundation/access/access';
import type { DeedName } from '@charaka/contract/kernel/deed';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { hiddenFields } from '@charaka/contract/kernel/sensitive';
import {
  allowingMenus,
  mayDoDeed,
  mayOn,
  mayOpen,
  type NeededRight,
  type Rights,
  type RightsAction,
  type RightsByPath,
} from '@charaka/rules/access/permission';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { rightsKey } from './query-client.ts';
import { currentSession, useSession } from './session.ts';

/** The user's rights, and the tenant's own words for the headings of the menu. */
export interface KnownRights {
  readonly rights: RightsByPath;
  /** By the product's title of the heading; those left as they are do not stand here. */
  readonly headings: Readonly<Record<string, string>>;
}

/** Input of the query for the rights of a role. */
export const rightsInput = (roleId: number) => ({ role: { roleId }, pageNumber: 0, pageSize: 11 });

/** The rights and headings out of the answer. */
export function knownRights({ groups }: OutputOf<typeof listRolePermissions>): KnownRights {
  const renamed = groups.filter(({ groupName, title }) => title !== groupName);
  return {
    rights: Object.fromEntries(
      groups.flatMap(({ categories }) => categories.map(({ menuPath, rights }) => [menuPath, rights])),
    ),
    headings: Object.fromEntries(renamed.map(({ groupName, title }) => [groupName, title])),
  };
}

/** The rights of the session's role; read once and cached until the session or the hospital changes (R059, R175). */
export function rightsQuery() {
  const roleId = currentSession()?.user.roleId ?? -1;
  return queryOptions({
    queryKey: [...rightsKey, roleId],
    queryFn: async ({ signal }): Promise<KnownRights> => {
      try {
        return knownRights(await call(listRolePermissions, rightsInput(roleId), { signal }));
      } catch (error) {
        if (!signal.aborted) console.error(error);
        throw error;
      }
    },
    // A failure is logged and no more; without rights the shell is not ready and says so in place of itself (R060).
    meta: { isSilent: true },
    staleTime: 10 * 60_000,
  });
}

/** Rights on a menu path; role 0 may everything (R162, R172). */
export function rightsOn(menuPath: string, roleId: number, rights: RightsByPath = {}): Rights {
  const isAllowed = (action: RightsAction) => mayOn(rights, roleId, menuPath, action);
  return {
    canView: isAllowed('view'),
    canAdd: isAllowed('add'),
    canEdit: isAllowed('edit'),
    canDelete: isAllowed('delete'),
  };
}

/** Whether the user may open an address (R057, R058, Q50). */
export function mayOpenAddress(address: string, roleId: number, rights: RightsByPath): boolean {
  return doorsOf(address).some((door) => mayOpen(menuPaths, rights, roleId, door));
}

/** All rights of the user, as React sees them, and the tenant's own headings; undefined until they are known. */
export function useAllRights(): { roleId: number } & Partial<KnownRights> {
  const session = useSession();
  const answer = useQuery({ ...rightsQuery(), enabled: session !== null });
  return { roleId: session?.user.roleId ?? -1, ...answer.data };
}

/** The user's rights on one menu path: `const { canAdd } = useRights('patient_registration')`. */
export function useRights(menuPath: string): Rights {
  const { roleId, rights } = useAllRights();
  return rightsOn(menuPath, roleId, rights);
}

/** The sensitive facts of patients that the user does not see (Q235). */
export function useHiddenFields(): ReadonlySet<string> {
  return hiddenFields(useDeeds());
}

/** Which deeds the user does: `const does = useDeeds(); does('refund')` (Q224). */
export function useDeeds(): (deed: DeedName) => boolean {
  const { rights = {} } = useAllRights();
  return (deed) => mayDoDeed(rights, deed);
}

/** Whether the user has a right that a call asks for: `useMayAsk(mayPickPatients)`. */
export function useMayAsk(needed: NeededRight): boolean {
  const { roleId, rights = {} } = useAllRights();
  return allowingMenus(rights, roleId, needed).length > 0;
}
