// Judges lines before they are signed: what the price list and the orderable say of each, and what speaks against it (OR002, OR009-OR011, OR041).
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import { type AskedLine, alertsOf, asksForAllergies, type OrderAlert } from '@charaka/rules/clinic/order-alert';
import { type OrderKind, orderKindOf } from '@charaka/rules/clinic/order-step';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findPricedCharges } from '../../money/charge/charge-store.ts';
import type { FoundEncounter } from '../encounter/encounter-store.ts';
import { findFacts, type OrderableFacts } from '../orderable/orderable-facts.ts';
import { readSubject } from './order-subject.ts';

/** A charge, or a medicine by its substance. */
export type LineToJudge =
  | { readonly chargeId: number; readonly genericName?: never }
  | { readonly chargeId?: never; readonly genericName: string };

/** The facts about a line. */
export interface JudgedLine {
  readonly kind: OrderKind;
  readonly orderName: string;
  readonly facts: OrderableFacts | null;
  readonly alerts: readonly OrderAlert[];
}

const CHARGED_BY_STAY = 2;

/** Line by line, and whether a line asks whether the patient was asked for allergies. Refuses what cannot be ordered. */
export async function judgeLines(
  call: Call,
  { patientId, admissionId }: Pick<FoundEncounter, 'patientId' | 'admissionId'>,
  lines: readonly LineToJudge[],
): Promise<{ lines: JudgedLine[]; isAllergyAsked: boolean }> {
  const chargeIds = [...new Set(lines.flatMap(({ chargeId }) => chargeId ?? []))];
  const hasMedicine = lines.some(({ genericName }) => genericName !== undefined);
  const place = { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId, admissionId, appliedAt: call.now };
  const [prices, facts, subject] = await Promise.all([
    findPricedCharges(call.tx, place, chargeIds),
    findFacts(call, chargeIds),
    readSubject(call, patientId, { chargeIds, hasMedicine }),
  ]);
  const priceById = new Map(prices.map((price) => [price.chargeId, price]));
  const factsById = new Map(facts.map((one) => [one.chargeId, one]));
  const known = lines.map(({ chargeId, genericName }) => {
    if (chargeId === undefined)
      return { kind: 'Medicine' as const, orderName: genericName, facts: null, chargeId: null, genericName };
    const price = priceById.get(chargeId) ?? refuse(orderSentences.notInPriceList);
    if (price.chargeTypeId === CHARGED_BY_STAY) return refuse(orderSentences.bedNotOrdered);
    const refined = factsById.get(chargeId) ?? null;
    const kind = refined?.kind ?? orderKindOf(price.chargeTypeId);
    if (!kind) return refuse(orderableSentences.notOrderable({ chargeName: price.chargeName }));
    const orderName = refined?.orderName ?? price.chargeName;
    return { kind, orderName, facts: refined, chargeId, genericName: null };
  });
  const alerts = alertsOf(
    known.map(
      ({ chargeId, orderName, genericName, facts: limits }): AskedLine => ({
        chargeId,
        orderName,
        genericName,
        limits,
        memberChargeIds: limits?.memberChargeIds ?? [],
      }),
    ),
    subject,
  );
  return {
    lines: known.map(({ kind, orderName, facts: refined }, index) => ({
      kind,
      orderName,
      facts: refined,
      alerts: alerts[index] ?? [],
    })),
    isAllergyAsked: subject.isAllergyUnknown && known.some(({ kind }) => asksForAllergies(kind)),
  };
}

/** The sentence of a Stop alert about a line. */
export function warningOf({ kind, about }: OrderAlert, orderName: string): Sentence {
  if (kind === 'Sex') return orderableSentences.notForThisSex({ orderName });
  if (kind === 'Age') return orderableSentences.notForThisAge({ orderName });
  return orderableSentences.allergyStops({ orderName, substanceName: about });
}
