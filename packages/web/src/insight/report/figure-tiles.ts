// The figures of the dashboard as tiles: what stands on each, and the list it leads to.

import type { DashboardBlock, getDashboard } from '@charaka/contract/insight/report/report';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { TFunction } from 'i18next';
import { formatMoney } from '../../kernel/format.ts';
import type { FigureLink } from '../../ui/chart/figure-row.ts';
import { admittedOn, allDues, collectedOn, dischargesUnderWay, inpatients } from './list-links.ts';

/** The dashboard as answered, amounts in paise. */
export type DashboardAnswer = OutputOf<typeof getDashboard>;

/** One figure. */
export interface FigureTile {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** A second figure in words. */
  readonly detail?: string;
  readonly isDue?: boolean;
  /** How many rows stand behind it. */
  readonly rows?: number;
  readonly link: FigureLink;
}

type Maker = (answer: DashboardAnswer, t: TFunction<'report'>) => FigureTile[];
type Makers = Partial<Record<DashboardBlock, Maker>>;

const makers: Makers = {
  movements: ({ movements, today }, t) =>
    movements
      ? [
          tile('inpatients', movements.inpatients, inpatients('inHospital'), t),
          tile('admittedToday', movements.admittedToday, admittedOn(today), t),
          tile('dischargedToday', movements.dischargedToday, inpatients('discharged', { from: today, to: today }), t),
        ]
      : [],
  underway: ({ underway }, t) =>
    underway
      ? [
          {
            ...tile('underway', underway.patients, dischargesUnderWay, t),
            detail: t('billed', { count: underway.billed }),
          },
        ]
      : [],
  approvals: ({ approvals }, t) =>
    approvals
      ? [
          {
            ...tile('approvals', approvals.patients, inpatients('approvalPending'), t),
            detail: t('approvalsDetail', { first: approvals.first, final: approvals.final }),
          },
        ]
      : [],
  dues: ({ dues }, t) =>
    dues
      ? [
          {
            ...tile('billsDue', formatMoney(dues.billsDue), allDues, t),
            detail: t('bills', { count: dues.bills }),
            isDue: dues.billsDue > 0,
            rows: dues.bills,
          },
          {
            ...tile('outstanding', formatMoney(dues.outstanding), inpatients('unbilled'), t),
            detail: t('owing', { owing: dues.owing, count: dues.unbilled }),
            isDue: dues.outstanding > 0,
            rows: dues.unbilled,
          },
        ]
      : [],
  // Collections include bookings, the pharmacy and payers: the collectors' report lists all their papers.
  collections: ({ collections, today }, t) =>
    collections
      ? [
          {
            ...tile('collected', formatMoney(collections.today.net), collectedOn(today), t),
            ...(collections.isOwn ? { label: t('tiles.collectedOwn') } : {}),
            detail: t('collectedDetail', {
              received: formatMoney(collections.today.received),
              refunded: formatMoney(collections.today.refunded),
            }),
          },
        ]
      : [],
};

function tile(key: string, value: number | string, link: FigureLink, t: TFunction<'report'>): FigureTile {
  return {
    key,
    label: t(`tiles.${key}`),
    value: String(value),
    link,
    ...(typeof value === 'number' ? { rows: value } : {}),
  };
}

/** The tiles of the blocks, in their order; none for a block that was not answered. */
export function figureTiles(
  answer: DashboardAnswer,
  blocks: readonly DashboardBlock[],
  t: TFunction<'report'>,
): FigureTile[] {
  return blocks.flatMap((block) => makers[block]?.(answer, t) ?? []);
}
