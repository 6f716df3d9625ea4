// The scene of a storm: twenty admissions with charges and payments, medicine on the shelf, and what is done to them, drawn from a seed.
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import fc from 'fast-check';
import { addItem, stock } from '../record/pharmacy-shelf.ts';
import { admitInScene } from '../server/test-admissions.ts';
import type { TestTenant } from '../server/test-tenant.ts';
import type { Fate } from './restless-caller.ts';

/** An admission with the lines and the payment it has before the storm. */
export interface StormAdmission {
  readonly admissionId: number;
  readonly serviceChargeIds: readonly number[];
  readonly paymentId: number | undefined;
}

/** The records that the clerks work on. */
export interface StormScene {
  readonly tenant: TestTenant;
  readonly admissions: readonly StormAdmission[];
  readonly batchIds: readonly [number, number];
}

const ADMISSIONS = 20;
/** Price and stock of both batches. */
export const BATCH = { mrp: 105, quantity: 40 };

/** The kinds of deeds; a kind listed more often is done more often. */
const kinds = [
  'pay',
  'pay',
  'pay',
  'refund',
  'split anew',
  'charge',
  'charge',
  'charge',
  'change charge',
  'take charge off',
  'bill',
  'bill and collect',
  'bill and cancel',
  'cancel admission',
  'sell',
  'change payer',
  'payer pays',
  'close day',
] as const;
/** One thing a clerk does. */
export type DeedKind = (typeof kinds)[number];

const anyFate: fc.Arbitrary<Fate> = fc.oneof(
  fc.constant<Fate>('answered'),
  fc.constant<Fate>('cut while sending'),
  fc.record({ cutAfterTurns: fc.nat(30) }),
);
const anyDeed = fc.record({
  kind: fc.constantFrom(...kinds),
  place: fc.nat(ADMISSIONS - 1),
  amount: fc.integer({ min: 1, max: 3000 }),
  line: fc.nat(2),
  isTurned: fc.boolean(),
  /** Half of all calls go through at once; the others are cut off, doubled, or both. */
  fates: fc.oneof(fc.constant<Fate[]>(['answered']), fc.array(anyFate, { minLength: 1, maxLength: 3 })),
});

/** A deed as drawn: what is done to which admission, and what becomes of its connections. */
export type DrawnDeed = typeof anyDeed extends fc.Arbitrary<infer Each> ? Each : never;

/** Which two admissions on the way out have a payer, whose bill they pay. */
const WITH_PAYER = [0, 10] as const;

/** Deeds on staying patients, whose places are odd; bills are made of the others, who are about to leave. */
const amongStaying = new Set<DeedKind>(['cancel admission', 'change payer']);

/** So many deeds. Money and medicine would keep the two admissions without a payment from being cancelled, so others get them. */
export function drawDeeds(howMany: number, seed: number): DrawnDeed[] {
  return fc.sample(anyDeed, { numRuns: howMany, seed }).map((deed) => {
    const { kind, place } = deed;
    if (amongStaying.has(kind)) return { ...deed, place: place | 1 };
    if (kind === 'payer pays') return { ...deed, place: WITH_PAYER[place % 2] as number };
    if (kind.startsWith('bill')) return { ...deed, place: place & ~1 };
    return isUnpaid(place) && (kind === 'pay' || kind === 'sell') ? { ...deed, place: 0 } : deed;
  });
}

const isUnpaid = (place: number) => place === 17 || place === 19;

/**
 * Every other patient is about to leave, every fifth has a payer. The money of the staying patients is in the till of
 * the administrator.
 */
export async function setStormScene(tenant: TestTenant): Promise<StormScene> {
  await tenant.parts.owner.query('update hospital set refund_limit_paise = 100000000 where tenant_id = $1', [
    tenant.tenantId,
  ]);
  const admissions: StormAdmission[] = [];
  for (let place = 0; place < ADMISSIONS; place++) {
    const insured = { patientType: 'TPA', associationId: 1, tpaAuthorized: 3000, isApprovedByPayer: true } as const;
    const payer = place % 5 === 0 ? insured : {};
    const admissionId = await admitInScene(tenant, { isDischargeInitiated: place % 2 === 0, ...payer });
    const lines = [1, 2, 3].map((chargeId) => ({ chargeId, appliedCharge: 100 * chargeId, quantity: place + 1 }));
    const { serviceChargeIds } = await tenant.ask(addCharges, { admissionId, lines });
    const payment = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const, amount: 5000 };
    const paid = isUnpaid(place)
      ? undefined
      : await tenant.ask(addPayment, { payment }, { as: place % 2 === 0 ? 'clerk' : 'admin' });
    admissions.push({ admissionId, serviceChargeIds, paymentId: paid?.payment.paymentId });
  }
  const [first, second] = [await addItem(tenant), await addItem(tenant)];
  return { tenant, admissions, batchIds: [await stock(tenant, first, BATCH), await stock(tenant, second, BATCH)] };
}
