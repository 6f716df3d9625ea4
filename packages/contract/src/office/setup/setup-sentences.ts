// What the calls of the area setup say to the user.
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const setupSentences = sentences('setup', {
  tenantNamedNothingChanged: 'There is a tenant named {slug} already; nothing was changed',
  demosLogInsDatabaseHostTrust:
    "The demo's log-ins are in this database and HOST or TRUST_PROXY opens it to the network: no hospital of your own is made beside them. Use a database of its own, as in: DEMO=no DATA_DIR=hospital npm run tenant:create -- …",
  noFirstRun: 'This tenant has no first run',
});
