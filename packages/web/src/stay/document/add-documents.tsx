// The Upload Prescription/Reports dialog: rows of documents to upload, above the uploaded ones (R450-R464).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { addDocuments, listDocuments } from '@charaka/contract/stay/document/document';
import { documentTopic } from '@charaka/contract/stay/document/topics';
import { mayWriteDocuments } from '@charaka/rules/stay/admission-state';
import { Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { factsOf } from '../admission/admission-facts.ts';
import { PatientBanner } from '../admission/patient-banner.tsx';
import { useViewer } from '../admission/use-viewer.ts';
import { DocumentRowFields } from './document-row-fields.tsx';
import { type DocumentForm, type DocumentRow, emptyRow, problemsByPath } from './document-rows.ts';
import { DocumentTable } from './document-table.tsx';
import { sendFile } from './send-file.ts';
import { useDeleteDocument } from './use-delete-document.tsx';

const mostRows = 20;

/** The form, and what sends it: first the files in parts, then all documents at once. `sentShare` is 0 to 100 meanwhile. */
function useUpload(admissionId: number) {
  const form: DocumentForm = useForm<{ rows: DocumentRow[] }>({
    initialValues: { rows: [emptyRow(today())] },
    validate: ({ rows }) => problemsByPath(rows, today()),
    validateInputOnBlur: true,
  });
  const [sentShare, setSentShare] = useState<number | null>(null);
  const command = useCommand(addDocuments, {
    onDone: () => form.setValues({ rows: [emptyRow(today())] }),
  });
  const send = async (rows: readonly DocumentRow[]) => {
    const all = rows.reduce((sum, row) => sum + (row.file?.size ?? 0), 0);
    let before = 0;
    const documents = [];
    for (const { category, sourceId, documentDate, file } of rows) {
      if (!category || sourceId === null || !documentDate || !file) return;
      const contentId = await sendFile(file, (bytes) => setSentShare(((before + bytes) * 100) / all));
      before += file.size;
      documents.push({ admissionId, category, sourceId, documentDate, fileName: file.name, contentId });
    }
    await command.mutateAsync({ documents }).catch(() => undefined);
  };
  const save = ({ rows }: { rows: readonly DocumentRow[] }) => {
    setSentShare(0);
    send(rows)
      .catch(reportFailure)
      .finally(() => setSentShare(null));
  };
  return { form, save, sentShare };
}

/** Opens at once; render it only while it is wanted. After the discharge the documents can only be read (Q35). */
export default function AddDocuments({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('document');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const documents = useAnswer(documentTopic, listDocuments, { admissionId }).data?.documents;
  const viewer = useViewer();
  const { form, save, sentShare } = useUpload(admissionId);
  const deleting = useDeleteDocument();
  const mayWrite = admission !== undefined && mayWriteDocuments(viewer, factsOf(admission));
  const isChanged = form.values.rows.some((row) => row.file !== null || row.sourceId !== null);
  return (
    <>
      <Dialog
        isOpen
        size="wide"
        title={t('upload')}
        isChanged={isChanged}
        cancelLabel={t('close')}
        onClose={onClose}
        {...(mayWrite
          ? {
              isSubmitting: sentShare !== null,
              isSubmitDisabled: Object.keys(problemsByPath(form.values.rows, today())).length > 0,
              onSubmit: form.onSubmit(save),
            }
          : {})}
      >
        <Stack gap="sm">
          {admission ? <PatientBanner admission={admission} place="dialog" /> : <Skeleton h={24} />}
          {mayWrite && <UploadRows form={form} />}
          {sentShare !== null && <Progress value={sentShare} aria-label={t('sending')} animated />}
          {documents ? (
            <DocumentTable documents={documents} deleting={mayWrite ? deleting : undefined} />
          ) : (
            <Skeleton h={120} />
          )}
        </Stack>
      </Dialog>
      <OfPatient patient={admission}>{deleting.dialog}</OfPatient>
    </>
  );
}

function UploadRows({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('document');
  const { rows } = form.values;
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('notOlder')}
      </Text>
      {rows.map((row, index) => (
        <DocumentRowFields
          key={row.key}
          form={form}
          index={index}
          onRemove={index === 0 ? undefined : () => form.removeListItem('rows', index)}
        />
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={rows.length >= mostRows}
          onClick={() => form.insertListItem('rows', emptyRow(today()))}
        >
          {t('addRow')}
        </Button>
      </Group>
    </>
  );
}
