// Narrative template: what a report in words asks for, section by section, with phrases and coded fields (LB066, LB067).
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';

/** Templates; the grammar of their sections is read by `readTemplate`. */
export const narrativeTemplate = master({
  name: 'narrativeTemplate',
  label: 'Report template',
  labelPlural: 'Report templates',
  menu: 'lab-settings',
  lookedUpBelow: ['Patients'],
  route: 'lab-settings/report-template',
  key: 'narrativeTemplateId',
  title: 'templateName',
  fields: {
    templateName: { kind: 'text', label: 'Report template', isRequired: true, isUnique: true, maxLength: 100 },
    sections: { kind: 'longText', label: 'Sections', isRequired: true, maxLength: 20_000 },
  },
  calls: {
    list: '/NarrativeTemplate/GetAllNarrativeTemplates',
    get: '/NarrativeTemplate/GetNarrativeTemplateById',
    add: '/NarrativeTemplate/AddNarrativeTemplate',
    update: '/NarrativeTemplate/UpdateNarrativeTemplate',
    deactivate: '/NarrativeTemplate/DeleteNarrativeTemplate',
  },
  item: 'narrativeTemplate',
  list: 'narrativeTemplateList',
  usedBy: [{ table: 'lab_test', column: 'narrative_template_id', called: words.labTests }],
});
