// Explains that the inpatient list shows only the rows of a dashboard figure, and leads back to the usual list.

import type { admissionSelections } from '@charaka/contract/stay/admission/admission';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { Button, Group, Text } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { List } from '../../kernel/use-list.ts';

interface SelectionNoticeProps {
  readonly list: List;
  readonly only: (typeof admissionSelections)[number] | undefined;
  readonly bedGroupId: number | undefined;
}

/** Shown while the address narrows the list by `only` or by a ward. */
export function SelectionNotice({ list, only, bedGroupId }: SelectionNoticeProps) {
  const { t } = useTranslation('admission');
  const wards = useAnswer(
    bedTopic,
    bedGroups.list,
    { pageNumber: 1, pageSize: 0 },
    { isEnabled: bedGroupId !== undefined, isOnlyLogged: true },
  );
  if (only === undefined && bedGroupId === undefined) return null;
  const ward = wards.data?.rows.find((row) => row.bedGroupId === bedGroupId)?.bedGroupName;
  return (
    <Group gap="xs" w="100%" role="status" data-stays>
      <Text size="sm" fw={600}>
        {[only && t(`only.${only}`), ward && t('onlyWard', { ward })].filter(Boolean).join(' · ')}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconFilterOff size={16} aria-hidden />}
        onClick={() => list.setFilters({ only: '', ward: '', from: '', to: '', show: '' })}
      >
        {t('onlyEnd')}
      </Button>
    </Group>
  );
}
