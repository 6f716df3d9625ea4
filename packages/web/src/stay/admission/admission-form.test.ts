// Consequences of a choice in the admission form.
import {
  admissionCategories,
  admissionModes,
  patientCategories,
  patientTypes,
  rateTypes,
} from '@charaka/contract/stay/admission/admission-words';
import { describe, expect, it } from 'vitest';
import {
  admissionFaults,
  newAdmissionForm,
  takenDoctors,
  withAssociation,
  withDoctor,
  withMode,
  withPatientType,
} from './admission-form.ts';

const form = newAdmissionForm(new Date('2026-11-21T05:00:00Z'));

describe('choices of the admission form', () => {
  it('presets the bed of IVF and Dental and clears the OPD visit (R391, R384)', () => {
    expect(withMode({ ...form, opdNumber: '7' }, 'IVF')).toMatchObject({
      bedTypeId: 100,
      bedGroupId: 100,
      bedId: 400,
      opdNumber: '',
    });
  });

  it('asks for a bed again after IVF or Dental, and keeps it otherwise (R391)', () => {
    expect(withMode({ ...form, admissionMode: 'Dental' }, 'General')).toMatchObject({ bedId: null });
    expect(withMode({ ...form, bedId: 7 }, 'Emergency')).toEqual({ admissionMode: 'Emergency' });
  });

  it('clears what belongs to a payer with the type or the payer (R387, R390)', () => {
    expect(withPatientType('Govt')).toMatchObject({ associationId: null, tpaPolicyNo: '' });
    expect(withAssociation(null)).toMatchObject({ associationId: null, tpaAuthorized: '' });
    expect(withAssociation(3)).toEqual({ associationId: 3 });
  });

  it('lets department and speciality follow the doctor, unless they were chosen by hand (R368, R377)', () => {
    const [heart, bone] = [
      { departmentId: 1, specializationId: 11 },
      { departmentId: 2, specializationId: null },
    ];
    const first = withDoctor(form, 7, heart, undefined);
    expect(first).toEqual({ doctorId: 7, departmentId: 1, specializationId: 11 });
    const followed = withDoctor({ ...form, ...first }, 8, bone, heart);
    expect(followed).toEqual({ doctorId: 8, departmentId: 2, specializationId: null });
    const byHand = { ...form, ...first, departmentId: 5 };
    expect(withDoctor(byHand, 8, bone, heart)).toMatchObject({ departmentId: 5, specializationId: null });
    expect(withDoctor({ ...form, ...first }, null, undefined, heart)).toMatchObject({ departmentId: null });
  });

  it('knows the doctors taken by the other fields (R396)', () => {
    expect(takenDoctors({ ...form, doctorId: 1, otherDoctor2Id: 4 }, 'otherDoctor2Id')).toEqual([1]);
  });
});

describe('faults of the admission form', () => {
  it('tells single fields and what is wrong between fields at once (R400, R406, R409)', () => {
    expect(admissionFaults({ ...form, patientId: 1 })).toMatchObject({
      doctorId: 'Select Doctor',
      specializationId: 'Select Speciality Code',
      emergencyNumber: 'Enter an emergency number',
      bedTypeId: 'Select Bed Type',
      bedGroupId: 'Select Ward',
      bedId: 'Select Bed Number',
    });
  });

  it.each([
    ['patientType', 'Select patient type'],
    ['patientCategory', 'Select patient category'],
    ['admissionMode', 'Select admission mode'],
    ['admissionCategory', 'Select admission category'],
  ] as const)(
    'asks for %s in the words of the specification (R370, R371, R372, R373, R401, R402, R403, R404)',
    (field, sentence) => {
      expect(admissionFaults({ ...form, patientId: 1, [field]: null })[field]).toBe(sentence);
      expect(admissionFaults({ ...form, patientId: 1 })).not.toHaveProperty(field);
    },
  );

  it('offers the types, categories and modes of the specification (R370, R371, R372, R373, R380, Q64)', () => {
    expect(patientTypes).toEqual(['TPA', 'Corporate', 'General', 'Govt', 'Cash Claim']);
    expect(patientCategories).toEqual(['Staff', 'Trustee', 'General', 'Out patient']);
    expect(admissionModes).toEqual(['General', 'Day Care', 'Procedure', 'Emergency', 'OPD', 'IVF', 'Dental']);
    expect(admissionCategories).toEqual(['ICU', 'ITU', 'HDU', 'General', 'Cabin', 'OPD', 'Maternity']);
    expect(rateTypes).toEqual(['General', 'Staff', 'Other']);
  });

  it('asks for an estimate instead of a bed for IVF and Dental (R410)', () => {
    const faults = admissionFaults({ ...form, ...withMode(form, 'Dental') });
    expect(faults.estimatedAmount).toBe('Enter estimated amount');
    expect(faults.bedId).toBeUndefined();
  });

  it('asks for the payer and the creditor where the kind of stay has one (R389, R411, R412)', () => {
    expect(admissionFaults({ ...form, patientType: 'TPA', patientCategory: 'Staff' })).toMatchObject({
      associationId: 'Please select TPA',
      creditorName: 'Select staff',
    });
    expect(admissionFaults({ ...form, patientType: 'Corporate' }).associationId).toBe('Please select TPA');
    expect(admissionFaults(form)).not.toHaveProperty('associationId');
  });

  it('asks for a package behind its switch, and for what the mode of an advance needs (R395, R470, Q62)', () => {
    expect(admissionFaults({ ...form, isPackageApplicable: true })).toMatchObject({ packages: 'Select package' });
    expect(admissionFaults({ ...form, advanceAmount: 500 })).not.toHaveProperty('advanceReference');
    expect(admissionFaults({ ...form, advanceAmount: 500, advanceMode: 'Card' })).toMatchObject({
      advanceReference: 'Please enter card no',
    });
    expect(admissionFaults({ ...form, advanceAmount: 500, advanceMode: null })).toMatchObject({
      advanceMode: 'Select payment mode',
    });
  });
});
