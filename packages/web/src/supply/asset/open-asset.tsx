// An asset with its place, its warranty, its components and its history.

import { getAsset } from '@charaka/contract/supply/asset/asset';
import { assetTopic } from '@charaka/contract/supply/asset/topics';
import { assetSteps } from '@charaka/rules/supply/asset-steps';
import { Center, Loader, Stack, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/page/fact.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { type Asset, fullPlace } from './asset-row.ts';

/** Opens at once, and waits for the asset. */
export default function OpenAsset({ assetId, onClose }: { assetId: number; onClose(): void }) {
  const { t } = useTranslation('asset');
  const asset = useAnswer(assetTopic, getAsset, { assetId }).data?.asset;
  return (
    <Dialog
      isOpen
      size="wide"
      title={[t('asset'), asset?.assetNo, asset?.assetName].filter(Boolean).join(' ')}
      onClose={onClose}
    >
      {asset ? (
        <Stack>
          <Facts asset={asset} />
          {asset.components.length > 0 && <Components asset={asset} />}
          <History events={asset.events} />
        </Stack>
      ) : (
        <Center p="xl">
          <Loader />
        </Center>
      )}
    </Dialog>
  );
}

function Facts({ asset }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  const { custodianName, custodyConfirmedAt, warrantyFrom, warrantyTo, cost } = asset;
  return (
    <Columns component="dl" cols={{ base: 2, xs: 3, sm: 4 }} spacing="md" style={{ margin: 0 }}>
      <Fact label={t('state')}>
        <StateChip steps={assetSteps} state={asset.status} />
      </Fact>
      <Fact label={t('maker')}>{[asset.maker, asset.model].filter(Boolean).join(' · ')}</Fact>
      <Fact label={t('serialNo')}>{asset.serialNo}</Fact>
      <Fact label={t('udi')}>{asset.udi}</Fact>
      <Fact label={t('place')}>{fullPlace(asset)}</Fact>
      <Fact label={t('custodian')}>
        {custodianName && (custodyConfirmedAt ? custodianName : [custodianName, t('notConfirmed')].join(' · '))}
      </Fact>
      <Fact label={t('partOf')}>{asset.parentAssetNo}</Fact>
      <Fact label={t('birth')}>
        {[t(`births.${asset.birth}`), asset.supplierName, asset.supplierPaperNo].filter(Boolean).join(' · ')}
      </Fact>
      <Fact label={t('acceptedOn')}>{[formatDay(asset.acceptedOn), asset.acceptedByName].join(' · ')}</Fact>
      <Fact label={t('capitalisedOn')}>{formatDay(asset.capitalisedOn)}</Fact>
      <Fact label={t('warranty')}>{warrantyTo && [formatDay(warrantyFrom), formatDay(warrantyTo)].join(' – ')}</Fact>
      <Fact label={t('lastVerifiedOn')}>{formatDay(asset.lastVerifiedOn)}</Fact>
      {cost != null && (
        <Fact label={t('cost')}>
          <MoneyText paise={cost} />
        </Fact>
      )}
    </Columns>
  );
}

function Components({ asset }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  return (
    <WideTable label={t('components')} minWidth={420}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('components')}</Table.Th>
          <Table.Th>{t('assetName')}</Table.Th>
          <Table.Th>{t('state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {asset.components.map((component) => (
          <Table.Tr key={component.assetId}>
            <Table.Td>{component.assetNo}</Table.Td>
            <Table.Td>{component.assetName}</Table.Td>
            <Table.Td>
              <StateChip steps={assetSteps} state={component.status} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

function History({ events }: Pick<Asset, 'events'>) {
  const { t } = useTranslation('asset');
  return (
    <WideTable label={t('history')} minWidth={640}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('history')}</Table.Th>
          <Table.Th>{t('event')}</Table.Th>
          <Table.Th>{t('place')}</Table.Th>
          <Table.Th>{t('remark')}</Table.Th>
          <Table.Th>{t('recordedBy')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {events.map((event) => (
          <Table.Tr key={event.assetEventId}>
            <Table.Td>{formatDateTime(event.happenedAt)}</Table.Td>
            <Table.Td>{t(`events.${event.kind}`)}</Table.Td>
            <Table.Td>{[event.fromPlace, event.toPlace].filter(Boolean).join(' → ')}</Table.Td>
            <Table.Td>{[event.custodianName, event.documentNo, event.reason].filter(Boolean).join(' · ')}</Table.Td>
            <Table.Td>{event.createdByName}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
