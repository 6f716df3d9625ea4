// States of an admission, and the actions its row offers in each state.
import { type Sentence, sentences } from '../message/sentence.ts';
import type { Paise } from '../money/money.ts';

/** The state flags of an admission (R328) and what the actions ask about besides. */
export interface AdmissionFacts {
  isDischargeInitiated: boolean;
  isFinalBill: boolean;
  isDischarged: boolean;
  isCancelled: boolean;
  hasAssociation: boolean;
  /** Null, like 0, while the TPA desk has not entered it (Q58). */
  finalAuthorizedPaise: Paise | null;
}

/** The deeds that are given alone and that the state of an admission has a say in (Q224). */
export type AdmissionDeed =
  | 'cancel-admission'
  | 'change-payer'
  | 'charge'
  | 'clinical-note'
  | 'final-bill'
  | 'initiate-discharge'
  | 'receive-money'
  | 'refund'
  | 'undo-discharge';

/** The user who sees the row: rights of the role on the list's menu path, and its deeds. */
export interface Viewer {
  canView: boolean;
  canEdit: boolean;
  does(deed: AdmissionDeed): boolean;
}

export type AdmissionState = 'admitted' | 'discharge initiated' | 'final bill' | 'discharged' | 'cancelled';

/** The state of an admission: the furthest step it has taken (Q47). */
export function admissionStateOf(admission: AdmissionFacts): AdmissionState {
  if (admission.isCancelled) return 'cancelled';
  if (admission.isDischarged) return 'discharged';
  if (admission.isFinalBill) return 'final bill';
  return admission.isDischargeInitiated ? 'discharge initiated' : 'admitted';
}

function mayChange(viewer: Viewer, admission: AdmissionFacts): boolean {
  return viewer.canEdit && !admission.isCancelled;
}

function mayDo(deed: AdmissionDeed, viewer: Viewer, admission: AdmissionFacts): boolean {
  return viewer.canView && viewer.does(deed) && !admission.isCancelled;
}

/** View (R332, R171). */
export function mayView(viewer: Viewer): boolean {
  return viewer.canView;
}

/** Edit: not once discharged (R333). */
export function mayEdit(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayChange(viewer, admission) && !admission.isDischarged;
}

/** Payment: the dialog opens until discharged, for users who receive or refund (R333, Q224). */
export function mayPay(viewer: Viewer, admission: AdmissionFacts): boolean {
  const isTeller = mayDo('receive-money', viewer, admission) || mayDo('refund', viewer, admission);
  return isTeller && !admission.isDischarged;
}

/** Whether a payment may be added or changed: not after the final bill, which has its own settlement (Q118, Q125). */
export function mayRecordPayment(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayPay(viewer, admission) && !admission.isFinalBill;
}

/**
 * Charges: until discharged; once discharge is initiated, while a TPA case has no final authorised amount, or another case no
 * final bill (R334, Q33, Q34, Q265).
 */
export function mayCharge(viewer: Viewer, admission: AdmissionFacts): boolean {
  if (!mayDo('charge', viewer, admission)) return false;
  if (!admission.isDischargeInitiated) return !admission.isDischarged;
  return admission.hasAssociation ? admission.finalAuthorizedPaise === null : !admission.isFinalBill;
}

/** Whether a charge may be added or changed: as the row says, but never after the final bill or discharge (R334, Q93). */
export function mayRecordCharge(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayCharge(viewer, admission) && !admission.isFinalBill && !admission.isDischarged;
}

/** TPA transfer: before the final bill; once discharge is initiated, only to give a TPA to a case without one (R335, Q33). */
export function mayTransferTpa(viewer: Viewer, admission: AdmissionFacts): boolean {
  if (!mayDo('change-payer', viewer, admission) || admission.isFinalBill) return false;
  return !admission.isDischargeInitiated || !admission.hasAssociation;
}

/** Undoing the last TPA transfer: until the final bill, also once discharge is initiated. */
export function mayUndoTpaTransfer(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayDo('change-payer', viewer, admission) && !admission.isFinalBill && !admission.isDischarged;
}

