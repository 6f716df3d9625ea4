// Chooses what the note asks: the product's own template, the group's, or one's own (OP037).
import { GENERAL_TEMPLATE_ID } from '@charaka/rules/clinic/note-template';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/field/form-fields.tsx';
import type { ChangeNote } from './opened.ts';
import type { NoteTemplates } from './use-template.ts';

interface TemplateChoiceProps {
  readonly template: NoteTemplates;
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly change: ChangeNote;
}

/** Findings stay when the other template has the same field. */
export function TemplateChoice({ template, boxRef, change }: TemplateChoiceProps) {
  const { t } = useTranslation('consultation');
  const { chosenId, choices } = template;
  if (choices.length === 0) return null;
  return (
    <div ref={boxRef}>
      <SelectField
        label={t('template')}
        isRequired
        choices={[
          { value: GENERAL_TEMPLATE_ID, label: t('generalTemplate') },
          ...choices.map(({ templateId, templateName }) => ({ value: templateId, label: templateName })),
        ]}
        value={chosenId}
        onChange={(templateId) => {
          if (templateId == null) return;
          const version = choices.find((one) => one.templateId === templateId)?.version ?? 1;
          change({ templateId, templateVersion: version });
        }}
      />
    </div>
  );
}
