// Verified values of one specimen that differ between its tests, from before a specimen had one value (LB003).

import { id, instant, text } from '../../kernel/field.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { verifyMenu } from './lab-menus.ts';
import { labSpellings } from './lab-words.ts';
import { laboratoryTopic } from './topics.ts';

/** Pairs of tests of a specimen whose verified values of one parameter differ; nothing changes them but an amendment. */
export const differingWorklist = worklist({
  path: '/Lab/GetDifferingValues',
  summary: 'Lists verified values of one specimen that differ between its tests. An extension.',
  menu: verifyMenu,
  topic: laboratoryTopic,
  wire: 'differingValueList',
  fields: {
    ...workPatient,
    labWorkId: id(),
    otherWorkId: id(),
    labParameterId: id(),
    specimenNo: text(),
    collectedAt: instant(),
    parameterName: text(),
    testName: text(),
    valueText: text(2000),
    reportId: id(),
    otherTestName: text(),
    otherValueText: text(2000),
    otherReportId: id(),
  },
  spellings: { ...labSpellings, reportId: 'labReportId' },
  key: ['labWorkId', 'otherWorkId', 'labParameterId'],
  listed: {
    text: ['firstName', 'placeName', 'specimenNo', 'parameterName'],
    number: ['patientId'],
    instant: ['collectedAt'],
  },
  searched: ['firstName', 'specimenNo', 'parameterName'],
  filters: {},
});
