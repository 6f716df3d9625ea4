// Staff on the wire: lists, one member with everything that is kept, and the calls that change one.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, money, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { pickRow } from '../../kernel/pick-row.ts';
import { shape } from '../../kernel/shape.ts';
import { AUTHORITY_MENU_PATH, STAFF_MENU_PATH } from '../access/role.ts';
import { staffChecks } from './staff-checks.ts';
import { changedStaff, newStaff, staffFields, staffSpellings } from './staff-fields.ts';
import { delegationTopic, staffTopic } from './topics.ts';

const rowFields = {
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
  designationId: optional(id()),
  designationName: optional(text()),
  specializationId: optional(id()),
  specializationName: optional(text()),
  email: optional(text()),
  contactNo: optional(text()),
  isApprover: flag(),
  /** The largest concession this approver lets stand; null is any sum (Q137). */
  approvalLimit: optional(money()),
  /** Whether a delegation is in force today in the hospital (Q191). */
  isDelegator: flag(),
  /** Whether an active user works under this record. */
  hasLogIn: flag(),
  isActive: flag(),
};

/** A member of staff as lists and typeaheads need it; how to reach them and what they may approve is for those who manage staff. */
const staffRow = pickRow(
  shape(rowFields),
  ['email', 'contactNo', 'approvalLimit', 'hasLogIn'],
  STAFF_MENU_PATH,
  AUTHORITY_MENU_PATH,
);

/** Staff of the tenant without role 0 (R179), or with `worksHere` of the hospital alone; filter roleId 1 for doctors (R163, Q04). */
export const listStaff = endpoint({
  path: '/Staff/GetAllStaff',
  summary: 'Lists staff; filter by roleId 1 for doctors.',
  permission: mayLookUp(
    STAFF_MENU_PATH,
    'Patients',
    'TPA',
    'Charges',
    'Pharmacy',
    'Human Resource',
    'Communication',
    'Settings',
  ),
  effect: 'read',
  input: listInput({ worksHere: optional(flag()) }),
  output: listOutput(staffRow, 'staffList'),
});

/** The list with photos, at most a hundred to a page. */
export const listStaffWithImage = endpoint({
  path: '/Staff/GetAllStaffWithImage',
  summary: 'Lists staff with their photos, at most a hundred at a time.',
  permission: may('view', STAFF_MENU_PATH),
  effect: 'read',
  input: listInput({}),
  output: listOutput(shape({ ...rowFields, image: optional(z.string()) }), 'staffList'),
});

/** Everything kept of a member of staff; amounts in paise, shares in basis points. */
const staff = shape(
  {
    ...staffFields,
    ...rowFields,
    email: optional(text()),
    departmentId: optional(id()),
    designationId: optional(id()),
    image: optional(z.string()),
    /** Why and since when somebody does not work here any more. */
    deactivationReason: optional(text(500)),
    workHospitalIds: z.array(id()),
    isHospitalsVisible: flag(),
  },
  staffSpellings,
);

const savedStaff = shape({ staff });

/** One member of staff; everybody may read their own record, others need the right to see staff. */
export const getStaff = endpoint({
  path: '/Staff/GetStaffById',
  summary: 'Reads one member of staff.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({ staffId: id() }),
  output: shape({ staff: withVersion(staff), ...changedBy }),
});

const byItself = staffChecks.approverByDelegations;
/** Facts of a member of staff that have calls of their own; sent here, they must be unchanged. */
const compared = {
  record: 'staff',
  keys: {
    isApprover: byItself,
    isDelegator: byItself,
    isActive: staffChecks.activatedByOwnCalls,
    password: staffChecks.passwordByOwnCalls,
  },
};

/** Adds a member of staff and, when asked for, the user who logs in with that email or phone (Q187, Q194). */
export const addStaff = endpoint({
  path: '/Staff/SaveStaff',
  logAs: ['staff', 'saved'],
  bodyBytes: bodySize.file,
  summary: 'Adds a member of staff, with a log-in when one is given.',
  permission: may('add', STAFF_MENU_PATH),
  effect: 'write',
  changes: [staffTopic],
  stepUp: 'rights',
  input: shape({ staff: newStaff }),
  output: savedStaff,
  compared,
});

/**
 * Changes a member of staff; another role ends the living sessions of the user. Refused when somebody else changed the record since
 * the version named.
 */
export const updateStaff = endpoint({
  path: '/Staff/UpdateStaff',
  logAs: ['staff', 'changed'],
  bodyBytes: bodySize.file,
  summary: 'Changes a member of staff and where the user of it works.',
  permission: may('edit', STAFF_MENU_PATH),
  effect: 'write',
  changes: [staffTopic],
  stepUp: 'rights',
  input: shape({ staff: changedStaff }),
  output: savedStaff,
  compared,
});

/** Blocks the log-in at once and ends every living session of the user. An extension of the specification. */
export const deactivateStaff = endpoint({
  path: '/Staff/DeactivateStaff',
  logAs: ['staff', 'deactivated'],
  summary: 'Deactivates a member of staff; the user is out at once.',
  permission: may('delete', STAFF_MENU_PATH),
  effect: 'write',
  changes: [delegationTopic, staffTopic],
  input: shape({ staff: shape({ staffId: id(), reason: requiredText(entrySentences.enterReason, 500) }) }),
  output: shape({}),
});

/** Lets somebody work here again, with the log-in of before. An extension of the specification. */
export const reactivateStaff = endpoint({
  path: '/Staff/ReactivateStaff',
  logAs: ['staff', 'activated'],
  summary: 'Reactivates a member of staff and the log-in.',
  permission: may('edit', STAFF_MENU_PATH),
  effect: 'write',
  changes: [delegationTopic, staffTopic],
  stepUp: 'rights',
  input: shape({ staff: shape({ staffId: id() }) }),
  output: shape({}),
});

/** Sets a new password, RSA-encrypted (R211): one's own, or an administrator somebody else's; other sessions of that user end. */
export const changePassword = endpoint({
  path: '/Staff/changePassword',
  logAs: ['password', 'changed'],
  summary: 'Sets a new password; it is encrypted with the key of /api/public-key.',
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  openBefore: ['own-password', 'enrolment'],
  // One's own asks for the old one.
  stepUp: { when: ({ staff }, { staffId }) => staff.staffId != null && staff.staffId !== staffId },
  input: shape({
    staff: shape(
      {
        /** Left out it is one's own. */
        staffId: optional(id()),
        encryptedPassword: requiredText(fieldSentences.enterPassword, 2000),
        /** Asked for when one changes one's own (PS041), but for one that somebody else made. An extension. */
        encryptedOldPassword: optional(text(2000)),
      },
      { encryptedPassword: 'password', encryptedOldPassword: 'oldPassword' },
    ),
  }),
  output: shape({}),
});
