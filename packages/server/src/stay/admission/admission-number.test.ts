// Proves that lists tell and find a stay by the number that the rules display.
import { listEncounters } from '@charaka/contract/clinic/encounter/encounter';
import { orderWorklist } from '@charaka/contract/clinic/order/order';
import { getPatientTimeline } from '@charaka/contract/clinic/timeline/timeline';
import { displayAdmissionNumber } from '@charaka/rules/list/display-number';
import { expect, it } from 'vitest';
import { orderDeskOf } from '../../../test-support/patient/order-desk.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

it('tells orders, encounters and the timeline of a stay by its displayed number, and finds orders by it (R142, R327)', async () => {
  const tenant = await makeTenant(parts);
  await parts.owner.query(`update hospital set inpatient_admission_prefix = 'IN' where tenant_id = $1`, [
    tenant.tenantId,
  ]);
  const [lying, forTheDay] = [await admitInScene(tenant), await admitInScene(tenant)];
  await parts.owner.query(
    `update admission set admission_mode = 'Day Care' where tenant_id = $1 and admission_id = $2`,
    [tenant.tenantId, forTheDay],
  );
  for (const [admissionId, mode] of [
    [lying, 'IVF'],
    [forTheDay, 'Day Care'],
  ] as const) {
    const number = displayAdmissionNumber(admissionId, mode, 'IN');
    await orderDeskOf(tenant, admissionId).sign();
    const { rows } = await tenant.ask(orderWorklist.list, {
      filterParams: [{ columnName: 'hospitalRegnNo', filterOption: 3, filterValue: number }],
    });
    expect(rows.map(({ encounterNo }) => encounterNo)).toEqual([number]);
    const patientId = rows[0]?.patientId ?? 0;
    expect((await tenant.ask(listEncounters, { patientId })).encounters).toMatchObject([{ encounterNo: number }]);
    const { events } = await tenant.ask(getPatientTimeline, { patientId, kinds: ['Admission'] });
    expect(events).toMatchObject([{ title: number }]);
  }
});
