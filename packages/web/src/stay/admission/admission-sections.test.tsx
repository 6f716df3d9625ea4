// Which fields the admission form asks for, which of them must be filled in, and which wait for another one.
import { useForm } from '@mantine/form';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { onScreen, readForm } from '../../../test-support/read-form.ts';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { type AdmissionForm, newAdmissionForm, withMode } from './admission-form.ts';
import { locksOfNew } from './admission-locks.ts';
import { fromInpatientList } from './admission-origin.ts';
import { AdmissionSections } from './admission-sections.tsx';

beforeAll(() => signIn());

const frontDesk = 20;
const administrator = 19;

function FormOf({ values, roleId }: { values: Partial<AdmissionForm>; roleId: number }) {
  const form = useForm<AdmissionForm>({ initialValues: { ...newAdmissionForm(), ...values } });
  return <AdmissionSections form={form} locks={locksOfNew(fromInpatientList, roleId)} />;
}

const fieldsWith = (values: Partial<AdmissionForm>, roleId = frontDesk) =>
  readForm(<FormOf values={values} roleId={roleId} />);
/** The labels as they are seen, a star behind those that must be filled in. */
const labelsWith = (values: Partial<AdmissionForm>, roleId = frontDesk) =>
  fieldsWith(values, roleId).map(({ label, isRequired }) => (isRequired ? `${label} *` : label));
const disabledWith = (values: Partial<AdmissionForm>) =>
  fieldsWith(values).flatMap(({ label, isDisabled }) => (isDisabled ? [label] : []));

describe('the fields of a new admission', () => {
  it('are these, in this order, with these required (R365, R366, R367, R368, R369, R370, R371, R372, R373, R375, R376, R377, R378)', () => {
    expect(labelsWith({})).toEqual([
      'Admission Date *',
      'Entered on',
      'Patient type *',
      'Patient category *',
      'Admission mode *',
      'Admission category *',
      'Old patient',
      'Bed Type *',
      'Ward *',
      'Bed *',
      'Estimated amount',
      'Exceptional amount',
      'Estimated stay (days)',
      'Doctor *',
      'Department *',
      'Speciality *',
      'Other doctor',
      'Other doctor 2',
      'Other doctor 3',
      'Package',
      'Emergency number *',
      'Emergency contact person',
      'Admitted by',
      'Guardian',
      'Relation to the patient',
      'OPD number',
      'OPD date',
      'OPD doctor',
      'Referred by',
      'Advance amount',
    ]);
  });

  it('begin as a general stay of somebody who was not here before, with a date only the server sets (R366, R367)', () => {
    const fieldOf = (label: string) => fieldsWith({}).find((field) => field.label === label);
    expect(fieldOf('Old patient')?.value).toBe('No');
    expect(fieldOf('Entered on')).toMatchObject({ isReadOnly: true, value: 'Set when the admission is saved' });
    expect(fieldOf('Patient type')?.value).toBe('General');
  });

  it('of IVF and Dental are an estimate, and neither bed nor OPD visit; a dental procedure starts (R365, R369, R384, R391)', () => {
    for (const mode of ['IVF', 'Dental'] as const) {
      const labels = labelsWith(withMode(newAdmissionForm(), mode));
      expect(labels[0]).toBe(mode === 'Dental' ? 'Procedure Start Date *' : 'Admission Date *');
      expect(labels).toContain('Estimated amount *');
      for (const gone of ['Bed Type *', 'Ward *', 'Bed *', 'OPD number', 'OPD date', 'OPD doctor'])
        expect(labels).not.toContain(gone);
    }
  });

  it('ask for the payer by the type, and wait with the rest until it is chosen (R381, R382, R387, R388)', () => {
    const ofTpa = ['TPA authorized amount', 'Policy number', 'Card number', 'CCN no'];
    expect(labelsWith({ patientType: 'TPA' })).toEqual(
      expect.arrayContaining(['TPA *', 'Insurance company', ...ofTpa]),
    );
    expect(disabledWith({ patientType: 'TPA' })).toEqual(expect.arrayContaining(['Insurance company', ...ofTpa]));
    expect(disabledWith({ patientType: 'TPA', associationId: 3 })).toEqual(['Ward', 'Bed']);
    expect(labelsWith({ patientType: 'Corporate' })).toEqual(
      expect.arrayContaining(['Corporate *', 'Corporate amount']),
    );
    expect(labelsWith({ patientType: 'Corporate' })).not.toContain('Policy number');
    expect(disabledWith({ patientType: 'Corporate' })).toContain('Corporate amount');
    expect(disabledWith({ patientType: 'Corporate', associationId: 4 })).toEqual(['Ward', 'Bed']);
  });

  it('name who stands in for a trustee or a member of staff (R383)', () => {
    expect(labelsWith({ patientCategory: 'Trustee' })).toContain('Creditor name *');
    expect(labelsWith({ patientCategory: 'Staff' })).toContain('Staff name *');
    for (const patientCategory of ['General', 'Out patient'] as const)
      expect(labelsWith({ patientCategory }).join()).not.toMatch(/Creditor|Staff name/);
  });

  it('show the package behind its switch, the commission to administrators alone (R379, R380, Q62, Q83)', () => {
    const ofPackage = ['Packages *', 'Package amount', 'Rate type'];
    for (const label of ofPackage) expect(labelsWith({})).not.toContain(label);
    expect(labelsWith({ isPackageApplicable: true })).toEqual(expect.arrayContaining(ofPackage));
    const referred = { referralId: 1, referralName: 'Dr Sen' };
    for (const label of ['Referral commission', 'Commission is paid']) {
      expect(labelsWith(referred)).not.toContain(label);
      expect(labelsWith(referred, administrator)).toContain(label);
    }
  });

  it('end with where a payer is changed later (R385)', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    const { text } = renderPaper(onScreen(<FormOf values={{}} roleId={frontDesk} />));
    expect(text).toMatch(
      /To change TPA or TPA related information, please use TPA transfer button from the list of patients$/,
    );
  });
});