/** The final authorised amount: of a payer's case whose discharge is initiated, until the final bill (Q48). */
export function maySetFinalAuthorized(admission: AdmissionFacts): boolean {
  return admission.hasAssociation && admissionStateOf(admission) === 'discharge initiated';
}

/** Provisional bill: at any time before the final bill (Q33). */
export function maySeeProvisionalBill(viewer: Viewer, admission: AdmissionFacts): boolean {
  return (mayChange(viewer, admission) || mayDo('final-bill', viewer, admission)) && !admission.isFinalBill;
}

/** Cancel admission: by those who have the deed, administrators to begin with, before discharge is initiated (R336, R165, Q237). */
export function mayCancel(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayEdit(viewer, admission) && !admission.isDischargeInitiated && mayDo('cancel-admission', viewer, admission);
}

/** Why an admission stays; codes never change. */
export const cancelSentences = sentences('admission', {
  billedNotCancelled: 'This admission has a final bill and cannot be cancelled.',
  paidNotCancelled: 'This admission has a payment that is not refunded and cannot be cancelled.',
});

/** Why an admission cannot be cancelled although the row offers it, or null (Q39). */
export function cancelProblem(admission: AdmissionFacts, unrefundedPaise: Paise): Sentence | null {
  if (admission.isFinalBill) return cancelSentences.billedNotCancelled;
  if (unrefundedPaise > 0) return cancelSentences.paidNotCancelled;
  return null;
}

/** Change bed: while the patient is in and before the final bill, which fixes what the beds cost (R348, Q53). */
export function mayChangeBed(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayEdit(viewer, admission) && !admission.isFinalBill;
}

/** Initiate discharge: once, while the patient is in (Q47). */
export function mayInitiateDischarge(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayDo('initiate-discharge', viewer, admission) && admissionStateOf(admission) === 'admitted';
}

/** Make the final bill: after discharge is initiated, once (Q47, Q133). */
export function mayMakeFinalBill(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayDo('final-bill', viewer, admission) && admissionStateOf(admission) === 'discharge initiated';
}

/** Discharge: after the final bill, once (Q47, Q146). */
export function mayDischarge(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayChange(viewer, admission) && admissionStateOf(admission) === 'final bill';
}

/** Clearing a patient for a department, or taking that back: while the discharge is under way (Q47). */
export function mayClear(viewer: { canAdd: boolean }, admission: AdmissionFacts): boolean {
  return viewer.canAdd && ['discharge initiated', 'final bill'].includes(admissionStateOf(admission));
}

/** Undo the initiation: until the final bill, which is made from the figures of that time (Q47). */
export function mayUndoInitiation(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayDo('initiate-discharge', viewer, admission) && admissionStateOf(admission) === 'discharge initiated';
}

/** Undo a discharge: by those who have the deed, administrators to begin with; whether bed and bill allow it is the server's to say (Q47, Q237). */
export function mayUndoDischarge(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayDo('undo-discharge', viewer, admission) && admission.isDischarged;
}

/** Upload: documents can be read with mayView, but are written only until discharge (Q35). */
export function mayWriteDocuments(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayEdit(viewer, admission);
}

/** Notes and instructions of consultants: read with mayView, written by clinicians until discharge (Q35, Q224). */
export function mayWriteNotes(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayDo('clinical-note', viewer, admission) && !admission.isDischarged;
}

/** Update age (Q35). */
export function mayUpdateAge(viewer: Viewer, admission: AdmissionFacts): boolean {
  return mayChange(viewer, admission);
}

/** Baby info: only for a maternity or birth admission (R330, Q35). */
export function maySeeBabyInfo(viewer: Viewer, admission: { isMaternity: boolean; isBabyBirth: boolean }): boolean {
  return viewer.canView && (admission.isMaternity || admission.isBabyBirth);
}

/** Whether the row says that discharge is under way, beside the bed, which is always shown (R326, Q221). */
export function isOnWayOut(admission: Pick<AdmissionFacts, 'isDischargeInitiated' | 'isDischarged'>): boolean {
  return admission.isDischargeInitiated && !admission.isDischarged;
}
