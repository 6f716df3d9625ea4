// Screens that the quality area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Controls of analysers. */
export const qualityArea: WebArea = {
  screens: [
    { path: 'investigation/quality/reflex', load: () => import('./reflex-rules.tsx') },
    { path: 'investigation/quality/rules', load: () => import('./auto-verify-rules.tsx') },
    { path: 'investigation/quality', load: () => import('./get-quality.tsx') },
  ],
};
