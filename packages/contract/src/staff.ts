// Staff on the wire.
import { endpoint } from './endpoint.ts';
import { flag, id, optional, text } from './field.ts';
import { listInput, listOutput } from './list.ts';
import { shape } from './shape.ts';

/** A member of staff as lists and typeaheads need it. */
export const staffRow = shape({
  staffId: id(),
  salutation: optional(text()),
  firstName: text(),
  lastName: text(),
  /** First and last name, without the salutation. */
  fullName: text(),
  roleId: id(),
  roleName: optional(text()),
  departmentId: optional(id()),
  departmentName: optional(text()),
  designationName: optional(text()),
  specializationId: optional(id()),
  specializationName: optional(text()),
  email: optional(text()),
  contactNo: optional(text()),
  isApprover: flag(),
  isDelegator: flag(),
  isActive: flag(),
});

/** Staff of the tenant without role 0 (R179); filter roleId 1 for doctors (R163, Q04). */
export const listStaff = endpoint({
  path: '/Staff/GetAllStaff',
  summary: 'Lists staff; filter by roleId 1 for doctors.',
  permission: 'signed-in',
  effect: 'read',
  input: listInput({}),
  output: listOutput(staffRow, 'staffList'),
});
