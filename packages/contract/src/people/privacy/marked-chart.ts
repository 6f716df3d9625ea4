// Charts that are marked, on the wire: put on and taken off by the privacy officer (PS009).

import { endpoint, may } from '../../kernel/endpoint.ts';
import { id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { patientTopic } from '../patient/topics.ts';
import { chartAccessMenu } from './privacy.ts';
import { privacyChecks } from './privacy-checks.ts';

/** Why a chart is marked. */
export const markKinds = ['VIP', 'Staff', 'HIV', 'Psychiatry', 'MTP', 'MLC', 'Minor', 'Other'] as const;

const spellings: Spellings = { patientId: 'patientUid', markedAt: 'fromDate', markedByName: 'setByName' };

const chartMark = shape(
  {
    patientId: id(),
    kind: oneOf(markKinds),
    reason: text(300),
    markedAt: instant(),
    markedByName: text(),
  },
  spellings,
);

const output = shape({ mark: optional(chartMark) }, { mark: 'sensitivity' });
const reason = () => requiredText(privacyChecks.sayWhy, 300);

/** The mark a chart bears now; none where it bears none. */
export const getChartMark = endpoint({
  path: '/Privacy/GetSensitivity',
  summary: 'Reads the mark of a chart.',
  permission: may('edit', chartAccessMenu),
  effect: 'read',
  openBecause: 'belongs to the wall itself or to the privacy officer',
  input: shape({ patientId: id() }, spellings),
  output,
});

/** Marks a chart: from now on it is restricted to those with a relation of care or the right to mark. */
export const markChart = endpoint({
  path: '/Privacy/SetSensitivity',
  logAs: ['chart_mark', 'added'],
  summary: 'Marks a chart, so that lists show it to few.',
  permission: may('edit', chartAccessMenu),
  effect: 'write',
  changes: [patientTopic],
  openBecause: 'belongs to the wall itself or to the privacy officer',
  input: shape({ patientId: id(), kind: oneOf(markKinds, privacyChecks.chooseKind), reason: reason() }, spellings),
  output,
});

/** Takes the mark off; it stays on record. */
export const unmarkChart = endpoint({
  path: '/Privacy/EndSensitivity',
  logAs: ['chart_mark', 'removed'],
  summary: 'Takes the mark off a chart.',
  permission: may('edit', chartAccessMenu),
  effect: 'write',
  changes: [patientTopic],
  stepUp: 'policy',
  openBecause: 'belongs to the wall itself or to the privacy officer',
  input: shape({ patientId: id(), reason: reason() }, spellings),
  output,
});
