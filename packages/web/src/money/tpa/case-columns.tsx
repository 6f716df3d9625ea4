// Columns that tell whose case a row of the TPA desk is.
import { useTranslation } from 'react-i18next';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { stayNumberOf } from '../../stay/admission/admission-facts.ts';
import { patientName } from '../../stay/admission/paper-facts.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';

type Case = Parameters<typeof patientName>[0] &
  Parameters<typeof stayNumberOf>[0] & {
    readonly patientId: number;
    readonly associationName?: string | null | undefined;
    readonly insuranceName?: string | null | undefined;
  };

/** IPD number, name, UHID, payer and insurer. */
export function useCaseColumns<Row extends Case>(): Column<Row>[] {
  const { t } = useTranslation('tpa');
  return [
    {
      id: 'patientIpId',
      title: t('ipdNo'),
      value: stayNumberOf,
      cell: (row) => <Unbroken>{stayNumberOf(row)}</Unbroken>,
    },
    { id: 'name', title: t('name'), value: patientName, minWidth: 130 },
    {
      id: 'patientUid',
      title: t('uhid'),
      value: (row) => uhidOf(row.patientId),
      isSortable: false,
      isHiddenAtFirst: true,
    },
    { id: 'associationName', title: t('tpaOrCorporate'), value: (row) => row.associationName, minWidth: 130 },
    { id: 'insuranceName', title: t('insuranceCompany'), value: (row) => row.insuranceName, isHiddenAtFirst: true },
  ];
}
