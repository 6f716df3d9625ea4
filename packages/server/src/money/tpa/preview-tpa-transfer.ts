// Shows every line of an admission before and after a change of payer; writes nothing (R432, Q93).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { previewTpaTransfer as previewEndpoint } from '@charaka/contract/money/tpa/transfer';
import { withdrawnByTransfer } from '@charaka/rules/money/bill-version';
import { type LineChange, totalOf, transferTotals } from '@charaka/rules/money/tpa-repricing';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readStanding } from '../../stay/admission/admission-standing.ts';
import type { ChargeRow } from '../charge/charge-store.ts';
import { readLineChanges } from './transfer-plan.ts';
import { findPayer } from './transfer-store.ts';
import { readVersions, type Version } from './version-store.ts';

type Preview = OutputOf<typeof previewEndpoint>;
type Line = Preview['lines'][number];

/** All lines with both prices, the sums when none is left out, and what would be withdrawn of the bill's versions. */
export const previewTpaTransfer = handle(previewEndpoint, async (call, input) => {
  const associationId = input.associationId || null;
  const [standing, found, changes, versions] = await Promise.all([
    readStanding(call, input.admissionId),
    findPayer(call, associationId, null),
    readLineChanges(call, input.admissionId, associationId),
    readVersions(call, input.admissionId),
  ]);
  if (associationId !== null && found.isCorporate === null) refuse(fieldSentences.selectTpa);
  const totals = transferTotals(changes, () => false);
  return {
    lines: changes.map(lineView),
    totalBefore: totals.beforePaise,
    totalAfter: totals.afterPaise,
    difference: totals.differencePaise,
    changedCount: changes.filter((change) => change.isChanged).length,
    withoutRateCount: changes.filter((change) => !change.hasRate).length,
    withdrawnVersions: withdrawnByTransfer(versions, standing.associationId, associationId).map(versionView),
  };
});

function versionView({ status, ...version }: Version): Preview['withdrawnVersions'][number] {
  const { versionId, versionNo, associationName, claimed } = version;
  return { versionId, versionNo, associationName, claimed, status: status === 'confirmed' ? 'confirmed' : 'sent' };
}

function priceView(price: LineChange['before']): Line['before'] {
  return {
    tpaCharge: price.tpaPaise,
    tpaChargeCode: price.tpaChargeCode,
    appliedCharge: price.appliedPaise,
    itemDiscount: price.itemDiscountPaise,
    net: price.netPaise,
    gst: price.gstPaise,
    total: totalOf(price),
  };
}

function lineView({ line, hasRate, isChanged, before, after }: LineChange<ChargeRow>): Line {
  return {
    serviceChargeId: line.serviceChargeId,
    chargeCode: line.chargeCode,
    chargeDescription: line.description,
    appliedAt: line.appliedAt,
    quantity: line.quantityThousandths,
    standardCharge: line.standardPaise,
    hasRate,
    isChanged,
    before: priceView(before),
    after: priceView(after),
  };
}
