// Lists the inpatients of a hospital (R298-R328).
import {
  admissionRow,
  countAdmissions as countAdmissionsEndpoint,
  listAdmissions as listAdmissionsEndpoint,
} from '@charaka/contract/stay/admission/admission';
import sql from 'sql-template-tag';
import { handle, todayOf } from '../../kernel/handler.ts';
import { answerNarrowList } from '../../kernel/narrow-list.ts';
import { orderedByNobodyHidden } from '../../kernel/patient-rows.ts';
import { admissionList, looksForSomebody, plainRequest, tellsPatient } from './admission-list.ts';
import { reachedModes } from './admission-reach.ts';
import { type ListedAdmission, withAge } from './admission-store.ts';
import { lowDepositsOf } from './low-deposits.ts';

/** A page of inpatients and how many there are; ages are of today in the hospital. */
export const listAdmissions = handle(listAdmissionsEndpoint, async (call, input) => {
  const today = todayOf(call);
  const hidden = looksForSomebody(input) ? await call.hiddenPatients() : [];
  const chosen = input.only === 'lowDeposit' ? await lowDepositsOf(call) : undefined;
  const filters = { ...input, hidden, chosen, reachedModes: reachedModes(call) };
  const request = plainRequest(input, call.hospital);
  const list = admissionList(call.tenantId, call.hospital, today, filters);
  const source = await orderedByNobodyHidden(call, list, {
    patient: sql`a.patient_id`,
    row: admissionRow,
    request,
    isPersonal: tellsPatient,
  });
  return answerNarrowList(call.tx, source, admissionRow, request, (row: ListedAdmission) => withAge(row, today));
});

/** Counted by the conditions of the list; no row is answered, so that nobody's chart is read. */
export const countAdmissions = handle(countAdmissionsEndpoint, async (call) => {
  const today = todayOf(call);
  const filters = { isDischarged: false, reachedModes: reachedModes(call) };
  const source = admissionList(call.tenantId, call.hospital, today, filters);
  const page = { pageNumber: 1, pageSize: 1 };
  const { totalCount } = await answerNarrowList(call.tx, source, admissionRow, page, (row: ListedAdmission) =>
    withAge(row, today),
  );
  return { totalCount };
});
