// THE list of panels in the workspace of a stay, as areas declare them, and the tabs they are drawn in (R343).
import { countedTabs, getStayCounts } from '@charaka/contract/stay/admission/stay-counts';
import { stayCountTopic } from '@charaka/contract/stay/admission/topics';
import { Button, Group, Paper, Tabs, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPanels } from '../clinic/order/panels.tsx';
import { useAnswer } from '../kernel/use-answer.ts';
import { chargePanels } from '../money/charge/panels.tsx';
import { paymentPanels } from '../money/payment/panels.tsx';
import { tpaPanels } from '../money/tpa/panels.tsx';
import { factsOf } from '../stay/admission/admission-facts.ts';
import type { AdmissionPanel, PanelProps } from '../stay/admission/admission-panel.ts';
import { admissionPanels } from '../stay/admission/panels.tsx';
import { type StayTab, stayTabs } from '../stay/admission/stay-tab.ts';
import { useViewer } from '../stay/admission/use-viewer.ts';
import { documentPanels } from '../stay/document/panels.tsx';
import { instructionPanels } from '../stay/instruction/panels.tsx';
import { notePanels } from '../stay/note/panels.tsx';
import { timelinePanels } from './stay-timeline.tsx';
import classes from './workspace.module.css';

const panels: readonly AdmissionPanel[] = [
  ...admissionPanels,
  ...instructionPanels,
  ...notePanels,
  ...documentPanels,
  ...orderPanels,
  ...chargePanels,
  ...paymentPanels,
  ...tpaPanels,
  ...timelinePanels,
].toSorted((one, other) => one.order - other.order);

interface AdmissionTabsProps extends PanelProps {
  readonly tab: StayTab;
  onTab(tab: StayTab): void;
}

/** One tab open at a time, the overview to begin with; only the open one asks the server. */
export function AdmissionTabs({ tab, onTab, ...shown }: AdmissionTabsProps) {
  const { t } = useTranslation('inpatient');
  const { canView } = useViewer();
  const wanted = panels.filter(({ isForEveryList }) => canView || isForEveryList);
  const filled = stayTabs.filter((name) => wanted.some((panel) => panel.tab === name));
  const open = filled.includes(tab) ? tab : 'overview';
  const countOf = useTabCounts(shown.admission.admissionId);
  return (
    <Tabs value={open} keepMounted={false} onChange={(name) => onTab(name as StayTab)}>
      <Tabs.List aria-label={t('tabsOfStay')} mb="md" className={classes.tabs}>
        {filled.map((name) => (
          <Tabs.Tab key={name} value={name} rightSection={countOf(name)}>
            {t(`tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {filled.map((name) => (
        <Tabs.Panel key={name} value={name}>
          <div className={classes.panels}>
            {wanted
              .filter((panel) => panel.tab === name)
              .map((panel) => (
                <Panel key={panel.name} panel={panel} shown={shown} />
              ))}
          </div>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** How much stands under a tab: its room is kept before the figures come, and where there is nothing to count there is none. */
function useTabCounts(admissionId: number): (tab: StayTab) => ReactNode {
  const { canView } = useViewer();
  const key = { admission: { admissionId } };
  const counts = useAnswer(stayCountTopic, getStayCounts, key, { isEnabled: canView, isOnlyLogged: true }).data?.counts;
  return (name) => {
    if (!canView || !countedTabs.some((counted) => counted === name)) return undefined;
    return <span className={classes.count}>{counts?.find(({ tab }) => tab === name)?.count}</span>;
  };
}

function Panel({ panel, shown }: { panel: AdmissionPanel; shown: PanelProps }) {
  const { t } = useTranslation('inpatient');
  const viewer = useViewer();
  const [isAdding, setAdding] = useState(false);
  const { admission } = shown;
  const { adding } = panel;
  if (panel.isBare) return <panel.Content {...shown} />;
  const title = t(`panels.${panel.name}`);
  const Adding = adding?.dialog;
  return (
    <Paper withBorder p="md" component="section" aria-label={title} className={panel.isHalf ? classes.half : undefined}>
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        {adding?.mayAdd(viewer, factsOf(admission)) && (
          <Button
            size="xs"
            variant="light"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-label={adding.label(t)}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
      </Group>
      <panel.Content {...shown} />
      <Suspense>
        {isAdding && Adding && <Adding admissionId={admission.admissionId} onClose={() => setAdding(false)} />}
      </Suspense>
    </Paper>
  );
}
