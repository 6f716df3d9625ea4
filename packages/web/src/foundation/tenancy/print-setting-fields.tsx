// The fields of a print setting: the paper it is for, letterhead, footer and sheet.
import { isPlainSetting, printSettingNames, sheetsOf } from '@charaka/contract/composition/papers';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField, SwitchField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { RichTextField } from '../../ui/field/rich-text-field.tsx';
import { PictureField } from './picture-field.tsx';
import { type PrintSettingValues, withPaper, withSheet } from './print-setting-form.ts';
import { usePaperNames } from './printed-papers.ts';

interface PrintSettingFieldsProps {
  readonly form: UseFormReturnType<PrintSettingValues>;
  readonly isNew: boolean;
}

/** Whether a setting is in use is asked of one that exists. */
export function PrintSettingFields({ form, isNew }: PrintSettingFieldsProps) {
  const { t } = useTranslation('paper');
  const { settingName } = usePaperNames();
  const { settingFor } = form.values;
  // A setting kept under another spelling goes on being that (Q150).
  const names = settingFor && !isNew ? [...new Set([...printSettingNames, settingFor])] : printSettingNames;
  const sheets = sheetsOf(settingFor ?? '');
  return (
    <Stack gap="md">
      <SelectField
        label={t('setting.paper')}
        isRequired
        isFirst={isNew}
        choices={names.map((value) => ({ value, label: settingName(value) }))}
        {...form.getInputProps('settingFor')}
        onChange={(value) => form.setValues(withPaper(form.values, value))}
      />
      {!isPlainSetting(settingFor ?? '') && <LetterheadFields form={form} />}
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
