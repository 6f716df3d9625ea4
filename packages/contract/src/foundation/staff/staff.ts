// Staff on the wire: lists, one member with everything that is kept, and the calls that change one.
import { isPhone } from '@charaka/rules/person/phone';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { day, flag, id, money, oneOf, optional, percent, requiredText, text } from '../../kernel/field.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { cleanedPicture, hasFewPixels, TOO_MANY_PIXELS } from '../../kernel/picture.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { STAFF_MENU_PATH } from '../access/role.ts';
import { isPngOrJpeg } from '../tenancy/hospital.ts';

/** The genders as stored: male, female, others (Q202). */
export const staffGenders = ['M', 'F', 'O'] as const;
export const staffBloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const staffMaritalStatuses = ['Married', 'Unmarried', 'Widowed', 'Divorced'] as const;
/** What is shown as 'Contact Type' (Q189). */
export const contractTypes = ['Permanent', 'Probation', 'Contract', 'Part Time', 'Visiting', 'Trainee'] as const;

/** The largest photo of a member of staff; screens send a small square one. */
const MAX_STAFF_PHOTO_BYTES = 1_048_576;

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

/** A member of staff as lists and typeaheads need it. */
export const staffRow = shape(rowFields);

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

const photo = z
  .string()
  .overwrite((value) => value.replace(/^data:[^,]*,/, ''))
  .refine((value) => Math.floor((value.length * 3) / 4) <= MAX_STAFF_PHOTO_BYTES + 2, 'The photo is larger than 1 MB')
  .refine((value) => value === '' || isPngOrJpeg(value), 'Only PNG and JPEG pictures are taken')
  .refine(hasFewPixels, TOO_MANY_PIXELS)
  .overwrite(cleanedPicture);

/** The list with photos, at most a hundred to a page. */
export const listStaffWithImage = endpoint({
  path: '/Staff/GetAllStaffWithImage',
  summary: 'Lists staff with their photos, at most a hundred at a time.',
  permission: may('view', STAFF_MENU_PATH),
  effect: 'read',
  input: listInput({}),
  output: listOutput(shape({ ...rowFields, image: optional(z.string()) }), 'staffList'),
});

const spellings: Spellings = {
  birthDate: 'dob',
  workExperience: 'workExp',
  currentAddress: 'localAddress',
  workShift: 'shift',
};

const phone = (message: string) => optional(text(16).refine((value) => value === '' || isPhone(value), message));
const share = () => optional(percent().refine((value) => value <= 10_000, 'A share is at most 100 %'));

const writtenFields = {
  salutation: optional(text(20)),
  firstName: requiredText('Please enter first name', 60),
  lastName: requiredText('Please enter last name', 60),
  gender: optional(oneOf(staffGenders)),
  roleId: id('Please select role'),
  departmentId: id('Please select department'),
  designationId: id('Please select designation'),
  specializationId: optional(id()),
  email: optional(z.union([z.literal(''), z.email('This is not a valid Email!!!').max(200)])),
  contactNo: phone('Please enter valid mobile no'),
  emergencyContactNo: phone('please enter valid emergency contact no'),
  bloodGroup: optional(oneOf(staffBloodGroups)),
  birthDate: optional(day()),
  maritalStatus: optional(oneOf(staffMaritalStatuses)),
  fatherName: optional(text(120)),
  motherName: optional(text(120)),
  qualification: optional(text(200)),
  workExperience: optional(text(200)),
  note: optional(text(2000)),
  currentAddress: optional(text(500)),
  permanentAddress: optional(text(500)),
  accountTitle: optional(text(120)),
  bankName: optional(text(120)),
  ifscCode: optional(
    text(11)
      .toUpperCase()
      .refine((value) => value === '' || /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value), 'An IFSC code reads as SBIN0001234'),
  ),
  bankBranch: optional(text(120)),
  bankAccountNo: optional(text(30).regex(/^[A-Za-z0-9 -]*$/, 'Letters and digits only, please')),
  epfNo: optional(text(30)),
  basicSalary: optional(money()),
  payscale: optional(text(60)),
  contractType: optional(oneOf(contractTypes)),
  workShift: optional(text(60)),
  location: optional(text(120)),
  dateOfJoining: optional(day()),
  dateOfLeaving: optional(day()),
  opdShare: share(),
  ipdShare: share(),
  otShare: share(),
  othersShare: share(),
  image: optional(photo),
};

/** Where the user of a member of staff may work; the number of a hospital is checked against the caller's own. */
const workplaces = {
  workHospitalIds: z.array(id()).min(1, 'Please select at least one hospital').max(200),
  isHospitalsVisible: flag(),
};

/** Of a log-in that is new: it asks for a password of the user's own before anything else. An extension. */
const mustChangePassword = optional(flag());

