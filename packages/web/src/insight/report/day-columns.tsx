// A column for each of the last 30 days, as high as what was received; the same figures stand in a table for screen readers.
import { Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '../../kernel/format.ts';
import classes from './dashboard.module.css';
import type { DashboardAnswer } from './figure-tiles.ts';

type Day = NonNullable<DashboardAnswer['collections']>['days'][number];

/** The chart; days before `fromDay` are drawn in outline only, as they are outside of the period chosen. */
export function DayColumns({ days, fromDay }: { days: readonly Day[]; fromDay: string }) {
  const { t } = useTranslation('report');
  const highest = Math.max(0, ...days.map(({ received }) => received));
  const title = (day: Day) => `${formatDay(day.day)}: ${formatMoney(day.received)}`;
  return (
    <figure className={classes.figure}>
      <Text component="figcaption" size="sm" c="dimmed">
        {t('money.days', { highest: formatMoney(highest) })}
      </Text>
      <div className={classes.columns} aria-hidden>
        {days.map((day) => (
          <span key={day.day} className={classes.slot} title={title(day)}>
            <span
              className={classes.column}
              data-outside={day.day < fromDay || undefined}
              style={{ blockSize: `${highest === 0 ? 0 : (day.received / highest) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{formatDay(days[0]?.day)}</span>
        <span>{formatDay(days.at(-1)?.day)}</span>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('money.daysTable')}</caption>
          <thead>
            <tr>
              <th>{t('money.day')}</th>
              <th>{t('money.received')}</th>
              <th>{t('money.refunded')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day)}</th>
                <td>{formatMoney(day.received)}</td>
                <td>{formatMoney(day.refunded)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
