// Lists patients newest first, or searches them for a typeahead (R415-R419, Q76, Q90).
import type { OutputOf } from '@charaka/contract/endpoint';
import { listPatients as listPatientsEndpoint } from '@charaka/contract/patient';
import { MOST_FOUND_PATIENTS, readPatientSearch } from '@charaka/rules/patient-search';
import { handle } from '../kernel/handler.ts';
import { readNarrowList } from '../kernel/narrow-list.ts';
import { ageFields, hospitalToday } from './patient-answer.ts';
import { patientList } from './patient-list.ts';

type Row = OutputOf<typeof listPatientsEndpoint>['rows'][number];
const row = listPatientsEndpoint.output.shape.rows.element;

/** A search answers at most 20, whatever page is asked for. */
export const listPatients = handle(listPatientsEndpoint, async (call, input) => {
  const { search: typed, ...asked } = input;
  const search = typed ? readPatientSearch(typed, call.hospital.patientRegistrationPrefix) : undefined;
  const request = search ? { ...asked, pageNumber: 1, pageSize: MOST_FOUND_PATIENTS } : asked;
  const source = patientList(call.tenantId, call.hospital.hospitalId, search);
  const list = await readNarrowList<Omit<Row, 'ageYears' | 'ageMonths' | 'ageDays'>>(call.tx, source, row, request);
  const today = hospitalToday(call);
  return { ...list, rows: list.rows.map((patient) => ({ ...patient, ...ageFields(patient.birthDate, today) })) };
});
