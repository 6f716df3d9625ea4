// Scheduled reports: sent by mail at set times of the hospital's clock, with a file that expires after a week.

import { scheduleKinds, schedulePeriods } from '@charaka/rules/list/report-schedule';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, signedMoney, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { shape } from '../../kernel/shape.ts';
import { customReportMenu } from './custom-report.ts';
import { reportScheduleChecks } from './report-schedule-sentences.ts';
import { reports } from './reports.ts';
import { reportScheduleTopic } from './topics.ts';

/** The menu path of the schedules. */
export const reportScheduleMenu = 'report/schedules';

/** When a report that is due is sent. */
export const scheduleConditions = ['Always', 'NotEmpty', 'ThresholdCrossed'] as const;

/** How the last time ended. */
export const scheduleStates = ['Sent', 'NothingToSend', 'Failed', 'OwnerLostRight'] as const;

/** The addresses in a typed text, which separates them by commas or blanks. */
export const addressesIn = (typed: string | null | undefined): string[] =>
  (typed ?? '').split(/[\s,;]+/).filter((address) => address !== '');

const areAddresses = (typed: string) => addressesIn(typed).every((address) => z.email().safeParse(address).success);

interface Threshold {
  readonly reportMenu: string;
  readonly customReportId?: number | null | undefined;
  readonly onlyIf: string;
  readonly recipientIds?: readonly number[] | null | undefined;
  readonly addresses?: string | null | undefined;
  readonly thresholdField?: string | null | undefined;
  readonly thresholdAmount?: number | null | undefined;
}

function checkSchedule(written: Threshold, context: z.RefinementCtx): void {
  const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const { reportMenu, customReportId, onlyIf, recipientIds, addresses, thresholdField, thresholdAmount } = written;
  if ((reportMenu === customReportMenu) !== (customReportId != null))
    fault('customReportId', reportScheduleChecks.chooseCustomReport.text);
  if ((recipientIds ?? []).length === 0 && addressesIn(addresses).length === 0)
    fault('recipientIds', reportScheduleChecks.chooseRecipient.text);
  if (onlyIf !== 'ThresholdCrossed') return;
  const measures = reports.find(({ menu }) => menu === reportMenu)?.measures ?? [];
  if (!measures.includes(thresholdField ?? '')) fault('thresholdField', reportScheduleChecks.chooseFigure.text);
  if (thresholdAmount == null) fault('thresholdAmount', reportScheduleChecks.enterThreshold.text);
}

/** Schedules of reports; every run has the rights of the user who added the schedule, limited to those of the recipient (RP011). */
export const reportSchedules = hospitalRecord({
  name: 'reportSchedule',
  path: 'Report',
  noun: 'report schedule',
  described: { one: 'a schedule of a report', all: 'the schedules of reports' },
  texts: 'report:schedule',
  title: 'scheduleName',
  menu: reportScheduleMenu,
  topic: reportScheduleTopic,
  fields: {
    scheduleName: { schema: requiredText(reportScheduleChecks.enterName, 100), isUnique: true, isListed: true },
    reportMenu: {
      schema: requiredText(reportScheduleChecks.chooseReport, 100).refine(
        (path) => path === customReportMenu || reports.some(({ menu }) => menu === path),
        reportScheduleChecks.chooseReport.text,
      ),
      isListed: true,
    },
    /** The custom report that is sent, where the report is none of the declared ones. */
    customReportId: { schema: optional(id()) },
    customReportName: { schema: optional(text()), isDerived: true, isElsewhere: true },
    /** The view whose filters the report is sent with. */
    savedReportViewId: { schema: optional(id()) },
    viewName: { schema: optional(text()), isDerived: true, isElsewhere: true },
    everyKind: { schema: oneOf(scheduleKinds), isListed: true },
    /** The weekday from Monday, or the day of the month, of a quarter that of its first month. */
    dayOf: { schema: optional(count().min(1).max(31)) },
    /** By the hospital's clock. */
    atTime: { schema: text(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldSentences.timeNotValid.text), isListed: true },
    period: { schema: oneOf(schedulePeriods), isListed: true },
    recipientIds: { schema: optional(z.array(id()).max(50)), read: z.array(id()) },
    /** Addresses outside of the hospital get figures without persons and without a link. */
    addresses: { schema: optional(text(500).refine(areAddresses, fieldSentences.notValidEmail.text)) },
    onlyIf: { schema: oneOf(scheduleConditions) },
    /** The figure whose total crosses the threshold. */
    thresholdField: { schema: optional(text(60)) },
    isBelow: { schema: optional(flag()), absent: false },
    thresholdAmount: { schema: optional(signedMoney()), column: 'threshold_amount_paise' },
    ownerName: { schema: text(), isDerived: true, isElsewhere: true },
    /** Addresses outside the hospital get no mail before an administrator saves the schedule again: what it sends has changed (RP011). */
    isHeld: { schema: flag(), isDerived: true, isElsewhere: true },
    nextDueOn: { schema: instant(), isDerived: true, isListed: true },
    lastDueOn: { schema: optional(instant()), isDerived: true },
    lastState: { schema: optional(oneOf(scheduleStates)), isDerived: true, isListed: true },
    lastFailure: { schema: optional(text()), isDerived: true },
    /** Mails of the last time that were not delivered (RP053). */
    undelivered: { schema: count(), isDerived: true, isElsewhere: true },
  },
  check: checkSchedule,
  besides: {
    owner_id: 'the user who added the schedule',
    origin: 'the address of the pages that the schedule was saved from',
    allowed_content: 'what an administrator allowed to be sent outside the hospital',
    allowed_rights: 'the rights to fields that the owner had then',
    is_crossed: 'the delivery keeps whether the threshold is crossed',
  },
});

/** Sends a report now, as if it were due; its times stay. */
export const runReportSchedule = endpoint({
  path: '/Report/RunReportSchedule',
  logAs: ['report_schedule', 'sent'],
  summary: 'Sends a scheduled report now.',
  permission: may('edit', reportScheduleMenu),
  effect: 'write',
  changes: [reportScheduleTopic],
  input: shape({ reportSchedule: shape({ reportScheduleId: id() }) }),
  output: shape({}),
});

/** Lists the users of the hospital who may get a report by mail: those with an address and the right to the report. */
export const listReportReaders = endpoint({
  path: '/Report/GetReportReaders',
  summary: 'Lists the users who may get a report by mail.',
  permission: may('view', reportScheduleMenu),
  effect: 'read',
  input: shape({ reportMenu: text(100) }),
  output: shape({ readers: z.array(shape({ userId: id(), userName: text() })) }, { readers: 'readerList' }),
});

/** Reads one part of the file of a run that was sent to the caller; an empty text after the last part (RP012). */
export const getReportFile = endpoint({
  path: '/Report/GetReportFile',
  summary: 'Reads a part of the file of a scheduled report that was sent to the caller.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({ reportRunId: id(), partNo: z.int().min(0).max(1000) }),
  output: shape({ content: z.string() }),
});
