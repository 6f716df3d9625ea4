// A member of the staff, as the list answers it.
import type { listStaff } from '@charaka/contract/foundation/staff/staff';
import type { RowOf } from '../../kernel/use-list.ts';

/** A member of staff as the list shows one. */
export type StaffRow = RowOf<typeof listStaff>;
