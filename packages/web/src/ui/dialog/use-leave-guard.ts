// Asks once before a screen with unsaved changes is left, by a link, the Back button or closing the tab.
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { confirm } from './confirm-request.ts';

type Asked = Parameters<ShouldBlockFn>[0];

/** For a screen that is no dialog; dialogs ask by themselves. `staysOpen` names the ways that keep the screen and its changes. */
export function useLeaveGuard(isChanged: boolean, staysOpen: (way: Asked) => boolean = () => false): void {
  useBlocker({
    shouldBlockFn: async (way) => isChanged && !staysOpen(way) && !(await confirm({ kind: 'discard' })),
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
  });
}
