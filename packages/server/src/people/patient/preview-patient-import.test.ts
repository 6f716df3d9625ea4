// Looking at a file of patients before it is imported: who would be registered, and every cell that cannot be used.

import { addPatient } from '@charaka/contract/people/patient/patient';
import { previewPatientImport } from '@charaka/contract/people/patient/patient-import';
import { describe, expect, it } from 'vitest';
import {
  HEAD,
  madhabi,
  mapping,
  patientCount,
  rina,
  type Upload,
  upload,
} from '../../../test-support/patient/patient-file.ts';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import type { BadRow } from '../../kernel/bad-cell.ts';

/** The shown fields of rows that are wrong. */
const toldOf = (rows: readonly BadRow[]) =>
  rows.map(({ row, column, value, reason }) => ({ row, column, value, reason }));

const parts = useTestApp();

describe('previewing an import of patients', () => {
  it('tells who would be registered and writes nothing', async () => {
    const tenant = await makeTenant(parts);
    const preview = await tenant.ask(previewPatientImport, upload([rina, '', madhabi]));
    expect(preview).toMatchObject({ rowCount: 2, newCount: 2, alikeCount: 0, badCount: 0, badRows: [] });
    expect(preview.samples).toEqual([
      {
        row: 2,
        name: 'Mrs. Rina Sen',
        sex: 'F',
        birthDate: '1990-05-01',
        contactNo: '+919830012345',
        city: 'Pune',
        stateName: 'Maharashtra',
      },
      {
        row: 4,
        name: 'Ms. মাধবী সেন',
        sex: 'F',
        birthDate: '1962-03-05',
        contactNo: '+8801712345678',
        city: 'Kochi',
        stateName: 'Kerala',
      },
    ]);
    expect(await patientCount(tenant)).toBe(0);
  });

  it('reads dates by their column and asks where one has two meanings (R227, Q278)', async () => {
    const tenant = await makeTenant(parts);
    const row = (born: string, place: number) => `Mrs,Rina,Das,F,${born},98300111${place},,1 Road,Pune,`;
    const plain = ['05/03/1988', '5-Mar-88', '05/03/88', '5/3/24', '32165'].map((born, place) => row(born, place + 10));
    const read = await tenant.ask(previewPatientImport, upload(plain));
    expect(read.samples.map(({ birthDate }) => birthDate)).toEqual(['1988-03-05', '1988-03-05', '1988-03-05']);
    expect(toldOf(read.badRows).map(({ row: place, reason }) => `${place} ${reason}`)).toEqual([
      '5 This may mean 2024-03-05 or 1924-03-05. Please write the value that is meant',
      '6 This may mean 1988-01-23 or 1992-01-24. Please write the value that is meant',
    ]);
    const mixed = await tenant.ask(previewPatientImport, upload([row('05/03/1988', 20), row('03/28/1988', 21)]));
    expect(toldOf(mixed.badRows).map(({ row: place, reason }) => `${place} ${reason}`)).toEqual([
      '2 This may mean 1988-03-05 or 1988-05-03. Please write the value that is meant',
    ]);
  });

  it('mends the number of a spreadsheet where it is whole, and reads ages as our own list has them (Q277)', async () => {
    const tenant = await makeTenant(parts);
    const row = (phone: string) => `Mrs,Rina,Das,F,1990-05-01,${phone},,1 Road,Pune,`;
    const { samples, badRows } = await tenant.ask(
      previewPatientImport,
      upload([row('9830011118.0'), row('9.830011119E+09'), row('9.83E+09'), row('98300111180')]),
    );
    expect(samples.map(({ contactNo }) => contactNo)).toEqual(['+919830011118', '+919830011119']);
    expect(toldOf(badRows).map(({ row: place, reason }) => `${place} ${reason}`)).toEqual([
      '4 The spreadsheet has rounded this number. Set the format of the column to Text and type the number again',
      '5 Please enter valid mobile no',
    ]);
  });

  it('names every cell that cannot be used by row, column and the sentence of the dialog (R223, R224, R225, R226, R227, R228, R229, R230, R231, R232, R233, R234, R235, R236, R237, R238, R239)', async () => {
    const tenant = await makeTenant(parts);
    const { badRows, badCount, newCount } = await tenant.ask(
      previewPatientImport,
      upload([
        rina,
        'Mrs,R1na,,X,31/02/1990,12345,rina@,,P4ne;,Atlantis',
        'Wizard,Asha,Rao,,1990-05-01,9830012346,,1 Road,Pune,',
        'Mr,Ravi,Rao,M,2990-05-01,9830012347,,1 Road,Pune,Kerala',
        'Mr,Too,Few',
      ]),
    );
    expect(newCount).toBe(1);
    expect(toldOf(badRows)).toEqual(
      expect.arrayContaining([
        { row: 3, column: 'First', value: 'R1na', reason: 'Please enter a valid first name' },
        { row: 3, column: 'Sex', value: 'X', reason: 'This is neither male, female nor other' },
        {
          row: 3,
          column: 'Born',
          value: '31/02/1990',
          reason: 'This is not a readable date or age in whole years',
        },
        { row: 3, column: 'Phone', value: '12345', reason: 'Please enter valid mobile no' },
        { row: 3, column: 'Email', value: 'rina@', reason: 'This is not a valid Email!!!' },
        { row: 3, column: 'Address', value: '', reason: 'Please enter address' },
        { row: 3, column: 'City', value: 'P4ne;', reason: 'Please enter valid city' },
        { row: 3, column: 'State', value: 'Atlantis', reason: 'The country has no state with this name' },
        {
          row: 4,
          column: 'Title',
          value: 'Wizard',
          reason: 'This salutation is not in the list of salutations',
        },
        { row: 4, column: 'Sex', value: '', reason: 'Please select gender' },
        { row: 5, column: 'Born', value: '2990-05-01', reason: 'The date of birth cannot be in the future.' },
        { row: 6, column: '', value: 'Mr, Too, Few', reason: 'This row has 3 cells and the heading has 10' },
      ]),
    );
    expect(badRows).toHaveLength(12);
    expect(badCount).toBe(12);
  });

  it('counts rows as a spreadsheet does, with a byte order mark, CRLF, quoted newlines and blank lines', async () => {
    const tenant = await makeTenant(parts);
    const file = `\uFEFF${HEAD}\r\n${rina.replace('12 Palash Road, flat 2', '12 Palash Road\nflat 2')}\r\n\r\nMr,,Rao,M,1990-01-01,98300,,1 Road,Pune,Kerala\r\n`;
    const preview = await tenant.ask(previewPatientImport, upload([], { file }));
    expect(preview.newCount).toBe(1);
    expect(preview.badRows.map(({ row, column }) => `${row} ${column}`)).toEqual(['4 First', '4 Phone']);
  });

  it('says which columns are missing, and when the file is no CSV or has nobody in it', async () => {
    const tenant = await makeTenant(parts);
    const reasons = async (changes: Partial<Upload>, lines = [rina]) =>
      (await tenant.ask(previewPatientImport, upload(lines, changes))).badRows.map(({ reason }) => reason);
    expect(await reasons({ mapping: { ...mapping, city: 'Town' } })).toEqual(["The file has no column 'Town'"]);
    expect(await reasons({ mapping: { ...mapping, contactNo: null, sex: null, salutation: null } })).toEqual([
      'Choose the column with the gender',
      'Choose the column with the mobile number',
    ]);
    expect(await reasons({}, [])).toEqual(['The file has no rows']);
    expect((await reasons({ file: 'a,b\n"open' }))[0]).toMatch(/^The file is not a readable CSV/);
  });

  it('takes 5,000 patients a file and not one more', async () => {
    const tenant = await makeTenant(parts);
    const many = Array.from({ length: 5001 }, (_, index) => rina.replace('12345', String(10_000 + index)));
    const { badRows } = await tenant.ask(previewPatientImport, upload(many));
    expect(badRows.map(({ reason }) => reason)).toEqual(['The file has more than 5,000 rows; please split it']);
  });

  it('names a patient or an email that stands twice in the file (Q200)', async () => {
    const tenant = await makeTenant(parts);
    const lines = [rina, rina.replace('rina@', 'other@'), rina.replace('Rina', 'Mina').replace('12345', '12346')];
    const { badRows } = await tenant.ask(previewPatientImport, upload(lines));
    expect(badRows.map(({ row, column, reason }) => ({ row, column, reason }))).toEqual([
      { row: 3, column: 'First', reason: 'This patient is already in row 2' },
      { row: 4, column: 'Email', reason: 'This email is already in row 2' },
    ]);
  });

  it('names the registered patient a row looks like, and an email somebody else has (Q200)', async () => {
    const tenant = await makeTenant(parts);
    const known = patientForm({
      firstName: 'Reena',
      lastName: 'Sen',
      contactNo: '9830012345',
      birthDate: '1990-05-02',
    });
    const { patientId } = (await tenant.ask(addPatient, { patient: known })).patient;
    await tenant.ask(addPatient, { patient: patientForm({ email: 'taken@mail.example' }) });
    const lines = [rina, madhabi.replace('5678,', '5678,Taken@mail.example')];
    const preview = await tenant.ask(previewPatientImport, upload(lines));
    expect(preview).toMatchObject({ newCount: 0, alikeCount: 1 });
    expect(preview.alike).toEqual([
      {
        row: 2,
        name: 'Rina Sen',
        contactNo: '+919830012345',
        patientId,
        patientName: 'Reena Sen',
        patientBirthDate: '1990-05-02',
      },
    ]);
    expect(toldOf(preview.badRows)).toEqual([
      { row: 3, column: 'Email', value: 'Taken@mail.example', reason: 'Email already exists' },
    ]);
  });
});
