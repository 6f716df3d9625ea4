// The dialog in which a discharge summary is written, kept as a draft and signed.
import { saveSummary, signSummary, summaryForm } from '@charaka/contract/stay/discharge/discharge-summary';
import { neededSections, summarySections } from '@charaka/rules/stay/discharge';
import { Button, Stack, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { IconClipboardText, IconSignature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../kernel/draft.ts';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DraftNotice } from '../../ui/dialog/draft-notice.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { RichTextField } from '../../ui/field/rich-text-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { DoctorField } from '../admission/doctor-field.tsx';
import type { Admission } from '../admission/paper-facts.tsx';
import { PatientBanner } from '../admission/patient-banner.tsx';
import { MedicineFields } from './medicine-fields.tsx';
import { SummaryTemplateField } from './summary-template.tsx';
import { inputOf, missingIn, type Proposal, type Summary, type SummaryValues } from './summary-values.ts';

interface SummaryFormProps {
  readonly admission: Admission;
  /** The draft that was read; undefined for the first one. */
  readonly draft: Summary | undefined;
  readonly initialValues: SummaryValues;
  /** Known facts of the stay, to fill empty fields. */
  readonly proposal: Proposal;
  onClose(): void;
}

const check = formChecks(summaryForm);

/** Keeping the draft, and signing it after asking; sentences about sections go beside their fields. */
function useSummaryCommands(
  form: UseFormReturnType<SummaryValues>,
  draft: Summary | undefined,
  { onSaved, onSigned }: { onSaved(): void; onSigned(): void },
) {
  const { t } = useTranslation('discharge');
  const saving = useCommand(saveSummary, { onDone: onSaved });
  const signing = useCommand(signSummary, { onDone: onSigned });
  const onError = (error: Error) => form.setErrors(refusedFields(error, 'summary'));
  const save = (values: SummaryValues) => saving.mutate({ summary: inputOf(values, draft) }, { onError });
  const sign = async (values: SummaryValues) => {
    const isSure = await confirm({
      title: t('summary.signTitle'),
      text: t('summary.signText'),
      confirmLabel: t('summary.sign'),
    });
    if (isSure) signing.mutate({ summary: inputOf(values, draft) }, { onError });
  };
  return { save, sign, isBusy: saving.isPending || signing.isPending };
}

/** Signing closes nothing: the signed version shows in its place. */
export function SummaryForm({ admission, draft, initialValues, proposal, onClose }: SummaryFormProps) {
  const { t } = useTranslation('discharge');
  const { t: shared } = useTranslation('kernel');
  const maySign = useDeeds()('sign-summary');
  const form = useForm<SummaryValues>({ initialValues, validate: check });
  const faults = useFaults(form, check);
  const typed = useDraft(form, `summary.${admission.admissionId}`);
  const close = () => {
    typed.drop();
    onClose();
  };
  const { save, sign, isBusy } = useSummaryCommands(form, draft, { onSaved: close, onSigned: typed.drop });
  return (
    <Dialog
      isOpen
      size="wide"
      title={draft && draft.versionNo > 1 ? t('summary.titleOf', { no: draft.versionNo }) : t('summary.title')}
      isChanged={form.isDirty()}
      isSubmitting={isBusy}
      isSubmitDisabled={faults.isBlocked}
      submitLabel={t('summary.saveDraft')}
      onSubmit={form.onSubmit(save, faults.onFaults)}
      onClose={close}
      footerStart={
        maySign && (
          <Button
            variant="light"
            leftSection={<IconSignature size={16} aria-hidden />}
            disabled={faults.isBlocked || isBusy}
            onClick={() => form.onSubmit((values) => void sign(values), faults.onFaults)()}
          >
            {t('summary.sign')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <DraftNotice draft={typed} form={form} />
        <PatientBanner admission={admission} place="dialog" />
        {draft?.amendmentReason && (
          <Text size="sm" c="dimmed">
            {shared('versions.because', { reason: draft.amendmentReason })}
          </Text>
        )}
        <TakeOver form={form} proposal={proposal} />
        <Columns cols={{ base: 1, sm: 3 }} spacing="md">
          <DoctorField label={t('summary.doctor')} isRequired isFirst {...form.getInputProps('doctorId')} />
          <DateField label={t('summary.followUpDay')} isClearable {...form.getInputProps('followUpDay')} />
          <SummaryTemplateField form={form} />
        </Columns>
        <Columns cols={{ base: 1, md: 2 }} spacing="md">
          {summarySections.map((section) => (
            <RichTextField
              key={section}
              label={t(`summary.sections.${section}`)}
              isRequired={neededSections.includes(section)}
              {...form.getInputProps(section)}
            />
          ))}
        </Columns>
        <MedicineFields form={form} />
      </Stack>
    </Dialog>
  );
}

/** Fills in what came to be known after the draft was begun; nothing that was written is changed. */
function TakeOver({ form, proposal }: { form: UseFormReturnType<SummaryValues>; proposal: Proposal }) {
  const { t } = useTranslation('discharge');
  const missing = missingIn(form.values, proposal);
  if (Object.keys(missing).length === 0) return null;
  return (
    <Button
      variant="light"
      style={{ alignSelf: 'start' }}
      leftSection={<IconClipboardText size={16} aria-hidden />}
      onClick={() => form.setValues(missing)}
    >
      {t('summary.takeOver')}
    </Button>
  );
}
