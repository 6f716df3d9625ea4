// Takes a financial year back that was never used; like every record it is deactivated, not erased.

import { deleteFinancialYear as deleteFinancialYearEndpoint } from '@charaka/contract/foundation/tenancy/hospital';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockFinancialYear, writeFinancialYear } from './financial-year-store.ts';

/** Refuses for a year in which receipts or bills are numbered, and for that of today. */
export const deleteFinancialYear = handle(deleteFinancialYearEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const year = await lockFinancialYear(tx, tenantId, input.financialYear.finYear);
  if (year.isUsed) refuse(tenancySentences.financialYearUsed({ finYear: year.finYear }));
  const today = todayOf(call);
  if (year.isActive && year.yearFrom <= today && today <= year.yearTo) refuse(tenancySentences.financialYearIsCurrent);
  await writeFinancialYear(tx, tenantId, { ...year, isActive: false });
  call.say(tenancySentences.financialYearDeleted);
  return {};
});
