// The temperature log of the fridges of stores, and the limits of each.

import { listTemperatures } from '@charaka/contract/supply/store/cold-chain';
import { issueMenu, wardStockMenu } from '@charaka/contract/supply/store/store-menus';
import { temperatureTopic } from '@charaka/contract/supply/store/topics';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { useTemperatureColumns } from './temperature-columns.tsx';
import { WardTabs } from './ward-tabs.tsx';

const AddTemperature = lazy(() => import('./add-temperature.tsx'));
const SetFridge = lazy(() => import('./set-fridge.tsx'));

/** Route Pharmacy/local_stock_consume/temperatures. */
export default function ListTemperatures() {
  const { t } = useTranslation('store');
  const maySet = useRights(issueMenu).canEdit;
  const { canEdit } = useRights(wardStockMenu);
  const list = useList();
  const rows = useRows(temperatureTopic, listTemperatures, list, {
    ...(list.filters.part === 'outside' ? { isOutside: true } : {}),
    filterParams: containsInAny(['storeName'], list.filters.q),
  });
  const [opened, setOpened] = useState<'read' | 'limits' | null>(null);
  const close = () => setOpened(null);
  return (
    <ListPage
      name="temperatures"
      title={t('temperatures')}
      emptyHint={t('hints.temperatures')}
      above={<WardTabs here="temperatures" />}
      list={list}
      rows={rows}
      columns={useTemperatureColumns()}
      rowKey={(row) => row.temperatureReadingId}
      add={(canEdit || maySet) && { label: t('recordTemperature'), onSelect: () => setOpened('read') }}
      moreActions={
        maySet && (
          <Button variant="default" onClick={() => setOpened('limits')}>
            {t('fridgeLimits')}
          </Button>
        )
      }
      filters={
        <>
          <SearchField label={t('storeNoun')} list={list} />
          <WordFilter
            list={list}
            name="part"
            label={t('temperature')}
            choices={[
              { value: 'all', label: t('allStates') },
              { value: 'outside', label: t('outside') },
            ]}
          />
        </>
      }
    >
      <Suspense>
        {opened === 'read' && <AddTemperature onClose={close} />}
        {opened === 'limits' && <SetFridge onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
