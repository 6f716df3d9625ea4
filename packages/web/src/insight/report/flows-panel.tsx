// Admissions and discharges of each of the last fourteen days; each bar leads to those patients.
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { FigureCard } from '../../ui/chart/figure-card.tsx';
import type { Figure } from '../../ui/chart/figure-row.ts';
import { admittedOn, inpatients } from './list-links.ts';
import { useDashboard } from './use-dashboard.ts';

/** A patient admitted and discharged in the period counts twice, since both lists contain the stay. */
export function FlowsPanel() {
  const { t } = useTranslation('report');
  const flows = useDashboard().data?.flows;
  if (!flows) return null;
  const figure: Figure = {
    series: [
      { name: 'admitted', label: t('flows.admitted'), color: 'var(--charaka-info-dot)' },
      { name: 'discharged', label: t('flows.discharged'), color: 'var(--charaka-past-dot)', isHollow: true },
    ],
    rows: flows.map(({ day, admitted, discharged }) => ({
      key: day,
      label: formatDay(day),
      tick: formatDay(day).slice(0, 5),
      values: {
        admitted: { value: admitted, link: admittedOn(day) },
        discharged: { value: discharged, link: inpatients('discharged', { from: day, to: day }) },
      },
    })),
    format: String,
  };
  return (
    <FigureCard id="dashboard-flows" title={t('flows.title')} figure={figure} rowTitle={t('money.day')} height={180} />
  );
}
