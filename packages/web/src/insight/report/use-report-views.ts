// The views of a report that the user may open, and the one that it opens with (RP025, RP026).
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { savedReportViews } from '@charaka/contract/insight/report/report-view';
import { useListArrangement } from '../../kernel/list-arrangement.ts';
import { useAllRights } from '../../kernel/rights.ts';
import { currentSession } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { List, RowOf } from '../../kernel/use-list.ts';
import { useDefaultView } from '../../ui/table/default-view.tsx';

/** A view that the user may open. */
export type ReportView = RowOf<typeof savedReportViews.list>;

/** In the place of a view, the report as it is declared. */
export const NO_VIEW = '0';

/** The part of the address and the columns of a view. */
export const shownBy = ({ search, shownColumns, hiddenColumns }: ReportView) => ({
  search: search ?? '',
  shown: [...shownColumns],
  hidden: [...hiddenColumns],
});

/** The name of the list of a report, under which its columns are kept. */
export const listNameOf = ({ name }: Report) => `report-${name}`;

/** The views of a report that the user may open: the own ones first. Those of all reports are read once, and again after a change (RP025). */
export function useReportViews(menu: string) {
  const answer = useAnswer(
    savedReportViews.topic,
    savedReportViews.list,
    { pageNumber: 1, pageSize: 0 },
    { isSilent: true, freshMilliseconds: Number.POSITIVE_INFINITY },
  );
  const userId = currentSession()?.user.userId;
  const isOwn = (view: ReportView) => view.ownerId === userId;
  const all = (answer.data?.rows ?? []).filter(({ reportMenu }) => reportMenu === menu);
  return { own: all.filter(isOwn), shared: all.filter((view) => !isOwn(view)), isKnown: !answer.isPending };
}

/** The views of a report and the user's arrangement of it; while `isOpening`, the view that it opens with is not shown yet. */
export function useOpeningView(of: Report, { address }: List) {
  const arrangement = useListArrangement(listNameOf(of));
  const { own, shared, isKnown } = useReportViews(of.menu);
  const first = firstOf([...own, ...shared], arrangement.defaultView, useAllRights().roleId);
  const isOpening = useDefaultView(address, arrangement, first && shownBy(first), isKnown);
  return { own, shared, arrangement, isOpening };
}

/** The views of a report, with the arrangement. */
export type OpenedViews = Omit<ReturnType<typeof useOpeningView>, 'isOpening'>;

/** The view that the report opens with: the one that the user chose, else the one that an administrator gave to the role, else to the hospital. */
function firstOf(
  views: readonly ReportView[],
  chosen: string | null | undefined,
  roleId: number,
): ReportView | undefined {
  if (chosen === NO_VIEW) return undefined;
  const given = (readers: ReportView['sharedWith']) =>
    views.find(
      ({ isFirst, sharedWith, roleIds }) =>
        isFirst && sharedWith === readers && (readers === 'Hospital' || roleIds.includes(roleId)),
    );
  const own = views.find(({ savedReportViewId }) => String(savedReportViewId) === chosen);
  return own ?? given('Roles') ?? given('Hospital');
}

/** The fields of a view that its owner changes. */
export function changeOf({
  savedReportViewId: _savedReportViewId,
  ownerId: _ownerId,
  ownerName: _ownerName,
  ...view
}: ReportView) {
  return {
    ...view,
    shownColumns: [...view.shownColumns],
    hiddenColumns: [...view.hiddenColumns],
    roleIds: [...view.roleIds],
  };
}
