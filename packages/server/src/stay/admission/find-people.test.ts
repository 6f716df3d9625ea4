// The search of the shell: matches, their order, and that it opens no chart and reveals no restricted chart.
import { addPatient } from '@charaka/contract/people/patient/patient';
import { markChart } from '@charaka/contract/people/privacy/marked-chart';
import { listChartAccess } from '@charaka/contract/people/privacy/privacy';
import { findPeople } from '@charaka/contract/stay/admission/find-people';
import { describe, expect, it } from 'vitest';
import { sendAdmission } from '../../../test-support/patient/admit-somebody.ts';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** Three Ashas, and Indira who is admitted by the clerk. */
async function scene() {
  const tenant = await makeTenant(parts);
  await tenant.addPatients(2, 'Asha');
  const form = patientForm({ firstName: 'Indira', lastName: 'Asharfi', contactNo: '9811117734' });
  const { patientId } = (await tenant.ask(addPatient, { patient: form })).patient;
  const { admission } = (await sendAdmission(tenant, patientId)).output;
  return { tenant, patientId, admissionId: admission.admissionId, bedName: admission.bedName };
}

const people = async (tenant: TestTenant, search: string, as: 'clerk' | 'viewer' = 'clerk') =>
  (await tenant.ask(findPeople, { search }, { as })).people;

describe('the search for people', () => {
  it('finds an inpatient by bed, number of the stay, UHID, the end of the phone and part of the name (Q87, Q90, R419)', async () => {
    const { tenant, patientId, admissionId, bedName } = await scene();
    const typed = [bedName.toLowerCase(), `IP${admissionId}`, `0${admissionId}`, '7734', 'indira', 'ASHARFI'];
    for (const search of typed)
      expect((await people(tenant, search))[0], search).toMatchObject({
        patientId,
        admissionId,
        bedName,
        firstName: 'Indira',
        phoneEnding: '7734',
        isDischarged: false,
        isDischargeInitiated: false,
      });
  });

  it('names who is in hospital before who is only registered, each once, and nobody for a single letter (R418)', async () => {
    const { tenant, patientId, admissionId } = await scene();
    const found = await people(tenant, 'asha');
    expect(found.map((one) => one.admissionId)).toEqual([admissionId, null, null]);
    expect(found[0]?.patientId).toBe(patientId);
    expect(await people(tenant, 'a')).toEqual([]);
  });

  it('tells of a stay that is over by its number, and again of those whose numbers are given, in that order (Q87)', async () => {
    const { tenant, patientId, admissionId } = await scene();
    await parts.owner.query(
      'update admission set is_discharged = true, discharged_at = now() where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, admissionId],
    );
    expect((await people(tenant, `IP${admissionId}`))[0]).toMatchObject({ patientId, admissionId, isDischarged: true });
    expect((await people(tenant, 'indira'))[0]).toMatchObject({ patientId, admissionId: null, bedName: null });
    const recalled = await tenant.ask(findPeople, { patientIds: [patientId, 1] });
    expect(recalled.people.map((one) => one.patientId)).toEqual([patientId, 1]);
  });

  it('finds a marked chart by its number alone, without its name, and is logged as a search, not as a chart that was opened (PS009, PS012, Q225)', async () => {
    const { tenant, patientId, admissionId } = await scene();
    const shownTo = async (userId: number) =>
      (await tenant.ask(listChartAccess, { userId }, { as: 'admin' })).rows.map(({ part }) => part);
    await parts.owner.query(
      `update admission set is_discharged = true, discharged_at = now() - interval '60 days', admitted_at = now() - interval '70 days'
       where tenant_id = $1`,
      [tenant.tenantId],
    );
    // The viewer follows up neither wards nor money, and so has no relation with anybody.
    await parts.owner.query(
      `update role_permission set can_view = menu_path in ('ipd/ipd_registration', 'read-chart', 'patient_registration')
       where tenant_id = $1 and role_id = 31`,
      [tenant.tenantId],
    );
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    const mark = await tenant.call(markChart, { patientId, kind: 'VIP', reason: 'Minister' });
    expect(mark.isFailure, mark.message).toBe(false);
    const firstName = async () => (await people(tenant, `IP${admissionId}`, 'viewer'))[0]?.firstName;
    await expect.poll(firstName).toBe('Restricted');
    for (const search of ['indira', 'asharfi', '9811117734', '7734'])
      expect(
        (await people(tenant, search, 'viewer')).map((one) => one.patientId),
        search,
      ).not.toContain(patientId);
    const restricted = { patientId, firstName: 'Restricted', lastName: '', phoneEnding: '', isRestricted: true };
    expect((await people(tenant, `IP${admissionId}`, 'viewer'))[0]).toMatchObject(restricted);
    const recalled = await tenant.ask(findPeople, { patientIds: [patientId] }, { as: 'viewer' });
    expect(recalled.people[0]).toMatchObject(restricted);
    expect((await people(tenant, 'indira'))[0]?.firstName).toBe('Indira');
    // The log has the shown people as a search, like the choice of a patient; no chart was opened.
    await expect.poll(() => shownTo(tenant.userIds.viewer)).toContain('/IPD/FindPeople');
    expect(new Set(await shownTo(tenant.userIds.viewer))).toEqual(new Set(['/IPD/FindPeople']));
  });
});
