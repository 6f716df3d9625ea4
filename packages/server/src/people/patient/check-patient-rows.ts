// Turns rows of a file into patients as the dialog would send them, by the dialog's own checks; names every cell that cannot be used.

import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import { fieldsOf, type RecordField } from '@charaka/contract/kernel/record';
import { cellKind } from '@charaka/contract/kernel/record-parts';
import { patientChecks } from '@charaka/contract/people/patient/patient-checks';
import { patientInput, patientRecord } from '@charaka/contract/people/patient/patient-fields';
import type { PatientFileField, PatientFileValues } from '@charaka/contract/people/patient/patient-import';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { separatedNames } from '@charaka/rules/list/separated-names';
import type { Sentence } from '@charaka/rules/message/sentence';
import { birthDateFrom } from '@charaka/rules/person/age';
import {
  birthDatesOfText,
  bloodGroupOfText,
  idCardTypeOfText,
  maritalStatusOfText,
  sexOfText,
  splitFullName,
} from '@charaka/rules/person/patient-file';
import { sexOfSalutation } from '@charaka/rules/person/person-name';
import { callingCodeOf, digitsOf, joinPhone, phoneOfCell } from '@charaka/rules/person/phone';
import type { ColumnOrder } from '@charaka/rules/person/written-date';
import { type BadRow, badCell } from '../../kernel/bad-cell.ts';
import { inSlices } from '../../kernel/in-slices.ts';
import { sentenceOfCheck } from '../../kernel/plain-sentence.ts';
import { readCell } from '../../resource/read-master-cell.ts';
import { type Places, placeOf } from './patient-file-places.ts';
import type { PatientFacts, PatientInput } from './patient-store.ts';
import type { FileRow, PatientRows } from './read-patient-file.ts';
import { birthDateFault } from './save-patient.ts';

/** The lists and settings that rows are read against. */
export interface Surroundings {
  readonly today: string;
  readonly dateOrder: ColumnOrder;
  readonly salutations: readonly string[];
  readonly places: Places;
  /** Referrals in use by their name in small letters. */
  readonly referralIds: ReadonlyMap<string, number>;
}

/** A row that can be registered. */
export interface CheckedRow {
  readonly row: number;
  readonly patient: PatientInput;
  readonly facts: PatientFacts;
  readonly stateName: string;
  readonly isEstimated: boolean;
}

/** Says what is wrong with a field. */
type Complain = (field: PatientFileField, reason: Sentence) => void;

/** Errors of these fields are reported by their look-up. */
const lookedUp = new Set(['countryId', 'stateId']);

/** Whether a name was parted from a whole one, which is then what is wrong. */
const isPartOfWhole = (field: PatientFileField, values: PatientFileValues) =>
  Boolean(values.fullName) && /^(first|middle|last)Name$/.test(field) && values[field] === undefined;

/** Every row either as a patient or named with what is wrong in it. */
export async function checkPatientRows(
  file: PatientRows,
  surroundings: Surroundings,
): Promise<{ checked: CheckedRow[]; badRows: BadRow[] }> {
  const badRows: BadRow[] = [];
  const checked: CheckedRow[] = [];
  await inSlices(file.rows, (fileRow) => {
    const complained = new Set<string>();
    const row = checkRow(fileRow, surroundings, (field, reason) => {
      if (complained.has(field)) return;
      complained.add(field);
      const value = field === 'image' ? '' : (fileRow.values[field] ?? '').slice(0, 500);
      badRows.push(badCell(fileRow.row, file.columnOf(field), value, reason));
    });
    if (row && complained.size === 0) checked.push(row);
  });
  return { checked, badRows };
}

function checkRow({ row, values }: FileRow, around: Surroundings, wrong: Complain): CheckedRow | undefined {
  const born = birthOf(values, around, wrong);
  const place = placeOf(values, around.places, wrong);
  const title = nameOf(values, around.salutations, wrong);
  const sex = sexOf(values, title.salutation, wrong);
  const typed = {
    ...plainValues(values, around, wrong),
    ...title,
    salutation: title.salutation || usualSalutation(sex, born?.birthDate, around.today),
    sex,
    birthDate: born?.birthDate,
    countryId: place?.countryId,
    stateId: place?.stateId,
    nationality: values.nationality || around.places.nationality,
  };
  const result = patientInput.safeParse(typed);
  if (result.success && born && place)
    return {
      row,
      patient: result.data,
      facts: { stateCode: place.stateCode, birthDate: born.birthDate },
      stateName: place.stateName,
      isEstimated: born.isEstimated,
    };
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0]) as PatientFileField;
    // A field we said something better about already is not told again.
    if (!lookedUp.has(field)) wrong(isPartOfWhole(field, values) ? 'fullName' : field, sentenceOfCheck(issue));
  }
  return undefined;
}

/** A cell as its field takes it; what is none of its kind is told. */
function plainValue(name: PatientFileField, field: RecordField, text: string, around: Surroundings, wrong: Complain) {
  if (text === '') return undefined;
  const kind = cellKind(field);
  const read = readCell({ kind, label: name }, text, { dateOrder: around.dateOrder, target: undefined });
  if ('value' in read) return read.value;
  wrong(name, read.reason);
  return undefined;
}

/** Fields that are read by `phoneOf`, which mends what a spreadsheet did to a number. */
const phoneFields = new Set(['contactNo', 'alternateNo', 'emergencyContactNo']);

/** Every field that a file tells under its own name. */
function toldPlainly(values: PatientFileValues, around: Surroundings, wrong: Complain) {
  const told = fieldsOf(patientRecord).flatMap(([name, field]) => {
    if (field.file !== true || phoneFields.has(name)) return [];
    const column = name as PatientFileField;
    return [[name, plainValue(column, field, values[column]?.trim() ?? '', around, wrong)] as const];
  });
  return Object.fromEntries(told);
}

