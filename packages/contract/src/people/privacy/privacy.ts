// Access to charts, on the wire: charts opened with a reason, and the log of reads (PS007-PS016).

import { z } from 'zod';
import { endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { mayOpenCharts } from '../patient/patient.ts';
import { chartReasons, chartRelationships } from './chart.ts';
import { privacyChecks } from './privacy-checks.ts';
import { openedChartTopic, privacyTopic } from './topics.ts';

/** Menu path of the privacy officer's screen. */
export const chartAccessMenu = 'privacy/access-log';

/** Menu path of the chart settings of a tenant. */
export const privacySettingMenu = 'privacy/settings';
/** So many days after a discharge the stay still ties to the patient, where a tenant says nothing else. */
export const DAYS_AFTER_DISCHARGE = 7;

/** Why somebody opens a chart they have no relation with. */
export const breakGlassKinds = ['Emergency', 'On call', 'Handover', 'Billing', 'Other'] as const;
/** Verdicts of the privacy officer. */
export const breakGlassVerdicts = ['Justified', 'NotJustified', 'Unclear'] as const;
/** So many of the newest matching rows of the log are counted. */
export const MOST_ACCESS_ROWS_COUNTED = 100_000;

const spellings: Spellings = { patientId: 'patientUid', admissionId: 'patientIpId' };

const breakGlassFields = {
  breakGlassId: id(),
  patientId: id(),
  patientName: text(),
  userId: id(),
  userName: text(),
  kind: oneOf(breakGlassKinds),
  reason: text(300),
  openedAt: instant(),
  endsAt: instant(),
  verdict: optional(oneOf(breakGlassVerdicts)),
  reviewNote: optional(text(300)),
  reviewedByName: optional(text()),
  reviewedAt: optional(instant()),
};
const breakGlassSpellings: Spellings = {
  ...spellings,
  openedAt: 'openedOn',
  endsAt: 'endsOn',
  reviewedAt: 'reviewedOn',
};

/** A chart opened without a relation of care. */
const brokenGlass = shape(breakGlassFields, breakGlassSpellings);

const within = (least: number, most: number, message: string) => z.int(message).min(least, message).max(most, message);

/** Settings of a tenant about charts (PS007, PS008, PS013). */
const privacySetting = shape({
  /** Off, everybody with the right reads on, and the log says who had no relation. */
  isWallEnforced: flag(),
  daysAfterDischarge: within(0, 90, privacyChecks.daysOutside.text),
  breakGlassMinutes: within(5, 1440, privacyChecks.minutesOutside.text),
  /** The law asks for three at least. */
  keepLogYears: within(3, 30, privacyChecks.yearsOutside.text),
  /** The roles that are told of broken glass. */
  officerRoleIds: z.array(id()).min(1, privacyChecks.chooseRole.text).max(50, privacyChecks.tooManyRoles.text),
});

/** Returns the tenant's settings, or the defaults. */
export const getPrivacySetting = endpoint({
  path: '/Privacy/GetPrivacySetting',
  summary: 'Reads what is set about charts: the wall, broken glass, the keeping of the log.',
  permission: may('view', privacySettingMenu),
  effect: 'read',
  input: shape({}),
  output: shape({ setting: privacySetting }),
});

/** Sets it; the officers of before and after are told when the wall is switched. */
export const savePrivacySetting = endpoint({
  path: '/Privacy/SavePrivacySetting',
  logAs: ['privacy_setting', 'saved'],
  summary: 'Sets the wall before charts, the time of broken glass, its officers, and how long the log is kept.',
  permission: may('edit', privacySettingMenu),
  effect: 'write',
  changes: [privacyTopic],
  stepUp: 'policy',
  input: shape({ setting: privacySetting }),
  output: shape({ setting: privacySetting }),
});

/** Opens one chart for an hour, for a reason that is kept; the privacy officer is told at once (PS008). It gives no right besides. */
export const openBreakGlass = endpoint({
  path: '/Privacy/OpenBreakGlass',
  logAs: ['break_glass', 'opened'],
  summary: 'Opens the chart of one patient for a while, for a reason.',
  permission: mayOpenCharts,
  effect: 'write',
  changes: [openedChartTopic, privacyTopic],
  openBecause: 'belongs to the wall itself or to the privacy officer',
  input: shape(
    {
      patientId: id(),
      kind: oneOf(breakGlassKinds, privacyChecks.chooseReason),
      reason: optional(text(300)),
    },
    spellings,
  ),
  output: shape({ breakGlass: brokenGlass }),
});

/** Glass broken, newest first; those that nobody has judged where asked so. */
export const listBreakGlass = endpoint({
  path: '/Privacy/GetAllBreakGlass',
  summary: 'Lists the charts opened without a relation of care.',
  permission: may('view', chartAccessMenu),
  effect: 'read',
  unveiledBecause: 'the work of the privacy officer',
  openBecause: 'belongs to the wall itself or to the privacy officer',
  input: listInput({ isOnlyOpen: optional(flag()) }),
  output: listOutput(brokenGlass, 'breakGlassList'),
});

/** Judges one, once; nobody judges themselves (PS008). */
export const reviewBreakGlass = endpoint({
  path: '/Privacy/ReviewBreakGlass',
  logAs: ['break_glass', 'reviewed'],
  summary: 'Records what the privacy officer finds of a chart opened without a relation of care.',
  permission: may('edit', chartAccessMenu),
  effect: 'write',
  changes: [privacyTopic],
  openBecause: 'belongs to the wall itself or to the privacy officer',
  input: shape({
    breakGlassId: id(),
    verdict: oneOf(breakGlassVerdicts, privacyChecks.chooseVerdict),
    note: optional(text(300)),
  }),
  output: shape({ breakGlass: brokenGlass }),
});

/** One reading of one chart. */
const chartAccess = shape(
  {
    at: instant(),
    userId: id(),
    userName: text(),
    roleName: text(),
    hospitalName: text(),
    patientId: id(),
    patientName: text(),
    admissionId: optional(id()),
    part: text(),
    reason: oneOf(chartReasons),
    relationship: optional(oneOf(chartRelationships)),
    breakGlassId: optional(id()),
    ip: optional(text()),
    rowCount: count(),
  },
  { ...spellings, rowCount: 'rows' },
);

/** The log, newest first; days are those of the hospital. */
export const listChartAccess = endpoint({
  path: '/Privacy/GetAccessLog',
  summary: 'Lists who saw whose chart, newest first.',
  permission: may('view', chartAccessMenu),
  effect: 'read',
  unveiledBecause: 'the work of the privacy officer',
  openBecause: 'belongs to the wall itself or to the privacy officer',
  input: listInput(
    { ...askedDays, patientId: optional(id()), userId: optional(id()), isOnlyBreakGlass: optional(flag()) },
    spellings,
  ),
  output: listOutput(chartAccess, 'accessList'),
});

/** Lists the readers of one patient's chart by day, in words a patient understands (PS016). */
export const listAccessOfPatient = endpoint({
  path: '/Privacy/GetAccessOfPatient',
  summary: 'Tells who saw the chart of a patient, by day.',
  permission: mayDo('read-chart'),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ patientId: id() }, spellings),
  output: shape(
    {
      readings: z.array(
        shape({
          day: text(),
          userName: text(),
          roleName: text(),
          reason: oneOf(chartReasons),
          isBreakGlass: flag(),
          parts: z.array(text()),
          count: count(),
        }),
      ),
      /** Set where there are older ones. */
      isCut: flag(),
    },
    { readings: 'accessList' },
  ),
});
