// The command `npm run dev`: the server restarts on every change, and Vite serves the screens live in front of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './step.ts';

const serverPort = process.env.PORT ?? '3000';
const target = `http://127.0.0.1:${serverPort}`;
const server = spawn(process.execPath, ['--watch', join(root, 'tools', 'start.ts'), '--without-screens'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: serverPort },
});

const { createServer } = await import('vite');
const vite = await createServer({
  root: join(root, 'packages', 'web'),
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/metrics', '/docs', '/openapi.json'].map((path) => [path, { target }]),
    ),
  },
});
await vite.listen();
vite.printUrls();

const stop = () => server.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.once('disconnect', stop);
process.channel?.unref();
server.once('exit', async (code) => {
  await vite.close();
  process.exit(code ?? 0);
});
