// Demo data of reports: five schedules of the administrator, of which one failed and one sends a custom report, targets of quality indicators with a restated value, and lines of the audit log.
import { emptyDefinition } from '@charaka/contract/insight/report/custom-definition';
import { customReportMenu } from '@charaka/contract/insight/report/custom-report';
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { reportScheduleSentences } from '@charaka/contract/insight/report/report-schedule-sentences';
import { dischargeReport } from '@charaka/contract/insight/report/stay-reports';
import { defaultRoles } from '@charaka/contract/kernel/default-roles';
import { updatePatient } from '@charaka/contract/people/patient/patient';
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
  ['Money by source', customReportMenu, 'Week', 1, '07:30', 'LastWeek', 'NotEmpty', 'Sent', null],
] as const;

/** The only custom report of the demo. */
const customReportName = 'Collection by source';

async function seedSchedules({ owner, tenant, now }: DemoScene): Promise<void> {
  const [hospital] = tenant.hospitals;
  if (!hospital) return;
  for (const [name, menu, everyKind, dayOf, atTime, period, onlyIf, lastState, lastFailure] of schedules) {
    const times = { everyKind, dayOf, atTime };
    await owner.query(
      `insert into report_schedule (tenant_id, hospital_id, schedule_name, report_menu, every_kind, day_of, at_time, period,
         recipient_ids, only_if, owner_id, next_due_on, last_due_on, last_state, last_failure, custom_report_id)
       select $1, $2, $3, $4, $5, $6, $7, $8, array[min(user_id)], $9, min(user_id), $10, $11, $12, $13,
         (select c.custom_report_id from custom_report c where c.tenant_id = $1 and c.hospital_id = $2 and c.report_name = $14)
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
        menu === customReportMenu ? customReportName : null,
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

const views = [
  ['Refunds', collectionReport.menu, 'kind=Refund', 'Hospital', []],
  ['Left against advice', dischargeReport.menu, 'wayOut=Against+Medical+Advice', 'Hospital', []],
  ['By department', dischargeReport.menu, 'group=departmentId', 'Roles', [defaultRoles.frontDesk.roleId]],
] as const;

/** Its last column is one that the dataset does not have: the report opens without it and names it (RP031). */
const customReport = {
  ...emptyDefinition(collectionReport.name),
  groups: ['Collection.source'],
  measures: [{ by: 'count' }, { by: 'sum', field: 'Collection.amount' }],
  columns: ['Collection.paidAt', 'Collection.amount', 'Collection.counterName'],
};

/** Views and a custom report that the administrator shares. */
async function seedShared({ owner, tenant }: DemoScene): Promise<void> {
  const [hospital] = tenant.hospitals;
  if (!hospital) return;
  const place = [tenant.tenantId, hospital.hospitalId] as const;
  for (const [viewName, menu, search, sharedWith, roleIds] of views)
    await owner.query(
      `insert into saved_report_view (tenant_id, hospital_id, view_name, report_menu, search, shown_columns, hidden_columns,
         shared_with, role_ids, is_first, created_by)
       select $1, $2, $3, $4, $5, '{}', '{}', $6, $7, false, min(user_id) from app_user where tenant_id = $1 and email like 'admin@%'`,
      [...place, viewName, menu, search, sharedWith, [...roleIds]],
    );
  await owner.query(
    `insert into custom_report (tenant_id, hospital_id, report_name, definition, is_shared, created_by)
     select $1, $2, $3, $4, true, min(user_id) from app_user where tenant_id = $1 and email like 'admin@%'`,
    [...place, customReportName, JSON.stringify(customReport)],
  );
}

/** The demo is made without users of a hospital, so that its audit log names none: a few lines show how a day looks. */
async function seedChanges({ owner, tenant, now }: DemoScene): Promise<void> {
  const [hospital] = tenant.hospitals;
  if (!hospital) return;
  await owner.query(
    `insert into audit_log (tenant_id, at, hospital_id, user_id, operation, action, table_name, record_id, before, after)
     select $1, $3::timestamptz - make_interval(mins => 10 * p.place::integer), $2, u.user_id, $4, 'update', 'patient', p.patient_id::text,
       '{"city": "Pune"}', '{"city": "Nashik"}'
     from (select patient_id, row_number() over (order by patient_id) as place from patient where tenant_id = $1 order by patient_id limit 5) p
     cross join (select min(user_id) as user_id from app_user where tenant_id = $1 and email like 'admin@%') u`,
    [tenant.tenantId, hospital.hospitalId, now, updatePatient.path],
  );
}

/** Rows of the demo. */
export const reportDemo: readonly DemoPart[] = [
  { name: 'quality targets', needs: ['users'], seed: seedQuality },
  { name: 'audited changes', needs: ['users', 'patients'], seed: seedChanges },
  { name: 'shared reports', needs: ['users'], seed: seedShared },
  { name: 'report schedules', needs: ['users', 'shared reports'], seed: seedSchedules },
];
