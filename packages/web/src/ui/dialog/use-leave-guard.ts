// Asks once before a screen with unsaved changes is left, by a link, the Back button or closing the tab.
import { useBlocker } from '@tanstack/react-router';
import { confirm } from './confirm-request.ts';

/** Stands in a screen that is no dialog; dialogs ask by themselves. */
export function useLeaveGuard(isChanged: boolean): void {
  useBlocker({
    shouldBlockFn: async () => isChanged && !(await confirm({ kind: 'discard' })),
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
  });
}
