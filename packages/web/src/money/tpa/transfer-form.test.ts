// Proves what the two forms of the TPA Transfer dialog send.
import { describe, expect, it } from 'vitest';
import { changeInput, emptyValues, hasReasons, removalInput } from './transfer-form.ts';

const leftOut = new Map([[7, 'Agreed before']]);
const repricing = { isRepriced: true, leftOut, totalAfterPaise: 737_050, withdrawnVersionIds: undefined };

describe('what the dialog sends', () => {
  it('of a change: patient type TPA, the papers, and the charges as the preview showed them (R430, R432)', () => {
    const values = { ...emptyValues, associationId: 3, tpaAuthorized: '2500.5', ccnNo: 'C-1' };
    expect(changeInput(12, values, repricing)).toEqual({
      admission: {
        admissionId: 12,
        patientType: 'TPA',
        associationId: 3,
        insuranceId: null,
        tpaAuthorized: 2500.5,
        tpaPolicyNo: '',
        policyCardNo: '',
        ccnNo: 'C-1',
      },
      isRepriced: true,
      leftOut: [{ serviceChargeId: 7, reason: 'Agreed before' }],
      totalAfter: 7370.5,
    });
  });

  it('without replacing: no line and no sum (R432, Q94)', () => {
    const { admission, ...rest } = changeInput(12, emptyValues, { ...repricing, isRepriced: false });
    expect(admission.tpaAuthorized).toBeNull();
    expect(rest).toEqual({ isRepriced: false });
  });

  it('names the versions of the bill that were shown as withdrawn, with and without replacing (R432)', () => {
    const named = { ...repricing, withdrawnVersionIds: [4, 5] };
    expect(changeInput(12, emptyValues, named).withdrawnVersionIds).toEqual([4, 5]);
    expect(changeInput(12, emptyValues, { ...named, isRepriced: false }).withdrawnVersionIds).toEqual([4, 5]);
  });

  it('of a removal: type General, amount 0, nothing of the payer, charges replaced (R431)', () => {
    expect(removalInput(12, { ...repricing, leftOut: new Map(), totalAfterPaise: undefined })).toEqual({
      admission: { admissionId: 12, patientType: 'General', tpaAuthorized: 0 },
      isRepriced: true,
      leftOut: [],
    });
  });

  it('only when every line left out has a reason', () => {
    expect(hasReasons(leftOut)).toBe(true);
    expect(hasReasons(new Map([...leftOut, [8, ' ']]))).toBe(false);
  });
});
