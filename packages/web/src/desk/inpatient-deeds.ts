// The list of all actions on an inpatient, declared by the areas. They are loaded with the lists of inpatients.
import { orderStayDeeds } from '../clinic/order/deeds.tsx';
import { billDeeds } from '../money/bill/deeds.tsx';
import { chargeDeeds } from '../money/charge/deeds.tsx';
import { paymentDeeds } from '../money/payment/deeds.tsx';
import { tpaDeeds } from '../money/tpa/deeds.tsx';
import type { AdmissionDeed, DecidedRow, RowViewers, WardViewers } from '../stay/admission/admission-deed.ts';
import { admissionDeeds } from '../stay/admission/deeds.tsx';
import { dischargeDeeds } from '../stay/discharge/deeds.tsx';
import { documentDeeds } from '../stay/document/deeds.tsx';
import { noteDeeds } from '../stay/note/deeds.tsx';
import { recordDeeds } from '../stay/record/deeds.tsx';

const deeds: readonly AdmissionDeed[] = [
  ...admissionDeeds,
  ...billDeeds,
  ...chargeDeeds,
  ...dischargeDeeds,
  ...documentDeeds,
  ...noteDeeds,
  ...orderStayDeeds,
  ...paymentDeeds,
  ...recordDeeds,
  ...tpaDeeds,
].toSorted((one, other) => one.order - other.order);

/** Every deed that the desk knows, in the order of the menu of a row. */
export const deskDeeds: readonly AdmissionDeed[] = deeds;

/** Every deed that the nursing station knows, in the same order. */
export const wardDeeds: readonly AdmissionDeed[] = deeds.filter(({ onWard }) => onWard !== undefined);

/** Actions of the desk on a row: by the list, the user's rights, and the state of the admission (R329-R336). */
export const offeredOnDesk = (viewers: RowViewers, row: DecidedRow): readonly AdmissionDeed[] =>
  deskDeeds.filter(({ onDesk }) => onDesk(viewers, row));

/** Actions of the nursing station on a row: ward work, without money or changes of the admission (R304, Q31). */
export const offeredOnWard = (viewers: WardViewers, row: DecidedRow): readonly AdmissionDeed[] =>
  wardDeeds.filter(({ onWard }) => onWard?.(viewers, row));

/** Most likely next action of a row: the next step of the discharge if there is one, else the usual action for inpatients. */
export function nextDeedOf(offered: readonly AdmissionDeed[], row: DecidedRow): AdmissionDeed | undefined {
  const isStep = ({ inWorkspace }: AdmissionDeed) => inWorkspace?.isNext === true && inWorkspace.key(row) !== null;
  return offered.find(isStep) ?? offered.find(({ isUsual }) => isUsual);
}

/** Most likely next action of a nurse on a row: the orders when one is due, else a note. */
export function nextOnWard(offered: readonly AdmissionDeed[], isDue: boolean): AdmissionDeed | undefined {
  const wanted = isDue ? 'orders' : 'note';
  return offered.find(({ name }) => name === wanted);
}
