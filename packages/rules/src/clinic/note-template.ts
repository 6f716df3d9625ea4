// The templates of an examination: which fields it has, by version; a note is shown by the version it was written with (OP037).

/** The fields that templates are made of. */
type TemplateField = 'general' | 'heart' | 'chest' | 'abdomen' | 'nerves' | 'local';

/** A template at one version. */
export interface NoteTemplate {
  readonly templateId: number;
  readonly version: number;
  /** Keys of its fields in their order; what they are called, and what is normal, say the texts of the screen. */
  readonly fields: readonly TemplateField[];
}

/** Every version of the templates that the product brings; a change adds a version, and none is ever taken away. */
const noteTemplates: readonly NoteTemplate[] = [
  {
    templateId: 0,
    version: 1,
    fields: ['general', 'heart', 'chest', 'abdomen', 'nerves', 'local'],
  },
];

/** The one that every note begins with. */
export const generalTemplate: NoteTemplate = { templateId: 0, version: 1, fields: noteTemplates[0]?.fields ?? [] };

/** The template a note was written with. */
export function templateOf(templateId: number, version: number): NoteTemplate {
  return noteTemplates.find((one) => one.templateId === templateId && one.version === version) ?? generalTemplate;
}
