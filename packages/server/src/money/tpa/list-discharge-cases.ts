// Lists the payers' cases whose discharge is initiated, for the TPA desk (Q48).
import { listDischargeCases as listDischargeCasesEndpoint } from '@charaka/contract/money/tpa/settlement';
import { handle } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { dischargeCaseList } from './settlement-store.ts';

const row = listDischargeCasesEndpoint.output.shape.rows.element;

/** With what the charges come to so far and what the patient has paid, as the payer will ask. */
export const listDischargeCases = handle(listDischargeCasesEndpoint, (call, input) =>
  readPatientRows(call, dischargeCaseList(call, input), row, input),
);
