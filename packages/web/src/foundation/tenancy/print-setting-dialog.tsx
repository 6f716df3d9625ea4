// The dialog that adds or changes a print setting, beside the paper as it will be.

import {
  addPrintSetting,
  getPrintSetting,
  updatePrintSetting,
} from '@charaka/contract/foundation/tenancy/print-setting';
import { printSettingTopic } from '@charaka/contract/foundation/tenancy/topics';
import { Skeleton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useFreshAnswer, useStaleEdit } from '../../kernel/stale-edit.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { StaleNotice } from '../../ui/dialog/stale-notice.tsx';
import { PaperPreview } from './paper-preview.tsx';
import { PrintSettingFields } from './print-setting-fields.tsx';
import {
  faultsOf,
  inputOf,
  letterheadOf,
  type PrintSetting,
  type PrintSettingValues,
  valuesOf,
} from './print-setting-form.ts';
import type { PrintedPapers } from './printed-papers.ts';
import './print-setting-dialog.css';

interface PrintSettingDialogProps {
  /** The setting to change; null adds one. */
  readonly printSettingId: number | null;
  readonly papers: PrintedPapers;
  onClose(): void;
}

/** Mounted while it is open; reads the setting with its picture first. */
export function PrintSettingDialog({ printSettingId, ...rest }: PrintSettingDialogProps) {
  const { t } = useTranslation('paper');
  const asked = { printSetting: { printSettingId: printSettingId ?? 0 } };
  const answer = useAnswer(printSettingTopic, getPrintSetting, asked, { isEnabled: printSettingId !== null });
  const read = useFreshAnswer(answer);
  if (printSettingId === null) return <SettingForm setting={null} {...rest} />;
  if (read) {
    const { printSetting, changedByName } = read;
    const onStale = () => void answer.refetch();
    return <SettingForm setting={printSetting} changedByName={changedByName} onStale={onStale} {...rest} />;
  }
  return (
    <Dialog isOpen size="wide" title={t('setting.edit')} onClose={rest.onClose}>
      <Skeleton h={320} />
    </Dialog>
  );
}

interface SettingFormProps extends Omit<PrintSettingDialogProps, 'printSettingId'> {
  /** The setting as it is now; null adds one. */
  readonly setting: PrintSetting | null;
  readonly changedByName?: string | null | undefined;
  onStale?(): void;
}

function SettingForm({ setting, changedByName, papers, onStale, onClose }: SettingFormProps) {
  const { t } = useTranslation('paper');
  const form = useForm<PrintSettingValues>({ initialValues: valuesOf(setting), validate: faultsOf });
  const edit = useStaleEdit(form, setting, valuesOf);
  const options = { onDone: onClose };
  const adding = useCommand(addPrintSetting, options);
  const changing = useCommand(updatePrintSetting, options);
  const save = (values: PrintSettingValues) => {
    const onError = (error: Error) => {
      form.setErrors(refusedFields(error, 'printSetting'));
      onStale?.();
    };
    const typed = inputOf(values);
    if (setting) {
      const { printSettingId } = setting;
      changing.mutate({ printSetting: { printSettingId, ...typed, version: edit.kept?.version } }, { onError });
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
      isSubmitDisabled={edit.isStale}
      onSubmit={form.onSubmit(save)}
      onClose={onClose}
    >
      {!changing.isPending && <StaleNotice edit={edit} who={changedByName} />}
      <div className="print-setting">
        <PrintSettingFields form={form} isNew={setting === null} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys */}
        <section className="print-setting-preview" aria-label={t('setting.preview')} tabIndex={0}>
          {settingFor ? (
            <PaperPreview
              key={settingFor}
              settingFor={settingFor}
              printed={papers[settingFor] ?? []}
              letterhead={letterheadOf(form.values)}
            />
          ) : (
            <p>{t('setting.choosePaper')}</p>
          )}
        </section>
      </div>
    </Dialog>
  );
}
