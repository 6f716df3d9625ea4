// The lines of a bill summary in the order they are printed (R531).
import type { ExplainedFigure } from '@charaka/rules/money/explain-figure';
import { subtractPaise, sumPaise } from '@charaka/rules/money/money';
import type { TFunction } from 'i18next';
import type { BillAnswer } from './bill-answer.ts';

/** One line of a summary; `isStrong` for the sums a reader looks for. */
export interface FigureRow {
  readonly label: string;
  readonly paise: number;
  readonly isStrong?: boolean;
  /** Name of the figure in its explanation; left out when there is nothing to explain. */
  readonly figure?: ExplainedFigure;
}

/** Total Charge down to the payable; tax, left-out charges, the payer's part and the due are shown only when present (Q155). */
export function figureRows(bill: BillAnswer, t: TFunction): FigureRow[] {
  const { figures, admission } = bill;
  const hasPayer = admission.associationId != null;
  const due = bill.finalBill?.due ?? 0;
  const writtenOff = bill.finalBill?.writtenOff ?? 0;
  const only = (isWanted: boolean, ...rows: FigureRow[]) => (isWanted ? rows : []);
  return [
    ...only(
      figures.gst !== 0,
      { label: t('totalWithoutGst'), paise: figures.totalWithoutGst, figure: 'totalWithoutGst' },
      { label: t('gst'), paise: figures.gst, figure: 'gst' },
    ),
    { label: t('totalCharge'), paise: figures.totalCharge, figure: 'totalCharge' },
    ...only(figures.nonHospital !== 0, { label: t('nonHospital'), paise: -figures.nonHospital }),
    { label: t('medicineCharge'), paise: figures.medicineCharge },
    { label: t('otherCharge'), paise: figures.otherCharge },
    { label: t('grossAmount'), paise: figures.gross, isStrong: true, figure: 'gross' },
    { label: t('discount'), paise: figures.discount },
    { label: t('roundOff'), paise: figures.roundOff, figure: 'roundOff' },
    { label: t('netAmount'), paise: figures.net, isStrong: true, figure: 'net' },
    { label: t('paidInAdvance'), paise: figures.paidInAdvance, figure: 'paidInAdvance' },
    ...only(figures.medicineCredit > 0, { label: t('medicineCredit'), paise: figures.medicineCredit }),
    ...only(hasPayer, {
      label: bill.isPayerEstimate ? t('authorizedEstimate') : t('authorized'),
      paise: figures.authorized,
    }),
    ...partRows(bill, t),
    payableRow(bill, t),
    ...only(writtenOff > 0, { label: t('writtenOff'), paise: writtenOff }),
    ...only(due > 0, { label: t('dueAmount'), paise: due, isStrong: true }),
    ...only(due === 0 && bill.finalBill != null && figures.netPayable > 0, {
      label: t('paidInFull'),
      paise: 0,
      isStrong: true,
    }),
    ...nonHospitalRows(bill, t),
  ];
}

/** Balance between patient and hospital: a refund, an amount to pay, or zero with its reason (Q264). */
function payableRow({ figures, payers }: BillAnswer, t: TFunction): FigureRow {
  const { netPayable, refundable, payerDue } = figures;
  if (netPayable > 0) return { label: t('amountPayable'), paise: netPayable, isStrong: true, figure: 'netPayable' };
  if (refundable > 0) return { label: t('refundToPatient'), paise: refundable, isStrong: true, figure: 'refundable' };
  const isOwedByPayer = payerDue > 0 || payers.some(({ claim }) => claim > 0);
  const label = isOwedByPayer ? t('nothingToPay') : t('paidInFull');
  return { label, paise: 0, isStrong: true, figure: 'netPayable' };
}

/** Rows beside a bill that leaves charges out: the sum paid for them, kept from the refund, and still due (Q219). */
function nonHospitalRows({ figures, finalBill }: BillAnswer, t: TFunction): FigureRow[] {
  const kept = finalBill?.nonHospitalKept ?? 0;
  const due = finalBill ? finalBill.nonHospitalDue : figures.nonHospitalDue;
  return [
    ...(figures.poolUsed > 0 ? [{ label: t('poolUsed'), paise: figures.poolUsed }] : []),
    ...(kept > 0 ? [{ label: t('nonHospitalKept'), paise: kept }] : []),
    ...(due > 0 ? [{ label: t('nonHospitalDue'), paise: due, isStrong: true }] : []),
  ];
}

/** Share of each payer and of the patient, which add up to the net amount; only when the patient is not the sole payer (Q127). */
function partRows({ payers, figures, admission }: BillAnswer, t: TFunction): FigureRow[] {
  if (admission.associationId == null && payers.length === 0) return [];
  const payer = { associationName: admission.associationName ?? '', claim: figures.payerDue };
  const claims = (payers.length > 0 ? payers : [payer]).filter(({ claim }) => claim > 0);
  return [
    ...claims.map(({ associationName, claim }) => ({ label: t('partOf', { name: associationName }), paise: claim })),
    { label: t('patientPart'), paise: subtractPaise(figures.net, sumPaise(claims.map(({ claim }) => claim))) },
  ];
}
