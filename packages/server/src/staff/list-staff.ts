// Staff for lists and typeaheads: doctors are asked for with the filter roleId 1 (R163, R179, Q04).
import { listStaff as listStaffEndpoint } from '@charaka/contract/staff';
import { handle } from '../kernel/handler.ts';
import { readList } from '../kernel/list-query.ts';
import { staffList } from './staff-store.ts';

const row = listStaffEndpoint.output.shape.rows.element;

/** Staff by name; a typeahead filters `fullName` by Contains. */
export const listStaff = handle(listStaffEndpoint, (call, input) =>
  readList(call.tx, staffList(call.tenantId), row, input),
);