type Written = {
  email?: unknown;
  contactNo?: unknown;
  birthDate?: unknown;
  dateOfJoining?: unknown;
  dateOfLeaving?: unknown;
};

/** An email or a phone must be there (Q194), and a life goes forward. */
function checkWritten(value: Written, context: z.RefinementCtx): void {
  const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (!value.email && !value.contactNo) add('email', 'Please enter email or phone');
  const { birthDate, dateOfJoining, dateOfLeaving } = value as Record<string, string | null | undefined>;
  if (birthDate && dateOfJoining && birthDate >= dateOfJoining)
    add('dateOfJoining', 'The date of joining must be after the date of birth');
  if (dateOfJoining && dateOfLeaving && dateOfLeaving < dateOfJoining)
    add('dateOfLeaving', 'The date of leaving must not be before the date of joining');
}

/** A member of staff who does not exist yet, perhaps with a log-in. */
export const newStaff = withChecks(
  shape(
    {
      ...writtenFields,
      account: optional(
        shape(
          {
            ...workplaces,
            encryptedPassword: requiredText('Password is a required field!', 2000),
            mustChangePassword,
          },
          { encryptedPassword: 'password' },
        ),
      ),
    },
    spellings,
  ),
  checkWritten,
);

/** A member of staff with what is to be changed: left out fields are cleared (Q17), a left out account stays as it is. */
const changedStaff = withChecks(
  shape(
    {
      staffId: id(),
      ...versioned,
      ...writtenFields,
      account: optional(
        shape(
          { ...workplaces, encryptedPassword: optional(text(2000)), mustChangePassword },
          { encryptedPassword: 'password' },
        ),
      ),
    },
    spellings,
  ),
  checkWritten,
);

/** Everything kept of a member of staff; amounts in paise, shares in basis points. */
export const staff = shape(
  {
    ...writtenFields,
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
  spellings,
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

const byItself = 'Who approves, and for whom, is decided on the page of delegations';
/** What a call of its own decides about a member of staff; told here it may only be what it is. */
const compared = {
  record: 'staff',
  keys: {
    isApprover: byItself,
    isDelegator: byItself,
    isActive: 'A member of staff is deactivated, and taken back, by calls of their own',
    password: 'The password of a log-in is given with its account, or changed by the change of passwords',
  },
};

/** Adds a member of staff and, when asked for, the user who logs in with that email or phone (Q187, Q194). */
export const addStaff = endpoint({
  path: '/Staff/SaveStaff',
  bodyBytes: bodySize.file,
  summary: 'Adds a member of staff, with a log-in when one is given.',
  permission: may('add', STAFF_MENU_PATH),
  effect: 'write',
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
  bodyBytes: bodySize.file,
  summary: 'Changes a member of staff and where the user of it works.',
  permission: may('edit', STAFF_MENU_PATH),
  effect: 'write',
  stepUp: 'rights',
  input: shape({ staff: changedStaff }),
  output: savedStaff,
  compared,
});

/** Blocks the log-in at once and ends every living session of the user. An extension of the specification. */
export const deactivateStaff = endpoint({
  path: '/Staff/DeactivateStaff',
  summary: 'Deactivates a member of staff; the user is out at once.',
  permission: may('delete', STAFF_MENU_PATH),
  effect: 'write',
  input: shape({ staff: shape({ staffId: id(), reason: requiredText('Please enter the reason', 500) }) }),
  output: shape({}),
});

/** Lets somebody work here again, with the log-in of before. An extension of the specification. */
export const reactivateStaff = endpoint({
  path: '/Staff/ReactivateStaff',
  summary: 'Reactivates a member of staff and the log-in.',
  permission: may('edit', STAFF_MENU_PATH),
  effect: 'write',
  stepUp: 'rights',
  input: shape({ staff: shape({ staffId: id() }) }),
  output: shape({}),
});

/** Sets a new password, RSA-encrypted (R211): one's own, or an administrator somebody else's; other sessions of that user end. */
export const changePassword = endpoint({
  path: '/Staff/changePassword',
  summary: 'Sets a new password; it is encrypted with the key of /api/public-key.',
  permission: 'signed-in',
  effect: 'write',
  // One's own asks for the old one.
  stepUp: { when: ({ staff }, { staffId }) => staff.staffId != null && staff.staffId !== staffId },
  input: shape({
    staff: shape(
      {
        /** Left out it is one's own. */
        staffId: optional(id()),
        encryptedPassword: requiredText('Password is a required field!', 2000),
        /** Asked for when one changes one's own (PS041), but for one that somebody else made. An extension. */
        encryptedOldPassword: optional(text(2000)),
      },
      { encryptedPassword: 'password', encryptedOldPassword: 'oldPassword' },
    ),
  }),
  output: shape({}),
});
