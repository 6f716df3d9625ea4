// Works out what an import would do: who is new, who looks like somebody registered already, and which rows are wrong.

import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { plainCardNo } from '@charaka/rules/person/id-card';
import { nameInOne } from '@charaka/rules/person/person-name';
import { isSimilarName } from '@charaka/rules/person/similar-name';
import { orderOfColumn } from '@charaka/rules/person/written-date';
import { type BadRow, badCell } from '../../kernel/bad-cell.ts';
import { readDateOrder } from '../../kernel/date-order.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { type CheckedRow, checkPatientRows } from './check-patient-rows.ts';
import { readPlaces } from './patient-file-places.ts';
import {
  findKnown,
  findTakenEmails,
  type Known,
  type Place,
  readReferralIds,
  readSalutations,
} from './patient-import-store.ts';
import { type PatientFile, readPatientFile } from './read-patient-file.ts';

/** A row of the file and the registered patient it looks like. */
export interface AlikeRow {
  readonly checked: CheckedRow;
  readonly known: Known;
}

/** The result that an import would have. */
export interface ImportPlan {
  readonly rowCount: number;
  readonly leftOutCount: number;
  readonly deceasedCount: number;
  readonly added: readonly CheckedRow[];
  readonly alike: readonly AlikeRow[];
  readonly badRows: readonly BadRow[];
}

/** Name of a patient in one piece, without the title. */
export function wholeName({ patient }: CheckedRow): string {
  return nameInOne(patient.firstName, patient.middleName, patient.lastName);
}

/** Reads the file and compares it with itself and with the register. */
export async function planPatientImport(call: Call, place: Place, upload: PatientFile): Promise<ImportPlan> {
  const { tx, tenantId } = call;
  const file = await readPatientFile(upload);
  const [dateOrder, salutations, places, referralIds] = await Promise.all([
    readDateOrder(tx, place),
    readSalutations(tx, tenantId),
    readPlaces(tx, tenantId, place.hospitalId),
    readReferralIds(tx, tenantId),
  ]);
  const birthDates = file.rows.map(({ values }) => values.birthDate ?? '');
  const around = {
    today: todayOf(call),
    dateOrder: orderOfColumn(birthDates, dateOrder),
    salutations,
    places,
    referralIds,
  };
  const { checked, badRows } = await checkPatientRows(file, around);
  const twice = twiceInFile(checked, file.columnOf);
  const alike = alikeRowsOf(checked, await findKnown(tx, tenantId, checked));
  const alikeRows = new Set(alike.map((one) => one.checked.row));
  const added = upload.isTakingAlike ? checked : checked.filter(({ row }) => !alikeRows.has(row));
  const emails = added.flatMap(({ patient }) => (patient.email ? [patient.email.toLowerCase()] : []));
  const taken = await findTakenEmails(tx, tenantId, emails);
  const ofOthers = added
    .filter(({ patient }) => taken.has(patient.email?.toLowerCase() ?? ''))
    .map(({ row, patient }) => badCell(row, file.columnOf('email'), patient.email ?? '', patientSentences.emailExists));
  const allBad = [...file.badRows, ...badRows, ...twice, ...ofOthers].toSorted((one, other) => one.row - other.row);
  const badNumbers = new Set(allBad.map(({ row }) => row));
  return {
    rowCount: file.rowCount,
    leftOutCount: file.leftOutCount,
    deceasedCount: file.deceasedCount,
    added: added.filter(({ row }) => !badNumbers.has(row)),
    alike,
    badRows: allBad,
  };
}

/** The rows that look like somebody registered: by health id or card, else by telephone and a name alike. */
function alikeRowsOf(rows: readonly CheckedRow[], known: readonly Known[]): AlikeRow[] {
  const byPhone = Map.groupBy(known, ({ lastTen }) => lastTen);
  const byNumber = new Map(
    known.flatMap((one) =>
      [plainCardNo(one.idCardNo), one.healthId, one.healthIdNo].flatMap((no) => (no ? [[no, one] as const] : [])),
    ),
  );
  return rows.flatMap((row) => {
    const { contactNo, idCardNo, healthId, healthIdNo } = row.patient;
    const numbers = [healthId, healthIdNo, plainCardNo(idCardNo)];
    const sameNumber = numbers.flatMap((no) => byNumber.get(no ?? '') ?? [])[0];
    const name = wholeName(row);
    const one = sameNumber ?? byPhone.get(contactNo.slice(-10))?.find((each) => isSimilarName(each.name, name));
    return one ? [{ checked: row, known: one }] : [];
  });
}

/** Rows that tell of somebody, or give an email, that an earlier row of the file has. */
function twiceInFile(
  rows: readonly CheckedRow[],
  columnOf: (field: 'fullName' | 'firstName' | 'email') => string,
): BadRow[] {
  const people = new Map<string, number>();
  const emails = new Map<string, number>();
  return rows.flatMap((row) => {
    const { patient, facts } = row;
    const person = [wholeName(row).toLowerCase(), patient.contactNo.slice(-10), facts.birthDate].join('\n');
    const email = patient.email?.toLowerCase() ?? '';
    const [samePerson, sameEmail] = [people.get(person), email === '' ? undefined : emails.get(email)];
    if (samePerson === undefined) people.set(person, row.row);
    if (sameEmail === undefined && email !== '') emails.set(email, row.row);
    if (samePerson !== undefined) {
      const column = columnOf('firstName') || columnOf('fullName');
      return [badCell(row.row, column, wholeName(row), patientSentences.patientInRow({ row: samePerson }))];
    }
    if (sameEmail === undefined) return [];
    return [badCell(row.row, columnOf('email'), email, patientSentences.emailInRow({ row: sameEmail }))];
  });
}
