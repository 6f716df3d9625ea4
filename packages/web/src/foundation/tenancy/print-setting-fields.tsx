// The fields of a print setting: the paper it is for, letterhead, footer and sheet.
import { paperNames, sheetsOf, smallPaperNames } from '@charaka/contract/foundation/tenancy/print-setting';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField, SwitchField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { RichTextField } from '../../ui/field/rich-text-field.tsx';
import { PictureField } from './picture-field.tsx';
import { isPlainPaper, type PrintSettingValues, withPaper, withSheet } from './print-setting-form.ts';

interface PrintSettingFieldsProps {
  readonly form: UseFormReturnType<PrintSettingValues>;
  readonly isNew: boolean;
}

/** Whether a setting is in use is asked of one that exists. */
export function PrintSettingFields({ form, isNew }: PrintSettingFieldsProps) {
  const { t } = useTranslation('paper');
  const { settingFor } = form.values;
  // A setting kept under another spelling goes on being that (Q150).
  const known = [...paperNames, ...smallPaperNames];
  const names = settingFor && !isNew ? [...new Set([...known, settingFor])] : known;
  const sheets = sheetsOf(settingFor ?? '');
  return (
    <Stack gap="md">
      <SelectField
        label={t('setting.paper')}
        isRequired
        isFirst={isNew}
        choices={names.map((value) => ({ value, label: t(`names.${value}`) }))}
        {...form.getInputProps('settingFor')}
        onChange={(value) => form.setValues(withPaper(form.values, value))}
      />
      {!isPlainPaper(settingFor) && <LetterheadFields form={form} />}
      <FormSection title={t('setting.sheet')}>
        <Stack gap="sm">
          <SelectField
            label={t('setting.paperSize')}
            isRequired
            choices={sheets.map((value) => ({ value, label: t(`sheets.${value}`) }))}
            {...form.getInputProps('paperSize')}
            onChange={(value) => {
              const sheet = sheets.find((one) => one === value);
              if (sheet) form.setValues(withSheet(form.values, sheet));
            }}
          />
          <NumberField label={t('setting.margin')} {...form.getInputProps('marginMillimetres')} />
        </Stack>
      </FormSection>
      {!isNew && <SwitchField label={t('setting.isActive')} {...form.getInputProps('isActive')} />}
    </Stack>
  );
}

function LetterheadFields({ form }: Pick<PrintSettingFieldsProps, 'form'>) {
  const { t } = useTranslation('paper');
  return (
    <FormSection title={t('setting.letterhead')}>
      <Stack gap="sm">
        <PictureField
          label={t('setting.headerImage')}
          picture={form.values.headerImage}
          isSaving={false}
          onPicture={(picture) => form.setFieldValue('headerImage', picture)}
        />
        <NumberField
          label={t('setting.headerHeight')}
          description={t('setting.heightHint')}
          {...form.getInputProps('headerHeight')}
        />
        <RichTextField label={t('setting.footer')} {...form.getInputProps('footerHtml')} />
        <NumberField label={t('setting.footerHeight')} {...form.getInputProps('footerHeight')} />
      </Stack>
    </FormSection>
  );
}
