// What is typed about a member of staff: the fields, the values they choose from and their checks.

import { isPhone } from '@charaka/rules/person/phone';
import { z } from 'zod';
import { day, flag, id, money, oneOf, optional, percent, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { versioned } from '../../kernel/last-change.ts';
import { cleanedPicture, hasFewPixels, TOO_MANY_PIXELS } from '../../kernel/picture.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { isPngOrJpeg } from '../tenancy/hospital.ts';
import { staffChecks } from './staff-checks.ts';

/** The genders as stored: male, female, others (Q202). */
export const staffGenders = ['M', 'F', 'O'] as const;
export const staffBloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const staffMaritalStatuses = ['Married', 'Unmarried', 'Widowed', 'Divorced'] as const;
/** What is shown as 'Contact Type' (Q189). */
export const contractTypes = ['Permanent', 'Probation', 'Contract', 'Part Time', 'Visiting', 'Trainee'] as const;

/** The largest photo of a member of staff; screens send a small square one. */
const MAX_STAFF_PHOTO_BYTES = 1_048_576;

const photo = z
  .string()
  .overwrite((value) => value.replace(/^data:[^,]*,/, ''))
  .refine((value) => Math.floor((value.length * 3) / 4) <= MAX_STAFF_PHOTO_BYTES + 2, staffChecks.photoTooLarge.text)
  .refine((value) => value === '' || isPngOrJpeg(value), fieldSentences.pictureKindNotTaken.text)
  .refine(hasFewPixels, TOO_MANY_PIXELS)
  .overwrite(cleanedPicture);

export const staffSpellings: Spellings = {
  birthDate: 'dob',
  workExperience: 'workExp',
  currentAddress: 'localAddress',
  workShift: 'shift',
};

const phone = (message: string) => optional(text(16).refine((value) => value === '' || isPhone(value), message));
const share = () => optional(percent().refine((value) => value <= 10_000, staffChecks.shareTooLarge.text));

export const staffFields = {
  salutation: optional(text(20)),
  firstName: requiredText(staffChecks.enterFirstName.text, 60),
  lastName: requiredText(staffChecks.enterLastName.text, 60),
  gender: optional(oneOf(staffGenders)),
  roleId: id(staffChecks.selectRole.text),
  departmentId: id(staffChecks.selectDepartment.text),
  designationId: id(staffChecks.selectDesignation.text),
  specializationId: optional(id()),
  email: optional(z.union([z.literal(''), z.email(fieldSentences.notValidEmail.text).max(200)])),
  contactNo: phone(fieldSentences.mobileNoNotValid.text),
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
      .refine((value) => value === '' || /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value), staffChecks.ifscCodeNotValid.text),
  ),
  bankBranch: optional(text(120)),
  bankAccountNo: optional(text(30).regex(/^[A-Za-z0-9 -]*$/, staffChecks.lettersAndDigitsOnly.text)),
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
            encryptedPassword: requiredText(fieldSentences.passwordRequiredField.text, 2000),
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
