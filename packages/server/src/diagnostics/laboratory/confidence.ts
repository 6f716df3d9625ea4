// Confidential results are read by users with an action right, which no role has by its number (LB056, Q270).
import sql, { type Sql } from 'sql-template-tag';
import { does, type Session } from '../../kernel/session.ts';

/** A call of a user, or automatic work without a session, such as matching a message of an analyser. */
export interface ReaderCall {
  readonly session?: Session;
}

/** Whether the caller reads confidential results; work without a user does. */
export const readsConfidential = ({ session }: ReaderCall): boolean =>
  session === undefined || does(session, 'confidential-results');

/** Work `w` is shown with its values to the caller. */
export const isWorkReadable = (call: ReaderCall): Sql =>
  sql`(${readsConfidential(call)} or not exists (select from lab_test secret
    where secret.tenant_id = w.tenant_id and secret.lab_test_id = w.lab_test_id and secret.is_confidential))`;
