// Toasts and questions over the log-in page, loaded once one of them is needed.
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
