// Lists the inpatients of a hospital (R298-R328).
import { admissionRow, listAdmissions as listAdmissionsEndpoint } from '@charaka/contract/stay/admission/admission';
import { handle, todayOf } from '../../kernel/handler.ts';
import { answerNarrowList } from '../../kernel/narrow-list.ts';
import { admissionList, looksForSomebody, plainRequest } from './admission-list.ts';
import { reachedModes } from './admission-reach.ts';
import { type ListedAdmission, withAge } from './admission-store.ts';
import { lowDepositsOf } from './low-deposits.ts';

/** A page of inpatients and how many there are; ages are of today in the hospital. */
export const listAdmissions = handle(listAdmissionsEndpoint, async (call, input) => {
  const today = todayOf(call);
  const hidden = looksForSomebody(input) ? await call.hiddenPatients() : [];
  const chosen = input.only === 'lowDeposit' ? await lowDepositsOf(call) : undefined;
  const filters = { ...input, hidden, chosen, reachedModes: reachedModes(call) };
  const source = admissionList(call.tenantId, call.hospital, today, filters);
  const request = plainRequest(input, call.hospital);
  return answerNarrowList(call.tx, source, admissionRow, request, (row: ListedAdmission) => withAge(row, today));
});
