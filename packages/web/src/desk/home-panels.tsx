// THE list of panels on the home page, as areas declare them, and how they come: all at once, work beside figures.
import { getWaiting } from '@charaka/contract/insight/report/report';
import { waitingTopic } from '@charaka/contract/insight/report/topics';
import { Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { opdHomePanels } from '../clinic/opd/home-panels.tsx';
import { reportHomePanels } from '../insight/report/home-panels.tsx';
import { type HomePanel, panelQuestion } from '../kernel/home-panel.ts';
import { rightsOn, useAllRights } from '../kernel/rights.ts';
import classes from './home-panels.module.css';
import { WaitingList } from './waiting-list.tsx';

/** Pending work of all areas, in one list. */
const waiting: HomePanel = {
  name: 'waiting',
  column: 'work',
  order: 10,
  asks: () => panelQuestion(waitingTopic, getWaiting, {}),
  Content: WaitingList,
};

const panels: readonly HomePanel[] = [waiting, ...reportHomePanels, ...opdHomePanels].toSorted(
  (one, other) => one.order - other.order,
);

const columns = ['work', 'figures'] as const;

/** The panels that the user's rights leave. One that came after the others would push them down under the pointer. */
export function HomePanels() {
  const { roleId, rights } = useAllRights();
  const mayView = (menuPath: string) => rightsOn(menuPath, roleId, rights).canView;
  const shown = panels.flatMap((panel) => {
    const question = panel.asks(mayView);
    return question ? [{ panel, question }] : [];
  });
  const questions = new Map(shown.map(({ question }) => [JSON.stringify(question.queryKey), question]));
  const answers = useQueries({ queries: [...questions.values()] });
  if (answers.some(({ isPending }) => isPending)) return <Waiting />;
  return (
    <div className={classes.columns}>
      {columns.map((column) => (
        <div key={column} className={classes.column}>
          {shown.map(({ panel }) => panel.column === column && <panel.Content key={panel.name} />)}
        </div>
      ))}
    </div>
  );
}

/** Grey where the panels will stand. */
function Waiting() {
  const { t } = useTranslation('report');
  return (
    <div aria-busy role="status" aria-label={t('loading')} className={classes.columns}>
      {columns.map((column) => (
        <div key={column} className={classes.column}>
          <Skeleton height={240} />
          <Skeleton height={280} />
        </div>
      ))}
    </div>
  );
}
