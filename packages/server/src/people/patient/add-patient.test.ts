// Registering a patient: what is required, what is checked, and the number.

import { ORGANISATION_ID } from '@charaka/contract/foundation/tenancy/tenancy';
import { addPatient, getPatient } from '@charaka/contract/people/patient/patient';
import { ageOn } from '@charaka/rules/person/age';
import { dateInZone, daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import { describe, expect, it } from 'vitest';
import { type PatientForm, patientForm, wholePatient } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { openOwner } from '../../kernel/database.ts';

const parts = useTestApp();
const today = () => dateInZone(new Date(), 'Asia/Kolkata');

describe('adding a patient', () => {
  it('registers under the next number and says so (R243, R256, Q87)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addPatient, { patient: patientForm() });
    expect(answer.message).toBe('Patient added successfully');
    expect(answer.output.patient).toMatchObject({
      patientId: 1,
      stateName: 'Maharashtra',
      stateCode: '27',
      isActive: true,
    });
    expect(answer.wire.patient).toMatchObject({ patientUid: 1, firstname: 'Asha', dateOfBirth: '1990-05-01' });
    expect((await tenant.ask(addPatient, { patient: patientForm() })).patient.patientId).toBe(2);
  });

  it('keeps the patient in organisation 100 (R015)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(addPatient, { patient: patientForm() });
    const { rows } = await parts.owner.query('select organisation_id::int as id from patient where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows).toEqual([{ id: ORGANISATION_ID }]);
  });

  it('waits for nobody else who registers, and gives no number twice, not even one that was not used (Q87)', async () => {
    const tenant = await makeTenant(parts);
    const register = async () => (await tenant.ask(addPatient, { patient: patientForm() })).patient.patientId;
    expect(await register()).toBe(1);
    const other = await openOwner(parts.address);
    try {
      await other.query('begin');
      await other.query(`select set_config('app.tenant_id', $1, true)`, [String(tenant.tenantId)]);
      expect((await other.query('select next_patient_number()::int as number')).rows).toEqual([{ number: 2 }]);
      // The other transaction is still open.
      expect(await register()).toBe(3);
      await other.query('rollback');
      expect(await register()).toBe(4);
    } finally {
      await other.end();
    }
  });

  it('counts numbers up without gaps when clerks register at the same instant and one of them is refused (Q87)', async () => {
    const tenant = await makeTenant(parts);
    const forms = [1, 2, 3, 4, 5].map(() => patientForm());
    forms[2] = patientForm({ stateId: 101 });
    const answers = await Promise.all(forms.map((patient) => tenant.call(addPatient, { patient })));
    expect(answers.map((answer) => answer.isFailure)).toEqual([false, false, true, false, false]);
    const numbers = answers.filter((answer) => !answer.isFailure).map((answer) => answer.output.patient.patientId);
    expect(numbers.sort()).toEqual([1, 2, 3, 4]);
  });

  it('works age out from the birth date, as of today in the hospital (R227, R228, R246)', async () => {
    const tenant = await makeTenant(parts);
    const { years, months, days } = ageOn('1990-05-01', today());
    const { patient } = await tenant.ask(addPatient, {
      patient: patientForm({ ageYears: 99, ageMonths: 9, ageDays: 9 }),
    });
    expect(patient).toMatchObject({ ageYears: years, ageMonths: months, ageDays: days });
    const newborn = await tenant.ask(addPatient, { patient: patientForm({ birthDate: today() }) });
    expect(newborn.patient).toMatchObject({ ageYears: 0, ageMonths: 0, ageDays: 0 });
  });

  it('refuses a birth date that lies ahead, lies too far back or does not exist (R227, Q197)', async () => {
    const tenant = await makeTenant(parts);
    const withBirthDate = (birthDate: string) => tenant.call(addPatient, { patient: patientForm({ birthDate }) });
    expect((await withBirthDate(daysAfter(today(), 1))).message).toBe('The date of birth cannot be in the future.');
    expect((await withBirthDate(daysBefore(today(), 365 * 140))).isFailure).toBe(true);
    expect((await withBirthDate('2001-02-30')).message).toBe('Please enter date of birth');
    expect((await withBirthDate('1990-05-01T00:00:00Z')).output.patient.birthDate).toBe('1990-05-01');
  });

  it('takes an instant with a zone as the day of the hospital, one without as its date (Q278)', async () => {
    const tenant = await makeTenant(parts);
    const dayOf = async (birthDate: string) =>
      (await tenant.ask(addPatient, { patient: patientForm({ birthDate }) })).patient.birthDate;
    expect(await dayOf('2022-01-31T18:30:00.000Z')).toBe('2022-02-01');
    expect(await dayOf('2022-01-31T18:29:00.000Z')).toBe('2022-01-31');
    expect(await dayOf('2022-01-31T23:59:00')).toBe('2022-01-31');
  });

  it.each<[string, keyof PatientForm, unknown, string]>([
    ['R223', 'salutation', undefined, 'Please select a salutation'],
    ['R224', 'firstName', undefined, 'Please enter a valid first name'],
    ['R224', 'firstName', 'Asha2', 'Please enter a valid first name'],
    ['R224', 'lastName', 'R@o', 'Please enter a valid last name'],
    ['R225', 'middleName', '77', 'Please enter a valid middle name'],
    ['R226', 'sex', undefined, 'Please select gender'],
    ['R227', 'birthDate', undefined, 'Please enter date of birth'],
    ['R229', 'nationality', ' ', 'Please enter nationality'],
    ['R230', 'contactNo', undefined, 'Please enter patient mobile no'],
    ['R230', 'contactNo', '12345', 'Please enter valid mobile no'],
    ['R231', 'addressLineOne', '', 'Please enter address'],
    ['R232', 'countryId', undefined, 'Please select country'],
    ['R233', 'stateId', undefined, 'Please select state'],
    ['R234', 'city', undefined, 'Please enter city'],
    ['R234', 'city', 'Pune;', 'Please enter valid city'],
    ['R236', 'fatherName', 'M_R', 'Please enter valid father name'],
    ['R236', 'motherName', '12', 'please enter valid mother name'],
    ['R236', 'emergencyContactPerson', 'A+B', 'please enter valid emergency contact person'],
    ['R237', 'emergencyContactNo', '98', 'please enter valid emergency contact no'],
    ['R239', 'email', 'asha@', 'This is not a valid Email!!!'],
    ['R240', 'image', 'A'.repeat(6_990_512), 'File size should not be more than 5 MB'],
    ['R215', 'heightCm', 301, 'Please enter a height in cm'],
    ['R215', 'weightKg', 61.555, 'Please enter a weight in kg'],
  ])(
    '(%s) %s wrong or missing is answered with the sentence of the specification',
    async (_rule, field, value, sentence) => {
      const tenant = await makeTenant(parts);
      const patient = { ...patientForm(), [field]: value } as PatientForm;
      const answer = await tenant.call(addPatient, { patient });
      expect(answer.status).toBe(400);
      expect(answer.message).toBe(sentence);
      expect(answer.fields).toEqual({ [`patient.${field}`]: sentence });
    },
  );

  it('wants the twelve digits of an Addhar number, of other cards anything (R222)', async () => {
    const tenant = await makeTenant(parts);
    const withCard = (idCardType: 'Addhar' | 'VoterId', idCardNo: string) =>
      tenant.call(addPatient, { patient: patientForm({ idCardType, idCardNo }) });
    const sentence = 'Please enter the 12 digits of the Addhar number';
    expect((await withCard('Addhar', '1234')).fields).toEqual({ 'patient.idCardNo': sentence });
    expect((await withCard('VoterId', 'WBX1234')).isFailure).toBe(false);
    expect((await withCard('Addhar', '123456789012')).output.patient.idCardNo).toBe('123456789012');
  });

  it('keeps every field of the dialog (R215, R220, R221, R222)', async () => {
    const tenant = await makeTenant(parts);
    const filled = wholePatient();
    const { patient: added } = await tenant.ask(addPatient, { patient: filled });
    const { patient } = await tenant.ask(getPatient, { patient: { patientId: added.patientId } });
    expect(patient).toMatchObject({ ...filled, familyIncome: 48_000_050 });
    expect(patient).toMatchObject(added);
  });

  it('speaks the spellings of the specification, its typos too (R215, R221, Q206)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addPatient, { patient: wholePatient() });
    expect(answer.wire.patient).toMatchObject({
      patientHealthId: 'asha@abdm',
      patientHealthIdNo: '91123456789012',
      isDiabatic: true,
      underMedication: false,
      isTobaccoAddicted: true,
      isDrugAddicted: true,
      familyIncome: 480_000.5,
      provisionalDiagonisis: '<p>Dengue</p>',
    });
  });

  it('cleans the seven histories and keeps nothing of an empty one (R221, Q158)', async () => {
    const tenant = await makeTenant(parts);
    const { patient } = await tenant.ask(addPatient, {
      patient: patientForm({
        keyFindings: '<p onclick="alert(1)">Pallor<script>alert(1)</script></p>',
        familyHistory: '',
      }),
    });
    expect(patient.keyFindings).toBe('<p>Pallor</p>');
    expect(patient.familyHistory).toBeNull();
  });

  it('names who sent the patient, a referral by its present name (R218)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `insert into referral (tenant_id, referral_id, referral_name) values (${tenant.tenantId}, 1, 'Dr. Sen')`,
    );
    const sent = { referralId: 1, referralName: 'Dr. Old Name' };
    const { patient } = await tenant.ask(addPatient, { patient: patientForm(sent) });
    expect(patient).toMatchObject({ referralId: 1, referralName: 'Dr. Sen' });
    const alone = await tenant.ask(addPatient, { patient: patientForm({ referralName: 'A neighbour' }) });
    expect(alone.patient).toMatchObject({ referralId: null, referralName: 'A neighbour' });
    expect((await tenant.call(addPatient, { patient: patientForm({ referralId: 77 }) })).isFailure).toBe(true);
  });

  it('takes the state from the chosen country only, and its code with it (R232, R233, R521)', async () => {
    const tenant = await makeTenant(parts);
    const foreign = await tenant.call(addPatient, { patient: patientForm({ countryId: 2 }) });
    expect(foreign.message).toBe('Please select state');
    const { patient } = await tenant.ask(addPatient, { patient: patientForm({ countryId: 2, stateId: 103 }) });
    expect(patient).toMatchObject({ countryName: 'Bangladesh', stateName: 'Dhaka', stateCode: 'BD-C' });
  });

  it('reads Male, Female and Others as well as the letters kept (R194, Q202)', async () => {
    const tenant = await makeTenant(parts);
    const { patient } = await tenant.ask(addPatient, { patient: patientForm({ sex: 'Others' }) });
    expect(patient.sex).toBe('O');
  });

  it('keeps the picture without data prefix and drug allergies as they are piped (R217, R254, R255, R353)', async () => {
    const tenant = await makeTenant(parts);
    const filled = {
      image:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      drugAllergy: 'Aspirin|Penicillin',
    };
    const added = await tenant.ask(addPatient, { patient: patientForm(filled) });
    const { patient } = await tenant.ask(getPatient, { patient: { patientId: added.patient.patientId } });
    expect(patient).toMatchObject({
      image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      drugAllergy: 'Aspirin|Penicillin',
    });
  });

  it('takes a picture only for what it is, and none that unpacks to gigabytes (PS047)', async () => {
    const tenant = await makeTenant(parts);
    const bomb = Buffer.alloc(33);
    bomb.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    const said = async (image: string) => (await tenant.call(addPatient, { patient: patientForm({ image }) })).message;
    const svg = Buffer.from('<svg onload="alert(1)">').toString('base64');
    for (const image of ['https://pictures.example/a.png', 'javascript:alert(1)', svg, `data:image/png;base64,${svg}`])
      expect(await said(image), image).toBe('Only PNG and JPEG pictures are accepted');
    expect(await said(bomb.toString('base64'))).toBe(
      'The picture has more than 50 million pixels. Please make it smaller',
    );
  });

  it('refuses an email that another patient has, also when both are saved at the same instant (R239, Q200)', async () => {
    const tenant = await makeTenant(parts);
    const forms = ['asha@home.example', 'ASHA@home.example'].map((email) => patientForm({ email }));
    const answers = await Promise.all(forms.map((patient) => tenant.call(addPatient, { patient })));
    expect(answers.filter((answer) => answer.isFailure).map((answer) => answer.message)).toEqual([
      'Email already exists',
    ]);
    const later = await tenant.call(addPatient, { patient: patientForm({ email: 'Asha@Home.example' }) });
    expect(later).toMatchObject({
      message: 'Email already exists',
      fields: { 'patient.email': 'Email already exists' },
    });
    await tenant.ask(addPatient, { patient: patientForm({ email: '' }) });
  });

  it('needs the right to add (R168, R169)', async () => {
    const tenant = await makeTenant(parts);
    expect((await tenant.call(addPatient, { patient: patientForm() }, { as: 'viewer' })).status).toBe(403);
  });
});
