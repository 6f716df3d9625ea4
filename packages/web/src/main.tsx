// Starts the program in the browser: the log-in page by itself, or at once everything behind it.
import { DirectionProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entry, leadToLogIn } from './composition/entry.tsx';
import { startTranslations } from './kernel/i18n.ts';
import { currentLook } from './kernel/look.ts';
import { LookProvider } from './kernel/look-provider.tsx';
import './kernel/theme.css';
import { followOtherTabs } from './kernel/session-tabs.ts';

/** Reloading more often than this would be a loop. */
const reloadPauseMilliseconds = 30_000;

// After an update of the server the chunks of the old build are gone: the page is loaded anew.
window.addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('charaka.reloadedAt') ?? 0);
  if (Date.now() - last < reloadPauseMilliseconds) return;
  sessionStorage.setItem('charaka.reloadedAt', String(Date.now()));
  window.location.reload();
});

const root = createRoot(document.getElementById('root') as HTMLElement);

function show(content: ReactNode): void {
  root.render(
    <StrictMode>
      <DirectionProvider detectDirection={false} initialDirection={currentLook().layout === 'rtl' ? 'rtl' : 'ltr'}>
        <LookProvider>{content}</LookProvider>
      </DirectionProvider>
    </StrictMode>,
  );
}

const loadProgram = () => import('./composition/program.tsx');

async function showProgram(): Promise<void> {
  const { default: Program, followSessions } = await loadProgram();
  followSessions();
  show(<Program />);
}

// Another tab may sign this one in at any time.
followOtherTabs(() => void showProgram());
// No await at the top of this file: what is loaded later needs parts of its chunk, and would wait for it for ever.
async function start(): Promise<void> {
  await startTranslations();
  if (!(await leadToLogIn())) return showProgram();
  // Parts that fail to load now are requested again when they are needed.
  const begin = () => void loadProgram().catch(() => undefined);
  show(<Entry onBegin={begin} onSignedIn={showProgram} />);
}

void start();
