// Two records side by side: of every field in which they differ one value is chosen.
import type { MergeField } from '@charaka/contract/people/patient/patient-record';
import { Avatar, Radio, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pictureSource } from '../../ui/picture/picture-source.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { differingFields, shownValue } from './merge-fields.ts';
import { uhidOf } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';
import { usePatientLabel } from './patient-label.ts';

interface MergeComparisonProps {
  readonly kept: Patient;
  readonly merged: Patient;
  /** The fields whose value comes from the merged record. */
  readonly taken: readonly MergeField[];
  onTake(taken: readonly MergeField[]): void;
}

/** Fields that are alike are not shown. */
export function MergeComparison({ kept, merged, taken, onTake }: MergeComparisonProps) {
  const { t } = useTranslation('patientRecord');
  const differing = differingFields(kept, merged);
  if (differing.length === 0) return <Text size="sm">{t('merge.alike')}</Text>;
  const choose = (field: MergeField, isTaken: boolean) =>
    onTake(isTaken ? [...taken, field] : taken.filter((one) => one !== field));
  return (
    <WideTable label={t('merge.comparison')} minWidth={560} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={160}>{t('merge.field')}</Table.Th>
          <Table.Th>{t('merge.kept', { uhid: uhidOf(kept.patientId) })}</Table.Th>
          <Table.Th>{t('merge.merged', { uhid: uhidOf(merged.patientId) })}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {differing.map((field) => (
          <FieldLine
            key={field}
            field={field}
            records={[kept, merged]}
            isTaken={taken.includes(field)}
            onChoose={(isTaken) => choose(field, isTaken)}
          />
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

interface FieldLineProps {
  readonly field: MergeField;
  readonly records: readonly [Patient, Patient];
  readonly isTaken: boolean;
  onChoose(isTaken: boolean): void;
}

/** Fields that stand for several parts, or are called otherwise here than in the form. */
const ownWords = [
  'stateId',
  'idCardNo',
  'healthIdNo',
  'presentingComplaint',
  'presentingIllness',
  'keyFindings',
  'medicosurgicalHistory',
  'familyHistory',
  'provisionalDiagnosis',
] as const;
const isOwn = (field: MergeField): field is (typeof ownWords)[number] => ownWords.some((own) => own === field);

function useMergeLabel(): (field: MergeField) => string {
  const { t } = useTranslation('patientRecord');
  const labelOf = usePatientLabel();
  return (field) => (isOwn(field) ? t(`merge.fields.${field}`) : labelOf(field));
}

function FieldLine({ field, records, isTaken, onChoose }: FieldLineProps) {
  const { t } = useTranslation('patientRecord');
  const label = useMergeLabel()(field);
  return (
    <Table.Tr>
      <Table.Th scope="row">{label}</Table.Th>
      {records.map((record, index) => (
        <Table.Td key={record.patientId}>
          <Radio
            name={field}
            aria-label={t('merge.take', { field: label, uhid: uhidOf(record.patientId) })}
            checked={isTaken === (index === 1)}
            onChange={() => onChoose(index === 1)}
            label={<FieldValue patient={record} field={field} />}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

function FieldValue({ patient, field }: { patient: Patient; field: MergeField }) {
  const { t } = useTranslation(['patientRecord', 'patient']);
  if (field === 'image')
    return <Avatar src={patient.image ? pictureSource(patient.image) : null} size={64} radius="sm" alt="" />;
  const value = shownValue(patient, field);
  if (value === '') return <Text c="dimmed">{t('merge.nothing')}</Text>;
  const text = field === 'sex' ? t(`patient:sex.${value}`) : value;
  return (
    <Text size="sm" lineClamp={4} style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
}
