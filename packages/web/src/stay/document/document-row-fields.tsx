// One row of the upload: category, source doctor, date, file; an image is cut before it is taken (R452, R458).

import { documentCategories, oldestDocumentDay } from '@charaka/rules/list/document-kind';
import { ActionIcon, FileInput, Group, Paper } from '@mantine/core';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesOf } from '../../kernel/base64.ts';
import { today } from '../../kernel/format.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { pictureOfFile } from '../../ui/picture/picture-file.ts';
import { DoctorTypeahead } from './doctor-typeahead.tsx';
import { type DocumentForm, type DocumentRow, kindOfFile } from './document-rows.ts';

const CropDialog = lazy(() => import('../../ui/picture/crop-dialog.tsx'));

/** Enough to read a wound or a report by, little enough to send from a ward. */
const documentPixels = 1600;

/** Accepted file types of each category, for the file chooser. */
const accepted = (category: DocumentRow['category']) => (category === 'image' ? 'image/png,image/jpeg' : '.pdf,.docx');

interface RowProps {
  readonly form: DocumentForm;
  readonly index: number;
  /** The first row stays (R453). */
  readonly onRemove: (() => void) | undefined;
}

/** The fields of row `index`. */
export function DocumentRowFields({ form, index, onRemove }: RowProps) {
  const { t } = useTranslation('document');
  const row = form.values.rows[index] as DocumentRow;
  const path = (field: keyof DocumentRow) => `rows.${index}.${field}`;
  return (
    <Paper withBorder p="sm" role="group" aria-label={t('row', { number: index + 1 })}>
      <Group align="start" gap="xs" wrap="nowrap">
        <Columns cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" style={{ flex: 1 }}>
          <SelectField
            label={t('category')}
            isRequired
            isFirst={index === 0}
            choices={documentCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
            {...form.getInputProps(path('category'))}
            // Another category takes other files.
            onChange={(category) =>
              form.setFieldValue(`rows.${index}`, { ...row, category: category ?? null, file: null, kind: null })
            }
          />
          <DoctorTypeahead
            value={row.sourceName}
            error={form.errors[path('sourceId')]}
            onBlur={() => form.validateField(path('sourceId'))}
            onPick={(sourceId, sourceName) => {
              form.setFieldValue(`rows.${index}`, { ...row, sourceId, sourceName });
              if (sourceId !== null) form.clearFieldError(path('sourceId'));
            }}
          />
          <DateField
            label={t('documentDate')}
            isRequired
            from={oldestDocumentDay(today())}
            to={today()}
            {...form.getInputProps(path('documentDate'))}
          />
          <DocumentFileField form={form} index={index} row={row} />
        </Columns>
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="red"
            mt={26}
            aria-label={t('removeRow', { number: index + 1 })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </Paper>
  );
}

/** The file of a row; what was cut out of an image takes its place. */
function DocumentFileField({ form, index, row }: { form: DocumentForm; index: number; row: DocumentRow }) {
  const { t } = useTranslation('document');
  const [cutting, setCutting] = useState<{ picture: string; name: string } | null>(null);
  const path = (field: keyof DocumentRow) => `rows.${index}.${field}`;
  const choose = async (file: File | null) => {
    const picture = file && row.category === 'image' ? (await pictureOfFile(file))?.picture : undefined;
    if (file && picture) return setCutting({ picture, name: file.name });
    form.setFieldValue(path('kind'), file && (await kindOfFile(file)));
    form.setFieldValue(path('file'), file);
    form.validateField(path('file'));
  };
  const keepCut = (base64: string) => {
    form.setFieldValue(path('kind'), 'jpeg');
    form.setFieldValue(path('file'), new File([bytesOf(base64)], `${cutting?.name.replace(/\.\w+$/, '')}.jpg`));
    form.clearFieldError(path('file'));
    setCutting(null);
  };
  return (
    <>
      <FileInput
        label={t('file')}
        withAsterisk
        clearable
        clearButtonProps={{ 'aria-label': t('takeFileAway') }}
        disabled={row.category === null}
        placeholder={t(row.category === null ? 'categoryFirst' : 'chooseFile')}
        accept={accepted(row.category)}
        leftSection={<IconUpload size={16} aria-hidden />}
        value={row.file}
        error={form.errors[path('file')]}
        onChange={(file) => void choose(file)}
      />
      {cutting && (
        <Suspense>
          <CropDialog
            picture={cutting.picture}
            mostWidth={documentPixels}
            onCut={keepCut}
            onClose={() => setCutting(null)}
          />
        </Suspense>
      )}
    </>
  );
}
