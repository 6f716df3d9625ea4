// The dialog that makes and changes a template: its name, and sections with their fields.
import { saveTemplate, templateMenu } from '@charaka/contract/clinic/template/template';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { SectionFields } from './section-fields.tsx';
import { emptyField, sentTemplate, type Template, type TemplateForm, templateFormOf } from './template-values.ts';

const checks = formChecks(saveTemplate.input.shape.template);

/** Every save is a new version; notes that are signed keep theirs (OP037). */
export function TemplateDialog({ template, onClose }: { readonly template: Template | null; onClose(): void }) {
  const { t } = useTranslation('template');
  const keepsAll = useRights(templateMenu).canDelete;
  const command = useCommand(saveTemplate, { onDone: onClose });
  const form = useForm<TemplateForm>({
    initialValues: templateFormOf(template),
    validate: (values) => checks(sentTemplate(values, template)),
  });
  const { sections } = form.values;
  return (
    <FormDialog
      size="wide"
      title={template ? t('changeTitle', { name: template.templateName }) : t('addTemplate')}
      submitLabel={template ? t('change') : t('addTemplate')}
      form={form}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ template: sentTemplate(values, template) })}
      onClose={onClose}
    >
      <Stack gap="md">
        <Group align="end" grow>
          <TextField label={t('name')} isRequired isFirst maxLength={80} {...form.getInputProps('templateName')} />
          <Group>
            {!template && keepsAll && <SwitchField label={t('onlyMine')} {...form.getInputProps('isOwn')} />}
            <SwitchField label={t('active')} {...form.getInputProps('isActive')} />
          </Group>
        </Group>
        {sections.map((section, place) => (
          <SectionFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a section is known by its place while it is written
            key={place}
            section={section}
            number={place + 1}
            inputOf={(path) => form.getInputProps(`sections.${place}.${path}`)}
            onAdd={() => form.insertListItem(`sections.${place}.fields`, emptyField())}
            onMove={(from, to) => form.reorderListItem(`sections.${place}.fields`, { from, to })}
            onRemove={(index) => form.removeListItem(`sections.${place}.fields`, index)}
            onRemoveSection={sections.length > 1 ? () => form.removeListItem('sections', place) : undefined}
          />
        ))}
        <Group>
          <Button
            variant="default"
            onClick={() => form.insertListItem('sections', { sectionKey: '', title: '', fields: [emptyField()] })}
          >
            {t('addSection')}
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  );
}
