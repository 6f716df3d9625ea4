// Admitting at the same moment: one bed holds one patient, one patient lies in one bed.
import { describe, expect, it } from 'vitest';
import {
  admissionSentence,
  minutesAgo,
  onePatient,
  sendAdmission,
} from '../../../test-support/patient/admit-somebody.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('one bed, one patient', () => {
  it('gives 8 beds to exactly 8 of 64 who come at once, and tells the other 56 who has the bed (R414)', async () => {
    const tenant = await makeTenant(parts);
    const patients = await tenant.addPatients(64);
    const answers = await Promise.all(
      patients.map((id, index) => sendAdmission(tenant, id, { bedId: (index % 8) + 1 })),
    );
    const lost = answers.filter((answer) => answer.isFailure);
    expect(lost).toHaveLength(56);
    const { rows } = await parts.owner.query<{ bed: string; who: string; id: number }>(
      `select b.bed_name as bed, name_in_one(p.first_name, p.last_name) as who, a.admission_id as id
       from bed_stay s join admission a using (tenant_id, admission_id) join patient p using (tenant_id, patient_id)
       join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id where s.tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(rows).toHaveLength(8);
    const sentences = new Set(rows.map((row) => `Bed ${row.bed} is taken by ${row.who} (IPD Id ${row.id})`));
    expect(sentences.size).toBe(8);
    expect(new Set(lost.map((answer) => answer.message))).toEqual(sentences);
    expect(rows.map((row) => row.id).sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('admits one patient once of 8 times at once, whatever the bed (R415, Q77)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, bed) => sendAdmission(tenant, patientId, { bedId: bed + 1 })),
    );
    const [admitted] = answers.filter((answer) => !answer.isFailure);
    const bedName = admitted?.output.admission.bedName;
    expect(answers.map((answer) => answer.message).sort()).toEqual([
      'IPD Patient Added',
      ...Array(7).fill(`Patient Already In IPD. IPD Id: 1, Bed No: ${bedName}`),
    ]);
  });

  it('keeps the last word for the database when a bed is taken past the lock (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [first, second] = await tenant.addPatients(2);
    await sendAdmission(tenant, first as number);
    const { output } = await sendAdmission(tenant, second as number, { bedId: 2 });
    const twice = parts.owner.query('update bed_stay set bed_id = 1 where tenant_id = $1 and admission_id = $2', [
      tenant.tenantId,
      output.admission.admissionId,
    ]);
    await expect(twice).rejects.toThrow('one_patient_per_bed');
  });

  it('says that a bed was taken at an earlier time when the patient has left since (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [first, second] = await tenant.addPatients(2);
    await sendAdmission(tenant, first as number, { admittedAt: minutesAgo(120) });
    await parts.owner.query(
      `update bed_stay set during = tstzrange(lower(during), now() - interval '30 minutes') where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(await admissionSentence(tenant, second as number, { admittedAt: minutesAgo(60) })).toBe(
      'Bed B-1 was taken by Asha Test A (IPD Id 1) at that time',
    );
    expect(await admissionSentence(tenant, second as number, { admittedAt: minutesAgo(10) })).toBe('IPD Patient Added');
  });
});
