// Names as people have them: one name alone, apostrophes, hyphens, newborns named after their mother, and papers without a second blank.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPatient, getPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { expect, it } from 'vitest';
import { type PatientForm, patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

it.each([
  [{ firstName: 'Lakshmi', lastName: '' }, 'Lakshmi'],
  [{ firstName: 'Maria', lastName: "D'Souza" }, "Maria D'Souza"],
  [{ firstName: 'Mary-Ann', middleName: '', lastName: 'O’Keefe' }, 'Mary-Ann O’Keefe'],
  [{ firstName: 'B/O Sita', lastName: '' }, 'B/O Sita'],
  [{ firstName: 'Twin 1', middleName: 'of', lastName: 'Sita' }, 'Twin 1 of Sita'],
  [{ firstName: 'محمد', lastName: 'علی' }, 'محمد علی'],
] as const)('registers %j, read in one piece as %s (R224, Q244)', async (name, whole) => {
  const tenant = await makeTenant(parts);
  const { patient } = await tenant.ask(addPatient, { patient: patientForm(name) });
  const read = await tenant.ask(getPatient, { patient: { patientId: patient.patientId } });
  expect(read.patient).toMatchObject({ firstName: name.firstName, lastName: name.lastName });
  const { rows } = await parts.owner.query<{ name: string }>(
    `select name_in_one(salutation, first_name, middle_name, last_name) as name from patient
      where tenant_id = $1 and patient_id = $2`,
    [tenant.tenantId, patient.patientId],
  );
  expect(rows[0]?.name).toBe(`Mrs. ${whole}`);
});

it('takes no last name left out, and one taken away later, as empty text (Q244)', async () => {
  const tenant = await makeTenant(parts);
  const { lastName: _, ...form } = patientForm();
  const { patient } = await tenant.ask(addPatient, { patient: form as PatientForm });
  const wire = await tenant.call(getPatient, { patient: { patientId: patient.patientId } });
  expect(wire.wire).toMatchObject({ patient: { lastname: '' } });
  await tenant.ask(updatePatient, { patient: { ...patientForm({ lastName: '' }), patientId: patient.patientId } });
  expect((await tenant.ask(getPatient, { patient: { patientId: patient.patientId } })).patient.lastName).toBe('');
});

it.each(['Asha2', 'Roy/Sen', '<b>'])('refuses %s as a last name (R224, Q244)', async (lastName) => {
  const tenant = await makeTenant(parts);
  const answer = await tenant.call(addPatient, { patient: patientForm({ lastName }) });
  expect(answer.message).toContain('valid last name');
});

it('puts no name together in SQL but with the function that leaves no second blank (Q244)', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync(['src/**/*.ts', 'db/seed/**/*.ts'], { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(300);
  const joined = /concat_ws\(' '[^`]{0,120}last_name|first_name \|\| ' '/;
  expect(files.filter((file) => joined.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('reads the name of staff in one place only (Q244)', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const spelledOut = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const aliases = [...text.matchAll(/(?:join|from) staff (\w+)\b/g)].map(([, alias = '']) => alias);
    return aliases.some((alias) => new RegExp(`name_in_one\\(\\s*${alias}\\.`).test(text));
  });
  expect(spelledOut).toEqual([]);
});