/** Whatever stands in the file as it stands with us, but for its writing. */
function plainValues(values: PatientFileValues, around: Surroundings, wrong: Complain) {
  const { places, referralIds } = around;
  const callingCode = callingCodeOf(places.countryCode);
  const idCardType = idCardTypeOfText(values.idCardType ?? '');
  const isAddhar = idCardType === 'Addhar';
  return {
    ...toldPlainly(values, around, wrong),
    contactNo: phoneOf('contactNo', callingCode, values, wrong),
    alternateNo: digitsOf(phoneOf('alternateNo', '', values, wrong)),
    bloodGroup: bloodGroupOfText(values.bloodGroup ?? '') || undefined,
    maritalStatus: maritalStatusOfText(values.maritalStatus ?? '') || undefined,
    emergencyContactNo: phoneOf('emergencyContactNo', callingCode, values, wrong),
    idCardType: idCardType || undefined,
    idCardNo: isAddhar ? values.idCardNo?.replace(/[\s-]/g, '') : values.idCardNo,
    drugAllergy: separatedNames(values.drugAllergy ?? '').join('|'),
    referralId: referralIds.get((values.referralName ?? '').trim().toLowerCase()),
  };
}

/** A telephone as kept; what a spreadsheet has rounded is told, not made up. */
function phoneOf(
  field: 'contactNo' | 'emergencyContactNo' | 'alternateNo',
  callingCode: string,
  values: PatientFileValues,
  wrong: Complain,
): string {
  const phone = phoneOfCell(values[field] ?? '');
  if (phone === undefined) wrong(field, patientSentences.phoneRounded);
  return joinPhone(callingCode, phone ?? '');
}

const plainTitle = (title: string) => title.toLowerCase().replace(/[.\s]/g, '');

/** The parts of the name; a title before a whole name is taken from it. */
function nameOf(values: PatientFileValues, salutations: readonly string[], wrong: Complain) {
  const known = (title: string) => salutations.find((one) => plainTitle(one) === plainTitle(title));
  const isWhole = Boolean(values.fullName) && !values.firstName && !values.lastName;
  const [before = '', ...others] = (values.fullName ?? '').trim().split(/\s+/);
  const isTitled = isWhole && others.length > 1 && known(before) !== undefined;
  const written = values.salutation || (isTitled ? before : '');
  const salutation = known(written);
  if (written !== '' && salutation === undefined) wrong('salutation', patientSentences.salutationUnknown);
  const parts = isWhole ? splitFullName(isTitled ? others.join(' ') : (values.fullName as string)) : values;
  const { firstName, middleName, lastName } = parts;
  return { salutation: salutation ?? '', firstName, middleName, lastName };
}

/** As written, else as the salutation tells it (R245). */
function sexOf(values: PatientFileValues, salutation: string, wrong: Complain) {
  if (!values.sex) return sexOfSalutation(salutation) ?? undefined;
  const sex = sexOfText(values.sex);
  if (sex === undefined) wrong('sex', patientSentences.sexUnknown);
  return sex;
}

const FIRST_GROWN_YEAR = 13;

/** The title a clerk would choose where the file has none; for other sexes it has to be in the file. */
function usualSalutation(sex: 'M' | 'F' | 'O' | undefined, birthDate: string | undefined, today: string): string {
  if (sex === 'O') return '';
  // The errors of such a row are reported already.
  if (birthDate === undefined || sex === undefined) return 'Mr.';
  const isChild = birthDate > birthDateFrom({ years: FIRST_GROWN_YEAR, months: 0, days: 0 }, today);
  if (sex === 'M') return isChild ? 'Master.' : 'Mr.';
  return isChild ? 'Miss.' : 'Ms.';
}

/** '36' and, as our own lists have it, '36Y 6M 23D'. */
function ageOfText(text: string) {
  const [, years, months, days] =
    /^(\d{1,3})(?:\s*Y(?:\s*(\d{1,2})\s*M)?(?:\s*(\d{1,2})\s*D)?)?$/i.exec(text.trim()) ?? [];
  return years === undefined
    ? undefined
    : { years: Number(years), months: Number(months ?? 0), days: Number(days ?? 0) };
}

/** The only reading; two are told. */
function onlyOf<Reading>(
  [first, second]: readonly Reading[],
  tell: (first: Reading, second: Reading) => void,
): Reading | undefined {
  if (first !== undefined && second !== undefined) tell(first, second);
  return first;
}

/** The birth date, or the one that an age stands for (R247). */
function birthOf(values: PatientFileValues, { dateOrder, today }: Surroundings, wrong: Complain) {
  const age = values.birthDate ? undefined : ageOfText(values.ageYears ?? '');
  const born = age
    ? { birthDate: birthDateFrom(age, today), isEstimated: true }
    : onlyOf(birthDatesOfText(values.birthDate ?? '', dateOrder, today), (first, second) =>
        wrong('birthDate', fileSentences.twoReadings({ first: first.birthDate, second: second.birthDate })),
      );
  const field = !values.birthDate && values.ageYears ? 'ageYears' : 'birthDate';
  if (!born) {
    const isTold = Boolean(values.birthDate || values.ageYears);
    wrong(field, isTold ? patientSentences.ageNotReadable : patientChecks.enterDateBirth);
    return undefined;
  }
  const fault = birthDateFault(born.birthDate, today);
  if (fault) wrong(field, fault);
  return fault ? undefined : born;
}
