// The slip of the last OPD visit of the hospital, as preview of its layout; the sample if there is no visit that the user may see (0137).

import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { listVisits } from '@charaka/contract/clinic/opd/visit';
import { formatHours } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PaperWaiting } from '../../ui/paper/paper-waiting.tsx';
import { samplePlace, sampleVisit } from './sample-visit.ts';
import { TokenPaper } from './token-paper.tsx';

/** With hours, room and time of the sample: those of the doctor are read when it is printed. */
export function LastToken() {
  const listed = useAnswer(opdTopic, listVisits, { pageNumber: 1, pageSize: 1 }, { isSilent: true });
  if (listed.isPending) return <PaperWaiting />;
  return (
    <TokenPaper visit={listed.data?.rows[0] ?? sampleVisit} hours={formatHours('09:00', '13:00')} place={samplePlace} />
  );
}
