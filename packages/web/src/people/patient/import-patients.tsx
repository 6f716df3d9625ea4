// Import of patients: choose a file, say which column holds what, see who would be registered, then everybody or nobody.
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { Button, FileInput, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { SwitchField } from '../../ui/field/form-fields.tsx';
import { Page } from '../../ui/page/page.tsx';
import { saveCsv } from '../../ui/table/data-table-export.ts';
import { type ColumnField, columnFields, columnTextKey } from './patient-columns.ts';
import { PatientColumnsForm } from './patient-columns-form.tsx';
import { ImportedPatients, PatientImportPreview } from './patient-import-preview.tsx';
import { type PatientImport, usePatientImport } from './use-patient-import.ts';

/** Route patient_registration/import. */
export default function ImportPatients() {
  const { t } = useTranslation(['patientImport', 'patient']);
  const labelOf = (field: ColumnField) => t(columnTextKey(field));
  const work = usePatientImport(labelOf);
  const { upload, preview, imported } = work;
  const isSendable = upload !== null && !upload.fault;
  return (
    <Page title={t('importPatients')} crumbs={[{ label: t('patients'), to: `/${patientMenu}` }]}>
      <Stack>
        <FilePanel work={work} labels={columnFields.map(labelOf)} />
        {isSendable && upload.format === 'csv' && (
          <PatientColumnsForm headings={upload.headings} mapping={work.mapping} labelOf={labelOf} onChange={work.map} />
        )}
        {isSendable && <Deeds work={work} />}
        {imported && <ImportedPatients imported={imported} />}
        {preview && !imported && <PatientImportPreview preview={preview} isFhir={upload?.format === 'fhir'} />}
      </Stack>
    </Page>
  );
}

function FilePanel({ work, labels }: { work: PatientImport; labels: readonly string[] }) {
  const { t } = useTranslation(['patientImport', 'import', 'kernel']);
  const { upload } = work;
  // A CSV with the headings that are known without asking.
  const template = labels.map((title) => ({ id: title, title, value: () => '' }));
  return (
    <Paper withBorder p="md">
      <FileInput
        placeholder={t('kernel:field.chooseFile')}
        label={t('file')}
        description={t('fileHint')}
        accept=".xlsx,.csv,.json,.ndjson,text/csv,application/json,application/fhir+json,application/x-ndjson"
        leftSection={<IconUpload size={16} aria-hidden />}
        value={upload?.chosen ?? null}
        error={upload?.fault && t(upload.fault)}
        onChange={(file) => void work.choose(file)}
        maw={640}
      />
      <Button
        mt="sm"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => saveCsv(t('templateName'), template, [])}
      >
        {t('template')}
      </Button>
      {upload?.format === 'fhir' && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('fhirHint')}
        </Text>
      )}
    </Paper>
  );
}

/** Preview and import; two switches decide on who looks registered already and on names with digits. */
function Deeds({ work }: { work: PatientImport }) {
  const { t } = useTranslation(['patientImport', 'import']);
  const { canAdd } = useRights(patientMenu);
  const isBusy = work.isPreviewing || work.isImporting;
  return (
    <Group>
      <Button variant="default" loading={work.isPreviewing} disabled={!work.isReady || !canAdd} onClick={work.look}>
        {t('import:preview')}
      </Button>
      <Button loading={work.isImporting} disabled={!work.isImportable || work.isPreviewing} onClick={work.run}>
        {t('import:import')}
      </Button>
      {work.preview !== null && work.imported === null && work.preview.alikeCount > 0 && (
        <SwitchField
          label={t('isTakingAlike')}
          isDisabled={isBusy}
          value={work.isTakingAlike}
          onChange={(isTaken) => work.takeAlike(isTaken === true)}
        />
      )}
      {work.preview !== null && work.imported === null && (hasDigitsInNames(work.preview) || work.isDroppingDigits) && (
        <SwitchField
          label={t('isDroppingDigits')}
          isDisabled={isBusy}
          value={work.isDroppingDigits}
          onChange={(isDropped) => work.dropDigits(isDropped === true)}
        />
      )}
    </Group>
  );
}

/** Whether a row is wrong for a name with digits, as test data has them. */
function hasDigitsInNames({ badRows }: { badRows: readonly { value: string; column: string }[] }): boolean {
  return badRows.some(({ value, column }) => /name/i.test(column) && /\p{L}\p{Nd}/u.test(value));
}
