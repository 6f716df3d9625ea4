// The names of calls in the audit log, as their endpoints declare them.
import type { LogWords } from '@charaka/contract/kernel/log-words';
import type { RecordNames } from '../../kernel/area.ts';

/** The names of calls by their path and those of records by their table, gathered from every area. */
export interface LoggedNames {
  readonly logWords: ReadonlyMap<string, LogWords>;
  readonly recordNames: RecordNames;
}

/** The name of a call as the log answers it; nothing for work of the product itself and for a call that is gone. */
export function callWordsOf({ logWords }: LoggedNames, operation: string | null) {
  const [loggedRecord, loggedVerb] = logWords.get(operation ?? '') ?? [];
  return { loggedRecord, loggedVerb };
}
