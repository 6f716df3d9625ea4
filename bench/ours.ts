// Our server as it runs in production, in a process of its own for the bench; it ends with its parent.
import type { AddressInfo } from 'node:net';
import { buildApp } from '@charaka/server/composition/app';
import { openOwner } from '@charaka/server/kernel/database';
import { loadSecrets } from '@charaka/server/kernel/secrets';
import { readSettings } from '@charaka/server/kernel/settings';

const address = JSON.parse(process.env.BENCH_ADDRESS ?? '{}');
const settings = readSettings({
  ANALYSER_HOST: 'no',
  DATABASE_CONNECTIONS: process.env.BENCH_CONNECTIONS,
  CALLS_PER_MINUTE: '10000000',
  LOGIN_TRIES_PER_MINUTE: '100000',
});
const owner = await openOwner(address);
const secrets = await loadSecrets(owner);
await owner.end();

const app = await buildApp({ address, secrets, settings, isCheckingAnswers: false });
process.once('disconnect', async () => {
  await app.close();
  process.exit(0);
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });
