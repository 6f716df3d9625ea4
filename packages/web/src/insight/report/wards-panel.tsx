// How full each ward is; each part of a bar leads to its patients or, on the board, to its beds.
import { bedBoardMenu } from '@charaka/contract/stay/bed/bed';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { FigureCard } from '../../ui/chart/figure-card.tsx';
import type { Figure } from '../../ui/chart/figure-row.ts';
import type { DashboardAnswer } from './figure-tiles.ts';
import { bedsOf, inpatients } from './list-links.ts';
import { useDashboard } from './use-dashboard.ts';

type Ward = NonNullable<DashboardAnswer['wards']>[number];

/** Free beds are outlined; what holds a bed has the colour it has on the board. */
const parts = [
  { name: 'occupied', color: 'var(--charaka-info-dot)' },
  { name: 'free', color: 'var(--charaka-done-dot)', isHollow: true },
  { name: 'reserved', color: 'var(--charaka-waiting-dot)' },
  { name: 'cleaning', color: 'var(--charaka-cleaning-dot)' },
  { name: 'blocked', color: 'var(--charaka-danger-dot)' },
] as const;

const ROW_HEIGHT = 32;
const AXIS_HEIGHT = 40;

/** Beds by ward, as far as the role's dashboard has them. */
export function WardsPanel() {
  const { t } = useTranslation('report');
  const { canView } = useRights(bedBoardMenu);
  const wards = useDashboard().data?.wards;
  if (!wards) return null;
  const shown = parts.filter(
    ({ name }) => name === 'occupied' || name === 'free' || wards.some((ward) => ward[name] > 0),
  );
  const figure: Figure = {
    series: shown.map((part) => ({ ...part, label: t(`wards.${part.name}`) })),
    rows: wards.map((ward) => ({
      key: String(ward.bedGroupId),
      label: ward.bedGroupName,
      values: Object.fromEntries(
        shown.map(({ name }) => [name, { value: ward[name], link: linkOf(ward, name, canView) }]),
      ),
    })),
    isStacked: true,
    format: String,
  };
  const sum = (name: 'occupied' | 'total') => wards.reduce((total, ward) => total + ward[name], 0);
  return (
    <FigureCard
      id="dashboard-wards"
      title={t('wards.title')}
      figure={figure}
      rowTitle={t('wards.ward')}
      height={wards.length * ROW_HEIGHT + AXIS_HEIGHT}
    >
      <Text size="sm" c={wards.length === 0 ? 'dimmed' : undefined}>
        {wards.length === 0 ? t('wards.none') : t('wards.taken', { occupied: sum('occupied'), total: sum('total') })}
      </Text>
    </FigureCard>
  );
}

function linkOf(ward: Ward, part: (typeof parts)[number]['name'], mayOpenBoard: boolean) {
  if (part === 'occupied') return inpatients('inHospital', { ward: ward.bedGroupId });
  return mayOpenBoard ? bedsOf(ward.bedGroupId, part) : undefined;
}
