// Which messages of the box the user has looked at, remembered in this browser.
import { useCallback, useState } from 'react';
import { currentSession } from '../../kernel/session.ts';
import { currentTenant } from '../../kernel/tenant.ts';

function storageKey(): string {
  return `charaka.messagesSeen.${currentTenant()?.tenantCode}.${currentSession()?.user.userId}`;
}

function readSeen(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** The numbers of the messages seen, and how to replace them by those now in the box: older ones need not be remembered. */
export function useSeenMessages(): [readonly number[], (messageIds: readonly number[]) => void] {
  const [seen, setSeen] = useState(readSeen);
  const remember = useCallback((messageIds: readonly number[]) => {
    setSeen(messageIds);
    localStorage.setItem(storageKey(), JSON.stringify(messageIds));
  }, []);
  return [seen, remember];
}
