// The addresses of the staff screens; the fragment of the add screen says whom it changes.
import { STAFF_MENU_PATH } from '@charaka/contract/foundation/access/role';

/** The list. */
export const listPath = `/${STAFF_MENU_PATH}`;
/** The form; with `changeFragment` behind it, of one who is there already. */
export const addPath = `/${STAFF_MENU_PATH}/add`;

/** The details of a member of staff. */
export function detailsPath(staffId: number): string {
  return `/${STAFF_MENU_PATH}/${staffId}`;
}

/** The fragment of the add screen that changes a member of staff. */
export function changeFragment(staffId: number): string {
  return `update-${staffId}`;
}

/** Staff id in the fragment of the add screen; null for a new record. */
export function changedStaffId(fragment: string): number | null {
  const match = /^#?update-(\d{1,15})$/.exec(fragment);
  return match ? Number(match[1]) : null;
}
