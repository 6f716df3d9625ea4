// Declaration of the labreport area: its wing and the areas it uses; its page has no place in the menu.
import type { ContractArea } from '../../kernel/area.ts';

/** Laboratory reports that patients open without a log-in, and results read over the years. */
export const labreportArea: ContractArea = {
  name: 'labreport',
  wing: 'diagnostics',
  uses: ['access', 'gateway', 'laboratory', 'patient'],
  auditNames: ['lab_report_code', 'lab_report_link'],
  logTexts: { lab_report: ['labreport', 'laboratory'] },
};
