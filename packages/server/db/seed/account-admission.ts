// Works out the money of one admission of the demo: payer, charge lines, payments, final bill and its settlement.
import { type Bill, type BillInput, computeBill, isOtherState } from '@charaka/rules/money/bill';
import { basisPoints, type Paise, paise, ZERO } from '@charaka/rules/money/money';
import { chargeLinesOf, type DemoLine } from './charge-lines.ts';
import { type DemoPayment, type DemoSettlement, drawPayments, drawSettlement } from './draw-payments.ts';
import type { Draws } from './draws.ts';
import { associations, insurers } from './payers-data.ts';
import type { PlannedAdmission } from './plan-admissions.ts';

/** The payer of an admission. */
export interface DemoPayer {
  readonly patientType: 'TPA' | 'Corporate' | 'General' | 'Govt' | 'Cash Claim';
  readonly associationId: number | null;
  readonly insuranceId: number | null;
}

/** A final bill with how it was settled. */
export interface DemoBill {
  readonly bill: Bill;
  readonly isIgst: boolean;
  readonly settlement: DemoSettlement;
}

/** Everything about the money of an admission. */
export interface DemoAccount {
  readonly payer: DemoPayer;
  readonly lines: readonly DemoLine[];
  readonly payments: readonly DemoPayment[];
  readonly estimatedPaise: Paise;
  readonly authorizedPaise: Paise;
  readonly finalAuthorizedPaise: Paise | null;
  readonly final: DemoBill | null;
}

const RUPEE = 100;
const THOUSAND_RUPEES = 100_000;

function drawPayer(draws: Draws, { kind }: PlannedAdmission): DemoPayer {
  const isVirtual = kind.beds.length === 0;
  const patientType = draws.weighted([
    ['General', 52],
    ['TPA', isVirtual ? 0 : 27],
    ['Corporate', isVirtual ? 0 : 9],
    ['Govt', 4],
    ['Cash Claim', 8],
  ] as const);
  if (patientType !== 'TPA' && patientType !== 'Corporate')
    return { patientType, associationId: null, insuranceId: null };
  const isCorporate = patientType === 'Corporate';
  const { associationId } = draws.pick(associations.filter((association) => association.isCorporate === isCorporate));
  return { patientType, associationId, insuranceId: isCorporate ? null : draws.whole(1, insurers.length) };
}

function rounded(amount: number, step: number): Paise {
  return paise(Math.max(1, Math.round(amount / step)) * step);
}

/** The account of an admission as it stands now. The patient's state decides the kind of GST. */
export function accountOf(
  draws: Draws,
  planned: PlannedAdmission,
  states: { hospitalStateCode: string; patientStateCode: string },
  now: Date,
): DemoAccount {
  const payer = drawPayer(draws, planned);
  const hasAssociation = payer.associationId !== null;
  const isIgst = isOtherState(states.hospitalStateCode, states.patientStateCode);
  const { associationId } = payer;
  const isTpa = payer.patientType === 'TPA';
  const lines = chargeLinesOf(draws, planned, { associationId, isTpa, isOtherState: isIgst }, now);
  const input: BillInput<DemoLine> = {
    lines,
    isFinal: false,
    ...states,
    isNonHospitalChargeOn: planned.hospital.isNonHospitalCharge,
    patientType: payer.patientType,
    hasAssociation,
    payments: [],
    medicinePaise: ZERO,
    medicineCreditPaise: ZERO,
    otherChargePaise: ZERO,
    discount: { kind: 'amount', paise: ZERO },
    authorizedPaise: ZERO,
    finalAuthorizedPaise: null,
  };
  const expectedPaise = computeBill(input).netPaise;
  const estimatedPaise = rounded(expectedPaise * (0.9 + draws.fraction() * 0.4), THOUSAND_RUPEES);
  const payments = drawPayments(draws, planned, expectedPaise, hasAssociation, now);
  const authorizedPaise = hasAssociation
    ? rounded(estimatedPaise * (0.6 + draws.fraction() * 0.3), THOUSAND_RUPEES)
    : ZERO;
  const shared = { payer, lines, payments, estimatedPaise, authorizedPaise };
  if (planned.billedAt === null) {
    const isEntered = hasAssociation && planned.state === 'initiated' && draws.happens(0.5);
    return { ...shared, finalAuthorizedPaise: isEntered ? authorizedPaise : null, final: null };
  }
  const finalInput = { ...input, isFinal: true, payments, authorizedPaise, ...drawFinalChoices(draws, hasAssociation) };
  // The payer's last word comes when the bill is known, and never exceeds it.
  const { netPaise } = computeBill(finalInput);
  const finalAuthorizedPaise = hasAssociation ? rounded(netPaise * (0.7 + draws.fraction() * 0.28), RUPEE) : null;
  const bill = computeBill({ ...finalInput, finalAuthorizedPaise });
  const settlement = drawSettlement(draws, bill, !hasAssociation);
  return { ...shared, finalAuthorizedPaise, final: { bill, isIgst, settlement } };
}

/** Other charge and discount of a final bill. */
function drawFinalChoices(draws: Draws, hasAssociation: boolean): Pick<BillInput, 'discount' | 'otherChargePaise'> {
  const otherChargePaise = draws.happens(0.05) ? paise(draws.whole(2, 12) * 5_000 + 50) : ZERO;
  const discount = draws.weighted([
    ['none', hasAssociation ? 96 : 82],
    ['percent', 10],
    ['amount', 8],
  ] as const);
  if (discount === 'percent')
    return { otherChargePaise, discount: { kind: 'percent', basisPoints: basisPoints(draws.pick([500, 750, 1000])) } };
  const amount = discount === 'amount' ? paise(draws.whole(1, 20) * 10_000) : ZERO;
  return { otherChargePaise, discount: { kind: 'amount', paise: amount } };
}
