// The tax rules of a hospital that begins in India on a day (Q261).
import type { Row } from './insert-rows.ts';

/** Tax after every discount, where the service is performed, and of rooms by their rate, from that day on. */
export const gstRulesSince = (today: string): Row => ({
  gstAfterDiscountSince: today,
  gstServicePlaceSince: today,
  roomTaxSince: today,
});
