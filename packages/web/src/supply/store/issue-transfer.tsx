// The dialog that issues items to another store, for an indent or without one.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { receivingKinds } from '@charaka/contract/supply/stock/store-kind';
import { getIndent, type listIndents } from '@charaka/contract/supply/store/indent';
import { transferTopic } from '@charaka/contract/supply/store/topics';
import { issueTransfer } from '@charaka/contract/supply/store/transfer';
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, TextField } from '../../ui/field/form-fields.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { FreeIssueFields, useFreeIssue } from './free-issue.tsx';

type Transfer = InputOf<typeof issueTransfer>['transfer'];
type IndentRow = RowOf<typeof listIndents>;

const faultsOf = formChecks(issueTransfer.input.shape.transfer);

/** Issues without an indent, from `storeId` unless another is chosen; mounted while it is open. */
export function IssueFreely({ storeId, onClose }: { storeId: number | null; onClose(): void }) {
  const { t } = useTranslation('store');
  const command = useFreeIssue(storeId, [], onClose);
  return (
    <FormDialog size="wide" title={t('issueStock')} submitLabel={t('issue')} {...command} onClose={onClose}>
      <FreeIssueFields form={command.form} receiverLabel={t('receivingStore')} receiverKinds={receivingKinds} />
    </FormDialog>
  );
}

/** Issues what an indent still asks for; it opens with what the store has of it. */
export function IssueIndent({ indent: row, onClose }: { indent: IndentRow; onClose(): void }) {
  const { t } = useTranslation('store');
  const answer = useAnswer(transferTopic, getIndent, { indentId: row.indentId });
  const title = t('issueIndent', { number: row.indentNo, store: row.fromStoreName });
  if (!answer.data)
    return (
      <Dialog isOpen size="wide" title={title} onClose={onClose}>
        {null}
      </Dialog>
    );
  return <IndentLines title={title} indent={answer.data.indent} onClose={onClose} />;
}

type Indent = NonNullable<ReturnType<typeof useAnswer<typeof getIndent>>['data']>['indent'];

function IndentLines({ title, indent, onClose }: { title: string; indent: Indent; onClose(): void }) {
  const { t } = useTranslation('store');
  const { indentId, fromStoreId, toStoreId } = indent;
  const openOf = ({ units, issuedUnits }: Indent['lines'][number]) => Math.max(0, units - issuedUnits);
  const command = useCommandForm(issueTransfer, {
    wrapper: 'transfer',
    initialValues: {
      units: Object.fromEntries(
        indent.lines.map((line) => [line.itemId, Math.min(openOf(line), line.inStore)]),
      ) as Record<number, number | string>,
      reason: '',
    },
    check: ({ units, reason }) => faultsOf(ofIndent(units, reason)),
    sent: ({ units, reason }) => ofIndent(units, reason),
    onDone: onClose,
  });
  const { form } = command;
  function ofIndent(typed: Record<number, number | string>, reason: string): Transfer {
    const lines = indent.lines.flatMap(({ itemId }) =>
      Number(typed[itemId]) > 0 ? [{ itemId, units: Number(typed[itemId]) }] : [],
    );
    return { indentId, fromStoreId: toStoreId, toStoreId: fromStoreId, reason, lines };
  }
  return (
    <FormDialog size="wide" title={title} submitLabel={t('issue')} {...command} onClose={onClose}>
      {indent.note && <Text>{indent.note}</Text>}
      <WideTable label={t('items')} minWidth={520}>
        <IndentHead store={indent.toStoreName} />
        <Table.Tbody>
          {indent.lines.map((line, index) => (
            <Table.Tr key={line.itemId} style={{ verticalAlign: 'top' }}>
              <Table.Td>{`${line.itemName} (${line.pack})`}</Table.Td>
              <Table.Td>
                <NumberField
                  label={t('issuedOf', { name: line.itemName })}
                  isLabelHidden
                  isFirst={index === 0}
                  max={Math.min(openOf(line), line.inStore)}
                  isDisabled={openOf(line) === 0 || line.inStore === 0}
                  value={form.values.units[line.itemId] ?? ''}
                  onChange={(units) =>
                    form.setFieldValue('units', { ...form.values.units, [line.itemId]: units ?? '' })
                  }
                />
              </Table.Td>
              <Table.Td ta="end">{line.units}</Table.Td>
              <Table.Td ta="end">{line.issuedUnits}</Table.Td>
              <Table.Td ta="end">{line.inStore}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
      {form.errors.lines && (
        <Text role="alert" size="sm" c="red">
          {form.errors.lines}
        </Text>
      )}
      <TextField label={t('reason')} maxLength={300} {...form.getInputProps('reason')} />
      <Text size="sm" c="dimmed">
        {t('firstExpiry')}
      </Text>
    </FormDialog>
  );
}

function IndentHead({ store }: { store: string }) {
  const { t } = useTranslation('store');
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{t('item')}</Table.Th>
        <Table.Th ta="end" w={130}>
          {t('issuedNow')}
        </Table.Th>
        <Table.Th ta="end">{t('asked')}</Table.Th>
        <Table.Th ta="end">{t('alreadyIssued')}</Table.Th>
        <Table.Th ta="end">{t('inStore', { store })}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
