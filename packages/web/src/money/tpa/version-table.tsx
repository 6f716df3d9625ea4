// The versions of a bill, the last one first, with what can be done with each.

import { versionStates } from '@charaka/rules/money/bill-version';
import { Button, Group, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { Version } from './version-values.ts';

/** Actions of a row. */
export type VersionDeed = 'answer' | 'print';

interface VersionTableProps {
  readonly versions: readonly Version[];
  readonly mayAnswer: boolean;
  onDeed(open: { kind: VersionDeed; version: Version }): void;
}

/** One row a version; replaced and withdrawn ones stand back. */
export function VersionTable({ versions, ...shared }: VersionTableProps) {
  const { t } = useTranslation('tpa');
  return (
    <WideTable label={t('version.title')} minWidth={730} verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('version.no')}</Table.Th>
          <Table.Th>{t('version.payer')}</Table.Th>
          <Table.Th>{t('version.frozenAt')}</Table.Th>
          <Table.Th ta="end">{t('version.net')}</Table.Th>
          <Table.Th ta="end">{t('version.claimed')}</Table.Th>
          <Table.Th ta="end">{t('version.confirmed')}</Table.Th>
          <Table.Th>{t('version.state')}</Table.Th>
          <Table.Th>{t('version.actions')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {versions.map((version) => (
          <VersionRow key={version.versionId} version={version} {...shared} />
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

function VersionRow({ version, mayAnswer, onDeed }: Omit<VersionTableProps, 'versions'> & { version: Version }) {
  const { t } = useTranslation('tpa');
  const { versionNo: no, status } = version;
  const isOver = status === 'superseded' || status === 'withdrawn';
  const answerName = status === 'sent' ? 'answer' : 'takeBack';
  const button = (kind: VersionDeed, name: 'print' | 'answer' | 'takeBack') => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t(`version.${name}Named`, { no })}
      onClick={() => onDeed({ kind, version })}
    >
      {t(`version.${name}`)}
    </Button>
  );
  return (
    <Table.Tr data-quiet={isOver ? true : undefined}>
      <Table.Td>{no}</Table.Td>
      <Table.Td>
        {version.associationName}
        {version.note && (
          <Text size="xs" c="dimmed">
            {version.note}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {formatDateTime(version.frozenAt)}
        <Text size="xs" c="dimmed">
          {version.frozenByName}
        </Text>
      </Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={version.net} isBare />
      </Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={version.claimed} isBare />
      </Table.Td>
      <Table.Td ta="end">{version.confirmed != null && <MoneyText paise={version.confirmed} isBare />}</Table.Td>
      <Table.Td>
        <StateCell version={version} />
      </Table.Td>
      <Table.Td>
        <Group gap={4}>
          {button('print', 'print')}
          {mayAnswer && !isOver && button('answer', answerName)}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** The state, with day, reference and reason of the payer's answer, or time, user and reason of the withdrawal. */
function StateCell({ version }: { version: Version }) {
  const { status, answeredOn, reference, reason, withdrawnAt, withdrawnByName, withdrawnReason } = version;
  const told = withdrawnAt
    ? [formatDateTime(withdrawnAt), withdrawnByName, withdrawnReason]
    : [answeredOn && formatDay(answeredOn), reference, reason];
  const details = told.filter(Boolean).join(', ');
  return (
    <>
      <StateChip steps={versionStates} state={status} />
      {details && (
        <Text size="xs" c="dimmed">
          {details}
        </Text>
      )}
    </>
  );
}
