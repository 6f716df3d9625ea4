// Lists the payers' cases whose discharge is initiated, for the TPA desk (Q48).
import { listDischargeCases as listDischargeCasesEndpoint } from '@charaka/contract/money/tpa/settlement';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { dischargeCaseList } from './settlement-store.ts';

const row = listDischargeCasesEndpoint.output.shape.rows.element;

/** With what the charges come to so far and what the patient has paid, as the payer will ask. */
export const listDischargeCases = handle(listDischargeCasesEndpoint, (call, input) =>
  readList(call.tx, dischargeCaseList(call, input), row, input),
);
