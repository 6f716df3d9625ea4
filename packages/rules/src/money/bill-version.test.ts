// Shares of payers in a bill: the parts always add up, and answers stay within the request and the bill's amount.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBill } from './bill.ts';
import {
  type AnsweredVersion,
  freezeProblem,
  remainsOf,
  shareBill,
  versionAnswerProblem,
  withdrawnByTransfer,
} from './bill-version.ts';
import { basisPoints, paise, rupeesToPaise, sumPaise, thousandths, ZERO } from './money.ts';

describe('a bill shared by payers', () => {
  it('goes to each in turn by what they authorised, and the rest to the patient (Q127)', () => {
    expect(shareBill(rupeesToPaise(10_000), [rupeesToPaise(6000), rupeesToPaise(2500)])).toEqual({
      claimsPaise: [rupeesToPaise(6000), rupeesToPaise(2500)],
      patientPaise: rupeesToPaise(1500),
    });
    // The bill came to less than they authorised: who comes last pays less.
    expect(shareBill(rupeesToPaise(7000), [rupeesToPaise(6000), rupeesToPaise(2500), rupeesToPaise(1)])).toEqual({
      claimsPaise: [rupeesToPaise(6000), rupeesToPaise(1000), ZERO],
      patientPaise: ZERO,
    });
    expect(shareBill(paise(-500), [rupeesToPaise(10)])).toEqual({ claimsPaise: [ZERO], patientPaise: paise(-500) });
  });

  const amount = fc.integer({ min: 0, max: 90_000_000 }).map(paise);

  it('parts of the payers and of the patient add up to the net amount, and nobody pays more than they authorised (Q127)', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 5 }), (net, authorized) => {
        const { claimsPaise, patientPaise } = shareBill(net, authorized);
        expect(sumPaise([...claimsPaise, patientPaise])).toBe(net);
        expect(patientPaise).toBe(remainsOf(net, authorized));
        for (const [index, claim] of claimsPaise.entries()) {
          expect(claim).toBeGreaterThanOrEqual(0);
          expect(claim).toBeLessThanOrEqual(authorized[index] as number);
        }
      }),
    );
  });

  it('settles as the bill does: the part of the patient less their advance is what they pay or get back (R503, R504, Q127, Q130)', () => {
    const payer = fc.integer({ min: 1, max: 30_000_000 }).map(paise);
    fc.assert(
      fc.property(amount, fc.array(payer, { minLength: 1, maxLength: 4 }), amount, (charged, authorized, paid) => {
        const bill = computeBill({
          lines: [lineOf(charged)],
          isFinal: true,
          hospitalStateCode: null,
          patientStateCode: null,
          isNonHospitalChargeOn: false,
          patientType: 'TPA',
          hasAssociation: true,
          payments: paid > 0 ? [paymentOf(paid)] : [],
          medicinePaise: ZERO,
          medicineCreditPaise: ZERO,
          otherChargePaise: ZERO,
          discount: { kind: 'amount', paise: ZERO },
          authorizedPaise: ZERO,
          finalAuthorizedPaise: sumPaise(authorized),
        });
        const { patientPaise } = shareBill(bill.netPaise, authorized);
        const { paidInAdvancePaise: paidBefore, netPayablePaise, refundablePaise } = bill;
        if (bill.isRefund) expect(paidBefore - patientPaise).toBe(refundablePaise);
        else expect(patientPaise - paidBefore).toBe(netPayablePaise);
      }),
    );
  });
});

function lineOf(appliedPaise: ReturnType<typeof paise>) {
  const none = basisPoints(0);
  const tax = { igstBasisPoints: none, sgstBasisPoints: none, cgstBasisPoints: none };
  const flags = { isGstInclusive: false, isGstBeforeDiscount: true, isIgstApplied: false, isNonApplicable: false };
  return { quantityThousandths: thousandths(1000), appliedPaise, itemDiscountPaise: ZERO, ...tax, ...flags };
}

function paymentOf(amountPaise: ReturnType<typeof paise>) {
  const modes = { cardPaise: ZERO, upiPaise: ZERO, neftPaise: ZERO };
  return { paymentType: 'Receive' as const, amountPaise, isNonHospitalPayment: false, ...modes };
}

