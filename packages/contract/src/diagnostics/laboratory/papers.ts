// The paper of the laboratory, as it is declared: the report.
import { always, paper } from '../../kernel/paper.ts';

/** A signed report is printed whole. */
export const laboratoryReportPaper = paper('laboratory_report', {
  title: 'laboratory:printed.report',
  setting: 'laboratory',
  blocks: [always('facts'), always('results'), always('end')],
});
