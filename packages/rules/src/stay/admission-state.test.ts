// Proves the states of an admission and the actions of its row.
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money.ts';
import {
  type AdmissionDeed,
  type AdmissionFacts,
  admissionStateOf,
  cancelProblem,
  isOnWayOut,
  mayCancel,
  mayChangeBed,
  mayCharge,
  mayDischarge,
  mayEdit,
  mayInitiateDischarge,
  mayMakeFinalBill,
  mayPay,
  mayRecordCharge,
  mayRecordPayment,
  maySeeBabyInfo,
  maySeeProvisionalBill,
  maySetFinalAuthorized,
  mayTransferTpa,
  mayUndoTpaTransfer,
  mayUpdateAge,
  mayView,
  mayWriteDocuments,
  mayWriteNotes,
  type Viewer,
} from './admission-state.ts';

const admitted: AdmissionFacts = {
  isDischargeInitiated: false,
  isFinalBill: false,
  isDischarged: false,
  isCancelled: false,
  hasAssociation: false,
  finalAuthorizedPaise: null,
};
const initiated = { ...admitted, isDischargeInitiated: true };
const billed = { ...initiated, isFinalBill: true };
const discharged = { ...billed, isDischarged: true };
const cancelled = { ...admitted, isCancelled: true };
const steps = [admitted, initiated, billed, discharged, cancelled];

const editor: Viewer = { canView: true, canEdit: true, does: (deed) => deed !== 'cancel-admission' };
const administrator: Viewer = { ...editor, does: () => true };
const onlooker: Viewer = { canView: true, canEdit: false, does: () => false };
/** Does a single deed and has no other right than to look. */
const doing = (deed: AdmissionDeed): Viewer => ({ ...onlooker, does: (one) => one === deed });

type Action = (viewer: Viewer, admission: AdmissionFacts) => boolean;

const stepsOffering = (action: Action, terms: Partial<AdmissionFacts> = {}, viewer = editor) =>
  steps.filter((step) => action(viewer, { ...step, ...terms })).map(admissionStateOf);

describe('the state of an admission', () => {
  it('is the furthest step it has taken (R328, Q47)', () => {
    const names = ['admitted', 'discharge initiated', 'final bill', 'discharged', 'cancelled'];
    expect(steps.map(admissionStateOf)).toEqual(names);
  });

  it('tells who is on the way out, and no longer of who has left (R326, Q221)', () => {
    expect(steps.slice(0, 4).map(isOnWayOut)).toEqual([false, true, true, false]);
  });
});

describe('row actions', () => {
  const tpa = { hasAssociation: true };
  const tpaAuthorized = { hasAssociation: true, finalAuthorizedPaise: paise(100) };
  const before = ['admitted', 'discharge initiated'];

  it.each<[string, Action, Partial<AdmissionFacts>, string[]]>([
    ['edit (R333)', mayEdit, {}, [...before, 'final bill']],
    ['payment (R333)', mayPay, {}, [...before, 'final bill']],
    ['recording a payment (Q118, Q125)', mayRecordPayment, {}, before],
    ['charges without TPA (R334, Q33)', mayCharge, {}, before],
    ['charges of an unauthorised TPA case (R334, Q33)', mayCharge, tpa, [...before, 'final bill', 'discharged']],
    ['charges of an authorised TPA case (R334, Q33)', mayCharge, tpaAuthorized, ['admitted']],
    [
      'charges, where the payer pays nothing (Q265)',
      mayCharge,
      { ...tpa, finalAuthorizedPaise: paise(0) },
      ['admitted'],
    ],
    ['recording a charge of an unauthorised TPA case (R334, Q93)', mayRecordCharge, tpa, before],
    ['TPA transfer without TPA (R335, Q33)', mayTransferTpa, {}, before],
    ['TPA transfer with TPA (R335, Q33)', mayTransferTpa, tpa, ['admitted']],
    ['undoing a TPA transfer (R335)', mayUndoTpaTransfer, tpa, before],
    ['provisional bill (Q33)', maySeeProvisionalBill, tpa, before],
    ['changing the bed (R348, Q53)', mayChangeBed, tpa, before],
    ['initiating discharge (Q47)', mayInitiateDischarge, {}, ['admitted']],
    ['making the final bill (Q47, Q133)', mayMakeFinalBill, tpa, ['discharge initiated']],
    ['discharging (Q47, Q146)', mayDischarge, {}, ['final bill']],
    ['writing documents (Q35)', mayWriteDocuments, {}, [...before, 'final bill']],
    ['writing notes (Q35)', mayWriteNotes, {}, [...before, 'final bill']],
    ['updating the age (Q35)', mayUpdateAge, {}, [...before, 'final bill', 'discharged']],
  ])(
    '%s shows in its states, and only with canUpdate or its deed (R170, Q34, Q224)',
    (_name, action, terms, states) => {
      expect(stepsOffering(action, terms)).toEqual(states);
      expect(stepsOffering(action, terms, onlooker)).toEqual([]);
    },
  );

  it.each<[AdmissionDeed, Action[]]>([
    ['charge', [mayCharge]],
    ['receive-money', [mayPay]],
    ['refund', [mayPay]],
    ['change-payer', [mayTransferTpa, mayUndoTpaTransfer]],
    ['final-bill', [maySeeProvisionalBill]],
    ['initiate-discharge', [mayInitiateDischarge]],
    ['clinical-note', [mayWriteNotes]],
    ['cancel-admission', []],
  ])('%s given alone offers what it is for and nothing else (Q224)', (deed, offered) => {
    const all = [mayCharge, mayPay, mayTransferTpa, mayUndoTpaTransfer, maySeeProvisionalBill, mayInitiateDischarge];
    const asked = [...all, mayWriteNotes, mayEdit, mayWriteDocuments, mayUpdateAge, mayChangeBed, mayCancel];
    expect(asked.filter((action) => action(doing(deed), admitted))).toEqual(offered);
    expect(asked.filter((action) => action({ ...doing(deed), canView: false }, admitted))).toEqual([]);
  });

  it('the final authorised amount is of a payer case on its way out, before the final bill (Q48)', () => {
    const offering = (terms: Partial<AdmissionFacts>) =>
      stepsOffering((_viewer, admission) => maySetFinalAuthorized(admission), terms);
    expect(offering(tpa)).toEqual(['discharge initiated']);
    expect(offering({})).toEqual([]);
  });

  it('cancel is for those who have the deed before discharge is initiated (R336, R165, Q237)', () => {
    expect(stepsOffering(mayCancel)).toEqual([]);
    expect(stepsOffering(mayCancel, {}, administrator)).toEqual(['admitted']);
    expect(stepsOffering(mayCancel, {}, { ...administrator, canEdit: false })).toEqual([]);
  });

  it('cancel is refused with a final bill or money not refunded (Q39)', () => {
    expect(cancelProblem(admitted, paise(0))).toBeNull();
    expect(cancelProblem(admitted, paise(1))?.text).toContain('not refunded');
    expect(cancelProblem(billed, paise(0))?.text).toContain('final bill');
  });

  it('view needs canView, baby info a birth as well (R332, R330, Q35)', () => {
    expect(mayView(onlooker)).toBe(true);
    expect(mayView({ ...editor, canView: false })).toBe(false);
    expect(maySeeBabyInfo(onlooker, { isMaternity: true, isBabyBirth: false })).toBe(true);
    expect(maySeeBabyInfo(onlooker, { isMaternity: false, isBabyBirth: true })).toBe(true);
    expect(maySeeBabyInfo(onlooker, { isMaternity: false, isBabyBirth: false })).toBe(false);
  });
});
