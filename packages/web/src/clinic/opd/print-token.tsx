// The token slip of an OPD visit on its sheet, for the roll of 80 mm.

import { listCalendar } from '@charaka/contract/clinic/opd/calendar';
import { opdTokenPaper } from '@charaka/contract/clinic/opd/papers';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { useTranslation } from 'react-i18next';
import { usePlainSheet } from '../../foundation/tenancy/use-letterhead.ts';
import { formatHours } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { TokenPaper, type Visit } from './token-paper.tsx';

/** The slip of one visit on the screen. */
export default function PrintToken({ visit, onClose }: { visit: Visit; onClose(): void }) {
  const { t } = useTranslation('opd');
  const { doctorId, visitOn } = visit;
  const asked = { fromDate: visitOn, toDate: visitOn, doctorId };
  // The slip is given without the hours where they cannot be read.
  const calendar = useAnswer(opdTopic, listCalendar, asked, { isOnlyLogged: true });
  const day = calendar.data?.days[0];
  return (
    <PrintSheet
      title={`${t('slip.title')} ${visit.tokenNo}`}
      letterhead={usePlainSheet(opdTokenPaper)}
      isReady={!calendar.isPending}
      onClose={onClose}
    >
      <TokenPaper visit={visit} hours={day ? formatHours(day.fromTime, day.untilTime) : ''} />
    </PrintSheet>
  );
}
