// The dialog that enters a bill of a partner laboratory: its lines are typed, or brought as a file; what each is stands there before it is entered (LB073).
import { addPartnerBill, previewPartnerBill } from '@charaka/contract/diagnostics/outsource/partner-bill';
import { thirdPartyProvider } from '@charaka/contract/foundation/masters/third-party-provider';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, FileInput, Group, Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { refusedFields } from '../../kernel/form-checks.ts';
import { Latest } from '../../kernel/latest.ts';
import { type ReadTable, readTableFile } from '../../kernel/table-file.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { BadRows } from '../../ui/table/bad-rows.tsx';
import { saveCsv } from '../../ui/table/data-table-export.ts';
import { BillLineFields } from './bill-line-fields.tsx';
import { BillLines, BillSums } from './bill-lines.tsx';
import {
  type BillValues,
  billOf,
  checkValues,
  emptyBill,
  linesOf,
  linesOfPreview,
  templateColumns,
} from './partner-bill-form.ts';

type Preview = OutputOf<typeof previewPartnerBill>;
type Upload = ReadTable & { readonly chosen: File };

/** The preview and the lines it was made of: any later change makes it void. */
interface Looked {
  readonly of: string;
  readonly preview: Preview;
}

function useBillFile() {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [files] = useState(() => new Latest());
  const choose = async (chosen: File | null) => {
    setUpload(null);
    files.drop();
    if (!chosen) return;
    const read = await readTableFile(files.want(chosen));
    if (files.isWanted(chosen)) setUpload({ ...read, chosen });
  };
  return { upload, choose };
}

/** Mounted while it is open. */
export function AddPartnerBill({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['outsource', 'import']);
  const form = useForm<BillValues>({ initialValues: emptyBill(), validate: checkValues });
  const { upload, choose } = useBillFile();
  const [looked, setLooked] = useState<Looked | null>(null);
  const { thirdPartyProviderId } = form.values;
  const of = JSON.stringify([thirdPartyProviderId, upload?.csv ?? linesOf({ ...form.values, fileLines: null })]);
  const preview = looked?.of === of ? looked.preview : null;
  const isReadable = upload === null || (preview !== null && preview.badRows.length === 0);
  const previewing = useCommand(previewPartnerBill, {
    onDone: (output) => {
      setLooked({ of, preview: output });
      form.setFieldValue('fileLines', upload && output.badRows.length === 0 ? linesOfPreview(output) : null);
    },
  });
  const command = useCommand(addPartnerBill, { onDone: onClose });
  const look = () =>
    previewing.mutate({
      thirdPartyProviderId: thirdPartyProviderId ?? 0,
      ...(upload ? { lines: [], file: upload.csv } : { lines: [...linesOf(form.values)] }),
    });
  return (
    <FormDialog
      title={t('enterBill')}
      size="wide"
      form={form}
      check={checkValues}
      submitLabel={t('enterBill')}
      isSubmitting={command.isPending}
      isSubmitDisabled={!isReadable}
      footerStart={
        <Button
          variant="default"
          loading={previewing.isPending}
          disabled={thirdPartyProviderId === null || upload?.fault !== undefined}
          onClick={look}
        >
          {t('import:preview')}
        </Button>
      }
      onSave={(values) =>
        command.mutate({ bill: billOf(values) }, { onError: (error) => form.setErrors(refusedFields(error, 'bill')) })
      }
      onClose={onClose}
    >
      <Stack>
        <HeadFields form={form} />
        <BillFile
          upload={upload}
          onChoose={(chosen) => {
            form.setFieldValue('fileLines', null);
            void choose(chosen);
          }}
        />
        {upload === null && <BillLineFields form={form} />}
        {preview && <Looks preview={preview} />}
      </Stack>
    </FormDialog>
  );
}

function HeadFields({ form }: { readonly form: UseFormReturnType<BillValues> }) {
  const { t } = useTranslation('outsource');
  const providers = useMasterChoices(thirdPartyProvider).choices;
  const field = form.getInputProps;
  return (
    <Columns cols={{ base: 1, sm: 3 }}>
      <SelectField label={t('provider')} isRequired isFirst choices={providers} {...field('thirdPartyProviderId')} />
      <TextField label={t('billNo')} isRequired maxLength={40} {...field('billNo')} />
      <DateField label={t('billedDay')} isRequired {...field('billedDay')} />
    </Columns>
  );
}

interface BillFileProps {
  readonly upload: Upload | null;
  onChoose(chosen: File | null): void;
}

/** The file with the lines, and an empty one to fill. */
function BillFile({ upload, onChoose }: BillFileProps) {
  const { t } = useTranslation(['outsource', 'kernel', 'import']);
  return (
    <Group align="end">
      <FileInput
        flex="1 1 16rem"
        clearable
        clearButtonProps={{ 'aria-label': t('kernel:field.clear') }}
        placeholder={t('kernel:field.chooseFile')}
        label={t('billFile')}
        description={t('billFileHint')}
        accept=".xlsx,.csv,text/csv"
        leftSection={<IconUpload size={16} aria-hidden />}
        value={upload?.chosen ?? null}
        error={upload?.fault && t(upload.fault)}
        onChange={onChoose}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => saveCsv(t('bill'), templateColumns, [])}
      >
        {t('billTemplate')}
      </Button>
    </Group>
  );
}

function Looks({ preview }: { readonly preview: Preview }) {
  return (
    <>
      {preview.badRows.length > 0 && <BadRows rows={preview.badRows} />}
      <BillSums totals={preview} />
      {preview.lines.length > 0 && <BillLines lines={preview.lines} />}
    </>
  );
}
