// Fields of a member of staff, declared once: checks, spellings, columns, form and profile follow from here.

import { z } from 'zod';
import { day, flag, id, mobilePhone, money, oneOf, optional, percent, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { versioned } from '../../kernel/last-change.ts';
import { cleanedPicture, hasFewPixels, tooManyPixels } from '../../kernel/picture.ts';
import { record } from '../../kernel/record.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { isPngOrJpeg } from '../tenancy/hospital.ts';
import { staffChecks } from './staff-checks.ts';

/** The genders as stored: male, female, others (Q202). */
export const staffGenders = ['M', 'F', 'O'] as const;
const staffBloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
const staffMaritalStatuses = ['Married', 'Unmarried', 'Widowed', 'Divorced'] as const;
/** Values shown as 'Contact Type' (Q189). */
const contractTypes = ['Permanent', 'Probation', 'Contract', 'Part Time', 'Visiting', 'Trainee'] as const;

/** The largest photo of a member of staff; screens send a small square one. */
const MAX_STAFF_PHOTO_BYTES = 1_048_576;

const photo = z
  .string()
  .overwrite((value) => value.replace(/^data:[^,]*,/, ''))
  .refine((value) => Math.floor((value.length * 3) / 4) <= MAX_STAFF_PHOTO_BYTES + 2, staffChecks.photoTooLarge.text)
  .refine((value) => value === '' || isPngOrJpeg(value), fieldSentences.pictureKindNotTaken.text)
  .refine(hasFewPixels, tooManyPixels.text)
  .overwrite(cleanedPicture);

/** A share of the earnings, in the section of the shares. */
const share = () =>
  ({
    schema: optional(percent().refine((value) => value <= 10_000, staffChecks.shareTooLarge.text)),
    kind: 'percent',
    form: 'shares',
    profile: 'further',
  }) as const;
/** A line about the account that the salary goes to. */
const bank = { form: 'bank', profile: 'bank' } as const;

/** Record of a member of staff, declared once. The order is that of the sections of the form and of the profile. */
export const staffRecord = record({
  salutation: { schema: optional(text(20)), form: 'person' },
  firstName: { schema: requiredText(staffChecks.enterFirstName, 60), form: 'person' },
  lastName: { schema: requiredText(staffChecks.enterLastName, 60), form: 'person' },
  gender: { schema: optional(oneOf(staffGenders)), form: 'person' },
  email: {
    schema: optional(z.union([z.literal(''), z.email(fieldSentences.notValidEmail.text).max(200)])),
    form: 'person',
    profile: 'person',
  },
  contactNo: { schema: optional(mobilePhone()), label: 'phone', form: 'person', profile: 'person' },
  emergencyContactNo: {
    schema: optional(mobilePhone('please enter valid emergency contact no')),
    form: 'person',
    profile: 'person',
  },
  birthDate: { schema: optional(day()), kind: 'day', wire: 'dob', form: 'person', profile: 'person' },
  bloodGroup: { schema: optional(oneOf(staffBloodGroups)), form: 'person', profile: 'person' },
  maritalStatus: { schema: optional(oneOf(staffMaritalStatuses)), form: 'person', profile: 'person' },
  fatherName: { schema: optional(text(120)), form: 'person', profile: 'person' },
  motherName: { schema: optional(text(120)), form: 'person', profile: 'person' },
  currentAddress: {
    schema: optional(text(500)),
    kind: 'longText',
    wire: 'localAddress',
    form: 'addresses',
    profile: 'person',
  },
  permanentAddress: { schema: optional(text(500)), kind: 'longText', form: 'addresses', profile: 'person' },
  roleId: { schema: id(staffChecks.selectRole), label: 'role', form: 'employment' },
  departmentId: { schema: id(staffChecks.selectDepartment), label: 'department', form: 'employment' },
  designationId: { schema: id(staffChecks.selectDesignation), label: 'designation', form: 'employment' },
  specializationId: { schema: optional(id()), label: 'specialization', form: 'employment' },
  qualification: { schema: optional(text(200)), form: 'employment', profile: 'person' },
  /** The number in the register of doctors, without which nobody signs a prescription (OP015). */
  registrationNo: { schema: optional(text(60)), form: 'employment', profile: 'person' },
  /** From the day after on nothing is signed with it (HR061); without a day it does not end. */
  registrationUntil: { schema: optional(day()), kind: 'day', form: 'employment', profile: 'person' },
  /** Of its department in its hospital: amends what a colleague of it signed (OP016). */
  isDepartmentHead: { schema: optional(flag()), absent: false, form: 'employment', profile: 'further' },
  workExperience: { schema: optional(text(200)), wire: 'workExp', form: 'employment', profile: 'person' },
  contractType: { schema: optional(oneOf(contractTypes)), label: 'contactType', form: 'employment' },
  workShift: { schema: optional(text(60)), wire: 'shift', form: 'employment' },
  location: { schema: optional(text(120)), form: 'employment' },
  dateOfJoining: { schema: optional(day()), kind: 'day', form: 'employment' },
  dateOfLeaving: { schema: optional(day()), kind: 'day', form: 'employment', profile: 'further' },
  basicSalary: { schema: optional(money()), column: 'basic_salary_paise', form: 'employment' },
  payscale: { schema: optional(text(60)), form: 'employment', profile: 'further' },
  epfNo: { schema: optional(text(30)), form: 'employment' },
  note: { schema: optional(text(2000)), form: 'notes', profile: 'person' },
  accountTitle: { schema: optional(text(120)), ...bank },
  bankName: { schema: optional(text(120)), ...bank },
  ifscCode: {
    schema: optional(
      text(11)
        .toUpperCase()
        .refine((value) => value === '' || /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value), staffChecks.ifscCodeNotValid.text),
    ),
    ...bank,
  },
  bankBranch: { schema: optional(text(120)), ...bank },
  bankAccountNo: {
    schema: optional(text(30).regex(/^[A-Za-z0-9 -]*$/, staffChecks.lettersAndDigitsOnly.text)),
    ...bank,
  },
  opdShare: { ...share(), column: 'opd_share_basis_points' },
  ipdShare: { ...share(), column: 'ipd_share_basis_points' },
  otShare: { ...share(), column: 'ot_share_basis_points' },
  othersShare: { ...share(), column: 'others_share_basis_points' },
  image: { schema: optional(photo) },
});

