// Price of a move to another bed: the daily rent before and after, for this payer, and the first day of the new rent.
import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { firstDateOfMove } from '@charaka/rules/stay/bed-days';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney, today } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { type BedRow, rentOf, wardOf } from '../bed/bed-facts.ts';
import type { Admission } from './paper-facts.tsx';

interface MovePriceProps {
  readonly admission: Pick<Admission, 'bedId' | 'associationId' | 'associationName' | 'isPackageApplicable'>;
  readonly bedId: number;
}

/** The rates of the payer where they have their own, else the standard ones (R447). */
export function MovePrice({ admission, bedId }: MovePriceProps) {
  const { t } = useTranslation(['admission', 'bed']);
  const { associationId } = admission;
  const payer = associationId == null ? {} : { associationId };
  const answer = useAnswer(bedTopic, listBeds, { pageNumber: 0, pageSize: 0, ...payer });
  const from = answer.data?.rows.find((bed) => bed.bedId === admission.bedId);
  const to = answer.data?.rows.find((bed) => bed.bedId === bedId);
  if (!from || !to) return answer.isPending ? <Skeleton h={120} /> : null;
  const difference = (to.dailyRate ?? 0) - (from.dailyRate ?? 0);
  return (
    <Stack gap={8} role="group" aria-label={t('changeBed.price')}>
      <Columns cols={2}>
        <Place label={t('changeBed.from')} bed={from} />
        <Place label={t('changeBed.to')} bed={to} />
      </Columns>
      <Text fw={600}>
        {difference === 0
          ? t('changeBed.same')
          : t(difference > 0 ? 'changeBed.more' : 'changeBed.less', { amount: formatMoney(Math.abs(difference)) })}
      </Text>
      <RentRule from={from} to={to} />
      {admission.associationName && (
        <Text size="sm" c="dimmed">
          {t('changeBed.ofPayer', { payer: admission.associationName })}
        </Text>
      )}
      {admission.isPackageApplicable && (
        <Text size="sm" c="dimmed">
          {t('changeBed.package')}
        </Text>
      )}
    </Stack>
  );
}

function Place({ label, bed }: { label: string; bed: BedRow }) {
  const { t } = useTranslation('bed');
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fw={600}>{bed.bedName}</Text>
      <Text size="sm">{[wardOf(bed), bed.bedTypeName].filter(Boolean).join(' · ')}</Text>
      <Text size="sm">{rentOf(bed, t) || t('noRent')}</Text>
    </div>
  );
}

/** The rule for today's rent, by the hospital's check-out hour; without automatic rent, a note that staff post it. */
function RentRule({ from, to }: { from: BedRow; to: BedRow }) {
  const { t } = useTranslation('admission');
  const { hospital } = useSignedIn();
  if (!hospital) return null;
  const { isBedRentAutomatic, bedCheckOutHour: checkOutHour, timezone: timeZone } = hospital;
  if (!isBedRentAutomatic) return <Text size="sm">{t('changeBed.byHand')}</Text>;
  const first = firstDateOfMove(new Date(), { checkOutHour, timeZone });
  const words = { from: from.bedName, to: to.bedName, day: formatDay(first), hour: `${checkOutHour}:00` };
  return <Text size="sm">{t(first === today() ? 'changeBed.fromToday' : 'changeBed.fromTomorrow', words)}</Text>;
}
