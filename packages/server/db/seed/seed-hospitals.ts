// Writes a demo tenant with its hospitals, financial years and papers.
import { specifiedSettings } from '@charaka/contract/composition/papers';
import { startOfDay } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { gstRulesSince } from './gst-rules-since.ts';
import { insertRows } from './insert-rows.ts';
import { phoneNumberOf } from './people.ts';

const SWITCHBOARD = 99_999;

/** A state as the facts of the country tables have it. */
export interface DemoState {
  readonly stateId: number;
  readonly stateName: string;
  readonly stateCode: string;
  readonly countryId: number;
}

/** The states of all countries. */
export async function readStates(owner: pg.Client): Promise<DemoState[]> {
  const { rows } = await owner.query<DemoState>(
    `select state_id as "stateId", state_name as "stateName", state_code as "stateCode", country_id as "countryId" from state`,
  );
  return rows;
}

/** A state of a hospital's country by name. Throws when the country tables do not have it. */
export function stateNamed(states: readonly DemoState[], { countryId }: DemoHospital, stateName: string): DemoState {
  const state = states.find((known) => known.countryId === countryId && known.stateName === stateName);
  if (!state) throw new Error(`The country tables have no state ${stateName}.`);
  return state;
}

/** The name of the financial year a date is in, April to March: '2026-2027'. */
export function finYearOf(date: string): string {
  const year = Number(date.slice(0, 4));
  const first = Number(date.slice(5, 7)) >= 4 ? year : year - 1;
  return `${first}-${first + 1}`;
}

/** Writes the tenant and everything of it that needs nothing else. */
export async function seedHospitals(
  owner: pg.Client,
  tenant: DemoTenant,
  states: readonly DemoState[],
  today: string,
): Promise<void> {
  const { tenantId, tenantName, displayName, hospitals, isNewlyTaxed } = tenant;
  await owner.query('insert into tenant (tenant_id, tenant_name, display_name) values ($1, $2, $3)', [
    tenantId,
    tenantName,
    displayName,
  ]);
  await insertRows(
    owner,
    tenantId,
    'hospital',
    hospitals.map((hospital) => ({
      ...hospitalRow(hospital, tenantName, states),
      ...(isNewlyTaxed && hospital.currency === 'INR' && gstRulesSince(today)),
      // Collections before today are history; today's tills are open.
      closingsSince: startOfDay(today, hospital.timezone).toISOString(),
    })),
  );
  await insertRows(owner, tenantId, 'financial_year', financialYears(today));
  await insertRows(owner, tenantId, 'print_setting', hospitals.flatMap(printSettings));
}

function hospitalRow(hospital: DemoHospital, tenantName: string, states: readonly DemoState[]) {
  const { stateId, stateCode } = stateNamed(states, hospital, hospital.stateName);
  return {
    hospitalId: hospital.hospitalId,
    hospitalName: hospital.hospitalName,
    currency: hospital.currency,
    currencySymbol: hospital.currencySymbol,
    countryId: hospital.countryId,
    stateId,
    stateCode,
    timezone: hospital.timezone,
    address: addressOf(hospital),
    city: hospital.city,
    pincode: hospital.pincodeStart.padEnd(hospital.currency === 'INR' ? 6 : 4, '0'),
    phone: phoneNumberOf(hospital, SWITCHBOARD),
    gstNumber: hospital.gstNumber,
    email: `${hospital.city.toLowerCase()}@${tenantName}.example`,
    isNonHospitalCharge: hospital.isNonHospitalCharge,
    groupWiseFinalBill: hospital.groupWiseFinalBill,
    creditLimitPaise: 5_000_000,
    upiAddress: hospital.currency === 'INR' ? `${tenantName}${hospital.hospitalId}@example` : null,
  };
}

function addressOf(hospital: DemoHospital): string {
  return `${hospital.hospitalId * 12} ${hospital.localities[0]}`;
}

/** The last three financial years, this one and the next two. */
function financialYears(today: string) {
  const current = Number(finYearOf(today).slice(0, 4));
  return [-3, -2, -1, 0, 1, 2].map((offset) => {
    const year = current + offset;
    return { finYear: `${year}-${year + 1}`, yearFrom: `${year}-04-01`, yearTo: `${year + 1}-03-31` };
  });
}

function printSettings(hospital: DemoHospital) {
  const printFooter =
    '<p style="text-align:center;font-size:11px;margin:0">Demonstration data: no real patients, no real money.</p>';
  return specifiedSettings.map((settingFor) => ({
    hospitalId: hospital.hospitalId,
    settingFor,
    printFooter,
  }));
}
