// The edit form of an admission: initial values, locked fields, the values sent, and two edits merged.
import { describe, expect, it } from 'vitest';
import { takenOver } from '../../kernel/stale-edit.ts';
import { editFaults, editOf, formOfAdmission } from './admission-edit.ts';
import { locksOfEdit, locksOfNew, mayBeMode, mayBeType } from './admission-locks.ts';
import { fromInpatientList } from './admission-origin.ts';
import type { Admission } from './paper-facts.tsx';

const kept = {
  admissionId: 5,
  version: 3,
  patientId: 7,
  admittedAt: '2026-11-20T05:00:00.000Z',
  doctorId: 1,
  departmentId: 2,
  specializationId: 3,
  patientType: 'TPA',
  patientCategory: 'General',
  admissionMode: 'General',
  admissionCategory: 'ICU',
  emergencyNumber: '9800000000',
  guardianName: null,
  guardianRelation: 'Son',
  associationId: 1,
  tpaPolicyNo: 'P-1',
  bedId: 9,
  estimatedAmount: 123450,
  referralName: 'Dr. Roy',
  referralCommission: 750,
  isReferralPaid: false,
  packages: null,
  packageAmount: null,
  isFinalBill: false,
} as unknown as Admission;
const [administrator, clerk] = [19, 30];

describe('an edit', () => {
  it('shows amounts in rupees and percent, empty where there is nothing (R386, Q17)', () => {
    expect(formOfAdmission(kept)).toMatchObject({
      estimatedAmount: 1234.5,
      exceptionalAmount: '',
      referralCommission: 7.5,
      guardianName: '',
      guardianRelation: 'Son',
      packages: [],
    });
  });

  it('sends what may change with the version it was made on, and neither patient, bed nor payer (R385, Q70)', () => {
    const edit = editOf({ ...formOfAdmission(kept), guardianName: 'Ravi' }, kept);
    expect(edit).toMatchObject({ admissionId: 5, version: 3, guardianName: 'Ravi', estimatedAmount: 1234.5 });
    for (const name of ['patientId', 'bedId', 'associationId', 'tpaPolicyNo', 'advanceAmount'])
      expect(edit).not.toHaveProperty(name);
  });

  it('tells faults in the words of the form, none about bed and payer (R400, R410, R412)', () => {
    expect(editFaults(formOfAdmission(kept), kept)).toEqual({});
    const wrong = {
      ...formOfAdmission(kept),
      doctorId: null,
      patientCategory: 'Trustee',
      isPackageApplicable: true,
    } as const;
    expect(editFaults(wrong, kept)).toMatchObject({
      doctorId: 'Select Doctor',
      creditorName: 'Enter creditor name',
      packages: 'Select package',
    });
  });

  it("takes over a colleague's values where nothing was typed here, and keeps what was (R386)", () => {
    const typed = { ...formOfAdmission(kept), guardianName: 'Ravi', guardianRelation: 'Brother' };
    const present = { ...kept, version: 4, guardianRelation: 'Uncle', admittedBy: 'Asha', doctorId: 8 };
    expect(takenOver(typed, formOfAdmission(kept), formOfAdmission(present))).toMatchObject({
      guardianName: 'Ravi',
      guardianRelation: 'Brother',
      admittedBy: 'Asha',
      doctorId: 8,
    });
  });
});

describe('locks', () => {
  it('of a referral: a commission locks it for all but administrators, a payment for everybody (R392, R393)', () => {
    expect(locksOfEdit(kept, clerk)).toMatchObject({ isReferralLocked: true, isCommissionShown: false });
    expect(locksOfEdit(kept, administrator)).toMatchObject({ isReferralLocked: false, isCommissionShown: true });
    const paid = { ...kept, isReferralPaid: true };
    expect(locksOfEdit(paid, administrator)).toMatchObject({ isReferralLocked: true, isCommissionLocked: true });
  });

  it('of an edit: the kind of payer, and whether there is a bed, stay (R385, R391, Q70)', () => {
    const locks = locksOfEdit(kept, clerk);
    expect(['TPA', 'Corporate', 'General', 'Govt'].filter((type) => mayBeType(type, locks))).toEqual(['TPA']);
    const cash = locksOfEdit({ ...kept, patientType: 'General' }, clerk);
    expect(['TPA', 'Corporate', 'General', 'Govt'].filter((type) => mayBeType(type, cash))).toEqual([
      'General',
      'Govt',
    ]);
    expect(['General', 'Emergency', 'IVF', 'Dental'].filter((mode) => mayBeMode(mode, locks))).toEqual([
      'General',
      'Emergency',
    ]);
    const isNew = locksOfNew(fromInpatientList, clerk);
    expect(mayBeType('TPA', isNew) && mayBeMode('IVF', isNew)).toBe(true);
  });

  it('of packages: once chosen they stay, and none is chosen after the final bill (Q47, Q62)', () => {
    const packages = [{ packageId: 1, packageName: 'Short stay' }];
    expect(locksOfEdit(kept, clerk).arePackagesLocked).toBe(false);
    expect(locksOfEdit({ ...kept, packages }, clerk).arePackagesLocked).toBe(true);
    expect(locksOfEdit({ ...kept, isFinalBill: true }, clerk)).toMatchObject({
      arePackagesLocked: true,
      isBilled: true,
    });
  });
});
