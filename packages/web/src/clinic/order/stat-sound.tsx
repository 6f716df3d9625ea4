// A sound when an order that is Stat comes onto the open worklist; each user switches it off for themselves, in this browser (OR031).
import { Switch } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownStorageKey } from '../../kernel/own-storage-key.ts';

interface Listed {
  readonly orderId: number;
  readonly priority: string;
}

const HERTZ = 880;
const SECONDS = 0.25;

/** Two short tones; a browser that allows no sound before the first click stays silent. */
function ring(): void {
  const audio = new AudioContext();
  for (const start of [0, SECONDS * 1.5]) {
    const tone = audio.createOscillator();
    tone.frequency.value = HERTZ;
    tone.connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + SECONDS);
  }
  setTimeout(() => audio.close().catch(() => undefined), SECONDS * 4000);
}

/** The switch above the worklist. What is there when the list opens is no news; another page or filter is not either. */
export function StatSound({ rows, of }: { readonly rows: readonly Listed[] | undefined; readonly of: string }) {
  const { t } = useTranslation('order');
  const key = ownStorageKey('stat-sound');
  const [isOn, setOn] = useState(() => localStorage.getItem(key) !== 'off');
  const known = useRef<{ readonly of: string; readonly ids: ReadonlySet<number> } | null>(null);
  useEffect(() => {
    if (!rows) return;
    const stat = rows.filter(({ priority }) => priority === 'Stat').map(({ orderId }) => orderId);
    const before = known.current;
    const isNews = before?.of === of && stat.some((orderId) => !before.ids.has(orderId));
    known.current = { of, ids: new Set([...(before?.of === of ? before.ids : []), ...stat]) };
    if (isNews && isOn) ring();
  }, [rows, of, isOn]);
  return (
    <Switch
      label={t('statSound')}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => {
        localStorage.setItem(key, checked ? 'on' : 'off');
        setOn(checked);
      }}
    />
  );
}
