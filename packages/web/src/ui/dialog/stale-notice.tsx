// Tells at once that somebody else was faster with the record in a form, what they changed, and offers both ways to go on.
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaleEdit } from '../../kernel/stale-edit.ts';

interface StaleNoticeProps {
  readonly edit: StaleEdit;
  /** Name of the user who changed it; a system job has no name. */
  readonly who: string | null | undefined;
}

/** The first thing in a form that has become out of date; nothing in one that has not. */
export function StaleNotice({ edit, who }: StaleNoticeProps) {
  return edit.isStale ? <Notice edit={edit} who={who} /> : null;
}

function Notice({ edit, who }: StaleNoticeProps) {
  const { t } = useTranslation('kernel');
  const alert = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const names = edit.changed.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are looked up when others are changed
  useEffect(() => {
    const form = alert.current?.closest('form');
    if (form) setChanges(edit.changed.flatMap(([name, value]) => describe(form, name, value)));
  }, [names]);
  return (
    <Alert
      ref={alert}
      mb="md"
      color="orange"
      role="alert"
      title={t('stale.title', { who: who ?? t('stale.somebody') })}
    >
      <Stack gap="xs">
        {changes.length > 0 && <Text size="sm">{t('stale.changed', { changes: changes.join(' · ') })}</Text>}
        <Text size="sm">{t('stale.hint')}</Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={edit.takeOver}>
            {t('stale.takeOver')}
          </Button>
          <Button size="xs" variant="default" onClick={edit.takeTheirs}>
            {t('stale.takeTheirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** A changed field as it is called on the screen; of a plain text what it is now, of a choice its name alone. */
function describe(form: HTMLFormElement, name: string, value: unknown): string[] {
  const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-path="${name}"]`);
  const label = field?.labels?.[0]?.textContent?.replace(/[\s*]+$/, '');
  if (!field || !label) return [];
  const isChoice = field.hasAttribute('aria-haspopup') || !['text', 'tel', 'email', 'textarea'].includes(field.type);
  const isShown = typeof value === 'number' ? field.inputMode !== '' : typeof value === 'string' && !isDay.test(value);
  return [value !== '' && isShown && !isChoice ? `${label}: ${value}` : label];
}

/** Days are written otherwise on the screen. */
const isDay = /^\d{4}-\d\d-\d\d/;
