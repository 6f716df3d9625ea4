// THE list of what can be done for an inpatient: the deeds that areas declare. They are loaded with the lists of inpatients.
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

/** What the desk offers for a row: by the list, the user's rights, and where the admission stands (R329-R336). */
export const offeredOnDesk = (viewers: RowViewers, row: DecidedRow): readonly AdmissionDeed[] =>
  deskDeeds.filter(({ onDesk }) => onDesk(viewers, row));

/** What the nursing station offers for a row: what a ward does, and neither money nor changes of the admission (R304, Q31). */
export const offeredOnWard = (viewers: WardViewers, row: DecidedRow): readonly AdmissionDeed[] =>
  wardDeeds.filter(({ onWard }) => onWard?.(viewers, row));

/** What is wanted most likely of a row: the next step of the way out where there is one, else what is done for everybody in hospital. */
export function nextDeedOf(offered: readonly AdmissionDeed[], row: DecidedRow): AdmissionDeed | undefined {
  const isStep = ({ inWorkspace }: AdmissionDeed) => inWorkspace?.isNext === true && inWorkspace.key(row) !== null;
  return offered.find(isStep) ?? offered.find(({ isUsual }) => isUsual);
}

/** What a nurse wants most of a row: the orders where something of them is due, else a note. */
export function nextOnWard(offered: readonly AdmissionDeed[], isDue: boolean): AdmissionDeed | undefined {
  const wanted = isDue ? 'orders' : 'note';
  return offered.find(({ name }) => name === wanted);
}
