// The token slip of an OPD visit on its sheet, for the roll of 80 mm.

import { listCalendar } from '@charaka/contract/clinic/opd/calendar';
import { opdTokenPaper } from '@charaka/contract/clinic/opd/papers';
import { getTokenPlace } from '@charaka/contract/clinic/opd/token-place';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlainSheet } from '../../foundation/tenancy/use-letterhead.ts';
import { formatHours } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { TokenPaper, type Visit } from './token-paper.tsx';

interface PrintTokenProps {
  readonly visit: Visit;
  /** Further papers of the visit, beside the buttons that print the slip. */
  readonly choices?: ReactNode;
  onClose(): void;
}

/** The slip of one visit on the screen. */
export default function PrintToken({ visit, choices, onClose }: PrintTokenProps) {
  const { t } = useTranslation('opd');
  const { doctorId, visitOn } = visit;
  const asked = { fromDate: visitOn, toDate: visitOn, doctorId };
  // The slip is printed without the hours, the room or the time where they cannot be read.
  const calendar = useAnswer(opdTopic, listCalendar, asked, { isOnlyLogged: true });
  const day = calendar.data?.days[0];
  const place = useAnswer(opdTopic, getTokenPlace, { visit: { visitId: visit.visitId } }, { isOnlyLogged: true });
  return (
    <PrintSheet
      title={`${t('slip.title')} ${visit.tokenNo}`}
      letterhead={usePlainSheet(opdTokenPaper)}
      isReady={!calendar.isPending && !place.isPending}
      choices={choices}
      onClose={onClose}
    >
      <TokenPaper visit={visit} hours={day ? formatHours(day.fromTime, day.untilTime) : ''} place={place.data} />
    </PrintSheet>
  );
}
