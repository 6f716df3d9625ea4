// Final bills for the TPA desk: of payers' cases, with something outstanding, and the sums by payer.
import {
  listOutstanding as listOutstandingEndpoint,
  listTpaBills as listTpaBillsEndpoint,
  sumOutstanding as sumOutstandingEndpoint,
} from '@charaka/contract/money/tpa/settlement';
import { handle } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { outstandingList, sumByPayer, tpaBillList } from './settlement-store.ts';

const row = listTpaBillsEndpoint.output.shape.rows.element;

/** Bills of payers' cases, newest first. */
export const listTpaBills = handle(listTpaBillsEndpoint, (call, input) =>
  readPatientRows(call, tpaBillList(call, input), row, input),
);

/** Bills with a claim on the payer or a due of the patient. */
export const listOutstanding = handle(listOutstandingEndpoint, (call, input) =>
  readPatientRows(call, outstandingList(call, input), row, input),
);

/** Outstanding sums by payer. */
export const sumOutstanding = handle(sumOutstandingEndpoint, async (call, input) => ({
  payers: await sumByPayer(call, input),
}));
