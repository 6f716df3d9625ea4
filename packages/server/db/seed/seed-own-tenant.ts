// Writes a tenant of one's own: roles, lists, first hospital and administrator; facts every hospital needs, no demo data.
import { virtualBed } from '@charaka/rules/stay/bed-state';
import type pg from 'pg';
import { bedKinds } from './bed-layout.ts';
import { gstRulesSince } from './gst-rules-since.ts';
import { type Add, insertRows, type Row } from './insert-rows.ts';
import { seedRoles } from './seed-access.ts';
import { seedPlainMasters } from './seed-plain-masters.ts';
import { seedChargeKinds, slabRows } from './seed-prices.ts';

/** Facts that differ by the country of a hospital: its money, its clock, the first month of its financial year. */
export const homeCountries = {
  IN: { countryId: 1, currency: 'INR', currencySymbol: '₹', timezone: 'Asia/Kolkata', startMonth: 4 },
  BD: { countryId: 2, currency: 'BDT', currencySymbol: '৳', timezone: 'Asia/Dhaka', startMonth: 7 },
} as const;

/** The facts of a new tenant. */
export interface OwnTenant {
  readonly tenantId: number;
  readonly slug: string;
  /** Of the tenant and of its first hospital. */
  readonly displayName: string;
  readonly country: keyof typeof homeCountries;
  readonly adminName: string;
  readonly adminEmail: string;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
}

const HOSPITAL_ID = 1;
const ADMINISTRATOR_ID = 1;

/** Writes everything a first admission and its bill lean on but wards, people, prices and letterhead: those are the wizard's. */
export async function seedOwnTenant(owner: pg.Client, tenant: OwnTenant, today: string): Promise<void> {
  const { tenantId, slug, displayName, country } = tenant;
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenantId, table, rows);
  // The accounts of the ledger come with the tenant itself (0042).
  await owner.query('insert into tenant (tenant_id, tenant_name, display_name) values ($1, $2, $3)', [
    tenantId,
    slug,
    displayName,
  ]);
  await add('hospital', [
    {
      hospitalId: HOSPITAL_ID,
      hospitalName: displayName,
      cashReceiptLimitPaise: 19_999_900,
      ...homeCountries[country],
      ...(country === 'IN' && gstRulesSince(today)),
    },
  ]);
  await add('financial_year', financialYears(today, homeCountries[country].startMonth));
  await seedRoles(owner, tenant);
  await seedPlainMasters(owner, tenant);
  await seedPriceFrame(add, country);
  await seedBedFrame(add);
  await seedAdministrator(add, tenant);
  await add('first_run', [{ hospitalId: HOSPITAL_ID, step: 'hospital' }]);
}

/** The year a day is in and the next one, so that the first turn of the year needs nobody. */
function financialYears(today: string, startMonth: number): Row[] {
  const year = Number(today.slice(0, 4));
  const first = Number(today.slice(5, 7)) >= startMonth ? year : year - 1;
  const start = String(startMonth).padStart(2, '0');
  return [first, first + 1].map((begins) => {
    const dayAfter = new Date(`${begins + 1}-${start}-01T00:00:00Z`);
    const yearTo = new Date(dayAfter.getTime() - 86_400_000).toISOString().slice(0, 10);
    return { finYear: `${begins}-${begins + 1}`, yearFrom: `${begins}-${start}-01`, yearTo };
  });
}

/** Charge types, the usual categories and the GST slabs of the country: everything of a price list but its charges. */
async function seedPriceFrame(add: Add, country: OwnTenant['country']): Promise<void> {
  await seedChargeKinds(add);
  // GST is India's.
  await add('gst_slab', country === 'IN' ? slabRows() : slabRows().slice(0, 1));
}

/** Bed types, and the bed of IVF and dental patients that the product relies on (Q78). */
async function seedBedFrame(add: Add): Promise<void> {
  const { bedTypeId, bedGroupId, bedId } = virtualBed;
  await add('bed_type', [
    ...Object.values(bedKinds).map((kind) => ({ bedTypeId: kind.bedTypeId, bedTypeName: kind.bedTypeName })),
    { bedTypeId, bedTypeName: 'Virtual' },
  ]);
  await add('bed_group', [{ bedGroupId, hospitalId: HOSPITAL_ID, bedGroupName: 'IVF and Dental' }]);
  await add('bed', [{ bedId, hospitalId: HOSPITAL_ID, bedName: 'Virtual', bedTypeId, bedGroupId, isVirtual: true }]);
}

async function seedAdministrator(add: Add, tenant: OwnTenant): Promise<void> {
  const { adminName, adminEmail, passwordHash, mustChangePassword } = tenant;
  await add('app_user', [
    {
      userId: ADMINISTRATOR_ID,
      name: adminName,
      email: adminEmail,
      passwordHash,
      mustChangePassword,
      roleId: 0,
      hospitalId: HOSPITAL_ID,
      isHospitalsVisible: true,
    },
  ]);
  await add('user_hospital', [{ userId: ADMINISTRATOR_ID, hospitalId: HOSPITAL_ID }]);
}
