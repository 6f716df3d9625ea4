// Summary template: what a hospital writes again and again in discharge summaries, section by section.
import { master } from '../../kernel/resource.ts';

/** Its fields are named as the sections they fill. */
export const summaryTemplate = master({
  name: 'summaryTemplate',
  label: 'Summary template',
  labelPlural: 'Summary templates',
  menu: 'settings',
  lookedUpBelow: ['Patients'],
  route: 'settings/summary-template',
  key: 'summaryTemplateId',
  title: 'summaryTemplateName',
  fields: {
    summaryTemplateName: { kind: 'text', label: 'Summary template', isRequired: true, isUnique: true, maxLength: 100 },
    findings: { kind: 'longText', label: 'Findings' },
    treatment: { kind: 'longText', label: 'Treatment given' },
    conditionAtDischarge: { kind: 'longText', label: 'Condition at discharge' },
    advice: { kind: 'longText', label: 'Advice' },
    warningSigns: { kind: 'longText', label: 'Come back at once for' },
  },
  calls: {
    list: '/Setting/GetAllSummaryTemplates',
    get: '/Setting/GetSummaryTemplateById',
    add: '/Setting/AddSummaryTemplate',
    update: '/Setting/UpdateSummaryTemplate',
    deactivate: '/Setting/DeleteSummaryTemplate',
  },
  item: 'summaryTemplate',
  list: 'summaryTemplateList',
  usedBy: [],
});
