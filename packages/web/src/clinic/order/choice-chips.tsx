// Choices before anything is typed: favourites, each with its digit, and sets (orders, section 9).
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Orderable, OrderSet } from './basket.ts';

interface ChoiceChipsProps {
  readonly favourites: readonly Orderable[];
  readonly sets: readonly OrderSet[];
  onItem(item: Orderable): void;
  onSet(set: OrderSet): void;
}

/** How many favourites have a digit. */
const MOST_DIGITS = 9;

/** Renders nothing when there are no saved choices. */
export function ChoiceChips({ favourites, sets, onItem, onSet }: ChoiceChipsProps) {
  const { t } = useTranslation('orderable');
  if (favourites.length === 0 && sets.length === 0) return null;
  return (
    <Stack gap={4}>
      {favourites.length > 0 && (
        <Group gap={6} role="group" aria-label={t('favourites')}>
          {favourites.map((item, index) => (
            <Button
              key={item.chargeId}
              size="compact-sm"
              variant="light"
              onClick={() => onItem(item)}
              leftSection={
                index < MOST_DIGITS && (
                  <Text size="xs" component="kbd">
                    {index + 1}
                  </Text>
                )
              }
            >
              {item.orderName}
            </Button>
          ))}
        </Group>
      )}
      {sets.length > 0 && (
        <Group gap={6} role="group" aria-label={t('orderSet.all')}>
          {sets.map((set) => (
            <Button key={set.orderSetId} size="compact-sm" variant="default" onClick={() => onSet(set)}>
              {set.setName}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}
