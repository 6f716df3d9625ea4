// Result of an import of patients, planned or done: counts, first new patients, possible duplicates, and errors.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { patientMenu } from '@charaka/contract/people/patient/patient';
import type { importPatients, previewPatientImport } from '@charaka/contract/people/patient/patient-import';
import { Anchor, Stack, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { BadRows } from '../../ui/table/bad-rows.tsx';
import { ImportOutcome } from '../../ui/table/import-outcome.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { uhidOf } from './patient-facts.ts';

type Preview = OutputOf<typeof previewPatientImport>;

/** The planned import; bad rows first, because any of them stops the import. */
export function PatientImportPreview({ preview, isFhir }: { preview: Preview; isFhir: boolean }) {
  const { t } = useTranslation('patientImport');
  const isBad = preview.badCount > 0;
  const title = isBad ? t('notImportable') : preview.newCount === 0 ? t('nobodyNew') : t('wouldImport');
  const rowTitle = isFhir ? t('entry') : t('row');
  return (
    <Stack>
      <ImportOutcome state={isBad ? 'refused' : 'planned'} title={title}>
        <Text size="sm">
          {t('counts', {
            rows: preview.rowCount,
            added: preview.newCount,
            alike: preview.alikeCount,
            wrong: preview.badCount,
          })}
        </Text>
        {preview.estimatedCount > 0 && <Text size="sm">{t('estimated', { count: preview.estimatedCount })}</Text>}
        {preview.deceasedCount > 0 && <Text size="sm">{t('deceased', { count: preview.deceasedCount })}</Text>}
        {preview.leftOutCount > 0 && <Text size="sm">{t('leftOut', { count: preview.leftOutCount })}</Text>}
      </ImportOutcome>
      {isBad && <BadRows rows={preview.badRows} total={preview.badCount} rowTitle={rowTitle} />}
      {preview.alike.length > 0 && <AlikeTable alike={preview.alike} rowTitle={rowTitle} />}
      {preview.samples.length > 0 && <SampleTable samples={preview.samples} rowTitle={rowTitle} />}
    </Stack>
  );
}

function Headings({ titles }: { titles: readonly string[] }) {
  return (
    <Table.Thead>
      <Table.Tr>
        {titles.map((title) => (
          <Table.Th key={title}>{title}</Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

function AlikeTable({ alike, rowTitle }: { alike: Preview['alike']; rowTitle: string }) {
  const { t } = useTranslation('patientImport');
  return (
    <WideTable label={t('alikeTitle')} minWidth={640} withTableBorder captionSide="top">
      <Table.Caption>{t('alikeTitle')}</Table.Caption>
      <Headings titles={[rowTitle, t('name'), t('phone'), t('registeredAs'), t('birthDate')]} />
      <Table.Tbody>
        {alike.map((one) => (
          <Table.Tr key={one.row}>
            <Table.Td>{one.row}</Table.Td>
            <Table.Td>{one.name}</Table.Td>
            <Table.Td>{one.contactNo}</Table.Td>
            <Table.Td>{`${uhidOf(one.patientId)} · ${one.patientName}`}</Table.Td>
            <Table.Td>{formatDay(one.patientBirthDate)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

function SampleTable({ samples, rowTitle }: { samples: Preview['samples']; rowTitle: string }) {
  const { t } = useTranslation(['patientImport', 'patient']);
  return (
    <WideTable label={t('samples')} minWidth={640} withTableBorder captionSide="top">
      <Table.Caption>{t('samples')}</Table.Caption>
      <Headings titles={[rowTitle, t('name'), t('gender'), t('birthDate'), t('phone'), t('place')]} />
      <Table.Tbody>
        {samples.map((one) => (
          <Table.Tr key={one.row}>
            <Table.Td>{one.row}</Table.Td>
            <Table.Td>{one.name}</Table.Td>
            <Table.Td>{t(`patient:sex.${one.sex}`)}</Table.Td>
            <Table.Td>{formatDay(one.birthDate)}</Table.Td>
            <Table.Td>{one.contactNo}</Table.Td>
            <Table.Td>{`${one.city}, ${one.stateName}`}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

/** The registered patients with their new numbers. */
export function ImportedPatients({ imported }: { imported: OutputOf<typeof importPatients> }) {
  const { t } = useTranslation('patientImport');
  const numbers = { first: uhidOf(imported.firstPatientId), last: uhidOf(imported.lastPatientId) };
  return (
    <ImportOutcome state="done" title={t('imported')}>
      <Text size="sm">{t('importedText', { count: imported.newCount, ...numbers })}</Text>
      <Anchor component={Link} to={`/${patientMenu}`} size="sm">
        {t('toPatients')}
      </Anchor>
    </ImportOutcome>
  );
}
