// The schedules of reports: when each is due, how the last time ended, and "Run now" (RP021-RP024).
import {
  reportScheduleMenu,
  reportSchedules,
  runReportSchedule,
} from '@charaka/contract/insight/report/report-schedule';
import { reports } from '@charaka/contract/insight/report/reports';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { RecordScreen } from '../../resource/record-screen.tsx';
import { ScheduleForm } from './schedule-form.tsx';

/** Route report/schedules. */
export default function ListReportSchedules() {
  const { t } = useTranslation(['report', 'shell']);
  const { canEdit } = useRights(reportScheduleMenu);
  const running = useCommand(runReportSchedule);
  const titleOf = (path: string) => {
    const of = reports.find(({ menu }) => menu === path);
    return of ? t(`shell:menu.${of.title}`) : path;
  };
  return (
    <RecordScreen
      record={reportSchedules}
      columns={{
        reportMenu: { value: ({ reportMenu, customReportName }) => customReportName ?? titleOf(reportMenu) },
        everyKind: { value: ({ everyKind }) => t(`schedule.kinds.${everyKind}`) },
        period: { value: ({ period }) => t(`schedule.periods.${period}`) },
        ownerName: { value: ({ ownerName }) => ownerName, isSortable: false },
        nextDueOn: { value: ({ nextDueOn }) => formatDateTime(nextDueOn) },
        lastDueOn: { value: ({ lastDueOn }) => lastDueOn && formatDateTime(lastDueOn), isSortable: false },
        lastState: {
          value: ({ isHeld, lastState, lastFailure, undelivered }) =>
            [
              isHeld && t('schedule.isHeld'),
              lastState && t(`schedule.states.${lastState}`),
              lastFailure,
              undelivered > 0 && t('schedule.undelivered', { count: undelivered }),
            ]
              .filter(Boolean)
              .join(': '),
          minWidth: 150,
        },
      }}
      moreRowActions={({ isActive, reportScheduleId }) =>
        canEdit && isActive
          ? [
              {
                label: t('schedule.runNow'),
                isNext: true,
                isDisabled: running.isPending,
                onSelect: () => running.mutate({ reportSchedule: { reportScheduleId } }),
              },
            ]
          : []
      }
      form={(opened, onClose) => <ScheduleForm opened={opened} onClose={onClose} />}
    />
  );
}
