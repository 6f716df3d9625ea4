// The packages of the hospital with what they come to: add, change, take out of use and back.

import { getPackage, listPackages, tariffMenu } from '@charaka/contract/money/tariff/tariff';
import { packageFile } from '@charaka/contract/money/tariff/tariff-file';
import { deletePackage, updatePackage } from '@charaka/contract/money/tariff/tariff-setting';
import { packageTopic } from '@charaka/contract/money/tariff/topics';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { formatMoney } from '../../kernel/format.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useFreshAnswer } from '../../kernel/stale-edit.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { AddPackage } from './add-package.tsx';
import { packageValues, typedPackage } from './package-form.ts';

type Row = RowOf<typeof listPackages>;

/** The dialog of a package; one that is there is read with its charges first. */
function PackageDialog({ row, onClose }: { row: Row | null; onClose(): void }) {
  const asked = { package: { packageId: row?.packageId ?? 0 } };
  const read = useFreshAnswer(useAnswer(packageTopic, getPackage, asked, { isEnabled: row !== null }));
  if (row !== null && !read) return null;
  return <AddPackage known={row && (read?.package ?? null)} onClose={onClose} />;
}

/** Route hospital-charges/package. */
export default function ListPackages() {
  const { t } = useTranslation(['tariff', 'masters']);
  const list = useList({ defaultSort: { column: 'packageName', direction: 'asc' } });
  const rows = useRows(packageTopic, listPackages, list, { filterParams: activeFilters(list, 'packageName') });
  const closing = useCommand(deletePackage);
  const changing = useCommand(updatePackage);
  const reopen = async ({ packageId }: Row) => {
    try {
      const known = (await call(getPackage, { package: { packageId } })).package;
      changing.mutate({ package: { ...typedPackage(packageValues(known)), packageId, isActive: true } });
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <RecordList
      menuPath={tariffMenu}
      file={packageFile}
      name="packages"
      noun={t('masters:label.Package')}
      nouns={t('masters:label.Packages')}
      list={list}
      rows={rows}
      columns={[
        { id: 'packageName', title: t('masters:label.Package'), value: (row) => row.packageName, minWidth: 220 },
        {
          id: 'isTpa',
          title: t('ofTpa'),
          value: (row) => t(row.isTpa ? 'masters:yes' : 'masters:no'),
          isSortable: false,
        },
        {
          id: 'associationList',
          title: t('packagePayers'),
          value: ({ associations }) => (associations ?? []).map((one) => one.associationName).join(', '),
          isSortable: false,
        },
        {
          id: 'diagonisisList',
          title: t('packageDiagnoses'),
          value: ({ diagnoses }) => (diagnoses ?? []).map((one) => one.diagnosisName).join(', '),
          isSortable: false,
        },
        {
          id: 'total',
          title: t('total'),
          value: (row) => row.totalAmount / 100,
          cell: (row) => formatMoney(row.totalAmount),
          isNumeric: true,
          isSortable: false,
        },
      ]}
      keyOf={(row) => row.packageId}
      nameOf={(row) => row.packageName}
      form={(row, onClose) => <PackageDialog row={row} onClose={onClose} />}
      onClose={({ packageId }) => closing.mutate({ package: { packageId } })}
      onReopen={(row) => void reopen(row)}
    />
  );
}
