// How full each ward is: a table whose bars are for the eye and whose figures are for everybody.
import { Anchor, Badge, Paper, Table, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { linkSearch } from '../../kernel/link-search.ts';
import classes from './dashboard.module.css';
import type { DashboardAnswer } from './figure-tiles.ts';
import { inpatients } from './list-links.ts';
import { ShareBar } from './share-bar.tsx';

type Ward = NonNullable<DashboardAnswer['wards']>[number];

/** Occupied, free and all beds of every ward; the name leads to the patients of the ward. */
export function WardsPanel({ wards }: { wards: readonly Ward[] }) {
  const { t } = useTranslation('report');
  const sum = (figure: 'occupied' | 'free' | 'total') => wards.reduce((total, ward) => total + ward[figure], 0);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="dashboard-wards" className={classes.panel}>
      <Title order={2} id="dashboard-wards">
        {t('wards.title')}
      </Title>
      {wards.length === 0 ? (
        <Text c="dimmed">{t('wards.none')}</Text>
      ) : (
        <Table className={classes.table} aria-labelledby="dashboard-wards">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('wards.ward')}</Table.Th>
              <Table.Th className="numeric">{t('wards.occupied')}</Table.Th>
              <Table.Th className="numeric">{t('wards.free')}</Table.Th>
              <Table.Th className="numeric">{t('wards.total')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {wards.map((ward) => (
              <WardRow key={ward.bedGroupId} ward={ward} />
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t('wards.all')}</Table.Th>
              <Table.Th className="numeric">{sum('occupied')}</Table.Th>
              <Table.Th className="numeric">{sum('free')}</Table.Th>
              <Table.Th className="numeric">{sum('total')}</Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      )}
    </Paper>
  );
}

function WardRow({ ward }: { ward: Ward }) {
  const { t } = useTranslation('report');
  const link = inpatients('inHospital', { ward: ward.bedGroupId });
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.barCell}>
        <span className={classes.name}>
          <Anchor component={Link} to={link.to} search={linkSearch(link.search)} c="var(--charaka-accent-text)">
            {ward.bedGroupName}
          </Anchor>
          {ward.bedFloorName && (
            <Text span size="sm" c="dimmed" fw={400}>
              {ward.bedFloorName}
            </Text>
          )}
          {ward.held > 0 && (
            <Badge variant="light" color="gray">
              {t('wards.held', { beds: ward.held })}
            </Badge>
          )}
          {ward.free === 0 && (
            <Badge variant="light" color="orange">
              {t('wards.full')}
            </Badge>
          )}
        </span>
        <ShareBar part={ward.occupied} whole={ward.total} />
      </Table.Th>
      <Table.Td className="numeric">{ward.occupied}</Table.Td>
      <Table.Td className="numeric">{ward.free}</Table.Td>
      <Table.Td className="numeric">{ward.total}</Table.Td>
    </Table.Tr>
  );
}
