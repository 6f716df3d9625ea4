// The command `npm start`: the screens are built when they are stale, then the server starts in this same process.
import { buildWebIfStale } from './web-build.ts';

// The bootstrap above us holds this channel; when it dies, even by kill -9, the server still ends cleanly.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

try {
  // `npm run dev` serves the screens itself.
  if (!process.argv.includes('--without-screens')) await buildWebIfStale();
} catch (error) {
  console.error(`The screens could not be built: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
const { main } = await import('../packages/server/src/main.ts');
try {
  await main();
} catch (error) {
  // Settings, port and database explain themselves in one sentence; a stack would only hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
