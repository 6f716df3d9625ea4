// Values of the template form: sections of fields, with choices as one text, a line each.
import type { listTemplates, saveTemplate } from '@charaka/contract/clinic/template/template';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { NoteScoreKey, TemplateFieldKind } from '@charaka/rules/clinic/note-template';

/** A template as it is answered. */
export type Template = OutputOf<typeof listTemplates>['templates'][number];
type Sent = InputOf<typeof saveTemplate>['template'];

/** A field of the form. */
export interface FieldForm {
  fieldKey: string;
  label: string;
  kind: TemplateFieldKind;
  unit: string;
  /** The least and the most of a number; '' where there is none. */
  min: number | string | null;
  max: number | string | null;
  /** A line each: a choice may hold a comma, as 1,200. */
  options: string;
  normalText: string;
  scoreKey: NoteScoreKey | null;
  showIfKey: string;
  showIfValue: string;
}

/** The form. */
export interface TemplateForm {
  templateName: string;
  isOwn: boolean;
  isActive: boolean;
  sections: { sectionKey: string; title: string; fields: FieldForm[] }[];
}

/** An empty field of the form. */
export function emptyField(): FieldForm {
  return {
    fieldKey: '',
    label: '',
    kind: 'text',
    unit: '',
    min: '',
    max: '',
    options: '',
    normalText: '',
    scoreKey: null,
    showIfKey: '',
    showIfValue: '',
  } as FieldForm;
}

/** A key made of the name of a field: small letters and digits. */
function keyOf(label: string, place: number): string {
  const plain = label
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_\d]+|_+$/g, '');
  return (plain || `field_${place + 1}`).slice(0, 60);
}

/** Initial values of the form. */
export function templateFormOf(template: Template | null): TemplateForm {
  if (!template)
    return {
      templateName: '',
      isOwn: true,
      isActive: true,
      sections: [{ sectionKey: 'examination', title: '', fields: [emptyField()] }],
    };
  return {
    templateName: template.templateName,
    isOwn: template.staffId != null,
    isActive: template.isActive,
    sections: template.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => ({
        fieldKey: field.fieldKey,
        label: field.label,
        kind: field.kind,
        unit: field.unit ?? '',
        min: field.min ?? '',
        max: field.max ?? '',
        options: (field.options ?? []).join('\n'),
        normalText: field.normalText ?? '',
        scoreKey: field.scoreKey ?? null,
        showIfKey: field.showIfKey ?? '',
        showIfValue: field.showIfValue ?? '',
      })),
    })),
  };
}

/** Of a number alone, and only what is one. */
function limitOf({ kind }: FieldForm, limit: FieldForm['min']): number | null {
  return kind === 'number' && typeof limit === 'number' ? limit : null;
}

/** Values to send; an empty key is derived from the label of the field. */
export function sentTemplate(form: TemplateForm, template: Template | null): Sent {
  return {
    ...(template ? { templateId: template.templateId, changedVersion: template.version } : {}),
    specializationId: template?.specializationId ?? null,
    templateName: form.templateName,
    isOwn: form.isOwn,
    isActive: form.isActive,
    sections: form.sections.map(({ sectionKey, title, fields }, place) => ({
      sectionKey: sectionKey || keyOf(title, place),
      title,
      fields: fields.map((field, index) => ({
        fieldKey: field.fieldKey || keyOf(field.label, index),
        label: field.label,
        kind: field.kind,
        unit: field.unit || null,
        min: limitOf(field, field.min),
        max: limitOf(field, field.max),
        options: field.options
          .split('\n')
          .map((one) => one.trim())
          .filter(Boolean),
        normalText: field.normalText || null,
        scoreKey: field.kind === 'score' ? field.scoreKey : null,
        showIfKey: field.showIfKey || null,
        showIfValue: field.showIfValue || null,
      })),
    })),
  };
}
