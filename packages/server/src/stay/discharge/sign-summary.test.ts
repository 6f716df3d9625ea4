// Discharge summaries: the draft, signing, what is signed stays, amendments, two doctors at one draft.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { amendSummary, getSummary, saveSummary, signSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
type Form = InputOf<typeof saveSummary>['summary'];

async function inHospital(): Promise<{ tenant: TestTenant; admissionId: number }> {
  const tenant = await makeTenant(parts);
  return { tenant, admissionId: await admitInScene(tenant) };
}

const formOf = (admissionId: number, changes: Partial<Form> = {}): Form => ({
  admissionId,
  doctorId: 1,
  diagnosis: '<p>Dengue fever</p>',
  history: '',
  findings: '',
  investigations: '',
  treatment: '<p>Fluids</p>',
  conditionAtDischarge: '<p>Stable</p>',
  advice: '<p>Rest</p>',
  warningSigns: '<p>Fever</p>',
  medicines: [{ medicineName: 'Paracetamol 500 mg', dose: '1 tablet', frequency: '1-0-1', duration: '5 days' }],
  followUpDay: '2027-01-15',
  ...changes,
});
const versions = async (tenant: TestTenant, admissionId: number) =>
  (await tenant.ask(getSummary, { admission: { admissionId } })).summaries;
const sign = (tenant: TestTenant, summary: Form) => tenant.call(signSummary, { summary }, { as: 'admin' });

describe('the draft of a discharge summary', () => {
  it('begins with what the record of the patient knows (R221)', async () => {
    const { tenant, admissionId } = await inHospital();
    await parts.owner.query(
      `update patient set provisional_diagnosis = '<p>Fever</p>', presenting_complaint = '<p>Cough</p>',
         family_history = '<p>None<script>x</script></p>' where tenant_id = $1`,
      [tenant.tenantId],
    );
    const { summaries, proposal } = await tenant.ask(getSummary, { admission: { admissionId } });
    expect(summaries).toEqual([]);
    expect(proposal).toEqual({
      doctorId: 1,
      diagnosis: '<p>Fever</p>',
      findings: '',
      history: '<p>Cough</p><p>None</p>',
      investigations: '',
      treatment: '',
      medicines: [],
    });
  });

  it('is kept clean, with its medicines and follow-up day, and can be kept again (Q158)', async () => {
    const { tenant, admissionId } = await inHospital();
    const dirty = formOf(admissionId, {
      history: '<p onclick="x()">Well<img src=x onerror=x()></p><script>x()</script>',
    });
    const { summary } = await tenant.ask(saveSummary, { summary: dirty });
    expect(summary).toMatchObject({ versionNo: 1, history: '<p>Well</p>', followUpDay: '2027-01-15', signedAt: null });
    expect(summary.medicines[0]).toMatchObject({ medicineName: 'Paracetamol 500 mg', frequency: '1-0-1' });
    await tenant.ask(saveSummary, { summary: formOf(admissionId, { diagnosis: '', savedAt: summary.savedAt }) });
    expect(await versions(tenant, admissionId)).toMatchObject([{ versionNo: 1, diagnosis: '' }]);
  });

  it('does not vanish unseen when two colleagues write it (Q30)', async () => {
    const { tenant, admissionId } = await inHospital();
    const { savedAt } = (await tenant.ask(saveSummary, { summary: formOf(admissionId) })).summary;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        tenant.call(saveSummary, { summary: formOf(admissionId, { advice: `<p>${index}</p>`, savedAt }) }),
      ),
    );
    const sentences = answers.map(({ message }) => message).toSorted();
    expect(sentences.filter((sentence) => sentence === 'Discharge summary saved')).toHaveLength(1);
    expect(sentences[0]).toBe('Clerk User saved this summary in the meantime. Please open it again');
    expect((await tenant.call(saveSummary, { summary: formOf(admissionId) })).isFailure).toBe(true);
  });

  it('is of this hospital and of a doctor, and may be written by who may edit (R168)', async () => {
    const { tenant, admissionId } = await inHospital();
    const summary = formOf(admissionId);
    expect((await tenant.call(saveSummary, { summary }, { as: 'viewer' })).status).toBe(403);
    const elsewhere = { as: 'admin', hospitalId: 2 } as const;
    expect((await tenant.call(saveSummary, { summary }, elsewhere)).message).toBe('This admission does not exist');
    expect((await tenant.call(getSummary, { admission: { admissionId } }, elsewhere)).isFailure).toBe(true);
    const unknown = await tenant.call(saveSummary, { summary: formOf(admissionId, { doctorId: 99 }) });
    expect(unknown.fields).toEqual({ 'summary.doctorId': 'Select Doctor' });
  });
});

describe('a signed discharge summary', () => {
  it('is signed by a doctor once it says enough (R163, R165)', async () => {
    const { tenant, admissionId } = await inHospital();
    const clerk = await tenant.call(signSummary, { summary: formOf(admissionId) });
    expect(clerk).toMatchObject({ status: 403, message: 'You are not permitted to do this' });
    const short = await sign(tenant, formOf(admissionId, { diagnosis: '<p> </p>', advice: '' }));
    expect(Object.keys(short.fields ?? {})).toEqual(['summary.diagnosis', 'summary.advice']);
    expect(await versions(tenant, admissionId)).toEqual([]);
    const signed = await sign(tenant, formOf(admissionId));
    expect(signed.message).toBe('Discharge summary signed');
    expect(signed.output.summary).toMatchObject({ signedByName: 'Admin User', versionNo: 1 });
  });

  it('stays as it is, for the server and for the database (Q47)', async () => {
    const { tenant, admissionId } = await inHospital();
    const { savedAt } = (await sign(tenant, formOf(admissionId))).output.summary;
    const over = await tenant.call(saveSummary, { summary: formOf(admissionId, { savedAt }) });
    expect(over.message).toBe('This summary is signed. Please start a new version');
    await expect(
      parts.owner.query(`update discharge_summary set diagnosis = 'x' where tenant_id = $1`, [tenant.tenantId]),
    ).rejects.toThrow('a signed discharge summary is not changed');
  });

  it('is amended by a new version that gives its reason; both can be read (Q47)', async () => {
    const { tenant, admissionId } = await inHospital();
    const amend = (reason: string) => tenant.call(amendSummary, { summary: { admissionId, reason } });
    expect((await amend('x')).message).toBe('There is no discharge summary yet');
    await sign(tenant, formOf(admissionId));
    expect((await amend('')).fields).toEqual({ 'summary.reason': 'Please enter the reason' });
    const begun = await Promise.all(Array.from({ length: 5 }, () => amend('Wrong dose')));
    expect(begun.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const draft = (await versions(tenant, admissionId))[0];
    expect(draft).toMatchObject({ versionNo: 2, diagnosis: '<p>Dengue fever</p>', amendmentReason: 'Wrong dose' });
    await sign(tenant, formOf(admissionId, { advice: '<p>Rest and fluids</p>', savedAt: draft?.savedAt }));
    expect((await versions(tenant, admissionId)).map(({ versionNo, advice }) => [versionNo, advice])).toEqual([
      [2, '<p>Rest and fluids</p>'],
      [1, '<p>Rest</p>'],
    ]);
  });
});
