// Templates of notes on the wire: sections of fields by version, saved, and copied for oneself (OP037, OP038).
import { noteScoreKeys, templateFieldKinds } from '@charaka/rules/clinic/note-template';
import { z } from 'zod';
import { bodySize, endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, decimal, flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { visitMenu } from '../opd/visit.ts';
import { templateChecks } from './template-sentences.ts';
import { templateTopic } from './topics.ts';

/** The menu path of templates, also the key of their rights. */
export const templateMenu = 'note-templates';

const key = () => z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, templateChecks.enterKey.text);

const templateField = shape({
  fieldKey: key(),
  label: requiredText(templateChecks.enterLabel, 80),
  kind: oneOf(templateFieldKinds),
  unit: optional(text(20)),
  options: optional(z.array(text(80)).max(40)),
  min: optional(decimal()),
  max: optional(decimal()),
  normalText: optional(text(300)),
  scoreKey: optional(oneOf(noteScoreKeys)),
  showIfKey: optional(text(60)),
  showIfValue: optional(text(80)),
});

/** The sections of a version. */
export const templateSections = z
  .array(
    shape({
      sectionKey: key(),
      title: requiredText(templateChecks.enterTitle, 80),
      fields: z.array(templateField).min(1, templateChecks.fieldMissing.text).max(60),
    }),
  )
  .min(1, templateChecks.fieldMissing.text)
  .max(20);

const spellings = { specializationId: 'specialisationId' };

/** A template at its last version. */
const consultationTemplate = shape(
  {
    templateId: id(),
    templateName: text(),
    specializationId: optional(id()),
    /** The member of staff who owns it; null for those of the hospital group. */
    staffId: optional(id()),
    version: count(),
    sections: templateSections,
    isActive: flag(),
    /** Whether the asker may change it. */
    mayChange: flag(),
  },
  spellings,
);
const reads: Permission = { menu: templateMenu, action: 'view', orMenus: [visitMenu] };
const wrapper = { template: 'consultationTemplate' };
const answer = shape({ template: consultationTemplate }, wrapper);

/** Those of the group and the asker's own; the own ones first. */
export const listTemplates = endpoint({
  path: '/Template/GetAll',
  summary: 'Lists the templates of notes: own ones first.',
  permission: reads,
  effect: 'read',
  input: shape({}),
  output: shape({ templates: z.array(consultationTemplate) }, { templates: 'consultationTemplateList' }),
});

/** A new template, or a new version of one; signed notes keep the version they were written with (OP037). */
export const saveTemplate = endpoint({
  path: '/Template/Save',
  logAs: ['consultation_template', 'saved'],
  summary: 'Saves a template of notes as a new version.',
  permission: may('edit', templateMenu),
  effect: 'write',
  changes: [templateTopic],
  bodyBytes: bodySize.long,
  input: shape(
    {
      template: shape(
        {
          templateId: optional(id()),
          /** The version that was changed; another one meanwhile is refused. */
          changedVersion: optional(count()),
          templateName: requiredText(templateChecks.enterTemplateName, 80),
          specializationId: optional(id()),
          isOwn: flag(),
          sections: templateSections,
          isActive: flag(),
        },
        spellings,
      ),
    },
    wrapper,
  ),
  output: answer,
});

/** A copy that is the asker's own. */
export const copyTemplate = endpoint({
  path: '/Template/CopyForMe',
  logAs: ['consultation_template', 'copied'],
  summary: 'Copies a template of notes for the asker.',
  permission: may('edit', templateMenu),
  effect: 'write',
  changes: [templateTopic],
  input: shape({ templateId: id() }),
  output: answer,
});
