// Reports that patients open without a log-in, on the wire: links with a secret, one-time codes, and what is answered to each (section 8).

import { z } from 'zod';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { benchMenu, collectionMenu, reportMenu } from '../laboratory/lab-menus.ts';
import { labReportStatuses, reportContent } from '../laboratory/lab-report.ts';
import { laboratoryTopic } from '../laboratory/topics.ts';

/** How a link reaches the patient: in a message, or on the printed paper. */
export const linkChannels = ['Message', 'Paper'] as const;

const spellings = { reportId: 'labReportId', patientId: 'patientUid', verifiedAt: 'verifiedOn' };
/** Right to give a report to its patient: users who collect specimens, measure or sign. */
const shares: Permission = { menu: reportMenu, action: 'edit', orMenus: [collectionMenu, benchMenu] };
const key = shape({ reportId: id() }, spellings);

/** Makes a link; its secret is answered once and kept nowhere. Message: valid 7 days, sent by the outbox; paper: 30 days. */
export const sharePublicReport = endpoint({
  path: '/Lab/SharePublicReport',
  logAs: ['lab_report_link', 'shared'],
  summary: 'Makes a link by which the patient opens a report; its secret is told once.',
  permission: shares,
  effect: 'write',
  changes: [laboratoryTopic],
  isWalled: true,
  // Names the patient, so that the wall is asked before anything is sent.
  input: shape({ reportId: id(), patientId: id(), channel: oneOf(linkChannels) }, spellings),
  output: shape({ patientId: id(), secret: text(22), publicUntil: instant() }, spellings),
});

/** Every link of a report is dead from now on. */
export const revokePublicReport = endpoint({
  path: '/Lab/RevokePublicReport',
  logAs: ['lab_report_link', 'withdrawn'],
  summary: 'Revokes every link of a report.',
  permission: shares,
  effect: 'write',
  changes: [laboratoryTopic],
  isWalled: true,
  input: key,
  output: shape({ patientId: id(), count: count() }, spellings),
});

const secret = { secret: text(60) };
const head = {
  hospitalName: text(),
  reportNo: count(),
  finYear: text(),
  versionNo: count(),
  status: oneOf(labReportStatuses),
  verifiedAt: instant(),
};

/** Returns the facts for anyone with the link: enough to check that a paper is genuine, and no more. */
export const getPublicReport = endpoint({
  path: '/LabReport/GetPublicReport',
  summary: 'Tells who holds a link whether the report behind it is genuine, and nothing of what it says.',
  permission: 'anyone',
  effect: 'read',
  input: shape(secret),
  output: shape({ ...head, initials: text(4) }, spellings),
});

/** Sends a code to the patient's registered mobile or mail; three an hour for a link. */
export const askReportCode = endpoint({
  path: '/LabReport/AskCode',
  logAs: ['lab_report_code', 'asked'],
  summary: 'Sends a one-time code to the patient a report is about.',
  permission: 'anyone',
  effect: 'write',
  changes: [],
  input: shape(secret),
  output: shape({ sentTo: text() }),
});

/** The newest version of the report, for a reader with link and code; each code is valid once. */
export const openPublicReport = endpoint({
  path: '/LabReport/OpenReport',
  logAs: ['lab_report', 'opened'],
  summary: 'Reads a report by its link and a one-time code.',
  permission: 'anyone',
  effect: 'write',
  changes: [],
  input: shape({ ...secret, code: text(6) }),
  output: shape(
    {
      report: shape(
        { ...head, sectionName: text(), content: reportContent, replacesEarlier: flag(), openSeconds: count() },
        spellings,
      ),
    },
    { report: 'labReport' },
  ),
});

/** Lists views of a report with their times: on a screen, or on its public page, where no reader is named. */
export const listReportViews = endpoint({
  path: '/Lab/GetReportViews',
  summary: 'Lists who opened a report.',
  permission: may('edit', reportMenu),
  effect: 'read',
  isWalled: true,
  input: key,
  output: shape(
    {
      patientId: id(),
      views: z.array(
        shape(
          {
            versionNo: count(),
            viewedAt: instant(),
            viewedByName: optional(text()),
            channel: oneOf(['Screen', 'Public']),
          },
          { viewedAt: 'viewedOn', viewedByName: 'viewedBy' },
        ),
      ),
    },
    { ...spellings, views: 'reportViewList' },
  ),
});
