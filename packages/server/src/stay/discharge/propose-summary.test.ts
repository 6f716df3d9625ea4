// The first draft of a discharge summary: results, procedures, medicines, operations, diagnoses and allergies.
import { saveAllergies } from '@charaka/contract/clinic/chart/chart';
import { acceptOrders, completeOrders, startOrders, verifyOrders } from '@charaka/contract/clinic/order/work-on-orders';
import { getSummary, saveSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import { expect, it } from 'vitest';
import { openOrderDesk, orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

it('fills in what orders and the chart know of the stay until the summary is signed, for who may see it (R221, Q235)', async () => {
  const { tenant, sign, admissionId } = await openOrderDesk(parts);
  const read = async () => (await tenant.ask(getSummary, { admission: { admissionId } })).proposal;
  const [urine = 0, open = 0] = await sign({ chargeId: orderable.urine }, { chargeId: orderable.xray });
  await tenant.ask(acceptOrders, { orderIds: [urine] });
  await tenant.ask(startOrders, { orderIds: [urine] });
  await tenant.ask(completeOrders, { orderIds: [urine], resultSummary: 'Albumin <1 g/l\nsugar & casts nil' });
  expect((await read())?.investigations ?? '').not.toContain('Urine routine');
  await tenant.ask(verifyOrders, { orderIds: [urine] });
  const { rows } = await parts.owner.query<{ patientId: number }>(
    'select patient_id as "patientId" from admission where tenant_id = $1 and admission_id = $2',
    [tenant.tenantId, admissionId],
  );
  const patientId = Number(rows[0]?.patientId);
  await tenant.ask(saveAllergies, {
    patientId,
    allergies: [{ kind: 'Drug', substance: 'Penicillin', reaction: 'Rash', state: 'Active' }],
  });
  const proposal = await read();
  expect(open).toBeGreaterThan(0);
  expect(proposal?.investigations).toMatch(
    /^<ul><li>Urine routine, \d\d\/\d\d\/\d{4}: Albumin &lt;1 g\/l; sugar &amp; casts nil<\/li><\/ul>$/,
  );
  expect(proposal?.history).toBe('<ul><li>Allergies: Penicillin: Rash</li></ul>');
  const draft = { admissionId, doctorId: 1, diagnosis: '<p>Fever</p>', medicines: [] };
  await tenant.ask(saveSummary, { summary: draft });
  expect(await read()).toEqual(proposal);
});

it('counts procedures and operations as treatment, and no fee of the hospital (R221)', async () => {
  const { tenant, sign, admissionId } = await openOrderDesk(parts);
  const chargedAs = (type: number) =>
    parts.owner.query('update charge set charge_type_id = $2 where tenant_id = $1 and charge_id = $3', [
      tenant.tenantId,
      type,
      orderable.xray,
    ]);
  await parts.owner.query(`insert into charge_type values ($1, 5, 'Procedures'), ($1, 8, 'Hospital Services')`, [
    tenant.tenantId,
  ]);
  const [fee = 0] = await sign({ chargeId: orderable.xray });
  await tenant.ask(acceptOrders, { orderIds: [fee] });
  await tenant.ask(startOrders, { orderIds: [fee] });
  await tenant.ask(completeOrders, { orderIds: [fee], resultSummary: 'Clear' });
  await parts.owner.query(`update clinical_order set order_kind = 'Procedure' where tenant_id = $1`, [tenant.tenantId]);
  await chargedAs(8);
  const treatment = async () =>
    (await tenant.ask(getSummary, { admission: { admissionId } })).proposal?.treatment ?? '';
  expect(await treatment()).toBe('');
  await chargedAs(5);
  expect(await treatment()).toMatch(/Chest x-ray/);
});
