// The settings PostgreSQL is started with: safe and sized to the machine, or fast and forgetful for tests.
import { totalmem } from 'node:os';

/** Part of the socket's name; no network port is opened. */
export const PORT = 5432;

/** Settings by name. isDurable: false gives up crash safety, for tests only. */
export function settingsFor(isDurable: boolean): Record<string, string> {
  const shared = {
    listen_addresses: '',
    port: String(PORT),
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    jit: 'off',
  };
  if (!isDurable) {
    return {
      ...shared,
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_connections: '200',
      shared_buffers: '128MB',
    };
  }
  const memoryMb = Math.floor(totalmem() / 1024 / 1024);
  return {
    ...shared,
    max_connections: '120',
    shared_buffers: `${Math.min(2048, Math.max(64, Math.floor(memoryMb / 8)))}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(memoryMb / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    wal_compression: 'on',
    log_checkpoints: 'off',
    // Queries of a server that was killed end soon instead of holding their locks to the end.
    client_connection_check_interval: '5s',
  };
}
