// The payment gateways of the hospital: kept, and one of them chosen.

import { listPaymentGateways, setPaymentGateway } from '@charaka/contract/foundation/gateway/payment-gateway';
import { gatewayMenu } from '@charaka/contract/foundation/gateway/secret';
import { gatewayTopic } from '@charaka/contract/foundation/gateway/topics';
import { Alert, Badge, Button } from '@mantine/core';
import { IconCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { activeColumn } from '../../ui/table/active-column.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { GatewayPage } from './gateway-page.tsx';
import { PaymentGatewayDialog } from './payment-gateway-dialog.tsx';
import { secretWords } from './secret-fields.tsx';

type Row = RowOf<typeof listPaymentGateways>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('gateway');
  return [
    { id: 'paymentType', title: t('payment.paymentType'), value: (row) => row.paymentType },
    { id: 'accountNo', title: t('payment.accountNo'), value: (row) => row.accountNo },
    {
      id: 'secretList',
      title: t('secret.apiSecretKey'),
      value: (row) => secretWords(t, row.secrets[0]),
      isSortable: false,
      minWidth: 130,
    },
    {
      id: 'isPaymentGateway',
      title: t('payment.used'),
      value: (row) => (row.isSelected ? t('payment.isUsed') : ''),
      cell: (row) => row.isSelected && <Badge variant="light">{t('payment.isUsed')}</Badge>,
    },
    activeColumn<Row>({ title: t('status'), active: t('active'), inactive: t('inactive') }),
  ];
}

/** Route gateway-settings/payment. */
export default function ListPaymentGateways() {
  const { t } = useTranslation('gateway');
  const { canEdit } = useRights(gatewayMenu);
  const list = useList({ defaultSort: { column: 'paymentType', direction: 'asc' } });
  const rows = useRows(gatewayTopic, listPaymentGateways, list);
  const [edited, setEdited] = useState<{ payment: Row | null } | null>(null);
  const choosing = useCommand(setPaymentGateway);
  const add = () => setEdited({ payment: null });
  const rowActions = (row: Row) => [
    { label: t('edit'), icon: <IconPencil size={16} aria-hidden />, onSelect: () => setEdited({ payment: row }) },
    ...(row.isActive && !row.isSelected
      ? [
          {
            label: t('payment.use'),
            icon: <IconCheck size={16} aria-hidden />,
            onSelect: () => choosing.mutate({ payment: { paymentId: row.paymentId } }),
          },
        ]
      : []),
  ];
  return (
    <GatewayPage
      name="payment"
      action={
        canEdit && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            {t('payment.add')}
          </Button>
        )
      }
    >
      <Alert color="blue">{t('payment.note')}</Alert>
      <DataTable
        name="payment-gateways"
        title={t('payment.title')}
        emptyHint={t('payment.hint')}
        list={list}
        rows={rows}
        rowKey={(row) => row.paymentId}
        columns={useColumns()}
        rowActions={(row) => (canEdit ? rowActions(row) : [])}
        isQuiet={(row) => !row.isActive}
        emptyActions={canEdit ? [{ label: t('payment.add'), onSelect: add }] : []}
      />
      {edited && <PaymentGatewayDialog payment={edited.payment} onClose={() => setEdited(null)} />}
    </GatewayPage>
  );
}
