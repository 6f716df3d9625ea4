// Emergency issues of stores: those that are not settled first, settled by another person with the signed order.

import { listEmergencyIssues } from '@charaka/contract/supply/store/emergency-issue';
import { wardStockMenu } from '@charaka/contract/supply/store/store-menus';
import { emergencyIssueTopic } from '@charaka/contract/supply/store/topics';
import { statesOf } from '@charaka/rules/step/steps';
import { emergencyIssueSteps } from '@charaka/rules/supply/emergency-issue-steps';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { type EmergencyIssue, useEmergencyActions, useEmergencyColumns } from './emergency-columns.tsx';
import { WardTabs } from './ward-tabs.tsx';

const AddEmergencyIssue = lazy(() => import('./add-emergency-issue.tsx'));
const SettleEmergencyIssue = lazy(() => import('./settle-emergency-issue.tsx'));

/** Route Pharmacy/local_stock_consume/emergency. */
export default function ListEmergencyIssues() {
  const { t } = useTranslation('store');
  const { canEdit } = useRights(wardStockMenu);
  const list = useList();
  const status = statesOf(emergencyIssueSteps).find((each) => each === list.filters.status);
  const rows = useRows(emergencyIssueTopic, listEmergencyIssues, list, {
    ...(status ? { status } : {}),
    filterParams: containsInAny(['itemName', 'batchNumber', 'storeName', 'arrivalNo', 'askedByName'], list.filters.q),
  });
  const [isIssuing, setIsIssuing] = useState(false);
  const [settled, setSettled] = useState<EmergencyIssue | null>(null);
  const actionsOf = useEmergencyActions(setSettled);
  return (
    <ListPage
      name="emergencyIssues"
      title={t('emergencyIssues')}
      emptyHint={t('hints.emergencyIssues')}
      above={<WardTabs here="emergency" />}
      list={list}
      rows={rows}
      columns={useEmergencyColumns()}
      rowKey={(row) => row.emergencyIssueId}
      isQuiet={(row) => row.status === 'Settled'}
      rowActions={actionsOf}
      add={canEdit && { label: t('issueInEmergency'), onSelect: () => setIsIssuing(true) }}
      filters={
        <>
          <SearchField label={t('searchEmergency')} list={list} />
          <WordFilter
            list={list}
            name="status"
            label={t('status')}
            choices={[
              { value: 'all', label: t('allStates') },
              ...statesOf(emergencyIssueSteps).map((value) => ({ value, label: t(`emergencyStates.${value}`) })),
            ]}
          />
        </>
      }
    >
      <Suspense>
        {isIssuing && <AddEmergencyIssue onClose={() => setIsIssuing(false)} />}
        {settled && <SettleEmergencyIssue issue={settled} onClose={() => setSettled(null)} />}
      </Suspense>
    </ListPage>
  );
}
