// The dialog that adds or changes a print setting, beside the paper as it will be.
import {
  addPrintSetting,
  getPrintSetting,
  paperLines,
  paperNames,
  paperSizes,
  updatePrintSetting,
} from '@charaka/contract/print-setting';
import { Skeleton, Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../kernel/use-answer.ts';
import { Dialog } from '../ui/dialog.tsx';
import { NumberField, SelectField, SwitchField } from '../ui/form-fields.tsx';
import { FormSection } from '../ui/form-section.tsx';
import type { Letterhead } from '../ui/letterhead.ts';
import { RichTextField } from '../ui/rich-text-field.tsx';
import { PictureField } from './picture-field.tsx';
import {
  faultsOf,
  inputOf,
  letterheadOf,
  type PrintSetting,
  type PrintSettingValues,
  valuesOf,
  withLine,
} from './print-setting-form.ts';
import './print-setting-dialog.css';

interface PrintSettingDialogProps {
  /** The setting to change; null adds one. */
  readonly printSettingId: number | null;
  /** The paper of that name with this letterhead. */
  readonly preview: (settingFor: string, letterhead: Letterhead) => ReactNode;
  onClose(): void;
}

/** Mounted while it is open; reads the setting with its picture first. */
export function PrintSettingDialog({ printSettingId, ...rest }: PrintSettingDialogProps) {
  const { t } = useTranslation('paper');
  const asked = { printSetting: { printSettingId: printSettingId ?? 0 } };
  const answer = useAnswer('print-setting', getPrintSetting, asked, { isEnabled: printSettingId !== null });
  if (printSettingId === null) return <SettingForm setting={null} {...rest} />;
  if (answer.data) return <SettingForm key={printSettingId} setting={answer.data.printSetting} {...rest} />;
  return (
    <Dialog isOpen size="wide" title={t('setting.edit')} onClose={rest.onClose}>
      <Skeleton h={320} />
    </Dialog>
  );
}

type SettingFormProps = Omit<PrintSettingDialogProps, 'printSettingId'> & { readonly setting: PrintSetting | null };

function SettingForm({ setting, preview, onClose }: SettingFormProps) {
  const { t } = useTranslation('paper');
  const form = useForm<PrintSettingValues>({ initialValues: valuesOf(setting), validate: faultsOf });
  const options = { topics: ['print-setting'], onDone: onClose };
  const adding = useCommand(addPrintSetting, options);
  const changing = useCommand(updatePrintSetting, options);
  const save = (values: PrintSettingValues) => {
    const onError = (error: Error) => form.setErrors(refusedFields(error, 'printSetting'));
    const typed = inputOf(values);
    if (setting) {
      const { printSettingId } = setting;
      changing.mutate({ printSetting: { printSettingId, ...typed } }, { onError });
    } else adding.mutate({ printSetting: typed }, { onError });
  };
  const { settingFor } = form.values;
  return (
    <Dialog
      isOpen
      size="wide"
      title={t(setting ? 'setting.edit' : 'setting.add')}
      isChanged={form.isDirty()}
      isSubmitting={adding.isPending || changing.isPending}
      onSubmit={form.onSubmit(save)}
      onClose={onClose}
    >
      <div className="print-setting">
        <SettingFields form={form} isNew={setting === null} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys */}
        <section className="print-setting-preview" aria-label={t('setting.preview')} tabIndex={0}>
          {settingFor ? preview(settingFor, letterheadOf(form.values)) : <p>{t('setting.choosePaper')}</p>}
        </section>
      </div>
    </Dialog>
  );
}

function SettingFields({ form, isNew }: { form: UseFormReturnType<PrintSettingValues>; isNew: boolean }) {
  const { t } = useTranslation('paper');
  const { hiddenLines, headerImage, settingFor } = form.values;
  // A setting kept under another spelling goes on being that (Q150).
  const names = settingFor && !isNew ? [...new Set([...paperNames, settingFor])] : paperNames;
  return (
    <Stack gap="md">
      <SelectField
        label={t('setting.paper')}
        isRequired
        isFirst={isNew}
        choices={names.map((value) => ({ value, label: t(`names.${value}`) }))}
        {...form.getInputProps('settingFor')}
      />
      <FormSection title={t('setting.letterhead')}>
        <Stack gap="sm">
          <PictureField
            label={t('setting.headerImage')}
            picture={headerImage}
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
      <FormSection title={t('setting.sheet')}>
        <Stack gap="sm">
          <SelectField
            label={t('setting.paperSize')}
            isRequired
            choices={paperSizes.map((value) => ({ value, label: value }))}
            {...form.getInputProps('paperSize')}
          />
          <NumberField label={t('setting.margin')} {...form.getInputProps('marginMillimetres')} />
        </Stack>
      </FormSection>
      <FormSection title={t('setting.lines')}>
        <Stack gap="xs">
          {paperLines.map((line) => (
            <SwitchField
              key={line}
              label={t(`lines.${line}`)}
              value={!hiddenLines.includes(line)}
              onChange={(isShown) => form.setFieldValue('hiddenLines', withLine(hiddenLines, line, isShown === true))}
            />
          ))}
        </Stack>
      </FormSection>
      {!isNew && <SwitchField label={t('setting.isActive')} {...form.getInputProps('isActive')} />}
    </Stack>
  );
}
