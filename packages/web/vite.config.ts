// Builds the screens into dist/: a chunk per screen and a few they share, no inline scripts, and each text file ready-compressed beside itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './group-chunks.ts';
import { joinSentences } from './join-sentences.ts';
import { joinTexts } from './join-texts.ts';

const compressible = /\.(js|css|html|json|svg)$/;
/** Smaller files gain nothing: they fit into one packet. */
const smallestBytes = 1024;
/** The script that the log-in page waits for is packed as small as Brotli can: a second of the build. All others would take ten. */
const loginScript = /\bindex-[\w-]+\.js$/;
const [QUALITY, BEST_QUALITY] = [9, constants.BROTLI_MAX_QUALITY];

/** Writes `.br` and `.gz` next to every text file of the build, so that the server compresses nothing at run time. */
function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) outDir = config.build.outDir;
    },
    closeBundle: () => {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(name)) continue;
        const path = join(outDir, name);
        const content = readFileSync(path);
        if (content.length < smallestBytes) continue;
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        const quality = loginScript.test(name) ? BEST_QUALITY : QUALITY;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}

const serverAddress = process.env.CHARAKA_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), joinTexts(), joinSentences(), precompress()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { '/api': serverAddress, '/config.json': serverAddress, '/timezone.json': serverAddress } },
});
