// Changing a patient.
import { addPatient, getPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { checkPatientEmail } from '@charaka/contract/people/patient/patient-check';
import { describe, expect, it } from 'vitest';
import { patientForm, wholePatient } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('updating a patient', () => {
  it('replaces every field and clears what is left out, the picture too (R256, Q17)', async () => {
    const tenant = await makeTenant(parts);
    const filled = patientForm({
      middleName: 'Devi',
      email: 'asha@home.example',
      image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      bloodGroup: 'B+',
    });
    const { patientId } = (await tenant.ask(addPatient, { patient: filled })).patient;
    const answer = await tenant.call(updatePatient, {
      patient: { ...patientForm({ lastName: 'Nair', stateId: 32, city: 'Kochi' }), patientId },
    });
    expect(answer.message).toBe('Patient updated successfully');
    const { patient } = await tenant.ask(getPatient, { patient: { patientId } });
    expect(patient).toMatchObject({ lastName: 'Nair', stateName: 'Kerala', stateCode: '32', city: 'Kochi' });
    expect(patient).toMatchObject({ middleName: null, email: null, image: null, bloodGroup: null });
  });

  it('loses nothing when a patient is saved as it was read (R242, Q199)', async () => {
    const tenant = await makeTenant(parts);
    const added = (await tenant.ask(addPatient, { patient: wholePatient() })).patient;
    const known = await tenant.call(getPatient, { patient: { patientId: added.patientId } });
    const kept = Object.keys(wholePatient()).map((name) => [name, known.output.patient[name as keyof typeof added]]);
    const again = { ...Object.fromEntries(kept), patientId: added.patientId, familyIncome: 480_000.5 };
    const { patient } = await tenant.ask(updatePatient, {
      patient: again as ReturnType<typeof wholePatient> & { patientId: number },
    });
    const { version: _, ...before } = known.output.patient;
    expect(patient).toEqual(before);
  });

  it('wants twelve digits of an Addhar number here too (R222)', async () => {
    const tenant = await makeTenant(parts);
    const { patientId } = (await tenant.ask(addPatient, { patient: patientForm() })).patient;
    const patient = { ...patientForm({ idCardType: 'Addhar', idCardNo: '12' }), patientId };
    expect((await tenant.call(updatePatient, { patient })).message).toBe(
      'Please enter the 12 digits of the Addhar number',
    );
  });

  it('tells while typing whose email is taken, the own one not (R239, Q200)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const { patientId } = (await tenant.ask(addPatient, { patient: patientForm({ email: 'asha@home.example' }) }))
      .patient;
    const isTaken = async (asked: TestTenant, patient: { email: string; patientId?: number }) =>
      (await asked.ask(checkPatientEmail, { patient })).isTaken;
    expect(await isTaken(tenant, { email: 'ASHA@home.example' })).toBe(true);
    expect(await isTaken(tenant, { email: 'asha@home.example', patientId })).toBe(false);
    expect(await isTaken(tenant, { email: 'ravi@home.example' })).toBe(false);
    expect(await isTaken(other, { email: 'asha@home.example' })).toBe(false);
  });

  it('does not answer whose email is taken to a user who neither registers nor edits patients (R239)', async () => {
    const answers = async (rights: string) => {
      const tenant = await makeTenant(parts);
      await tenant.parts.owner.query(
        `update role_permission set ${rights} where tenant_id = $1 and role_id = 31 and menu_path = 'patient_registration'`,
        [tenant.tenantId],
      );
      await tenant.ask(addPatient, { patient: patientForm({ email: 'asha@home.example' }) });
      return Promise.all(
        ['asha@home.example', 'ravi@home.example'].map(async (email) => {
          const { status, output } = await tenant.call(checkPatientEmail, { patient: { email } }, { as: 'viewer' });
          return [status, output.isTaken];
        }),
      );
    };
    const nothing = [200, false];
    expect(await answers('can_add = false, can_edit = false')).toEqual([nothing, nothing]);
    expect(await answers('can_edit = true')).toEqual([[200, true], nothing]);
    expect(await answers('can_add = true')).toEqual([[200, true], nothing]);
  });

  it('keeps its own email and refuses one of somebody else (Q200)', async () => {
    const tenant = await makeTenant(parts);
    const add = (email: string) => tenant.ask(addPatient, { patient: patientForm({ email }) });
    const { patientId } = (await add('asha@home.example')).patient;
    await add('ravi@home.example');
    const save = (email: string) => tenant.call(updatePatient, { patient: { ...patientForm({ email }), patientId } });
    expect((await save('asha@home.example')).isFailure).toBe(false);
    expect((await save('ravi@home.example')).message).toBe('Email already exists');
  });

  it('refuses a number the tenant does not have, and needs the right to edit (R168, Q18)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const { patientId } = (await tenant.ask(addPatient, { patient: patientForm() })).patient;
    const patient = { ...patientForm(), patientId };
    expect((await other.call(updatePatient, { patient })).message).toBe('This patient does not exist');
    expect((await other.call(getPatient, { patient: { patientId } })).message).toBe('This patient does not exist');
    expect((await tenant.call(updatePatient, { patient }, { as: 'viewer' })).status).toBe(403);
  });

  it('leaves an audit row naming who changed what (R026, Q30)', async () => {
    const tenant = await makeTenant(parts);
    const { patientId } = (await tenant.ask(addPatient, { patient: patientForm() })).patient;
    await tenant.ask(updatePatient, {
      patient: {
        ...patientForm({
          city: 'Mumbai',
          image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        }),
        patientId,
      },
    });
    const { rows } = await parts.owner.query(
      `select user_id, operation, before ->> 'city' as was, after ->> 'city' as now, after::text like '%iVBORw0KGgo%' as is_image_kept,
         after ->> 'image_file_id' is not null as is_file_named from audit_log
       where tenant_id = $1 and table_name = 'patient' and record_id = $2 and action = 'update'`,
      [tenant.tenantId, String(patientId)],
    );
    expect(rows).toEqual([
      {
        user_id: 2,
        operation: updatePatient.path,
        was: 'Pune',
        now: 'Mumbai',
        is_image_kept: false,
        is_file_named: true,
      },
    ]);
  });
});
