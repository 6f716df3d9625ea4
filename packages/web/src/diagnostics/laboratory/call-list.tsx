// The calls about critical results of a work, as they were noted (LB044).
import type { getWork } from '@charaka/contract/diagnostics/laboratory/verify';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { List } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';

/** Renders nothing when there were no calls. */
export function CallList({ calls }: { calls: OutputOf<typeof getWork>['work']['calls'] }) {
  const { t } = useTranslation('laboratory');
  if (calls.length === 0) return null;
  return (
    <List size="sm" aria-label={t('calls')}>
      {calls.map((one) => (
        <List.Item key={one.calledAt}>
          {t(one.isReached ? 'callReached' : 'callNotReached', {
            told: one.toldName,
            at: formatDateTime(one.calledAt),
            name: one.calledByName,
          })}
          {one.note && ` ${one.note}`}
        </List.Item>
      ))}
    </List>
  );
}
