// Verified values of one specimen that differ between its tests, from before a specimen had one value (LB003).
import { endpoint, may } from '../../kernel/endpoint.ts';
import { id, instant, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { verifyMenu } from './lab-menus.ts';
import { labSpellings, ofPatient } from './lab-words.ts';

/** Pairs of tests of a specimen whose verified values of one parameter differ; nothing changes them but an amendment. */
export const listDifferingValues = endpoint({
  path: '/Lab/GetDifferingValues',
  summary: 'Lists verified values of one specimen that differ between its tests. An extension.',
  permission: may('view', verifyMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        ...ofPatient,
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
      { ...labSpellings, reportId: 'labReportId' },
    ),
    'differingValueList',
  ),
});
