// The title of the latest message in the header, standing still, and how many there are besides (0119, in place of R131).
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './latest-notice.module.css';
import { useRecentMessages } from './use-recent-messages.ts';

/** Renders nothing without messages; a withdrawn message does not count, though role 0 still sees it (R146). */
export function LatestNotice() {
  const { t } = useTranslation('message');
  const [latest, ...others] = useRecentMessages().filter(({ isActive }) => isActive);
  if (!latest) return null;
  return (
    <Link to="/message" className={classes.notice ?? ''} title={latest.title}>
      <span className={classes.title} dir="auto">
        {latest.title}
      </span>
      {others.length > 0 && <span className={classes.others}>{t('notice.more', { count: others.length })}</span>}
    </Link>
  );
}
