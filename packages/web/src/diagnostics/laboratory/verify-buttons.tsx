// Actions on the result on screen, as buttons and by their letters (laboratory, section 11).
import { Button, Group, Kbd } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type VerifyDeed, verifyKeys } from '../../kernel/keys.ts';
import { useVerifyKeys } from './verify-keys.ts';

interface VerifyButtonsProps {
  /** Which result is on the screen; undefined while it is loading. */
  readonly shown: number | undefined;
  /** In the order of the buttons. */
  readonly deeds: readonly VerifyDeed[];
  readonly isVerifying: boolean;
  onAct(deed: VerifyDeed): void;
}

/** Those that lead to another result stand apart at the start. */
export function VerifyButtons({ shown, deeds, isVerifying, onAct }: VerifyButtonsProps) {
  const [inside, setInside] = useState<HTMLElement | null>(null);
  useVerifyKeys(inside, shown, (deed) => deeds.includes(deed) && onAct(deed));
  const isMove = (deed: VerifyDeed) => deed === 'next' || deed === 'previous';
  const buttons = (some: readonly VerifyDeed[]) =>
    some.map((deed) => (
      <DeedButton key={deed} deed={deed} isBusy={deed === 'verify' && isVerifying} onAct={() => onAct(deed)} />
    ));
  return (
    <Group justify="space-between" flex={1} ref={setInside}>
      <Group gap="sm">{buttons(deeds.filter(isMove))}</Group>
      <Group gap="sm">{buttons(deeds.filter((deed) => !isMove(deed)))}</Group>
    </Group>
  );
}

function DeedButton({ deed, isBusy, onAct }: { deed: VerifyDeed; isBusy: boolean; onAct(): void }) {
  const { t } = useTranslation('laboratory');
  const key = verifyKeys[deed];
  return (
    <Button
      variant={deed === 'verify' ? 'filled' : 'default'}
      loading={isBusy}
      aria-keyshortcuts={key}
      rightSection={
        <Kbd size="xs" aria-hidden visibleFrom="sm">
          {key}
        </Kbd>
      }
      onClick={onAct}
    >
      {t(deed === 'call' ? 'logCall' : deed)}
    </Button>
  );
}
