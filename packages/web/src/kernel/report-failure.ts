// The one place where failures become toasts.
import { toastError } from '../ui/page/toast.ts';
import { Refusal, SessionEnded, transportText, Withdrawn } from './call.ts';
import { askForChart } from './closed-chart.ts';

/** The one error path: a refusal shows the server's sentence, anything unforeseen the general one (R040-R043). */
export function reportFailure(error: unknown): void {
  if (error instanceof Withdrawn || (error instanceof SessionEnded && !error.message)) return;
  if (error instanceof Refusal && error.closedChart !== null) askForChart(error.closedChart);
  else if (!(error instanceof Error) || !['Refusal', 'TransportFailure', 'SessionEnded'].includes(error.name)) {
    console.error(error);
    toastError(transportText());
  } else {
    toastError(error.message);
  }
}
