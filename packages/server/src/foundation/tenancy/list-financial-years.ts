// The financial years, newest first; the session takes the first active one (R081).
import { listFinancialYears as listFinancialYearsEndpoint } from '@charaka/contract/foundation/tenancy/tenancy';
import { handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { financialYearList } from './tenancy-store.ts';

const row = listFinancialYearsEndpoint.output.shape.rows.element;

/** Financial years of the tenant. */
export const listFinancialYears = handle(listFinancialYearsEndpoint, (call, input) =>
  readList(call.tx, financialYearList(call.tenantId, todayOf(call)), row, input),
);
