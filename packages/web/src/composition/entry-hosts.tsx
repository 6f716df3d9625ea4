// What stands over the log-in page once something is to be told or asked there: toasts and questions.
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import Toasts from '../ui/page/toasts.tsx';

/** Inside the program its own hosts stand in their place. */
export default function EntryHosts() {
  return (
    <>
      <Toasts />
      <ConfirmDialog />
    </>
  );
}
