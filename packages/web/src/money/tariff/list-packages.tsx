// The packages of the hospital with what they come to: add, change, take out of use and back.

import { getPackage, listPackages, tariffMenu } from '@charaka/contract/money/tariff/tariff';
import { packageFile } from '@charaka/contract/money/tariff/tariff-file';
import { deletePackage, updatePackage } from '@charaka/contract/money/tariff/tariff-setting';
import { packageTopic } from '@charaka/contract/money/tariff/topics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { formatMoney } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { SettingList } from '../../resource/setting-list.tsx';
import { toastError } from '../../ui/page/toast.ts';
import { AddPackage } from './add-package.tsx';
import { type Package, packageValues, typedPackage } from './package-form.ts';

type Row = RowOf<typeof listPackages>;

/** A package with its charges. */
async function readWhole({ packageId }: Row): Promise<Package> {
  return (await call(getPackage, { package: { packageId } })).package;
}

/** Route hospital-charges/package. */
export default function ListPackages() {
  const { t } = useTranslation(['tariff', 'masters']);
  const list = useList({ defaultSort: { column: 'packageName', direction: 'asc' } });
  const rows = useRows(packageTopic, listPackages, list, { filterParams: activeFilters(list, 'packageName') });
  const [edited, setEdited] = useState<{ known: Package | null } | null>(null);
  const closing = useCommand(deletePackage);
  const changing = useCommand(updatePackage);
  const withLines = (row: Row, then: (known: Package) => void) =>
    void readWhole(row).then(then, (error: Error) => toastError(error.message));
  const edit = (row: Row | null) =>
    row ? withLines(row, (known) => setEdited({ known })) : setEdited({ known: null });
  const reopen = (row: Row) =>
    withLines(row, (known) =>
      changing.mutate({
        package: { ...typedPackage(packageValues(known)), packageId: row.packageId, isActive: true },
      }),
    );
  return (
    <>
      <SettingList
        menuPath={tariffMenu}
        file={packageFile}
        name="packages"
        noun="Package"
        nouns="Packages"
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
        onEdit={edit}
        onClose={({ packageId }) => closing.mutate({ package: { packageId } })}
        onReopen={reopen}
      />
      {edited && <AddPackage {...edited} onClose={() => setEdited(null)} />}
    </>
  );
}
