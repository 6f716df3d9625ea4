// Content of a laboratory report on paper, and its statements on the scope of accreditation.
import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { LabReportPaper, type Report } from './lab-report-paper.tsx';
import { sampleLabReport } from './sample-lab-report.ts';

beforeAll(() => signIn());

const [sample] = sampleLabReport.content.tests;
type Test = Report['content']['tests'][number];
const test = (labWorkId: number, testName: string, change: Partial<Test>): Test => ({
  ...(sample as Test),
  labWorkId,
  testName,
  ...change,
});
const paperOf = (tests: readonly Test[], content: Partial<Report['content']> = {}, report: Partial<Report> = {}) =>
  renderPaper(
    createElement(LabReportPaper, {
      report: { ...sampleLabReport, ...report, content: { ...sampleLabReport.content, ...content, tests: [...tests] } },
    }),
  );
const mark = 'Accreditation: NABL MC-1234';
const labAccreditation = 'NABL MC-1234';

it('a page with tests in scope and others names no accreditation, and marks the others (LB053)', () => {
  const tests = [test(1, 'Sodium', { isInScope: true }), test(2, 'Lithium', { isInScope: false })];
  const { text } = paperOf(tests, { labAccreditation });
  expect(text).not.toContain(mark);
  expect(text).toContain('Lithium (not in scope of accreditation)');
  expect(text).not.toContain('Sodium (not');
});

it('each page is judged by its own tests (LB053)', () => {
  const tests = [
    test(1, 'Sodium', { isInScope: true }),
    test(2, 'Lithium', { isInScope: false, hasOwnPage: true }),
    test(3, 'Urea', { isInScope: true }),
  ];
  const { pageBreaks, text } = paperOf(tests, { labAccreditation });
  expect(pageBreaks).toBe(2);
  expect(text.match(new RegExp(`(${mark}|Sodium|Lithium|Urea)`, 'g'))).toEqual([
    mark,
    'Sodium',
    'Lithium',
    mark,
    'Urea',
  ]);
});

it('a report of a laboratory without accreditation says nothing about a scope (LB053)', () => {
  const { text } = paperOf([test(1, 'Lithium', { isInScope: false })]);
  expect(text).not.toContain('ccreditation');
});

it('a report says whose it is, what was taken when, who measured and who signed, and where it ends (LB053)', () => {
  const { text } = paperOf([test(1, 'Sodium', { methodName: 'ISE' })], {
    verifiedByTitle: 'MD (Pathology), Reg. KMC 2',
  });
  for (const said of [
    'Mrs. Asha Sengupta',
    '54Y 2M F',
    'MR5120',
    '42/1',
    'Dr. Pushpa Jha',
    'Blood 012604090042',
    'collected 09/04/2026 10:50 AM',
    'received 09/04/2026 11:15 AM',
    'Reported: 09/04/2026 02:00 PM',
    'ISE',
    'Ravi Kumar',
    'Dr. Meera Nair, MD (Pathology), Reg. KMC 2',
  ])
    expect(text, said).toContain(said);
  expect(text).toMatch(/End of the report$/);
});
