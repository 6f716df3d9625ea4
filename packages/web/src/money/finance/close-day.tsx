// The dialog that closes one's own till: what should be there, the notes and coins that are, and the reason of a difference.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { closeDay, getOpenCollection } from '@charaka/contract/money/finance/finance';
import { collectionTopic } from '@charaka/contract/money/finance/topics';
import { countedCash, denominationsOf, judgeCount } from '@charaka/rules/money/cash-count';
import { Alert, Skeleton, Stack, Table } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { spoken } from '../../kernel/spoken.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Figure } from '../../ui/page/fact.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { SumsByMode } from './sums-by-mode.tsx';
import { countsOf, keyOf, noCounts, type TypedCounts } from './till-count.ts';

interface CloseDayProps {
  /** Told the number of the closing, to print it. */
  onClosed(dayClosingId: number): void;
  onClose(): void;
}

interface TillValues {
  counts: TypedCounts;
  reason: string;
}

/** Mounted while it is open; the figures follow what is recorded meanwhile. */
export function CloseDay({ onClosed, onClose }: CloseDayProps) {
  const { t } = useTranslation('finance');
  const currency = useSignedIn().hospital?.currency ?? 'INR';
  const till = useAnswer(collectionTopic, getOpenCollection, {}).data;
  const form = useForm<TillValues>({ initialValues: { counts: noCounts(currency), reason: '' } });
  const command = useCommand(closeDay, {
    onDone: ({ closing }) => onClosed(closing.dayClosingId),
  });
  const counts = countsOf(form.values.counts, currency);
  const countedPaise = countedCash(counts);
  const expectedPaise = till?.expectedCash ?? countedPaise;
  const { differencePaise, problem } = judgeCount(expectedPaise, countedPaise, form.values.reason);
  const isClosable = till !== undefined && !till.closedToday && till.papers.length > 0;
  const send = () => {
    if (problem) return form.setFieldError('reason', spoken(problem));
    const sent = counts.map(({ denominationPaise, count }) => ({ denomination: denominationPaise / 100, count }));
    const closing = { expectedCash: expectedPaise / 100, counts: sent, reason: form.values.reason };
    command.mutate({ closing }, { onError: (error) => form.setErrors(refusedFields(error, 'closing')) });
  };
  return (
    <FormDialog
      size="medium"
      title={t('closeMyDay')}
      form={form}
      submitLabel={t('closeDay')}
      isSubmitting={command.isPending}
      isSubmitDisabled={!isClosable}
      onSave={send}
      onClose={onClose}
    >
      {till ? (
        <Stack gap="md">
          <TillNotice till={till} />
          {isClosable && (
            <>
              <SumsByMode received={till.received} refunded={till.refunded} />
              <CountTable form={form} currency={currency} />
              <Columns cols={{ base: 1, xs: 3 }} component="dl" m={0}>
                <Figure weight={600} label={t('expectedCash')}>
                  {formatMoney(expectedPaise)}
                </Figure>
                <Figure weight={600} label={t('countedCash')}>
                  {formatMoney(countedPaise)}
                </Figure>
                <Figure
                  weight={600}
                  label={t(differencePaise < 0 ? 'missing' : differencePaise > 0 ? 'tooMuch' : 'difference')}
                >
                  <MoneyText
                    paise={Math.abs(differencePaise)}
                    {...(differencePaise === 0 ? {} : { meaning: differencePaise < 0 ? 'due' : 'refund' })}
                  />
                </Figure>
              </Columns>
              {differencePaise !== 0 && <ReasonField {...form.getInputProps('reason')} />}
            </>
          )}
        </Stack>
      ) : (
        <Skeleton h={320} />
      )}
    </FormDialog>
  );
}

/** Why nothing can be closed now; nothing when it can. */
function TillNotice({ till }: { till: OutputOf<typeof getOpenCollection> }) {
  const { t } = useTranslation('finance');
  const { closedToday, papers } = till;
  if (closedToday)
    return (
      <Alert>{t('closedAlready', { number: closedToday.closingNo, time: formatDateTime(closedToday.closedAt) })}</Alert>
    );
  return papers.length === 0 ? <Alert>{t('nothingToClose')}</Alert> : null;
}

/** A field for each note and coin, with what it comes to. */
function CountTable({ form, currency }: { form: UseFormReturnType<TillValues>; currency: string }) {
  const { t } = useTranslation('finance');
  const typed = form.values.counts;
  return (
    <WideTable label={t('count')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('denomination')}</Table.Th>
          <Table.Th w={120}>{t('number')}</Table.Th>
          <Table.Th ta="end">{t('amount')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {denominationsOf(currency).map((worth, index) => (
          <Table.Tr key={worth}>
            <Table.Td>{formatMoney(worth)}</Table.Td>
            <Table.Td py={2}>
              <NumberField
                label={t('numberOf', { worth: formatMoney(worth) })}
                isLabelHidden
                isFirst={index === 0}
                {...form.getInputProps(`counts.${keyOf(worth)}`)}
              />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText isBare paise={worth * Number(typed[keyOf(worth)] || 0)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
