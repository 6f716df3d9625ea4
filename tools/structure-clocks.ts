// The law of one clock: calls, jobs and rules go by the time of the database, never by the clock of the machine they run on (R081).
import type { Breach, Source } from './structure-source.ts';

/** Folders and files that may read the machine's clock, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/server/src/database/': 'commands wait, and name their files; nothing is compared with a stored time',
  'packages/server/src/kernel/database-pulse.ts': 'it sets the clock of the calls by the database',
  'packages/server/src/kernel/health.ts': 'trusts an answer for some seconds',
  'packages/server/src/kernel/request-limits.ts': 'counts tries within a minute of this process',
  'packages/server/src/kernel/confirmed.ts':
    'compares with an end that load-session.ts reckons from seconds of the database',
  'packages/server/src/kernel/load-session.ts': 'makes an end of this process out of seconds of the database',
  'packages/server/src/kernel/session-cache.ts': 'trusts a session for some seconds',
  'packages/server/src/kernel/tenant-directory.ts': 'trusts a tenant for some seconds',
  'packages/server/src/kernel/token.ts': 'signs and reads the end of a token, and ends of load-session.ts',
  'packages/server/src/kernel/live.ts': 'ends a line with its token',
  'packages/server/src/kernel/s3-backend.ts': 'signs a request by the clock of the machine, as its receiver asks for',
  'packages/server/src/kernel/file-jobs.ts': 'spares objects of the last hours, by the clock of their store',
  'packages/server/src/kernel/bring-pictures.ts': 'gives pictures of before a day of long ago',
  'packages/server/src/kernel/security-contact.ts': 'says until when a file is valid',
  'packages/server/src/office/setup/create-tenant.ts': 'chooses the first financial year of a command',
  'packages/server/src/foundation/access/serve-time-zones.ts': 'shows the offsets of zones as they are today',
  'packages/server/src/diagnostics/analyser/simulated-analyser.ts': 'a machine that is no part of the server',
  'packages/server/src/diagnostics/analyser/hl7-line.ts': 'stamps an answer to a machine',
};

const machineClock = /\bDate\.now\(\)|\bnew Date\(\)/;

/** Lines of rules, contract and server that read the clock of the machine, but for the places named here. */
export function clockBreaches({ path, lines, isTest }: Source): Breach[] {
  if (isTest || !/^packages\/(rules|contract|server)\/src\//.test(path)) return [];
  if (Object.keys(exceptions).some((place) => path.startsWith(place))) return [];
  const sentence = "the clock of the machine is read; take the time of the call, which is the database's (R081)";
  return lines.flatMap((line, index) => (machineClock.test(line) ? [{ path: `${path}:${index + 1}`, sentence }] : []));
}
