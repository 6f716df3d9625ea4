// The two lists of the discharge desk: who is on the way out, and who has left.
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

const lists = { underWay: '/ipd/discharge_patient', discharged: '/ipd/discharge_patient/discharged' } as const;

/** Each list has an address of its own, with its own filters. */
export function DischargeTabs({ here }: { here: keyof typeof lists }) {
  const { t } = useTranslation('discharge');
  return (
    <Group component="nav" aria-label={t('lists.title')} gap="xs" mb="sm">
      {(Object.keys(lists) as (keyof typeof lists)[]).map((name) => (
        <Button
          key={name}
          component={Link}
          to={lists[name]}
          size="xs"
          variant={name === here ? 'light' : 'subtle'}
          aria-current={name === here ? 'page' : undefined}
        >
          {t(`lists.${name}`)}
        </Button>
      ))}
    </Group>
  );
}
