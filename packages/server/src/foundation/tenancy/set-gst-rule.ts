// Sets the days from which a hospital reckons GST otherwise; what was made by the rule as it is keeps it (R520, R521, FI044, PH058, Q217).

import { setGstRule as setGstRuleEndpoint } from '@charaka/contract/foundation/tenancy/gst-rule';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type CalendarDate, dateInZone, startOfDay } from '@charaka/rules/stay/hospital-day';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import { billsSince, chargesSince, countIn, memosSince } from './hospital-counts.ts';
import { editedHospital, type GstRule, holdHospital, writeGstRule } from './hospital-store.ts';
import { findHospital } from './tenancy-store.ts';

type Day = string | null | undefined;
type Hospital = Awaited<ReturnType<typeof findHospital>>;

/** The settings that decide the tax of charges and bills. */
const settingsOfCharges = ['gstAfterDiscountSince', 'gstServicePlaceSince', 'roomTaxSince'] as const;

/** Papers of a day that changes its rule would no longer be what the rule of that day says: such a day is refused. */
export const setGstRule = handle(setGstRuleEndpoint, async (call, { hospital: rule }) => {
  const { tx, tenantId } = call;
  const { hospitalId, version } = rule;
  await holdHospital(tx, tenantId, hospitalId);
  await refuseStale(call, editedHospital, hospitalId, version);
  await refuseDaysInUse(call, await findHospital(tx, tenantId, hospitalId), rule);
  await writeGstRule(tx, tenantId, rule);
  call.say(tenancySentences.gstRulesSaved);
  return { hospital: await findHospital(tx, tenantId, hospitalId) };
});

/** Bills and charges follow three of the settings; the fourth decides about cash memos alone, and a bill tells of them as they were made. */
async function refuseDaysInUse(call: Call, before: Hospital, after: GstRule): Promise<void> {
  const { hospitalId, timezone } = before;
  const today = dateInZone(call.now, timezone);
  const ofCharges = settingsOfCharges.flatMap((name) => firstChanged(before[name], after[name])).sort()[0];
  if (ofCharges && ofCharges <= today) {
    const since = { hospitalId, begin: startOfDay(ofCharges, timezone) };
    const [bills, charges] = await Promise.all([countIn(call, billsSince, since), countIn(call, chargesSince, since)]);
    const made = tenancySentences.billsAndCharges({ billsCount: bills, chargesCount: charges });
    if (bills + charges > 0) refuseDay(ofCharges, made);
  }
  const [ofMemos] = firstChanged(before.medicineInTreatmentSince, after.medicineInTreatmentSince);
  if (ofMemos && ofMemos <= today) {
    const memos = await countIn(call, memosSince, { hospitalId, begin: startOfDay(ofMemos, timezone) });
    if (memos > 0) refuseDay(ofMemos, tenancySentences.cashMemos({ memosCount: memos }));
  }
}

function refuseDay(day: CalendarDate, made: Sentence): never {
  refuse(tenancySentences.gstRuleUsedSince({ day, made }));
}

/** The first day whose rule changes when a setting begins on another day; none where no rule does. */
function firstChanged(before: Day, after: Day): CalendarDate[] {
  if ((before ?? null) === (after ?? null)) return [];
  const days = [before, after].filter((day) => day != null) as CalendarDate[];
  return days.sort().slice(0, 1);
}
