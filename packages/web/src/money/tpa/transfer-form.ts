// The values of the TPA Transfer dialog, and what they become when sent.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { transferTpa } from '@charaka/contract/money/tpa/transfer';
import type { Admission } from '../../stay/admission/paper-facts.tsx';

/** Values of the two forms; an amount is rupees as typed. */
export interface TransferValues {
  associationId: number | null;
  insuranceId: number | null;
  tpaAuthorized: number | string;
  tpaPolicyNo: string;
  policyCardNo: string;
  ccnNo: string;
}

/** The form of another payer begins empty (R427). */
export const emptyValues: TransferValues = {
  associationId: null,
  insuranceId: null,
  tpaAuthorized: '',
  tpaPolicyNo: '',
  policyCardNo: '',
  ccnNo: '',
};

/** The form of the present payer begins with their papers (R426). */
export function valuesOf(admission: Admission): TransferValues {
  return {
    associationId: admission.associationId ?? null,
    insuranceId: admission.insuranceId ?? null,
    tpaAuthorized: admission.tpaAuthorized == null ? '' : admission.tpaAuthorized / 100,
    tpaPolicyNo: admission.tpaPolicyNo ?? '',
    policyCardNo: admission.policyCardNo ?? '',
    ccnNo: admission.ccnNo ?? '',
  };
}

/** A reason for each line left out, by its number. */
export type LeftOut = ReadonlyMap<number, string>;

/** Whether every line left out has its reason. */
export function hasReasons(leftOut: LeftOut): boolean {
  return [...leftOut.values()].every((reason) => reason.trim() !== '');
}

type TransferInput = InputOf<typeof transferTpa>;

/** How the charges are to follow: not at all, or as the preview said. */
export interface Repricing {
  readonly isRepriced: boolean;
  readonly leftOut: LeftOut;
  /** Total of all lines after the transfer, in paise; undefined before the preview. */
  readonly totalAfterPaise: number | undefined;
  /** The versions of the bill that were named as withdrawn; undefined where none can be. */
  readonly withdrawnVersionIds: readonly number[] | undefined;
}

function repricingInput(repricing: Repricing): Omit<TransferInput, 'admission'> {
  const { isRepriced, leftOut, totalAfterPaise, withdrawnVersionIds } = repricing;
  const named = withdrawnVersionIds ? { withdrawnVersionIds: [...withdrawnVersionIds] } : {};
  if (!isRepriced) return { ...named, isRepriced: false };
  return {
    ...named,
    isRepriced: true,
    leftOut: [...leftOut].map(([serviceChargeId, reason]) => ({ serviceChargeId, reason })),
    ...(totalAfterPaise === undefined ? {} : { totalAfter: totalAfterPaise / 100 }),
  };
}

/** A change or an update; the server makes a corporate patient of a corporate's (R430, Q92). */
export function changeInput(admissionId: number, values: TransferValues, repricing: Repricing): TransferInput {
  const { tpaAuthorized, ...rest } = values;
  const amount = tpaAuthorized === '' ? null : Number(tpaAuthorized);
  return {
    admission: { admissionId, patientType: 'TPA', ...rest, tpaAuthorized: amount },
    ...repricingInput(repricing),
  };
}

/** A removal: a cash patient without anything of the payer (R431). */
export function removalInput(admissionId: number, repricing: Repricing): TransferInput {
  return { admission: { admissionId, patientType: 'General', tpaAuthorized: 0 }, ...repricingInput(repricing) };
}
