// How the hospital reckons GST on a day: its two dated settings (R520, R521, Q217).
import { isOtherState } from '@charaka/rules/money/bill';
import { type CalendarDate, dateInZone } from '@charaka/rules/stay/hospital-day';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { chargeSettings } from './charge-settings.ts';

/** The states that decide between IGST and the two halves. */
export interface States {
  readonly hospitalStateCode: string | null;
  readonly patientStateCode: string | null;
}

/** Whether the place of supply is where the service is performed: the hospital switched 'IGST by patient's state' off (R521). */
export function isServicePlaceOn({ hospital }: Call, day: CalendarDate): boolean {
  const { gstServicePlaceSince } = chargeSettings.of(hospital);
  return gstServicePlaceSince !== null && day >= gstServicePlaceSince;
}

/** Whether the law's rule decides the tax of rooms, and not the price list: a dated setting of the hospital (FI044). */
export function isRoomTaxedByRateOn({ hospital }: Call, day: CalendarDate): boolean {
  const { roomTaxSince } = chargeSettings.of(hospital);
  return roomTaxSince !== null && day >= roomTaxSince;
}

/** Whether the discounts of a bill are inside its tax document: a dated setting of the hospital (R520, Q261). */
export function isDiscountInDocumentOn({ hospital }: Call, day: CalendarDate): boolean {
  const { gstAfterDiscountSince } = chargeSettings.of(hospital);
  return gstAfterDiscountSince !== null && day >= gstAfterDiscountSince;
}

/** The GST that a line posted today, or on the day of an instant, carries on a provisional bill (R520, R521). */
export function gstOfLine(
  call: Call,
  states: States,
  appliedAt?: Date,
): { isIgstApplied: boolean; isGstBeforeDiscount: boolean } {
  const day = appliedAt ? dateInZone(appliedAt, call.hospital.timezone) : todayOf(call);
  return {
    isIgstApplied: !isServicePlaceOn(call, day) && isOtherState(states.hospitalStateCode, states.patientStateCode),
    isGstBeforeDiscount: !isDiscountInDocumentOn(call, day),
  };
}
