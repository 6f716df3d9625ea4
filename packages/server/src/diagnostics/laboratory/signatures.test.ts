// Pictures of signatures: one for each user, on reports only when the hospital prints them, and unchanged in each version.
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { getOwnSignature, setOwnSignature } from '@charaka/contract/diagnostics/laboratory/signature';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { updateHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { expect, it } from 'vitest';
import { hospitalForm } from '../../../test-support/access/hospital-form.ts';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { pictureNo } from '../../../test-support/record/pictures.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

it('stands on what is signed while the hospital prints signatures, and on nothing else; nobody sets another one (LB041, LB042)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  const set = (picture: string | null, as: 'admin' | 'clerk' = 'admin') =>
    tenant.call(setOwnSignature, { picture }, { as });
  expect((await set('AAAA')).isFailure).toBe(true);
  expect((await set(pictureNo(1))).isFailure).toBe(false);
  const kept = (await tenant.call(getOwnSignature, {}, { as: 'admin' })).output.picture;
  expect(kept).toMatch(/^iVBOR/);
  expect((await tenant.ask(getOwnSignature, {})).picture).toBeNull();
  const signed = async () => {
    const { labWorkId } = await bench.arrive();
    await bench.type(labWorkId, { K: '4.0' });
    await bench.finish(labWorkId, true);
    const { output } = await tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
    return output.reportIds[0] ?? 0;
  };
  const imageOf = async (reportId: number) => (await tenant.ask(getLabReport, { reportId })).report.signatureImage;
  const plain = await signed();
  expect(await imageOf(plain)).toBeNull();
  await tenant.ask(updateHospital, { hospital: { hospitalId: 1, ...hospitalForm({ hasLabSignature: true }) } });
  const pictured = await signed();
  expect(await imageOf(pictured)).toBe(kept);
  await set(null);
  const without = await signed();
  expect([await imageOf(plain), await imageOf(pictured), await imageOf(without)]).toEqual([null, kept, null]);
});
