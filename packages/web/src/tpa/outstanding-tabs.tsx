// The two lists of what payers owe: what is outstanding, and what they paid.
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

const lists = { outstanding: '/tpa/patient-outstanding', receipts: '/tpa/patient-outstanding/receipts' } as const;
const titles = { outstanding: 'outstanding', receipts: 'payerReceipts' } as const;

/** Each list has an address of its own, with its own filters. */
export function OutstandingTabs({ here }: { here: keyof typeof lists }) {
  const { t } = useTranslation('tpa');
  return (
    <Group component="nav" aria-label={t('outstandingLists')} gap="xs" mb="sm">
      {(Object.keys(lists) as (keyof typeof lists)[]).map((name) => (
        <Button
          key={name}
          component={Link}
          to={lists[name]}
          size="xs"
          variant={name === here ? 'light' : 'subtle'}
          aria-current={name === here ? 'page' : undefined}
        >
          {t(titles[name])}
        </Button>
      ))}
    </Group>
  );
}
