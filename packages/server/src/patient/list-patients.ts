// Lists patients newest first, or searches them for a typeahead (R415-R419, Q76, Q90).
import type { OutputOf } from '@charaka/contract/endpoint';
import { listPatients as listPatientsEndpoint } from '@charaka/contract/patient';
import { MOST_FOUND_PATIENTS, readPatientSearch } from '@charaka/rules/patient-search';
import { handle, todayOf } from '../kernel/handler.ts';
import { answerNarrowList } from '../kernel/narrow-list.ts';
import { ageFields } from './patient-answer.ts';
import { patientList } from './patient-list.ts';
import { searchPatients } from './patient-search.ts';

type Row = OutputOf<typeof listPatientsEndpoint>['rows'][number];
type Stored = Omit<Row, 'ageYears' | 'ageMonths' | 'ageDays'>;
const row = listPatientsEndpoint.output.shape.rows.element;

/** Among so many found the other filters of the list are looked at. */
const MOST_NARROWED = 1000;

/** A search answers at most 20, whatever page is asked for, the best first. */
export const listPatients = handle(listPatientsEndpoint, async (call, input) => {
  const { search: typed, ...asked } = input;
  const search = typed ? readPatientSearch(typed, call.hospital.patientRegistrationPrefix) : undefined;
  const atMost = asked.filterParams?.length ? MOST_NARROWED : MOST_FOUND_PATIENTS;
  const found = search && (await searchPatients(call.tx, call.tenantId, search, atMost));
  const request = found ? { ...asked, pageNumber: 1, pageSize: MOST_FOUND_PATIENTS } : asked;
  const source = patientList(call.tenantId, call.hospital.hospitalId, found);
  const today = todayOf(call);
  return answerNarrowList<Stored, Row>(call.tx, source, row, request, (patient) => ({
    ...patient,
    ...ageFields(patient.birthDate, today),
  }));
});
