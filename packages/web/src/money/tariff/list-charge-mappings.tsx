// Shares of charges between doctors and the hospital: by charge type or charge, for all doctors or one (B§3, Q231).

import {
  deleteChargeMapping,
  listChargeMappings,
  saveChargeMapping,
} from '@charaka/contract/money/tariff/charge-mapping';
import { tariffMenu } from '@charaka/contract/money/tariff/tariff';
import { priceItemTopic } from '@charaka/contract/money/tariff/topics';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import type { Mapping } from './charge-mapping.ts';
import { SaveChargeMapping } from './save-charge-mapping.tsx';

/** Route hospital-charges/share. The nearer share counts: charge before type, doctor before all. */
export default function ListChargeMappings() {
  const { t } = useTranslation('masters');
  const list = useList({ defaultSort: { column: 'chargeType', direction: 'asc' } });
  const rows = useRows(priceItemTopic, listChargeMappings, list, {
    filterParams: activeFilters(list, 'chargeType', 'chargeName', 'doctorName'),
  });
  const closing = useCommand(deleteChargeMapping);
  const changing = useCommand(saveChargeMapping);
  const reopen = ({ mappingId, chargeTypeId, chargeId, staffId, doctorShare }: Mapping) =>
    changing.mutate({
      chargeMapping: { mappingId, chargeTypeId, chargeId, staffId, doctorShare: doctorShare / 100, isActive: true },
    });
  return (
    <RecordList
      menuPath={tariffMenu}
      name="charge-shares"
      noun={t('label.Share')}
      nouns={t('label.Doctor and hospital shares')}
      list={list}
      rows={rows}
      columns={useColumns()}
      keyOf={(row) => row.mappingId}
      nameOf={(row) => [row.chargeTypeName, row.chargeName, row.doctorName].filter(Boolean).join(', ')}
      form={(mapping, onClose) => <SaveChargeMapping mapping={mapping} onClose={onClose} />}
      onClose={({ mappingId }) => closing.mutate({ chargeMapping: { mappingId } })}
      onReopen={reopen}
    />
  );
}

function useColumns(): Column<Mapping>[] {
  const { t } = useTranslation('tariff');
  const share = (id: 'doctorShare' | 'hospitalShare'): Column<Mapping> => ({
    id,
    title: t(id),
    value: (row) => row[id] / 100,
    cell: (row) => formatPercent(row[id]),
    isNumeric: true,
    isSortable: false,
  });
  return [
    { id: 'chargeType', title: t('type'), value: (row) => row.chargeTypeName, minWidth: 140 },
    { id: 'chargeName', title: t('charge'), value: (row) => row.chargeName ?? t('everyCharge'), minWidth: 180 },
    { id: 'doctorName', title: t('doctor'), value: (row) => row.doctorName ?? t('everyDoctor'), minWidth: 140 },
    share('doctorShare'),
    share('hospitalShare'),
  ];
}
