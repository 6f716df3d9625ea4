// Writes who refers patients to the demo's hospitals: practices, camps and doctors, invented, with what is agreed with them.
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { phoneNumberOf } from './people.ts';

/** Commission in basis points of inpatient stays, outpatient visits, operations and the rest; null where none is agreed. */
type Rates = readonly [ipd: number | null, opd: number | null, ot: number | null, other: number | null];

const NONE: Rates = [null, null, null, null];

/** Their ids count from 1. */
export const referrals: readonly { readonly referralName: string; readonly rates: Rates }[] = [
  { referralName: 'Kadamtala Polyclinic', rates: [500, 1000, 250, null] },
  { referralName: 'Shiuli Nursing Home', rates: [750, 1000, 500, 250] },
  { referralName: 'Nodir Par Health Camp', rates: NONE },
  { referralName: 'Tekdi Family Practice', rates: [500, 750, 200, null] },
  { referralName: 'Mogra Maternity Clinic', rates: [800, 500, 800, null] },
  { referralName: 'Jheelpar Diagnostics', rates: [null, 1250, null, 500] },
  { referralName: 'Palash Eye Camp', rates: NONE },
  { referralName: 'Gulmohar Dispensary', rates: [250, 500, null, null] },
  { referralName: 'Dr. Nirupama Sarkar', rates: [500, 500, 500, null] },
  { referralName: 'Dr. Vinayak Joglekar', rates: [625, 500, 375, null] },
  { referralName: 'Bokul Tala Community Clinic', rates: NONE },
  { referralName: 'Krishnachura Women’s Circle', rates: NONE },
];

/** Phone numbers of those who refer are counted apart from those of patients and relatives. */
const FIRST_REFERRAL_PHONE = 90_000;
/** A PAN of a firm; the digits count up. */
const panOf = (count: number) => `ZZZFZ${String(9000 + count)}Z`;

/** Writes them as those of the tenant's first hospital. */
export async function seedReferrals(owner: pg.Client, { tenantId, hospitals }: DemoTenant): Promise<void> {
  const [home] = hospitals;
  if (!home) throw new Error('A demo tenant has at least one hospital.');
  const rows = referrals.map(({ referralName, rates }, index) => {
    const [ipdBasisPoints, opdBasisPoints, otBasisPoints, otherBasisPoints] = rates;
    const isPaid = rates !== NONE;
    return {
      referralId: index + 1,
      referralName,
      contactNo: phoneNumberOf(home, FIRST_REFERRAL_PHONE + index),
      email: isPaid ? `referral${index + 1}@mail.example` : null,
      address: `${11 + 7 * index} ${home.localities[index % home.localities.length]}, ${home.city}`,
      panNo: isPaid ? panOf(index) : null,
      ipdBasisPoints,
      opdBasisPoints,
      otBasisPoints,
      otherBasisPoints,
    };
  });
  await insertRows(owner, tenantId, 'referral', rows);
}
