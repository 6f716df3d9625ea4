// Lists patients newest first, or searches them; of strangers it shows who they are and no more (R415-R419, Q76, Q90, Q225).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listedNames } from '@charaka/contract/kernel/record-parts';
import { wireName } from '@charaka/contract/kernel/shape';
import { listPatients as listPatientsEndpoint } from '@charaka/contract/people/patient/patient';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { MOST_FOUND_PATIENTS, readPatientSearch } from '@charaka/rules/person/patient-search';
import sql from 'sql-template-tag';
import { MOST_CHARTS_A_PAGE } from '../../kernel/charts-shown.ts';
import { type Call, type Handler, handle, todayOf } from '../../kernel/handler.ts';
import { isNarrowedByOther, pageOf } from '../../kernel/list-query.ts';
import { LongList } from '../../kernel/long-list.ts';
import { answerNarrowList } from '../../kernel/narrow-list.ts';
import { orderedByNobodyHidden } from '../../kernel/patient-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does } from '../../kernel/session.ts';
import { ageFields } from './patient-answer.ts';
import { patientList } from './patient-list.ts';
import { searchPatients } from './patient-search.ts';
import { patientSettings } from './patient-settings.ts';
import { anyOf, type RelationOfCare, readTies } from './relation-of-care.ts';

type Row = OutputOf<typeof listPatientsEndpoint>['rows'][number];
type Stored = Omit<Row, 'ageYears' | 'ageMonths' | 'ageDays'> & { birthDate: string };
const row = listPatientsEndpoint.output.shape.rows.element;

/** Among so many found the other filters of the list are looked at. */
const MOST_NARROWED = 1000;

/** Columns that do not tell who somebody is: a filter on another finds no marked chart that is hidden (PS009). */
const TELLING_NOBODY = ['patientId', 'openAdmissionId', 'openBedName', 'isActive', 'createdAt'];

/** The fields hidden in the row of a patient without a relation to the caller. */
const OF_RELATED_ONLY = ['birthDate', ...listedNames(patientRecord)] as const;
const masked = [...OF_RELATED_ONLY, 'contactNo'].map((name) => wireName(row, name));

function maskedRow(patient: Row): Row {
  const without = Object.fromEntries(OF_RELATED_ONLY.map((name) => [name, null]));
  return { ...patient, ...without, contactNo: `••••••${patient.contactNo.slice(-4)}`, masked };
}

/** Leaves out of each row what only those see who have to do with the patient. */
async function maskStrangers(call: Call, relations: readonly RelationOfCare[], rows: readonly Row[]): Promise<Row[]> {
  const ties = await readTies(call, relations, anyOf(rows.map(({ patientId }) => patientId)));
  if (!ties.isWallEnforced) return [...rows];
  const isStranger = ({ patientId }: Row) => {
    const { relationship, breakGlassId } = ties.of(patientId);
    return relationship === 'None' && breakGlassId === null;
  };
  return rows.map((one) => (isStranger(one) ? maskedRow(one) : one));
}

async function* eachMasked(batches: AsyncIterable<readonly unknown[]>, mask: (rows: readonly Row[]) => Promise<Row[]>) {
  for await (const rows of batches) yield await mask(rows as readonly Row[]);
}

/** A search answers at most 20, whatever page is asked for, the best first. More than a page is carried away: that takes a right. */
export const listPatients = (relations: readonly RelationOfCare[]): Handler =>
  handle(listPatientsEndpoint, async (call, input) => {
    const { search: typed, ...asked } = input;
    const search = typed
      ? readPatientSearch(typed, patientSettings.of(call.hospital).patientRegistrationPrefix)
      : undefined;
    if (!search && pageOf(asked).limit > MOST_CHARTS_A_PAGE && !does(call.session, 'export'))
      refuse(patientSentences.tooManyOnPage({ mostChartsAPage: MOST_CHARTS_A_PAGE }));
    const atMost = asked.filterParams?.length ? MOST_NARROWED : MOST_FOUND_PATIENTS;
    const found = search && (await searchPatients(call, search, atMost));
    const request = found ? { ...asked, pageNumber: 1, pageSize: MOST_FOUND_PATIENTS } : asked;
    const hidden = isNarrowedByOther(asked, row, TELLING_NOBODY) ? await call.hiddenPatients() : [];
    const list = patientList(call.tenantId, call.hospital.hospitalId, found, hidden);
    const isPersonal = (name: string) => !TELLING_NOBODY.includes(name);
    const source = await orderedByNobodyHidden(call, list, { patient: sql`p.patient_id`, row, request, isPersonal });
    const today = todayOf(call);
    const answer = await answerNarrowList<Stored, Row>(call.tx, source, row, request, (patient) => ({
      ...patient,
      ...ageFields(patient.birthDate, today),
    }));
    const mask = (rows: readonly Row[]) => maskStrangers(call, relations, rows);
    if (answer instanceof LongList)
      return new LongList(answer.totalCount, answer.pageNumber, eachMasked(answer.batches, mask));
    return { ...answer, rows: await mask(answer.rows) };
  });