describe('freezing a version', () => {
  it('asks for at most what remains beside what others confirmed', () => {
    expect(remainsOf(rupeesToPaise(1000), [rupeesToPaise(300), rupeesToPaise(450)])).toBe(rupeesToPaise(250));
    expect(remainsOf(rupeesToPaise(1000), [rupeesToPaise(1200)])).toBe(ZERO);
    expect(freezeProblem(rupeesToPaise(250), rupeesToPaise(250))).toBeUndefined();
    expect(freezeProblem(rupeesToPaise(250.01), rupeesToPaise(250))?.text).toBe(
      'This is more than the remaining amount of the bill',
    );
    expect(freezeProblem(ZERO, rupeesToPaise(250))?.text).toBe('Please enter amount');
    expect(freezeProblem(rupeesToPaise(1), ZERO)?.text).toBe('No amount of this bill is left for a payer');
  });
});

describe('the answer to a version', () => {
  const version: AnsweredVersion = {
    status: 'sent',
    claimedPaise: rupeesToPaise(600),
    netPaise: rupeesToPaise(1000),
    othersPaise: rupeesToPaise(500),
  };
  const confirmed = { status: 'confirmed', confirmedPaise: rupeesToPaise(500), reference: 'CL-7', reason: '' } as const;
  const refused = { status: 'refused', confirmedPaise: ZERO, reference: '', reason: 'Policy lapsed' } as const;
  const takenBack = { ...refused, status: 'sent', reason: 'Typed wrong' } as const;

  it('confirms at most what was asked for and what the bill comes to, with a reference', () => {
    expect(versionAnswerProblem(confirmed, version)).toBeUndefined();
    const of = (changes: object, on: object = {}) =>
      versionAnswerProblem({ ...confirmed, ...changes }, { ...version, ...on });
    expect(of({ confirmedPaise: rupeesToPaise(500.01) })?.text).toBe(
      'Together the payers would confirm more than the total of the bill',
    );
    expect(of({ confirmedPaise: rupeesToPaise(600.01) }, { othersPaise: ZERO })?.text).toBe(
      'A payer cannot confirm more than the requested amount',
    );
    expect(of({ confirmedPaise: ZERO })?.text).toBe('Please enter the confirmed amount');
    expect(of({ reference: ' ' })?.text).toBe('Please enter the reference');
  });

  it('is given once, taken back with a reason, and never given to a version that was replaced', () => {
    expect(versionAnswerProblem(refused, version)).toBeUndefined();
    expect(versionAnswerProblem({ ...refused, reason: ' ' }, version)?.text).toBe('Please enter reason');
    expect(versionAnswerProblem(confirmed, { ...version, status: 'refused' })?.text).toBe(
      'This version is already answered',
    );
    expect(versionAnswerProblem(takenBack, { ...version, status: 'confirmed' })).toBeUndefined();
    expect(versionAnswerProblem({ ...takenBack, reason: '' }, { ...version, status: 'confirmed' })?.text).toBe(
      'Please enter reason',
    );
    expect(versionAnswerProblem(takenBack, version)?.text).toBe('This version has no answer yet');
    expect(versionAnswerProblem(takenBack, { ...version, status: 'superseded' })?.text).toBe(
      'A later version was frozen for this payer',
    );
  });
});

describe('a change of the own payer', () => {
  const versions = [
    { associationId: 1, status: 'superseded' },
    { associationId: 1, status: 'sent' },
    { associationId: 2, status: 'confirmed' },
    { associationId: 3, status: 'refused' },
  ] as const;

  it('withdraws what stands for the payer who goes, and everything that stands where none comes (R430, R431, Q130)', () => {
    expect(withdrawnByTransfer(versions, 1, 3)).toEqual([versions[1]]);
    expect(withdrawnByTransfer(versions, 1, null)).toEqual([versions[1], versions[2]]);
    expect(withdrawnByTransfer(versions, 3, 1)).toEqual([]);
  });

  it('withdraws nothing where the payer stays or there was none (R426, Q94)', () => {
    expect(withdrawnByTransfer(versions, 1, 1)).toEqual([]);
    expect(withdrawnByTransfer(versions, null, 1)).toEqual([]);
  });

  it('takes a withdrawn version beyond answering', () => {
    const answer = { status: 'refused', confirmedPaise: ZERO, reference: '', reason: 'Late' } as const;
    const version: AnsweredVersion = {
      status: 'withdrawn',
      claimedPaise: paise(1),
      netPaise: paise(1),
      othersPaise: ZERO,
    };
    expect(versionAnswerProblem(answer, version)?.text).toBe('This version was withdrawn with its payer');
  });
});
