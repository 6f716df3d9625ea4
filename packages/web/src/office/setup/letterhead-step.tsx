// Step 7: letterhead, footer and sheet of every paper the hospital gives out, beside the bill as it will be.

import { specifiedSettings } from '@charaka/contract/composition/papers';
import {
  addPrintSetting,
  listPrintSettings,
  updatePrintSetting,
} from '@charaka/contract/foundation/tenancy/print-setting';
import { printSettingTopic } from '@charaka/contract/foundation/tenancy/topics';
import { paperSizes } from '@charaka/contract/kernel/paper';
import { Skeleton, Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PaperPreview } from '../../foundation/tenancy/paper-preview.tsx';
import { PictureField } from '../../foundation/tenancy/picture-field.tsx';
import {
  faultsOf,
  inputOf,
  letterheadOf,
  type PrintSetting,
  type PrintSettingValues,
  valuesOf,
} from '../../foundation/tenancy/print-setting-form.ts';
import type { PrintedPapers } from '../../foundation/tenancy/printed-papers.ts';
import { call } from '../../kernel/call.ts';
import { isEqualTo } from '../../kernel/filters.ts';
import { refreshTopics } from '../../kernel/topics.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import '../../foundation/tenancy/print-setting-dialog.css';
import { NumberField, SelectField } from '../../ui/field/form-fields.tsx';
import { RichTextField } from '../../ui/field/rich-text-field.tsx';
import { toastSuccess } from '../../ui/page/toast.ts';
import { StepButtons, type Ways } from './step-buttons.tsx';

/** The one that is shown and read back. */
const SHOWN_PAPER = 'ipd_bill';
/** Pixels a new hospital begins with: without any, a foot of 250 is kept free on every page (Q147). */
const FOOT = 40;

interface LetterheadStepProps extends Ways {
  /** The papers that are printed in the product; each may be set by itself later. */
  readonly papers: PrintedPapers;
}

/** Begins with what is set already. */
export function LetterheadStep(props: LetterheadStepProps) {
  const filterParams = [isEqualTo('settingFor', SHOWN_PAPER)];
  const answer = useAnswer(printSettingTopic, listPrintSettings, { filterParams });
  if (!answer.data) return <Skeleton h={320} />;
  return <LetterheadForm setting={answer.data.rows.find((row) => row.isActive) ?? null} {...props} />;
}

/** Sets all papers alike, one after the other; those that are set already are replaced. */
async function saveAll(values: PrintSettingValues, names: readonly string[]): Promise<void> {
  const known = await call(listPrintSettings, { pageNumber: 1, pageSize: 0, isWithoutPictures: true });
  for (const settingFor of names) {
    const typed = { ...inputOf(values), settingFor };
    const row = known.rows.find((one) => one.isActive && one.settingFor === settingFor);
    if (row) {
      const { printSettingId, version } = row;
      await call(updatePrintSetting, { printSetting: { ...typed, printSettingId, version } });
    } else await call(addPrintSetting, { printSetting: typed });
  }
}

function LetterheadForm({ setting, papers, onBack, onNext }: LetterheadStepProps & { setting: PrintSetting | null }) {
  const { t } = useTranslation('setup');
  const queryClient = useQueryClient();
  const form = useForm<PrintSettingValues>({
    initialValues: {
      ...valuesOf(setting),
      settingFor: SHOWN_PAPER,
      footerHeight: setting ? (setting.footerHeight ?? '') : FOOT,
    },
    validate: faultsOf,
  });
  const names = specifiedSettings.filter((name) => papers[name]);
  const saving = useMutation({
    mutationFn: (values: PrintSettingValues) => saveAll(values, names),
    onSuccess: () => {
      toastSuccess(t('letterhead.saved', { total: names.length }));
      onNext();
    },
    onSettled: () => refreshTopics(queryClient, [printSettingTopic]),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => saving.mutate(values))}>
      <div className="print-setting">
        <LetterheadFields form={form} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys */}
        <section className="print-setting-preview" aria-label={t('letterhead.preview')} tabIndex={0}>
          <PaperPreview
            settingFor={SHOWN_PAPER}
            printed={papers[SHOWN_PAPER] ?? []}
            letterhead={letterheadOf(form.values)}
          />
        </section>
      </div>
      <StepButtons isForm isBusy={saving.isPending} onBack={onBack} onNext={onNext} />
    </form>
  );
}

function LetterheadFields({ form }: { form: UseFormReturnType<PrintSettingValues> }) {
  const { t } = useTranslation('setup');
  const { headerImage } = form.values;
  return (
    <Stack gap="md">
      <PictureField
        label={t('letterhead.picture')}
        picture={headerImage}
        isSaving={false}
        onPicture={(picture) => form.setFieldValue('headerImage', picture)}
      />
      <NumberField
        label={t('letterhead.height')}
        description={t('letterhead.heightHint')}
        {...form.getInputProps('headerHeight')}
      />
      <RichTextField label={t('letterhead.footer')} {...form.getInputProps('footerHtml')} />
      <NumberField label={t('letterhead.footerHeight')} {...form.getInputProps('footerHeight')} />
      <SelectField
        label={t('letterhead.sheet')}
        isRequired
        choices={paperSizes.map((value) => ({ value, label: value }))}
        {...form.getInputProps('paperSize')}
      />
      <NumberField label={t('letterhead.margin')} {...form.getInputProps('marginMillimetres')} />
    </Stack>
  );
}