/** The fields of a member of staff as calls take them. */
export const staffFields = staffRecord.schemas;

/** How they are spelled on the wire. */
export const staffSpellings = staffRecord.spellings;

/** Hospitals in which the user of a member of staff may work; each number is checked against the caller's own hospitals. */
const workplaces = {
  workHospitalIds: z.array(id()).min(1, staffChecks.selectAtLeastOneHospital.text).max(200),
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
  if (!value.email && !value.contactNo) add('email', staffChecks.enterEmailOrPhone.text);
  const { birthDate, dateOfJoining, dateOfLeaving } = value as Record<string, string | null | undefined>;
  if (birthDate && dateOfJoining && birthDate >= dateOfJoining)
    add('dateOfJoining', staffChecks.joinedBeforeBirth.text);
  if (dateOfJoining && dateOfLeaving && dateOfLeaving < dateOfJoining)
    add('dateOfLeaving', staffChecks.leftBeforeJoining.text);
}

/** A member of staff who does not exist yet, perhaps with a log-in. */
export const newStaff = withChecks(
  shape(
    {
      ...staffFields,
      account: optional(
        shape(
          {
            ...workplaces,
            encryptedPassword: requiredText(fieldSentences.enterPassword, 2000),
            mustChangePassword,
          },
          { encryptedPassword: 'password' },
        ),
      ),
    },
    staffSpellings,
  ),
  checkWritten,
);

/** A member of staff with what is to be changed: left out fields are cleared (Q17), a left out account stays as it is. */
export const changedStaff = withChecks(
  shape(
    {
      staffId: id(),
      ...versioned,
      ...staffFields,
      account: optional(
        shape(
          { ...workplaces, encryptedPassword: optional(text(2000)), mustChangePassword },
          { encryptedPassword: 'password' },
        ),
      ),
    },
    staffSpellings,
  ),
  checkWritten,
);
