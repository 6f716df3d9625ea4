// The charges of an admission in a table: Date, Charge Type, Charge Category, Standard Charge, TPA Charge, Applied Charge (R346).
import { sumPaise } from '@charaka/rules/money/money';
import { Badge, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { lineName } from './line-name.tsx';
import type { ServiceCharge } from './service-charge.ts';

interface ChargeTableProps {
  readonly label: string;
  readonly charges: readonly ServiceCharge[];
  /** Said where there is none. */
  readonly emptyText: string;
  /** Buttons at the end of a line. */
  readonly actions?: (charge: ServiceCharge) => ReactNode;
}

/** The charge itself, its code and quantity stand below its category; what the lines come to without tax is the last row. */
export function ChargeTable({ label, charges, emptyText, actions }: ChargeTableProps) {
  const { t } = useTranslation('charge');
  if (charges.length === 0) return <Text c="dimmed">{emptyText}</Text>;
  return (
    <WideTable label={label} minWidth={760}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('date')}</Table.Th>
          <Table.Th>{t('chargeType')}</Table.Th>
          <Table.Th>{t('chargeCategory')}</Table.Th>
          <Table.Th ta="end">{t('standardCharge')}</Table.Th>
          <Table.Th ta="end">{t('tpaCharge')}</Table.Th>
          <Table.Th ta="end">{t('appliedCharge')}</Table.Th>
          {actions && <Table.Th w={80} aria-label={t('actions')} />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {charges.map((charge) => (
          <ChargeRow
            key={`${charge.serviceChargeId} ${charge.chargeId} ${charge.appliedAt}`}
            charge={charge}
            actions={actions}
          />
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th colSpan={5} scope="row">
            {t('totalOfLines')}
          </Table.Th>
          <Table.Td ta="end">
            <MoneyText paise={sumPaise(charges.map(({ net }) => net))} fw={700} />
          </Table.Td>
          {actions && <Table.Td />}
        </Table.Tr>
      </Table.Tfoot>
    </WideTable>
  );
}

function ChargeRow({ charge, actions }: { charge: ServiceCharge; actions: ChargeTableProps['actions'] }) {
  const { t } = useTranslation('charge');
  const keepsNonHospital = useSignedIn().hospital?.isNonHospitalCharge ?? false;
  return (
    <Table.Tr style={{ verticalAlign: 'top' }}>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{formatDateTime(charge.appliedAt)}</Table.Td>
      <Table.Td>{charge.chargeType.chargeTypeName}</Table.Td>
      <Table.Td>
        {charge.chargeCategory.chargeCategoryName}
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {lineName(charge)}
        </Text>
        {charge.remark && <Text size="xs">{charge.remark}</Text>}
        {keepsNonHospital && charge.isNonApplicable && (
          <Badge size="sm" variant="light" color="gray">
            {t('nonHospital')}
          </Badge>
        )}
      </Table.Td>
      {([charge.standardCharge, charge.tpaCharge, charge.appliedCharge] as const).map((paise, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three amounts in an order that never changes
        <Table.Td key={place} ta="end">
          {/* A payer without a rate of their own has no price to show. */}
          {(place !== 1 || paise !== 0) && <MoneyText paise={paise} />}
        </Table.Td>
      ))}
      {actions && <Table.Td>{actions(charge)}</Table.Td>}
    </Table.Tr>
  );
}
