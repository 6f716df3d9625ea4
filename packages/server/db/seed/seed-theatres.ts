// Writes the operation theatres of the demo and the operations planned in them for the next days.

import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import { type CalendarDate, dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { Draws } from './draws.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { drawPerson, phoneNumberOf } from './people.ts';
import type { DemoStaff } from './seed-staff.ts';

/** Ids count from 1; a hospital plans in its own theatre at its own days. */
const theatres = ['Main Operation Theatre', 'Minor Operation Theatre'];
const operations = ['Laparoscopic cholecystectomy', 'Hernia repair', 'Total knee replacement'];
/** Phone numbers of people who are not registered are counted apart from those of patients and appointments. */
const FIRST_STRANGER_PHONE = 85_000;

/** Writes theatres and planned operations of a tenant. */
export async function seedTheatres(
  owner: pg.Client,
  tenant: DemoTenant,
  parts: { readonly staff: readonly DemoStaff[]; readonly now: Date },
): Promise<void> {
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenant.tenantId, table, rows);
  await add(
    'ot_master',
    theatres.map((otName, index) => ({ otId: index + 1, otName })),
  );
  const plans = tenant.hospitals.flatMap((hospital) => plansOf(tenant, hospital, parts)).map(numbered);
  await add(
    'ot_slot',
    plans.map(({ slot }) => slot),
  );
  await add(
    'ot_provisional_booking',
    plans.map(({ booking }) => booking),
  );
  await add('number_series', [{ series: 'ot provisional', hospitalId: 0, finYear: '', lastNumber: plans.length }]);
}

interface Plan {
  readonly slot: Row;
  readonly booking: Row;
}

const numbered = ({ slot, booking }: Plan, index: number): Plan => ({
  slot: { otSlotId: index + 1, ...slot },
  booking: { otProvisionalBookingId: index + 1, otSlotId: index + 1, ...booking },
});

function plansOf(
  tenant: DemoTenant,
  hospital: DemoHospital,
  { staff, now }: { readonly staff: readonly DemoStaff[]; readonly now: Date },
): Plan[] {
  const { hospitalId } = hospital;
  const draws = new Draws(`${tenant.tenantName} ${hospitalId} operations`);
  const doctors = staff.filter((each) => each.hospitalId === hospitalId && each.roleId === DOCTOR_ROLE_ID);
  const today = dateInZone(now, hospital.timezone);
  const createdBy = userIdFor('frontdesk', hospitalId);
  return operations.map((operationName, index) => {
    const person = drawPerson(draws, hospital, draws.happens(0.5) ? 'M' : 'F');
    const day: CalendarDate = daysAfter(today, index + 1);
    const otId = ((hospitalId - 1) % theatres.length) + 1;
    return {
      slot: { hospitalId, otId, day, fromTime: '09:00', toTime: '11:00', createdBy },
      booking: {
        hospitalId,
        personName: `${person.firstName} ${person.lastName}`,
        phone: phoneNumberOf(hospital, FIRST_STRANGER_PHONE + index),
        operationName,
        doctorId: (doctors[index] as DemoStaff).staffId,
        createdBy,
      },
    };
  });
}
