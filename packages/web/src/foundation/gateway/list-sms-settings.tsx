// The SMS gateways of the hospital: added, changed, tried.

import { gatewayMenu } from '@charaka/contract/foundation/gateway/secret';
import { listSmsSettings, sendTestSms } from '@charaka/contract/foundation/gateway/sms';
import { gatewayTopic } from '@charaka/contract/foundation/gateway/topics';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { PhoneField } from '../../ui/field/form-fields.tsx';
import { activeColumn } from '../../ui/table/active-column.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { GatewayPage } from './gateway-page.tsx';
import { secretWords } from './secret-fields.tsx';
import { SmsSettingDialog } from './sms-setting-dialog.tsx';
import { TestMessage } from './test-message.tsx';

type Row = RowOf<typeof listSmsSettings>;

/** Route gateway-settings/sms. */
export default function ListSmsSettings() {
  const { t } = useTranslation('gateway');
  const { canAdd, canEdit } = useRights(gatewayMenu);
  const list = useList({ defaultSort: { column: 'smsName', direction: 'asc' } });
  const rows = useRows(gatewayTopic, listSmsSettings, list);
  const [edited, setEdited] = useState<{ sms: Row | null } | null>(null);
  const testing = useCommand(sendTestSms);
  const add = () => setEdited({ sms: null });
  return (
    <GatewayPage
      name="sms"
      action={
        canAdd && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            {t('sms.add')}
          </Button>
        )
      }
    >
      <DataTable
        name="sms-gateways"
        title={t('sms.title')}
        emptyHint={t('sms.hint')}
        list={list}
        rows={rows}
        rowKey={(row) => row.smsId}
        columns={[
          { id: 'smsName', title: t('sms.smsName'), value: (row: Row) => row.smsName },
          { id: 'smsType', title: t('sms.smsType'), value: (row: Row) => row.smsType },
          { id: 'url', title: t('sms.host'), value: (row: Row) => new URL(row.url).host },
          {
            id: 'secretList',
            title: t('secret.authKey'),
            value: (row: Row) => secretWords(t, row.secrets[0]),
            isSortable: false,
            minWidth: 130,
          },
          activeColumn<Row>({ title: t('status'), active: t('active'), inactive: t('inactive') }),
        ]}
        rowActions={(row) =>
          canEdit
            ? [
                {
                  label: t('edit'),
                  icon: <IconPencil size={16} aria-hidden />,
                  onSelect: () => setEdited({ sms: row }),
                },
              ]
            : []
        }
        isQuiet={(row) => !row.isActive}
        emptyActions={canAdd ? [{ label: t('sms.add'), onSelect: add }] : []}
      />
      {canEdit && rows.total > 0 && (
        <TestMessage
          title={t('sms.test')}
          isSending={testing.isPending}
          messageId={testing.data?.messageId ?? null}
          isDisabled={!rows.rows.some(({ isActive }) => isActive)}
          onSend={(contactNo) => testing.mutate({ contactNo })}
          field={(value, onChange) => (
            <PhoneField label={t('sms.to')} value={value} onChange={(text) => onChange(text ?? '')} />
          )}
        />
      )}
      {edited && <SmsSettingDialog sms={edited.sms} onClose={() => setEdited(null)} />}
    </GatewayPage>
  );
}
