// Changes that another payer would make to the charges of an admission, worked out before the first write.
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import {
  type LineChange,
  lineChange,
  noRate,
  type PayerRate,
  type TransferTotals,
  transferTotals,
} from '@charaka/rules/money/tpa-repricing';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type ChargeRow, readChargeRows } from '../charge/charge-store.ts';
import { readRates, type TransferLine } from './transfer-store.ts';

/** Every line with its change, in the order of posting. */
export type LineChanges = readonly LineChange<ChargeRow>[];

/** Reads the lines of an admission and their changes under a payer; null is a patient who pays themselves. */
export async function readLineChanges(
  call: Call,
  admissionId: number,
  associationId: number | null,
): Promise<LineChanges> {
  const [rows, rates] = await Promise.all([
    readChargeRows(call.tx, call.tenantId, admissionId),
    readRates(call, admissionId, associationId),
  ]);
  return rows.map((row): LineChange<ChargeRow> => lineChange(row, rateOf(row, rates)));
}

function rateOf(row: ChargeRow, rates: ReadonlyMap<number, PayerRate>): PayerRate {
  return rates.get(row.chargeId) ?? noRate;
}

/** A transfer that only has to be written. */
export interface TransferPlan {
  readonly totals: TransferTotals;
  /** Saved with the transfer: lines whose price changes, and those left out. */
  readonly lines: readonly TransferLine[];
  readonly repriced: LineChanges;
  readonly lastServiceChargeId: number;
}

/** The plan of a transfer; a line left out by number must be one of the admission. Without re-pricing no line is touched (R432). */
export function planTransfer(
  changes: LineChanges,
  isRepriced: boolean,
  leftOut: readonly { serviceChargeId: number; reason: string }[],
): TransferPlan {
  if (!isRepriced && leftOut.length > 0) refuse(tpaSentences.leftOutOnlyWhenReplaced);
  const reasons = new Map(leftOut.map(({ serviceChargeId, reason }) => [serviceChargeId, reason]));
  const known = new Set(changes.map(({ line }) => line.serviceChargeId));
  if ([...reasons.keys()].some((number) => !known.has(number))) {
    refuse(tpaSentences.leftOutOfAnother);
  }
  const reasonOf = (change: LineChange<ChargeRow>) => reasons.get(change.line.serviceChargeId) ?? null;
  const totals = transferTotals(changes, (index) => {
    const change = changes[index];
    return !isRepriced || (change !== undefined && reasonOf(change) !== null);
  });
  const touched = isRepriced ? changes.filter((change) => change.isChanged || reasonOf(change) !== null) : [];
  return {
    totals,
    lines: touched.map((change) => ({ change, leftOutReason: reasonOf(change) })),
    repriced: touched.filter((change) => change.isChanged && reasonOf(change) === null),
    lastServiceChargeId: changes.at(-1)?.line.serviceChargeId ?? 0,
  };
}
