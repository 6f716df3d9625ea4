// The vaccination schedules of a tenant: listed, kept in versions, and sets to begin with.
import { immunizationSentences } from '@charaka/contract/clinic/immunization/immunization-sentences';
import {
  addStartingSchedules as addStartingSchedulesEndpoint,
  listVaccineSchedules as listVaccineSchedulesEndpoint,
  saveVaccineSchedule as saveVaccineScheduleEndpoint,
} from '@charaka/contract/clinic/immunization/vaccine-schedule';
import { startingSchedules } from '@charaka/rules/clinic/starting-schedules';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { insertSchedule, readSchedules } from './immunization-store.ts';

/** The newest version of each. */
export const listVaccineSchedules = handle(listVaccineSchedulesEndpoint, async (call) => ({
  schedules: await readSchedules(call),
}));

/** A dose stands once in a schedule, and its ages are in order. What was given stays as it was. */
export const saveVaccineSchedule = handle(saveVaccineScheduleEndpoint, async (call, { schedule }) => {
  const keys = schedule.lines.map(({ doseKey }) => doseKey.toLowerCase());
  const twice = schedule.lines.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
  if (twice) refuse(immunizationSentences.doseTwice({ doseName: twice.doseKey }));
  const odd = schedule.lines.find(
    ({ minDays, dueDays, maxDays, minGapDays }) =>
      minDays < 0 || dueDays < minDays || (maxDays != null && maxDays < dueDays) || (minGapDays ?? 0) < 0,
  );
  if (odd) refuse(immunizationSentences.ageOrder({ doseName: odd.doseKey }));
  const { id, versionNo } = await insertSchedule(call, schedule);
  call.say(immunizationSentences.scheduleSaved);
  return { vaccineScheduleId: id, version: versionNo };
});

/** Those whose name the tenant has are left as they are. */
export const addStartingSchedules = handle(addStartingSchedulesEndpoint, async (call) => {
  const known = new Set((await readSchedules(call)).map(({ scheduleName }) => scheduleName.toLowerCase()));
  const added = startingSchedules.filter(({ scheduleName }) => !known.has(scheduleName.toLowerCase()));
  for (const { lines, ...schedule } of added) await insertSchedule(call, { ...schedule, lines: [...lines] });
  call.say(immunizationSentences.schedulesTaken({ count: added.length }));
  return { scheduleCount: added.length };
});
