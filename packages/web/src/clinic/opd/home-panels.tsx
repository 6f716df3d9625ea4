// Panel of OPD on the home page: doctors with OPD today.
import { calendarMenu, listDoctorsOfDay } from '@charaka/contract/clinic/opd/calendar';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { type HomePanel, panelQuestion } from '../../kernel/home-panel.ts';
import { DoctorsOfDay } from './doctors-of-day.tsx';

/** Shown on the home page. */
export const opdHomePanels: readonly HomePanel[] = [
  {
    name: 'doctorsOfDay',
    column: 'work',
    order: 20,
    asks: (mayView) => (mayView(calendarMenu) ? panelQuestion(opdTopic, listDoctorsOfDay, {}) : undefined),
    Content: DoctorsOfDay,
  },
];
