// The hospital's settings for charges: bed rent, GST of a line, and what may be given away.
import type { BasisPoints } from '@charaka/rules/money/money';
import type { CalendarDate } from '@charaka/rules/stay/hospital-day';
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface ChargeSettings {
  /** Since when rent is worked out from the stays, an instant; null where beds are charged by hand. */
  readonly bedRentSince: string | null;
  readonly bedCheckOutHour: number;
  readonly bedHalfDayHours: number | null;
  /** The first day on which GST is computed after the discount, and without regard to the patient's state; null: as in R520 and R521. */
  readonly gstAfterDiscountSince: CalendarDate | null;
  readonly gstServicePlaceSince: CalendarDate | null;
  /** From which day on rooms are taxed by their rate a day (FI044); null: never. */
  readonly roomTaxSince: CalendarDate | null;
  /** The discount a bill may carry without an approver (Q137). */
  readonly discountLimitBasisPoints: BasisPoints;
}

/** The hospital's settings for charges. */
export const chargeSettings = new HospitalSettings<ChargeSettings>({
  bedRentSince: 'bed_rent_since',
  bedCheckOutHour: 'bed_check_out_hour',
  bedHalfDayHours: 'bed_half_day_hours',
  gstAfterDiscountSince: 'gst_after_discount_since',
  gstServicePlaceSince: 'gst_service_place_since',
  roomTaxSince: 'room_tax_since',
  discountLimitBasisPoints: 'discount_limit_basis_points',
});
