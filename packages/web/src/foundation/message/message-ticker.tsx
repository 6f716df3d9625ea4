// The ticker of the header: the titles of the latest messages run by; it can be stopped.
import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './message-ticker.module.css';
import { tickerSeconds, tickerTitles } from './ticker.ts';
import { useRecentMessages } from './use-recent-messages.ts';

const storageKey = 'charaka.tickerStopped';

/** Nothing while there are no messages. A stopped ticker stays stopped in this browser. */
export function MessageTicker() {
  const { t } = useTranslation('message');
  const titles = tickerTitles(useRecentMessages());
  const [isStopped, setStopped] = useState(() => localStorage.getItem(storageKey) === 'yes');
  if (titles.length === 0) return null;
  const toggle = () => {
    setStopped(!isStopped);
    localStorage.setItem(storageKey, isStopped ? 'no' : 'yes');
  };
  const seconds = { '--ticker-seconds': `${tickerSeconds(titles.length)}s` } as CSSProperties;
  return (
    <div className={isStopped ? `${classes.ticker} ${classes.still}` : classes.ticker} style={seconds}>
      <div className={classes.window}>
        <Link to="/message" className={classes.line ?? ''} dir="auto">
          {titles.join('  •  ')}
        </Link>
      </div>
      <ActionIcon size={24} color="gray" aria-label={t(isStopped ? 'ticker.run' : 'ticker.stop')} onClick={toggle}>
        {isStopped ? <IconPlayerPlay size={14} aria-hidden /> : <IconPlayerPause size={14} aria-hidden />}
      </ActionIcon>
    </div>
  );
}
