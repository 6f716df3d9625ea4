// Importing patients from a CSV: all or nothing, once, under the next numbers.
import { addPatient, getPatient, listPatients } from '@charaka/contract/people/patient/patient';
import { importPatients, previewPatientImport } from '@charaka/contract/people/patient/patient-import';
import { describe, expect, it } from 'vitest';
import { madhabi, patientCount, rina, upload } from '../../../test-support/patient/patient-file.ts';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('importing patients', () => {
  it('registers everybody under the next numbers, found by the search, with an audit row each (Q87, R026)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(addPatient, { patient: patientForm() });
    const answer = await tenant.call(importPatients, upload([rina, madhabi]));
    expect(answer.message).toBe('2 patients imported');
    expect(answer.output).toEqual({ newCount: 2, alikeCount: 0, firstPatientId: 2, lastPatientId: 3 });
    const { patient } = await tenant.ask(getPatient, { patient: { patientId: 2 } });
    expect(patient).toMatchObject({
      salutation: 'Mrs.',
      firstName: 'Rina',
      middleName: null,
      contactNo: '+919830012345',
      email: 'rina@mail.example',
      addressLineOne: '12 Palash Road, flat 2',
      stateName: 'Maharashtra',
      stateCode: '27',
      nationality: 'Indian',
      isDiabetic: false,
      isActive: true,
    });
    const { rows } = await tenant.ask(listPatients, { search: 'মাধবী' });
    expect(rows.map(({ patientId }) => patientId)).toEqual([3]);
    expect((await tenant.ask(addPatient, { patient: patientForm() })).patient.patientId).toBe(4);
    const audit = await parts.owner.query(
      `select record_id, user_id, operation from audit_log where tenant_id = $1 and table_name = 'patient' and operation = $2 order by record_id`,
      [tenant.tenantId, importPatients.path],
    );
    expect(audit.rows).toEqual(
      ['2', '3'].map((record_id) => ({ record_id, user_id: 2, operation: importPatients.path })),
    );
  });

  it('registers nobody when one row is wrong, and uses no number up (Q87)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(importPatients, upload([rina, rina, 'Mr,Too,Few']));
    expect(answer).toMatchObject({ isFailure: true, message: 'No patient was imported: 2 rows are wrong' });
    expect(await patientCount(tenant)).toBe(0);
    expect((await tenant.ask(addPatient, { patient: patientForm() })).patient.patientId).toBe(1);
  });

  it('happens once for one key, for two keys at the same instant, and for the same file later', async () => {
    const tenant = await makeTenant(parts);
    const file = upload([rina, madhabi]);
    const [one, again] = [
      await tenant.call(importPatients, file, { key: 'click-one' }),
      await tenant.call(importPatients, file, { key: 'click-one' }),
    ];
    expect(again.output).toEqual(one.output);
    const other = upload([rina.replace(/Rina|rina/g, 'Bina').replace('12345', '55555')]);
    const twins = await Promise.all([tenant.call(importPatients, other), tenant.call(importPatients, other)]);
    expect(twins.filter((answer) => answer.isFailure).map((answer) => answer.message)).toEqual([
      'No patient was imported: all patients in the file look like patients who are already registered',
    ]);
    expect((await tenant.call(importPatients, file)).isFailure).toBe(true);
    expect(await patientCount(tenant)).toBe(3);
  });

  it('leaves out who looks registered, or takes them over all the same when told to', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(importPatients, upload([madhabi]));
    const first = await tenant.ask(importPatients, upload([rina, madhabi]));
    expect(first).toMatchObject({ newCount: 1, alikeCount: 1 });
    const all = await tenant.ask(importPatients, upload([madhabi], { isTakingAlike: true }));
    expect(all).toMatchObject({ newCount: 1, alikeCount: 1 });
    expect(await patientCount(tenant)).toBe(3);
  });

  it('reads ages, whole names with titles, cards, blood groups and referrals, and takes the rest from the hospital (R247, R249, R250, R251)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `insert into referral (tenant_id, referral_id, referral_name) values ($1, 7, 'Shiuli Clinic')`,
      [tenant.tenantId],
    );
    const wide = {
      fullName: 'Name',
      ageYears: 'Age',
      sex: 'Sex',
      contactNo: 'Phone',
      addressLineOne: 'Address',
      city: 'City',
      bloodGroup: 'Blood',
      idCardType: 'Card',
      idCardNo: 'Card no',
      referralName: 'Sent by',
      drugAllergy: 'Allergies',
      maritalStatus: 'Status',
    };
    const file = [
      'Name,Age,Sex,Phone,Address,City,Blood,Card,Card no,Sent by,Allergies,Status',
      'Smt. Asha Rani Devi Sen,61,female,098300 12345,1 Road,Pune,ab neg,Aadhaar,1234 5678 9012,shiuli CLINIC,Aspirin; Penicillin,single',
      'Ravi Sen,7,male,9830012345,1 Road,Pune,,,,Dr. Nobody,,',
    ].join('\n');
    const preview = await tenant.ask(previewPatientImport, {
      file,
      format: 'csv',
      mapping: wide,
      isTakingAlike: false,
    });
    expect(preview).toMatchObject({ newCount: 2, estimatedCount: 2, badRows: [] });
    await tenant.ask(importPatients, { file, format: 'csv', mapping: wide, isTakingAlike: false });
    const { patient } = await tenant.ask(getPatient, { patient: { patientId: 1 } });
    expect(patient).toMatchObject({
      salutation: 'Smt.',
      firstName: 'Asha',
      middleName: 'Rani Devi',
      lastName: 'Sen',
      ageYears: 61,
      contactNo: '+919830012345',
      bloodGroup: 'AB-',
      idCardType: 'Addhar',
      idCardNo: '123456789012',
      referralId: 7,
      referralName: 'Shiuli Clinic',
      drugAllergy: 'Aspirin|Penicillin',
      maritalStatus: 'Unmarried',
      countryId: 1,
      stateId: 27,
      nationality: 'Indian',
    });
    const boy = (await tenant.ask(getPatient, { patient: { patientId: 2 } })).patient;
    expect(boy).toMatchObject({ salutation: 'Master.', ageYears: 7, referralId: null, referralName: 'Dr. Nobody' });
  });

  it('needs the right to add patients (R168)', async () => {
    const tenant = await makeTenant(parts);
    for (const call of [previewPatientImport, importPatients])
      expect((await tenant.call(call, upload([rina]), { as: 'viewer' })).status).toBe(403);
  });
});
