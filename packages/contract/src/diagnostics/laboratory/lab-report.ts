// Signed reports on the wire: listed, read with all their versions, amended (LB048-LB054).

import { resultFlags } from '@charaka/rules/diagnostics/reference-range';
import { z } from 'zod';
import { orderTopic } from '../../clinic/order/topics.ts';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { dayFilter } from '../../people/worklist/work-filters.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { admissionMenu } from '../../stay/admission/admission.ts';
import { amendReason } from './amend-reason.ts';
import { reportMenu } from './lab-menus.ts';
import { waitingWithdrawal } from './lab-withdrawal.ts';
import { labSpellings, notCalculated, resultRemarks } from './lab-words.ts';
import { reportedPart } from './reported-part.ts';
import { laboratoryTopic } from './topics.ts';
import { waitingAmendment } from './waiting-amendment.ts';

/** Kinds of report version. */
export const labReportStatuses = ['Preliminary', 'Final', 'Amended', 'Withdrawn'] as const;

const version = {
  reportId: id(),
  reportNo: count(),
  finYear: text(),
  versionNo: count(),
  status: oneOf(labReportStatuses),
  sectionName: text(),
  verifiedAt: instant(),
  verifiedByName: text(),
};
const spellings = { ...labSpellings, reportId: 'labReportId' };

/** The newest versions of reports, the latest first. */
export const labReportWorklist = worklist({
  path: '/Lab/GetAllLabReports',
  summary: 'Lists laboratory reports, the latest first, of some days where they are told.',
  menu: reportMenu,
  topic: laboratoryTopic,
  wire: 'labReportList',
  fields: { ...version, ...workPatient, testNames: text(2000), isAbnormal: flag(), isAmendmentWaiting: flag() },
  spellings,
  key: 'reportId',
  listed: {
    text: ['status', 'sectionName', 'testNames', 'firstName', 'placeName'],
    number: ['reportNo', 'patientId'],
    instant: ['verifiedAt'],
  },
  searched: ['firstName', 'testNames', 'sectionName'],
  filters: { ...dayFilter() },
});

/** A test on a report, as it was signed. */
export const reportedTest = shape(
  {
    labWorkId: id(),
    testName: text(),
    specimenNo: text(),
    specimenName: text(),
    methodName: optional(text()),
    /** How long was to be fasted and was, where it was not kept (LB017). */
    fastingHours: optional(count()),
    fastedHours: optional(count()),
    collectedAt: instant(),
    receivedAt: instant(),
    finishedByName: text(),
    /** The partner laboratory that did it, with its accreditation (LB072). */
    performedBy: optional(text(300)),
    ruleSignerName: optional(text()),
    /** Whether the laboratory is accredited for the test. Reports signed before it was recorded have none. */
    isInScope: optional(flag()),
    /** Whether the test is printed on a page of its own. */
    hasOwnPage: optional(flag()),
    values: z.array(
      shape(
        {
          labParameterId: id(),
          parameterName: text(),
          valueText: optional(text(2000)),
          unit: optional(text()),
          flag: optional(oneOf(resultFlags)),
          rangeText: optional(text(2000)),
          isChanged: flag(),
          remark: optional(oneOf(resultRemarks)),
          /** A row that parts those below it from those above; versions of before have none. */
          isHeading: optional(flag()),
          /** True when no value was entered and none was required. */
          isEmpty: optional(flag()),
          notCalculated: optional(shape(notCalculated)),
        },
        labSpellings,
      ),
    ),
    /** Texts and tables, as of a culture; null for a measured test. */
    parts: optional(z.array(reportedPart)),
    /** Pictures of slides it was signed with (LB024). */
    slidePictureIds: optional(z.array(id())),
  },
  labSpellings,
);

/** The content of a report, word for word as it was signed (LB053). */
export const reportContent = shape(
  {
    patientName: text(),
    sex: text(),
    ageText: text(),
    uhid: text(),
    stayNumber: optional(text()),
    orderNo: text(),
    orderedByName: text(),
    orderedAt: instant(),
    verifiedByName: text(),
    verifiedByTitle: optional(text()),
    /** The laboratory's accreditation when the report was signed. */
    labAccreditation: optional(text()),
    /** When it was signed, where only an addendum made this version (LB068). */
    signedAt: optional(instant()),
    /** By a rule that the named person signed (LB047). */
    isByRule: optional(flag()),
    amendReason: optional(text(500)),
    replacesAt: optional(instant()),
    tests: z.array(reportedTest),
  },
  labSpellings,
);

/** One version of a report with its content, and the others of its number. */
export const getLabReport = endpoint({
  path: '/Lab/GetReportById',
  logAs: ['lab_report', 'read'],
  summary: 'Reads one version of a laboratory report, and names the others.',
  permission: { menu: reportMenu, action: 'view', orMenus: [admissionMenu], orDeeds: ['read-chart'] },
  // Every opening is written down (LB094).
  effect: 'write',
  changes: [],
  isWalled: true,
  input: shape({ reportId: id() }, spellings),
  output: shape(
    {
      report: shape(
        {
          ...version,
          patientId: id(),
          isNewest: flag(),
          /** Amendments of it are signed by another person than who proposes them (LB040). */
          isTwoStep: flag(),
          /** An amendment of it that waits to be signed. */
          amendment: optional(waitingAmendment),
          /** A withdrawal of it that waits for another person. */
          withdrawal: optional(waitingWithdrawal),
          content: reportContent,
          contentSha256: text(),
          /** Base64 of the picture it was signed with, where the hospital prints them (LB042). */
          signatureImage: optional(text()),
          versions: z.array(shape({ reportId: id(), versionNo: count(), verifiedAt: instant() }, spellings)),
        },
        spellings,
      ),
    },
    { report: 'labReport' },
  ),
});

/** Answer of an amendment: the version it made, or the current version while it waits to be signed (LB040, LB044). */
export const amended = shape({ reportId: id(), isWaiting: flag() }, spellings);

/** Changes verified results with a reason: old and new stand on a new version, at once or once it is signed (LB048, LB049). */
export const amendLabReport = endpoint({
  path: '/Lab/AmendReport',
  logAs: ['lab_report', 'amended'],
  bodyBytes: bodySize.long,
  summary:
    'Changes verified results with a reason; the report gets a new version, at once or once another person signs it.',
  permission: may('edit', reportMenu),
  effect: 'once',
  changes: [laboratoryTopic, orderTopic],
  input: shape(
    {
      reportId: id(),
      amendReason: amendReason(),
      changes: z
        .array(shape({ labWorkId: id(), labParameterId: id(), value: text(2000) }, labSpellings))
        .min(1)
        .max(100),
    },
    spellings,
  ),
  output: amended,
});
