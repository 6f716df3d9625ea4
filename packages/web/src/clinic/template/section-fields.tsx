// A section of a template while it is written: its title, and the fields in their order.
import { noteScoreKeys, templateFieldKinds } from '@charaka/rules/clinic/note-template';
import { ActionIcon, Button, Fieldset, Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { FieldForm, TemplateForm } from './template-values.ts';

/** Returns the input props of the field at a path. */
type InputOf = (path: string) => ReturnType<UseFormReturnType<TemplateForm>['getInputProps']>;

interface SectionFieldsProps {
  readonly section: TemplateForm['sections'][number];
  readonly number: number;
  readonly inputOf: InputOf;
  onAdd(): void;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  readonly onRemoveSection: (() => void) | undefined;
}

/** Everything is reached by Tab. */
export function SectionFields(props: SectionFieldsProps) {
  const { section, number, inputOf, onAdd, onMove, onRemove, onRemoveSection } = props;
  const { t } = useTranslation('template');
  const { fields } = section;
  return (
    <Fieldset legend={t('section', { number })} p="sm">
      <Stack gap="sm">
        <Group align="end">
          <TextField label={t('sectionTitle')} isRequired maxLength={80} {...inputOf('title')} />
          {onRemoveSection && (
            <Button variant="subtle" color="red" onClick={onRemoveSection}>
              {t('removeSection', { number })}
            </Button>
          )}
        </Group>
        {fields.map((field, index) => (
          <FieldRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place while it is written
            key={index}
            field={field}
            name={field.label || t('fieldNumber', { number: index + 1 })}
            inputOf={(path) => inputOf(`fields.${index}.${path}`)}
            onUp={index > 0 ? () => onMove(index, index - 1) : undefined}
            onDown={index < fields.length - 1 ? () => onMove(index, index + 1) : undefined}
            onRemove={fields.length > 1 ? () => onRemove(index) : undefined}
          />
        ))}
        <Group>
          <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={onAdd}>
            {t('addField')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

interface FieldRowProps {
  readonly field: FieldForm;
  readonly name: string;
  readonly inputOf: InputOf;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function FieldRow({ field, name, inputOf, onUp, onDown, onRemove }: FieldRowProps) {
  const { t } = useTranslation('template');
  const kinds = templateFieldKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
  const isChosen = field.kind === 'choice' || field.kind === 'choices';
  const deeds = [
    { label: t('up', { name }), icon: IconArrowUp, onClick: onUp },
    { label: t('down', { name }), icon: IconArrowDown, onClick: onDown },
    { label: t('removeField', { name }), icon: IconTrash, onClick: onRemove },
  ];
  return (
    <Group align="end" wrap="nowrap" gap="xs">
      <Columns cols={{ base: 1, xs: 2, md: 6 }} spacing="xs" style={{ flex: 1 }}>
        <TextField label={t('label')} isRequired maxLength={80} {...inputOf('label')} />
        <TextField label={t('key')} placeholder={t('keyHint')} maxLength={60} {...inputOf('fieldKey')} />
        <SelectField label={t('kind')} isRequired choices={kinds} {...inputOf('kind')} />
        {isChosen && (
          <TextAreaField label={t('options')} isRequired rows={2} maxLength={1000} {...inputOf('options')} />
        )}
        {field.kind === 'number' && <TextField label={t('unit')} maxLength={20} {...inputOf('unit')} />}
        {field.kind === 'number' && <NumberField label={t('least')} decimals={2} {...inputOf('min')} />}
        {field.kind === 'number' && <NumberField label={t('most')} decimals={2} {...inputOf('max')} />}
        {field.kind === 'text' && <TextField label={t('normalText')} maxLength={300} {...inputOf('normalText')} />}
        {field.kind === 'score' && (
          <SelectField
            label={t('score')}
            isRequired
            choices={noteScoreKeys.map((value) => ({ value, label: value }))}
            {...inputOf('scoreKey')}
          />
        )}
        <TextField label={t('showIfKey')} maxLength={60} {...inputOf('showIfKey')} />
        {field.showIfKey && <TextField label={t('showIfValue')} maxLength={80} {...inputOf('showIfValue')} />}
      </Columns>
      {deeds.map(({ label, icon: Icon, onClick }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          color="gray"
          mb={4}
          aria-label={label}
          disabled={!onClick}
          {...(onClick ? { onClick } : {})}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  );
}
