// The thin bar on top that shows something is under way (R121).
import { NavigationProgress, nprogress } from '@mantine/nprogress';
import '@mantine/nprogress/styles.css';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadingBarColor } from '../../kernel/theme.ts';

/** The bar waits a moment: what is quick must not flicker. */
const patienceMilliseconds = 150;
/** After this long the bar hides although something still runs (R122). */
const longestMilliseconds = 3_000;

/** Runs while answers are awaited, commands are sent or a screen is loaded; every move to another screen starts it anew. */
export function LoadingBar() {
  const isAsking = useIsFetching() + useIsMutating() > 0;
  const isMoving = useRouterState({ select: (state) => state.status === 'pending' });
  const isBusy = isAsking || isMoving;
  const path = useRouterState({ select: (state) => state.location.pathname });
  const busyPath = isBusy ? path : undefined;
  useEffect(() => {
    if (busyPath === undefined) return;
    const start = setTimeout(() => {
      nprogress.reset();
      nprogress.start();
    }, patienceMilliseconds);
    const end = setTimeout(() => nprogress.complete(), longestMilliseconds);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
      nprogress.complete();
    };
  }, [busyPath]);
  return <NavigationProgress color={loadingBarColor} size={4} aria-hidden />;
}
