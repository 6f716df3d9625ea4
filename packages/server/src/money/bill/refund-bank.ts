// The bank a refund cheque is drawn on: one of the hospital's own, which are sub-ledgers of its account of cash and bank (R288, Q141).

import { CASH_AND_BANK_GLID, LAST_MODE_SLID } from '@charaka/contract/money/finance/ledger';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { BillEntry } from './settle-bill.ts';

/** The entry with the present name of the bank it chose by number. Refuses a number that is no bank in use. */
export async function withBank(call: Call, entry: BillEntry): Promise<BillEntry> {
  const slid = entry.chequeRefundBankSlid;
  if (slid === null || slid === undefined) return entry;
  const bank = await call.tx.row<{ slName: string }>(sql`
    select sl_name from sl_master where tenant_id = ${call.tenantId} and glid = ${CASH_AND_BANK_GLID}
      and slid = ${slid} and slid > ${LAST_MODE_SLID} and is_active`);
  return { ...entry, chequeRefundBank: bank?.slName ?? refuse(entrySentences.selectBank) };
}
