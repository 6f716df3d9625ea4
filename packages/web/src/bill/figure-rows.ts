// The lines of a bill summary in the order they are printed (R531).
import type { TFunction } from 'i18next';
import type { BillAnswer } from './bill-answer.ts';

/** One line of a summary; `isStrong` for the sums a reader looks for. */
export interface FigureRow {
  readonly label: string;
  readonly paise: number;
  readonly isStrong?: boolean;
}

/** Total Charge down to the payable; tax, left-out charges and the payer's part and what was left due stand only where there are any (Q155). */
export function figureRows(bill: BillAnswer, t: TFunction): FigureRow[] {
  const { figures, admission } = bill;
  const hasPayer = admission.associationId != null;
  const due = bill.finalBill?.due ?? 0;
  const writtenOff = bill.finalBill?.writtenOff ?? 0;
  const only = (isWanted: boolean, ...rows: FigureRow[]) => (isWanted ? rows : []);
  return [
    ...only(
      figures.gst !== 0,
      { label: t('totalWithoutGst'), paise: figures.totalWithoutGst },
      { label: t('gst'), paise: figures.gst },
    ),
    { label: t('totalCharge'), paise: figures.totalCharge },
    ...only(figures.nonHospital !== 0, { label: t('nonHospital'), paise: -figures.nonHospital }),
    { label: t('medicineCharge'), paise: figures.medicineCharge },
    { label: t('otherCharge'), paise: figures.otherCharge },
    { label: t('grossAmount'), paise: figures.gross, isStrong: true },
    { label: t('discount'), paise: figures.discount },
    { label: t('roundOff'), paise: figures.roundOff },
    { label: t('netAmount'), paise: figures.net, isStrong: true },
    { label: t('paidInAdvance'), paise: figures.paidInAdvance },
    ...only(hasPayer, { label: t('authorized'), paise: figures.authorized }),
    { label: figures.payableLabel, paise: figures.isRefund ? figures.refundable : figures.netPayable, isStrong: true },
    ...only(writtenOff > 0, { label: t('writtenOff'), paise: writtenOff }),
    ...only(due > 0, { label: t('dueAmount'), paise: due, isStrong: true }),
  ];
}
