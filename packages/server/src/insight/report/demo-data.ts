// Demo data of reports: four schedules of the administrator, one of them failed, and targets of quality indicators with a restated value.
import { reportScheduleSentences } from '@charaka/contract/insight/report/report-schedule-sentences';
import { nextDueAfter } from '@charaka/rules/list/report-schedule';
import type { DemoPart, DemoScene } from '../../../db/seed/demo-part.ts';

const schedules = [
  ['Collection of the day', 'report/collection', 'Day', 1, '21:00', 'Today', 'NotEmpty', 'Sent', null],
  ['Discharges of last week', 'discharge_patient_report', 'Week', 1, '07:00', 'LastWeek', 'Always', 'Sent', null],
  ['Revenue of last month', 'ipd_revenue_report', 'Month', 2, '06:30', 'LastMonth', 'Always', 'NothingToSend', null],
  [
    'Claims of the last quarter',
    'tpa_report',
    'Quarter',
    5,
    '06:00',
    'LastQuarter',
    'Always',
    'Failed',
    reportScheduleSentences.tookTooLong.text,
  ],
] as const;

async function seedSchedules({ owner, tenant, now }: DemoScene): Promise<void> {
  const [hospital] = tenant.hospitals;
  if (!hospital) return;
  for (const [name, menu, everyKind, dayOf, atTime, period, onlyIf, lastState, lastFailure] of schedules) {
    const times = { everyKind, dayOf, atTime };
    await owner.query(
      `insert into report_schedule (tenant_id, hospital_id, schedule_name, report_menu, every_kind, day_of, at_time, period,
         recipient_ids, only_if, owner_id, next_due_on, last_due_on, last_state, last_failure)
       select $1, $2, $3, $4, $5, $6, $7, $8, array[min(user_id)], $9, min(user_id), $10, $11, $12, $13
       from app_user where tenant_id = $1 and email like 'admin@%'`,
      [
        tenant.tenantId,
        hospital.hospitalId,
        name,
        menu,
        everyKind,
        dayOf,
        atTime,
        period,
        onlyIf,
        nextDueAfter(times, now, hospital.timezone),
        now,
        lastState,
        lastFailure,
      ],
    );
  }
}

/** Targets, the closed months as they are now, and one value of the month before that was restated since. */
async function seedQuality({ owner, tenant, now }: DemoScene): Promise<void> {
  const [hospital] = tenant.hospitals;
  if (!hospital) return;
  const targets = [
    ['averageStay', 4, 6],
    ['occupancy', 75, 5],
    ['againstAdvice', 2, 5],
    ['dischargeBilling', 120, 240],
  ] as const;
  for (const [indicator, target, alarm] of targets)
    await owner.query(
      `insert into quality_target (tenant_id, hospital_id, indicator, target, alarm, owner_id)
       select $1, $2, $3, $4, $5, min(user_id) from app_user where tenant_id = $1 and email like 'admin@%'`,
      [tenant.tenantId, hospital.hospitalId, indicator, target, alarm],
    );
  // Frozen before a departure of the month was corrected: the page shows the value of now as restated.
  await owner.query(
    `insert into quality_value (tenant_id, hospital_id, indicator, month, numerator, denominator, value, frozen_at)
     select $1, $2, 'againstAdvice', to_char(($3::timestamptz at time zone $4) - interval '1 month', 'YYYY-MM'), 3, 60, 5, $3`,
    [tenant.tenantId, hospital.hospitalId, now, hospital.timezone],
  );
}

/** Rows of the demo. */
export const reportDemo: readonly DemoPart[] = [
  { name: 'report schedules', needs: ['users'], seed: seedSchedules },
  { name: 'quality targets', needs: ['users'], seed: seedQuality },
];
