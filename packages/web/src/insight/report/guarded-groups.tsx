// The note that guarded rows are left out, and their groups as far as the user may count them (RP010).
import type { Report, SumsEndpoint } from '@charaka/contract/insight/report/report-declaration';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../ui/page/fact.tsx';

type Guarded = NonNullable<OutputOf<SumsEndpoint>['guarded']>;

interface GuardedGroupsProps {
  readonly of: Report;
  readonly groupBy: string | undefined;
  readonly guarded: Guarded;
}

/** Grouped by another field they have no figures. */
export function GuardedGroups({ of, groupBy, guarded: { groups } }: GuardedGroupsProps) {
  const { t } = useTranslation('report');
  const countOf = ({ count, hasFewMonths }: Guarded['groups'][number]) => {
    if (count == null) return t('guarded.few');
    return hasFewMonths ? t('guarded.countAndFew', { count }) : String(count);
  };
  return (
    <Stack gap={4}>
      <Text size="sm">{t(groupBy === of.dataset.guarded?.by ? 'guarded.leftOutByGroup' : 'guarded.leftOut')}</Text>
      {groups.length > 0 && (
        <Group component="dl" gap="lg" m={0} aria-label={t('guarded.title')}>
          {groups.map((group) => (
            <Figure key={group.key} label={group.key}>
              {countOf(group)}
            </Figure>
          ))}
        </Group>
      )}
    </Stack>
  );
}
