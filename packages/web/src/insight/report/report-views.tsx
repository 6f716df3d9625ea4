// The views of a report: those of the user and those that others share, with the ways to open, keep, share and remove them (RP025, RP026).
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { savedReportViews } from '@charaka/contract/insight/report/report-view';
import { isAdminRole } from '@charaka/rules/access/permission';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconShare, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstColumns, type ShownView, type useListArrangement, viewing } from '../../kernel/list-arrangement.ts';
import { useAllRights } from '../../kernel/rights.ts';
import { currentSession } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { List } from '../../kernel/use-list.ts';
import { DefaultSwitch } from '../../ui/table/default-view.tsx';
import { KeepView, NoneKept } from '../../ui/table/list-views.tsx';
import { ViewButton, ViewsMenu } from '../../ui/table/views-menu.tsx';
import { ShareView } from './share-view.tsx';
import { changeOf, NO_VIEW, type OpenedViews, type ReportView, shownBy } from './use-report-views.ts';

/** A button named by the view that is shown, with the views behind it. */
export function ReportViews({ of, list, opened }: { of: Report; list: List; opened: OpenedViews }) {
  const { t } = useTranslation(['report', 'kernel']);
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [isSharing, setSharing] = useState<ReportView>();
  const button = useRef<HTMLButtonElement>(null);
  const { own, shared, arrangement } = opened;
  const views = [...own, ...shared];
  const keep = useKeep(of, own, close);
  const { address } = list;
  if (!address) return null;
  const { isPresent, show: showView } = viewing(address, arrangement);
  const show = (view: ShownView) => {
    showView(view);
    close();
  };
  const line = (view: ReportView) => (
    <ViewLine
      key={view.savedReportViewId}
      view={view}
      isPresent={isPresent(shownBy(view))}
      arrangement={arrangement}
      onShow={() => show(shownBy(view))}
      onShare={() => {
        close();
        // The line of the view goes away with the menu; the dialog gives the focus back to the button.
        button.current?.focus();
        setSharing(view);
      }}
    />
  );
  return (
    <>
      <ViewsMenu
        shown={views.find((view) => isPresent(shownBy(view)))?.viewName}
        isOpen={isOpen}
        button={button}
        onToggle={toggle}
        onClose={close}
      >
        {views.length === 0 && <NoneKept />}
        {own.map(line)}
        {shared.length > 0 && (
          <Stack gap={4} role="group" aria-label={t('report:view.shared')}>
            <Text size="xs" c="dimmed">
              {t('report:view.shared')}
            </Text>
            {shared.map(line)}
          </Stack>
        )}
        {views.length > 0 && (
          <Group gap={4} wrap="nowrap">
            <ViewButton title={t('kernel:table.firstView')} onShow={() => show({ search: '', ...firstColumns })} />
            <DefaultSwitch title={t('kernel:table.firstView')} view={NO_VIEW} arrangement={arrangement} />
          </Group>
        )}
        <KeepView onKeep={(viewName) => keep(viewName, { search: address.search, ...arrangement.columns })} />
      </ViewsMenu>
      {isSharing && <ShareView view={isSharing} onClose={() => setSharing(undefined)} />}
    </>
  );
}

/** Saves the report as it is shown under a name; an own view of this name is changed and stays shared. */
function useKeep(of: Report, own: readonly ReportView[], onDone: () => void) {
  const adding = useCommand(savedReportViews.add, { onDone });
  const changing = useCommand(savedReportViews.update, { onDone });
  return (viewName: string, { search, shown, hidden }: ShownView) => {
    const state = { viewName, search, shownColumns: [...shown], hiddenColumns: [...hidden] };
    const known = own.find((view) => view.viewName.toLowerCase() === viewName.toLowerCase());
    if (known)
      changing.mutate({
        savedReportView: { ...changeOf(known), ...state, savedReportViewId: known.savedReportViewId },
      });
    else adding.mutate({ savedReportView: { ...state, reportMenu: of.menu, sharedWith: 'Owner' } });
  };
}

interface ViewLineProps {
  readonly view: ReportView;
  readonly isPresent: boolean;
  readonly arrangement: ReturnType<typeof useListArrangement>;
  onShow(): void;
  onShare(): void;
}

/** A view with the owner of a shared one; the owner shares and removes it, an administrator removes a shared one (RP026). */
function ViewLine({ view, isPresent, arrangement, onShow, onShare }: ViewLineProps) {
  const { t } = useTranslation(['report', 'kernel']);
  const { roleId } = useAllRights();
  const removing = useCommand(savedReportViews.remove);
  const { savedReportViewId, viewName, ownerName, sharedWith } = view;
  const isOwn = view.ownerId === currentSession()?.user.userId;
  return (
    <Group gap={4} wrap="nowrap">
      <ViewButton title={isOwn ? viewName : `${viewName} (${ownerName})`} isPresent={isPresent} onShow={onShow} />
      <DefaultSwitch title={viewName} view={String(savedReportViewId)} arrangement={arrangement} />
      {isOwn && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('report:view.share', { name: viewName })}
          onClick={onShare}
        >
          <IconShare size={14} aria-hidden />
        </ActionIcon>
      )}
      {(isOwn || (sharedWith !== 'Owner' && isAdminRole(roleId))) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          loading={removing.isPending}
          aria-label={t('kernel:table.removeView', { title: viewName })}
          onClick={() => removing.mutate({ savedReportView: { savedReportViewId } })}
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
