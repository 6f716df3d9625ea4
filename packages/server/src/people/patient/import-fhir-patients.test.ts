// Importing patients from FHIR R4: bundles and ndjson, and a whole file of 5,000.
import { getPatient } from '@charaka/contract/people/patient/patient';
import { importPatients, previewPatientImport } from '@charaka/contract/people/patient/patient-import';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const rina = {
  resourceType: 'Patient',
  name: [{ use: 'official', family: 'Sen', given: ['Rina', 'Devi'], prefix: ['Smt'] }],
  telecom: [{ system: 'phone', value: '98300 12345' }],
  gender: 'female',
  birthDate: '1985',
  address: [{ line: ['12 Palash Road'], city: 'Pune', state: 'MAHARASHTRA', postalCode: '411001', country: 'IND' }],
  identifier: [{ system: 'https://healthid.ndhm.gov.in', value: '22-7225-4829-5255' }],
  photo: [
    {
      contentType: 'image/png',
      data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
  ],
};
const upload = (file: string) => ({ file, format: 'fhir' as const, isTakingAlike: false });
const bundleOf = (...resources: unknown[]) =>
  upload(JSON.stringify({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) }));

describe('importing patients from FHIR', () => {
  it('registers the patients of a bundle with photo and health id; of a year the first of January is taken (R255)', async () => {
    const tenant = await makeTenant(parts);
    const ravi = {
      ...rina,
      name: [{ text: 'Ravi Sen' }],
      gender: 'male',
      birthDate: '2020-05-01',
      identifier: [],
      photo: [],
    };
    const bundle = bundleOf({ resourceType: 'Organization' }, rina, ravi);
    const preview = await tenant.ask(previewPatientImport, bundle);
    expect(preview).toMatchObject({ rowCount: 2, newCount: 2, leftOutCount: 1, estimatedCount: 1, badRows: [] });
    const { firstPatientId } = await tenant.ask(importPatients, bundle);
    const { patient } = await tenant.ask(getPatient, { patient: { patientId: firstPatientId } });
    expect(patient).toMatchObject({
      salutation: 'Smt.',
      firstName: 'Rina',
      middleName: 'Devi',
      sex: 'F',
      birthDate: '1985-01-01',
      contactNo: '+919830012345',
      stateId: 27,
      pincode: '411001',
      healthIdNo: '22-7225-4829-5255',
      image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    });
    const boy = await tenant.ask(getPatient, { patient: { patientId: firstPatientId + 1 } });
    expect(boy.patient).toMatchObject({ salutation: 'Master.', firstName: 'Ravi', lastName: 'Sen', sex: 'M' });
  });

  it('leaves out who has died, and takes names with digits only when told to drop them', async () => {
    const tenant = await makeTenant(parts);
    const dead = [{ deceasedDateTime: '2020-01-01' }, { deceasedBoolean: true }].map((death) => ({
      ...rina,
      ...death,
    }));
    const synthetic = { ...rina, deceasedBoolean: false, name: [{ family: 'Graham902', given: ['Leola117'] }] };
    const bundle = bundleOf(...dead, synthetic);
    const preview = await tenant.ask(previewPatientImport, bundle);
    expect(preview).toMatchObject({ rowCount: 1, newCount: 0, deceasedCount: 2, leftOutCount: 0 });
    expect(preview.badRows.map(({ column }) => column)).toEqual(['name.given', 'name.family']);
    const { newCount, firstPatientId } = await tenant.ask(importPatients, { ...bundle, isDroppingDigits: true });
    expect(newCount).toBe(1);
    const { patient } = await tenant.ask(getPatient, { patient: { patientId: firstPatientId } });
    expect(patient).toMatchObject({ firstName: 'Leola', lastName: 'Graham' });
  });

  it('names bad resources by their place: no phone, an unknown gender, a photo above 5 MB, no resource at all (R226, R230, R240)', async () => {
    const tenant = await makeTenant(parts);
    const large = [{ data: 'A'.repeat(6_990_512) }];
    const found = async (...resources: unknown[]) =>
      (await tenant.ask(previewPatientImport, bundleOf(...resources))).badRows.map(
        ({ row, column, value, reason }) => `${row} ${column} '${value}': ${reason}`,
      );
    expect(await found({ ...rina, telecom: [] }, 7, { ...rina, gender: 'unknown', name: [{ text: 'Rina' }] })).toEqual([
      "1 telecom phone '': Please enter patient mobile no",
      "2  '': This is not a FHIR resource",
      "3 gender 'unknown': This is neither male, female nor other",
    ]);
    expect(await found({ ...rina, photo: large })).toEqual(["1 photo '': File size should not be more than 5 MB"]);
  });

  it('knows a registered patient by the health id, whatever name and phone the file has', async () => {
    const tenant = await makeTenant(parts);
    const { firstPatientId } = await tenant.ask(importPatients, bundleOf(rina));
    const married = {
      ...rina,
      name: [{ text: 'Rani Kumari Das' }],
      telecom: [{ system: 'phone', value: '9000000001' }],
    };
    const preview = await tenant.ask(previewPatientImport, bundleOf(married));
    expect(preview).toMatchObject({ newCount: 0, alikeCount: 1 });
    expect(preview.alike[0]).toMatchObject({ patientId: firstPatientId, patientName: 'Rina Devi Sen' });
  });

  it('takes 5,000 patients of an ndjson file at once, numbered without a gap (Q87)', { timeout: 60_000 }, async () => {
    const tenant = await makeTenant(parts);
    const lines = Array.from({ length: 5000 }, (_, index) =>
      JSON.stringify({
        ...rina,
        telecom: [{ system: 'phone', value: String(9_000_000_000 + index) }],
        identifier: [],
      }),
    );
    const file = upload(lines.join('\n'));
    expect((await tenant.ask(previewPatientImport, file)).newCount).toBe(5000);
    const done = await tenant.ask(importPatients, file);
    expect(done).toMatchObject({ newCount: 5000, firstPatientId: 1, lastPatientId: 5000 });
    const { rows } = await parts.owner.query(
      `select count(*)::integer as count, max(patient_id)::integer as last from patient where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ count: 5000, last: 5000 }]);
    expect((await tenant.ask(previewPatientImport, file)).alikeCount).toBe(5000);
    const more = upload([...lines, lines[0]].join('\n'));
    const { badRows } = await tenant.ask(previewPatientImport, more);
    expect(badRows.map(({ reason }) => reason)).toEqual(['The file has more than 5000 patients; please split it']);
  });
});
