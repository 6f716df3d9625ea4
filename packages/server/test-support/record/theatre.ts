// An operation theatre and an operation planned in it, for tests.

import { addProvisionalBooking } from '@charaka/contract/clinic/theatre/provisional';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { dayOf } from '../patient/opd-day.ts';
import type { TestTenant } from '../server/test-tenant.ts';

/** Gives the tenant the theatres 1 and 2. */
export async function openTheatres(tenant: TestTenant): Promise<void> {
  await tenant.parts.owner.query(`insert into ot_master (tenant_id, ot_id, ot_name)
    values (${tenant.tenantId}, 1, 'Theatre 1'), (${tenant.tenantId}, 2, 'Theatre 2')`);
}

type Typed = InputOf<typeof addProvisionalBooking>['booking'];

/** Plans a hernia repair in theatre 1 tomorrow from 09:00 to 10:00, with whatever a test changes about it. */
export const plan = (tenant: TestTenant, changes: Partial<Typed> = {}) =>
  tenant.call(addProvisionalBooking, {
    booking: {
      personName: 'Nisha Rao',
      phone: '9800011111',
      theatreId: 1,
      day: dayOf(1),
      fromTime: '09:00',
      toTime: '10:00',
      operationName: 'Hernia repair',
      doctorId: 1,
      ...changes,
    },
  });
