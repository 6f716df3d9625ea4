// Every charge before and after a change of payer, with a way to leave one out (R432, Q93).
import { Alert, Checkbox, Group, Skeleton, Stack, Table, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatQuantity } from '../../kernel/format.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { Preview, RepricingState } from './use-repricing.ts';

type Line = Preview['lines'][number];

/** Lines that stay as they are have no box: there is nothing to leave out. */
export function TransferPreview({ state, title }: { state: RepricingState; title: string }) {
  const { t } = useTranslation('tpa');
  const { preview, fault, leftOut } = state;
  if (fault) return <Alert color="red">{fault}</Alert>;
  if (!preview) return <Skeleton h={160} />;
  if (preview.lines.length === 0) return <Text c="dimmed">{t('noCharges')}</Text>;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('previewSummary', { count: preview.changedCount, total: preview.lines.length })}
        {preview.withoutRateCount > 0 && ` ${t('previewWithoutRate', { count: preview.withoutRateCount })}`}
      </Text>
      <WideTable label={title} minWidth={860} verticalSpacing={4}>
        <PreviewHead />
        <Table.Tbody>
          {preview.lines.map((line) => (
            <PreviewRow
              key={line.serviceChargeId}
              line={line}
              reason={leftOut.get(line.serviceChargeId)}
              state={state}
            />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" colSpan={3}>
              {t('total')}
            </Table.Th>
            <Amount paise={preview.totalBefore} isHead />
            <Table.Td />
            <Amount paise={state.totalAfterPaise ?? preview.totalAfter} isHead />
            <Table.Td />
          </Table.Tr>
        </Table.Tfoot>
      </WideTable>
    </Stack>
  );
}

function PreviewHead() {
  const { t } = useTranslation('tpa');
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{t('charge')}</Table.Th>
        <Table.Th ta="end">{t('quantity')}</Table.Th>
        <Table.Th ta="end">{t('chargeBefore')}</Table.Th>
        <Table.Th ta="end">{t('totalBefore')}</Table.Th>
        <Table.Th ta="end">{t('chargeAfter')}</Table.Th>
        <Table.Th ta="end">{t('totalAfter')}</Table.Th>
        <Table.Th>{t('leaveOut')}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

function Amount({ paise, isHead = false }: { paise: number; isHead?: boolean }) {
  const Cell = isHead ? Table.Th : Table.Td;
  return (
    <Cell ta="end">
      <MoneyText paise={paise} isBare />
    </Cell>
  );
}

function PreviewRow({ line, reason, state }: { line: Line; reason: string | undefined; state: RepricingState }) {
  const { t } = useTranslation('tpa');
  const isLeftOut = reason !== undefined;
  const after = isLeftOut ? line.before : line.after;
  return (
    <Table.Tr data-quiet={!line.isChanged || undefined}>
      <Table.Td>
        <Group gap={6}>
          <span>
            {line.chargeDescription} ({line.chargeCode})
          </span>
          {!line.hasRate && <StatusChip tone="waiting">{t('noRate')}</StatusChip>}
        </Group>
      </Table.Td>
      <Table.Td ta="end">{formatQuantity(line.quantity)}</Table.Td>
      <Amount paise={line.before.appliedCharge} />
      <Amount paise={line.before.total} />
      <Amount paise={after.appliedCharge} />
      <Amount paise={after.total} />
      <Table.Td>{line.isChanged && <LeaveOut line={line} reason={reason} state={state} />}</Table.Td>
    </Table.Tr>
  );
}

function LeaveOut({ line, reason, state }: { line: Line; reason: string | undefined; state: RepricingState }) {
  const { t } = useTranslation('tpa');
  const { serviceChargeId, chargeDescription: name } = line;
  return (
    <Group gap="xs" wrap="nowrap">
      <Checkbox
        aria-label={t('leaveOutNamed', { name })}
        checked={reason !== undefined}
        onChange={(event) => state.leaveOut(serviceChargeId, event.currentTarget.checked ? '' : null)}
      />
      {reason !== undefined && (
        <TextInput
          size="xs"
          miw={150}
          aria-label={t('reasonNamed', { name })}
          placeholder={t('reason')}
          maxLength={200}
          error={reason.trim() === ''}
          value={reason}
          onChange={(event) => state.leaveOut(serviceChargeId, event.currentTarget.value)}
        />
      )}
    </Group>
  );
}
