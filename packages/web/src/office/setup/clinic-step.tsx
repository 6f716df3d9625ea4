// Step 5: what a first visit needs, each on its own screen: hours of the doctors, fees, and rooms with their display.
import { Anchor, Group, List, Text } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ScreenAddress } from '../../kernel/screen-address.ts';
import type { Progress } from './progress.ts';
import { StepButtons, type Ways } from './step-buttons.tsx';

interface Need {
  readonly name: 'hours' | 'fees' | 'rooms';
  readonly to: ScreenAddress;
  /** How many there are; rooms are not counted, a clinic without a display needs none. */
  readonly count?: number;
}

/** The wizard goes on here when the user comes back from one of the screens. */
export function ClinicStep({ progress, onBack, onNext }: Ways & { readonly progress: Progress }) {
  const { t } = useTranslation('setup');
  const needs: readonly Need[] = [
    { name: 'hours', to: '/appointment', count: progress.opdDayCount },
    { name: 'fees', to: '/settings/consultation-fee', count: progress.consultationFeeCount },
    { name: 'rooms', to: '/opdRoomSetup' },
  ];
  return (
    <>
      <List spacing="sm" center>
        {needs.map(({ name, to, count }) => {
          const Mark = count ? IconCheck : IconCircle;
          return (
            <List.Item key={name} icon={<Mark size={18} aria-hidden />}>
              <Group gap="xs">
                <Anchor component={Link} to={to}>
                  {t(`clinic.${name}`)}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {count ? t('clinic.count', { count }) : t(`clinic.${name}Text`)}
                </Text>
              </Group>
            </List.Item>
          );
        })}
      </List>
      <StepButtons onBack={onBack} onNext={onNext} />
    </>
  );
}
