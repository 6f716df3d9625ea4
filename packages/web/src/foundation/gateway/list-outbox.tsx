// The outbox: mails and SMS with what became of them, writing one, trying a failed one again.

import { listOutbox, messageStates, resendMessage } from '@charaka/contract/foundation/gateway/outbox';
import { gatewayMenu } from '@charaka/contract/foundation/gateway/secret';
import { outboxTopic } from '@charaka/contract/foundation/gateway/topics';
import { outgoingStates } from '@charaka/rules/message/outgoing-states';
import { Button } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { GatewayPage } from './gateway-page.tsx';
import { WriteMessage } from './write-message.tsx';

type Row = RowOf<typeof listOutbox>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('gateway');
  return [
    { id: 'createdOn', title: t('outbox.createdAt'), value: (row) => formatDateTime(row.createdAt) },
    { id: 'messageType', title: t('outbox.channel'), value: (row) => t(`outbox.channels.${row.channel}`) },
    { id: 'sendTo', title: t('outbox.recipient'), value: (row) => row.recipient, minWidth: 150 },
    { id: 'title', title: t('outbox.subject'), value: (row) => row.subject || row.body, minWidth: 160 },
    {
      id: 'status',
      title: t('status'),
      value: (row) => t(`outbox.states.${row.state}`),
      cell: (row) => <StateChip steps={outgoingStates} state={row.state} />,
    },
    { id: 'fault', title: t('outbox.fault'), value: (row) => row.fault, isSortable: false, minWidth: 160 },
  ];
}

/** Route gateway-settings/outbox. */
export default function ListOutbox() {
  const { t } = useTranslation('gateway');
  const { canAdd, canEdit } = useRights(gatewayMenu);
  const list = useList({ defaultSort: { column: 'createdOn', direction: 'dsc' } });
  const wanted = messageStates.find((state) => state === list.filters.state);
  const rows = useRows(outboxTopic, listOutbox, list, wanted ? { state: wanted } : {});
  const [isWriting, setWriting] = useState(false);
  const resending = useCommand(resendMessage);
  const states = [
    { value: 'all', label: t('outbox.all') },
    ...messageStates.map((value) => ({ value, label: t(`outbox.states.${value}`) })),
  ];
  return (
    <GatewayPage
      name="outbox"
      action={
        canAdd && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setWriting(true)}>
            {t('outbox.write')}
          </Button>
        )
      }
    >
      <DataTable
        name="outbox"
        title={t('outbox.title')}
        emptyHint={t('outbox.hint')}
        list={list}
        rows={rows}
        rowKey={(row) => row.messageId}
        columns={useColumns()}
        rowActions={(row) =>
          canEdit && row.state === 'failed'
            ? [
                {
                  label: t('outbox.again'),
                  icon: <IconRefresh size={16} aria-hidden />,
                  onSelect: () => resending.mutate({ message: { messageId: row.messageId } }),
                },
              ]
            : []
        }
        filters={<WordFilter list={list} name="state" label={t('status')} choices={states} />}
      />
      {isWriting && <WriteMessage onClose={() => setWriting(false)} />}
    </GatewayPage>
  );
}
