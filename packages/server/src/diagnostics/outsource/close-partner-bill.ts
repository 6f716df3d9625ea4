// Lines of a partner's bill are refused, and the bill is accepted at the agreed rates or withdrawn; a closed bill never changes (LB073).
import { outsourceSentences } from '@charaka/contract/diagnostics/outsource/outsource-sentences';
import * as wire from '@charaka/contract/diagnostics/outsource/partner-bill';
import { isPayable, totalPartnerBill } from '@charaka/rules/diagnostics/partner-bill';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { freezeVerdicts, lockOpenBill, readLines, verdictsOf } from './partner-bill-store.ts';

/** A refused line keeps what it was judged as, and leaves its test to another bill. */
export const refusePartnerBillLines = handle(
  wire.refusePartnerBillLines,
  async (call, { partnerBillId, partnerBillLineIds, reason }) => {
    const bill = await lockOpenBill(call, partnerBillId);
    const lines = await verdictsOf(call, bill, await readLines(call, partnerBillId));
    const asked = new Set(partnerBillLineIds);
    const refused = lines.filter((line) => asked.has(line.partnerBillLineId) && line.refuseReason === null);
    if (refused.length !== asked.size) refuse(outsourceSentences.billLineUnknown);
    await freezeVerdicts(call, refused, { isReleased: true });
    await call.tx.rows(sql`
      update partner_bill_line set refused_at = ${call.now}, refused_by = ${call.userId}, refuse_reason = ${reason}
      where tenant_id = ${call.tenantId} and partner_bill_id = ${partnerBillId}
        and partner_bill_line_id = any(${[...asked]}::bigint[])`);
    call.say(outsourceSentences.billLinesRefused({ count: refused.length }));
    return {};
  },
);

/** Lines that are not payable must be refused first (TP001); refuses when the amount that the user saw has changed. */
export const acceptPartnerBill = handle(wire.acceptPartnerBill, async (call, { partnerBillId, settledPaise }) => {
  const bill = await lockOpenBill(call, partnerBillId);
  const lines = await verdictsOf(call, bill, await readLines(call, partnerBillId));
  const kept = lines.filter(({ refuseReason }) => refuseReason === null);
  const unpayable = kept.find(({ verdict }) => !isPayable(verdict));
  if (unpayable) refuse(outsourceSentences.billNotPayable({ lineNo: unpayable.lineNo }));
  const totals = totalPartnerBill(lines.map((line) => ({ ...line, isRefused: line.refuseReason !== null })));
  const sum = formatPaise(totals.settledPaise);
  if (totals.settledPaise !== settledPaise) refuse(outsourceSentences.billMoved({ sum }));
  await refuseOnConflict(freezeVerdicts(call, kept, { isReleased: false }), {
    partner_bill_line_once: outsourceSentences.billTestTaken,
  });
  await call.tx.rows(sql`
    update partner_bill set status = 'Accepted', settled_paise = ${settledPaise}, closed_at = ${call.now}, closed_by = ${call.userId}
    where tenant_id = ${call.tenantId} and partner_bill_id = ${partnerBillId}`);
  call.say(outsourceSentences.billAccepted({ billNo: bill.billNo, sum }));
  return { settledPaise };
});

/** Its tests may be billed by another one, and its number be entered anew. */
export const withdrawPartnerBill = handle(wire.withdrawPartnerBill, async (call, { partnerBillId, reason }) => {
  const bill = await lockOpenBill(call, partnerBillId);
  const lines = await verdictsOf(call, bill, await readLines(call, partnerBillId));
  await freezeVerdicts(
    call,
    lines.filter(({ refuseReason }) => refuseReason === null),
    { isReleased: true },
  );
  await call.tx.rows(sql`
    update partner_bill set status = 'Withdrawn', withdraw_reason = ${reason}, closed_at = ${call.now}, closed_by = ${call.userId}
    where tenant_id = ${call.tenantId} and partner_bill_id = ${partnerBillId}`);
  call.say(outsourceSentences.billWithdrawn({ billNo: bill.billNo }));
  return {};
});
