// Lists the returns of medicine of the hospital.
import { listSalesReturns as listSalesReturnsEndpoint } from '@charaka/contract/supply/pharmacy/sales-return';
import { handle } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { returnList } from './return-store.ts';

const row = listSalesReturnsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listSalesReturns = handle(listSalesReturnsEndpoint, (call, input) =>
  readPatientRows(call, returnList(call, input), row, input),
);
