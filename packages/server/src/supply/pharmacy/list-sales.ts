// Lists the cash memos of the hospital.
import { listSales as listSalesEndpoint } from '@charaka/contract/supply/pharmacy/sale';
import { handle } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { saleList } from './sale-store.ts';

const row = listSalesEndpoint.output.shape.rows.element;

/** The newest first. */
export const listSales = handle(listSalesEndpoint, (call, input) =>
  readPatientRows(call, saleList(call, input), row, input),
);
