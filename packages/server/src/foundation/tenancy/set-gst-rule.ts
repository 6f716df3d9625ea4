// Sets the days from which a hospital reckons GST otherwise; what was made by the rule as it is keeps it (R520, R521, Q217).
import { setGstRule as setGstRuleEndpoint } from '@charaka/contract/foundation/tenancy/gst-rule';
import { type CalendarDate, dateInZone } from '@charaka/rules/stay/hospital-day';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import { announceHospital } from './hospital-record.ts';
import { countMadeSince, editedHospital, holdHospital, writeGstRule } from './hospital-store.ts';
import { findHospital } from './tenancy-store.ts';

type Day = string | null | undefined;

/** Bills and charges of a day that changes its rule would no longer be what the rule of that day says: such a day is refused. */
export const setGstRule = handle(setGstRuleEndpoint, async (call, input) => {
  const { tx, tenantId, now } = call;
  const { hospitalId, version, gstAfterDiscountSince, gstServicePlaceSince } = input.hospital;
  await holdHospital(tx, tenantId, hospitalId);
  await refuseStale(call, editedHospital, hospitalId, version);
  const before = await findHospital(tx, tenantId, hospitalId);
  const days = [
    firstChanged(before.gstAfterDiscountSince, gstAfterDiscountSince),
    firstChanged(before.gstServicePlaceSince, gstServicePlaceSince),
  ];
  const [first] = days.filter((day) => day !== null).sort();
  if (first && first <= dateInZone(now, before.timezone)) {
    const { bills, charges } = await countMadeSince(tx, {
      tenantId,
      hospitalId,
      day: first,
      timezone: before.timezone,
    });
    if (bills + charges > 0) {
      refuse(
        `Since ${first} ${bills} bills and ${charges} charges have been made by the rule as it is: choose a day from tomorrow on`,
      );
    }
  }
  await writeGstRule(tx, tenantId, hospitalId, { gstAfterDiscountSince, gstServicePlaceSince });
  await announceHospital(tx, tenantId, hospitalId);
  call.say('GST rules saved');
  return { hospital: await findHospital(tx, tenantId, hospitalId) };
});

/** The first day whose rule changes when a setting begins on another day; null where none does. */
function firstChanged(before: Day, after: Day): CalendarDate | null {
  if ((before ?? null) === (after ?? null)) return null;
  return [before, after].filter((day) => day != null).sort()[0] as CalendarDate;
}
