// Takes what the browser downloads.
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

/** Presses whatever begins a download and answers the file. */
export async function download(page: Page, begin: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), begin()]);
  return { name: file.suggestedFilename(), bytes: await contentOf(file) };
}

async function contentOf(file: Download): Promise<Buffer> {
  return readFile(await file.path());
}
