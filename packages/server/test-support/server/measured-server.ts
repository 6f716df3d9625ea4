// The product in a process of its own, for tests that measure its memory or kill it: tells its port, and when asked the most it ever held.
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../src/composition/app.ts';
import { openOwner } from '../../src/kernel/database.ts';
import { loadSecrets } from '../../src/kernel/secrets.ts';
import { readSettings } from '../../src/kernel/settings.ts';

const address = JSON.parse(process.env.TEST_ADDRESS ?? '{}');
const owner = await openOwner(address);
const secrets = await loadSecrets(owner);
await owner.end();

const settings = readSettings({ LOG_LEVEL: 'silent', CALLS_PER_MINUTE: '10000000' });
const app = await buildApp({ address, secrets, settings, isCheckingAnswers: false });
process.once('disconnect', async () => {
  await app.close();
  process.exit(0);
});
process.on('message', () => process.send?.({ mostMegabytes: process.resourceUsage().maxRSS / 1024 }));
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });
