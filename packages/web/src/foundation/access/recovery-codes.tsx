// The recovery codes, shown once: the way on opens when they were saved or printed (PS033).
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productName } from '../../kernel/site-config.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { saveFile } from '../../ui/page/save-file.ts';

/** Ten codes, each good for one log-in without the app. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { t } = useTranslation('access');
  const [isKept, setKept] = useState(false);
  const save = () => {
    saveFile('recovery-codes.txt', new Blob([`${productName}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
    setKept(true);
  };
  const print = () => {
    setKept(true);
    window.print();
  };
  return (
    <Stack gap="md">
      <Text fw={600}>{t('factor.recovery')}</Text>
      <Text size="sm">{t('factor.recoveryWhy')}</Text>
      <Columns cols={{ base: 1, xs: 2 }} spacing="xs">
        {codes.map((code) => (
          <Code key={code} data-testid="recovery-code">
            {code}
          </Code>
        ))}
      </Columns>
      <Group grow>
        <Button variant="default" onClick={save} autoFocus>
          {t('factor.download')}
        </Button>
        <Button variant="default" onClick={print}>
          {t('factor.print')}
        </Button>
      </Group>
      <Button onClick={onDone} disabled={!isKept}>
        {t('factor.goOn')}
      </Button>
    </Stack>
  );
}
