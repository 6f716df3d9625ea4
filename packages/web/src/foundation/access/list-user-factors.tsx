// Second factors of users: present, required or lost; two administrators together remove a lost one (PS036).

import {
  endUserSessions,
  getAllFactors,
  removeLostFactors,
  SECURITY_MENU_PATH,
} from '@charaka/contract/foundation/access/security';
import { securityTopic } from '@charaka/contract/foundation/access/topics';
import { IconDeviceMobileOff, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { contains } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { SecurityPage } from './security-page.tsx';

type UserFactors = RowOf<typeof getAllFactors>;

const selections = ['all', 'without', 'lost'] as const;

/** Route security/user. */
export default function ListUserFactors() {
  const { t } = useTranslation(['access', 'masters']);
  const list = useList();
  const only = selections.find((one) => one === list.filters.only) ?? 'all';
  const rows = useRows(securityTopic, getAllFactors, list, {
    ...(only === 'all' ? {} : { only }),
    filterParams: list.filters.q ? [contains('userName', list.filters.q)] : [],
  });
  const words = { all: t('security.all'), without: t('security.without'), lost: t('security.onlyLost') };
  return (
    <SecurityPage name="user">
      <DataTable
        name="Second factors"
        title={t('masters:label.Second factors')}
        list={list}
        rows={rows}
        columns={useColumns()}
        rowKey={(row) => row.userId}
        rowActions={useActions()}
        filters={
          <>
            <SearchField label={t('security.user')} list={list} filter="q" />
            <WordFilter
              list={list}
              name="only"
              label={t('security.show')}
              choices={selections.map((value) => ({ value, label: words[value] }))}
            />
          </>
        }
      />
    </SecurityPage>
  );
}

function useColumns(): Column<UserFactors>[] {
  const { t } = useTranslation(['access', 'masters']);
  const factors = ({ appCount, passkeyCount, isDemanded }: UserFactors) => {
    const kinds = [appCount > 0 && t('security.app'), passkeyCount > 0 && t('security.passkeys')].filter(Boolean);
    return kinds.join(', ') || t(isDemanded ? 'security.missing' : 'security.none');
  };
  return [
    { id: 'userName', title: t('security.user'), value: (row) => row.userName, minWidth: 150 },
    { id: 'roleName', title: t('security.role'), value: (row) => row.roleName },
    { id: 'factors', title: t('masters:label.Second factors'), value: factors, isSortable: false },
    {
      id: 'isDemanded',
      title: t('security.demanded'),
      value: (row) => t(row.isDemanded ? 'security.yes' : 'security.no'),
      isSortable: false,
    },
    {
      id: 'recoveryCodesLeft',
      title: t('security.codes'),
      value: (row) => row.recoveryCodesLeft,
      isNumeric: true,
      isSortable: false,
    },
    {
      id: 'lastLogInOn',
      title: t('security.lastLogIn'),
      value: (row) => formatDateTime(row.lastLogInOn),
      isSortable: false,
      minWidth: 150,
    },
    {
      id: 'lost',
      title: t('security.lost'),
      value: ({ lossAskedByName, lossAskedOn }) =>
        lossAskedByName ? t('security.lostBy', { name: lossAskedByName, at: formatDateTime(lossAskedOn) }) : '',
      isSortable: false,
    },
  ];
}

function useActions(): (row: UserFactors) => RowAction[] {
  const { t } = useTranslation('access');
  const { canEdit, canDelete } = useRights(SECURITY_MENU_PATH);
  const { userId } = useSignedIn().user;
  const takeAway = useCommand(removeLostFactors);
  const endAll = useCommand(endUserSessions);
  const ask = async (row: UserFactors) => {
    const name = row.userName;
    const label = t(row.lossAskedByName ? 'security.agree' : 'security.takeAway');
    const question = { title: t('security.takeTitle', { name }), text: t('security.takeText', { name }) };
    if (await confirm({ ...question, confirmLabel: label, isDangerous: true })) takeAway.mutate({ userId: row.userId });
  };
  const askEnd = async (row: UserFactors) => {
    const title = t('security.endAllTitle', { name: row.userName });
    const question = { title, text: t('security.endAllText'), confirmLabel: t('security.endAll') };
    if (await confirm({ ...question, isDangerous: true })) endAll.mutate({ userId: row.userId });
  };
  return (row) => [
    {
      label: t(row.lossAskedByName ? 'security.agree' : 'security.takeAway'),
      icon: <IconDeviceMobileOff size={16} aria-hidden />,
      isDangerous: true,
      isDisabled:
        !canDelete || row.userId === userId || row.appCount + row.passkeyCount === 0 || row.isLossAskedByCaller,
      onSelect: () => void ask(row),
    },
    {
      label: t('security.endAll'),
      icon: <IconLogout size={16} aria-hidden />,
      isDisabled: !canEdit || row.userId === userId,
      onSelect: () => void askEnd(row),
    },
  ];
}
