// Sells medicine to an inpatient: the cash memo with its number, and its units out of stock, in one transaction (Q144, R539-R541).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { addSale as addSaleEndpoint } from '@charaka/contract/supply/pharmacy/sale';
import type { Paise } from '@charaka/rules/money/money';
import { keptModes, type PaidModes, paidByAllModes } from '@charaka/rules/money/paid-modes';
import { paymentRuleSentences, referenceProblems } from '@charaka/rules/money/payment';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { judgeMedicine } from '../../money/charge/judge-gift.ts';
import { judgeCashReceipt, withWarning } from '../../money/payment/cash-receipts.ts';
import { enteredModes } from '../../money/payment/split-payment.ts';
import { isMedicineInTreatment } from '../../money/tax/treatment-rule.ts';
import { closedReason } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { readLots } from '../stock/stock-engine.ts';
import { warnBeforeMemo } from './memo-warnings.ts';
import { judgeSecondCheck } from './second-check.ts';
import { lockBatches } from './stock-store.ts';
import { memoTotals, pricedLines, refuseDiscounts, untaxed, writeMemo } from './write-memo.ts';

type Entry = ParsedOf<typeof addSaleEndpoint>['sale'];

/** The cash memo. Refuses after the final bill, for items out of stock or expired, and if the amount differs from the screen. */
export const addSale = handle(addSaleEndpoint, async (call, { sale: entry }) => {
  const { admissionId } = entry;
  // The admission first, then batches in the order of their numbers: everybody waits in the same order.
  const batchIds = entry.lines.map((line) => line.batchId);
  const [admission, batches, lots] = await call.tx.behind(
    [() => lockAdmission(call, admissionId), () => lockBatches(call, batchIds)],
    () => [readLots(call, batchIds)],
  );
  const closed = closedReason(admission);
  if (closed) refuse(pharmacySentences.noMedicineSold({ closed }));
  const isInTreatment = isMedicineInTreatment(call);
  const lines = pricedLines(call, entry.lines, isInTreatment ? batches.map(untaxed) : batches, lots);
  const { valuePaise: netPaise, discountPaise } = memoTotals(lines);
  if (netPaise !== entry.net) refuse(kernelSentences.figuresChanged);
  const itemIds = [...new Set(batches.map(({ itemId }) => itemId))];
  await warnBeforeMemo(call, { patientId: admission.patientId, itemIds });
  refuseDiscounts(entry.lines, batches);
  const checks = await judgeSecondCheck(
    call,
    { admissionId },
    lines.map((line, index) => ({ ...line, secondLook: entry.lines[index]?.secondLook })),
  );
  await judgeMedicine(call, admissionId, { netPaise, discountPaise });
  const split = paidSplit(entry, netPaise);
  const receipt = { patientId: admission.patientId, admissionId, paidAt: call.now, cashPaise: split.cashPaise };
  const warning = await judgeCashReceipt(call, receipt);
  const { sale } = await writeMemo(call, {
    owner: { admissionId },
    lines: lines.map((line, index) => ({ ...line, checked: checks[index] ?? null })),
    split,
    remarks: entry.remarks || null,
    isInTreatment,
  });
  call.say(withWarning(pharmacySentences.cashMemoSaved({ cashMemo: sale.cashMemo }), warning));
  return { sale };
});

/** The amount paid at once, by mode; the rest is credit. References are those of any payment (R470-R474). */
function paidSplit(entry: Entry, netPaise: Paise): PaidModes {
  const modes = enteredModes(entry);
  if (paidByAllModes(modes) > netPaise) refuse(paymentRuleSentences.excessAmount);
  const [problem] = referenceProblems(modes, 'add payment');
  if (problem) refuse(problem.sentence);
  return keptModes(modes);
}
