// Pending work of the user: a line for each kind, with links to exactly the rows it counts and to the next action.
import { type WaitingCode, waitingLines } from '@charaka/contract/composition/waiting-lines';
import { getWaiting } from '@charaka/contract/insight/report/report';
import { waitingTopic } from '@charaka/contract/insight/report/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { ScreenAddress, WaitingFor } from '@charaka/contract/kernel/waiting-line';
import { Button, Paper, Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatClock, formatDay, formatMoney, formatRelative, today } from '../kernel/format.ts';
import { linkSearch } from '../kernel/link-search.ts';
import { useSignedIn } from '../kernel/session.ts';
import { useAnswer } from '../kernel/use-answer.ts';
import classes from './waiting-list.module.css';

type Waiting = OutputOf<typeof getWaiting>['lines'][number];

const isKnown = (code: string): code is WaitingCode => Object.hasOwn(waitingLines, code);

/** Drawn when its answer is there; whoever nothing waits for is told so. */
export function WaitingList() {
  const { t } = useTranslation('report');
  const { user } = useSignedIn();
  const answer = useAnswer(waitingTopic, getWaiting, {}, { isSilent: true });
  const who: WaitingFor = { today: today(), roleId: user.roleId, staffId: user.staffId ?? null };
  const shown = (answer.data?.lines ?? []).flatMap((line) => (isKnown(line.code) ? [{ code: line.code, line }] : []));
  return (
    <Paper withBorder component="section" aria-labelledby="waiting-title" className={classes.panel}>
      <Title order={2} id="waiting-title" className={classes.title}>
        {t('waits.title')}
      </Title>
      {answer.isError && (
        <Text role="alert" c="dimmed" className={classes.calm}>
          {t('waits.failed')}
        </Text>
      )}
      {answer.data && shown.length === 0 && (
        <Text c="dimmed" className={classes.calm}>
          {t('waits.nothing')}
        </Text>
      )}
      {shown.length > 0 && (
        <ul className={classes.lines} aria-labelledby="waiting-title">
          {shown.map(({ code, line }) => (
            <Line key={code} code={code} line={line} who={who} />
          ))}
        </ul>
      )}
    </Paper>
  );
}

function Line({ code, line, who }: { code: WaitingCode; line: Waiting; who: WaitingFor }) {
  const { t, i18n } = useTranslation('report');
  const declared = waitingLines[code];
  const rows = declared.address(who);
  const next = declared.next && line.firstId != null ? declared.next(line.firstId) : rows;
  const detail = detailOf(line, t, i18n.language);
  return (
    <li className={classes.line}>
      <Link {...linkTo(rows)} className={classes.rows} data-testid={`waits-${code}`} data-rows={line.count}>
        <span className={classes.count}>{line.count}</span>
        <span className={classes.words}>
          <span>{t(`waits.lines.${code}`)}</span>
          {detail && <span className={classes.detail}>{detail}</span>}
        </span>
        <IconChevronRight size={16} aria-hidden className={classes.chevron} />
      </Link>
      <Button component={Link} {...linkTo(next)} variant="default" size="compact-sm" className={classes.deed}>
        {t(`waits.deeds.${code}`)}
      </Button>
    </li>
  );
}

const linkTo = ({ path, search }: ScreenAddress) => ({ to: `/${path}`, search: linkSearch(search) });

/** How long, how much or from when, as far as the line tells. */
function detailOf({ since, worst, at, firstDay }: Waiting, t: TFunction<'report'>, language: string): string {
  return [
    ...(since ? [t('waits.since', { ago: formatRelative(since, language) })] : []),
    ...(worst ? [t('waits.worst', { amount: formatMoney(worst) })] : []),
    ...(at ? [t('waits.at', { time: formatClock(at) })] : []),
    ...(firstDay ? [t('waits.firstDay', { day: formatDay(firstDay) })] : []),
  ].join(' · ');
}
