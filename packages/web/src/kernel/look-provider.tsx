// Puts the look of the user on the page: theme colours, direction, light or dark, density (R114, R117, R118, 0119).
import { MantineProvider, useDirection, useMantineColorScheme } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useDesk } from './desk.ts';
import { useLook } from './look.ts';
import { cssVariables, themeOf } from './theme.ts';

/** Stands inside Mantine's DirectionProvider, around everything that is drawn. */
export function LookProvider({ children }: { children: ReactNode }) {
  const { primary, secondary } = useLook();
  const theme = useMemo(() => themeOf(primary, secondary), [primary, secondary]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="light">
      <PageLook />
      {children}
    </MantineProvider>
  );
}

function PageLook() {
  const { layout, mix } = useLook();
  const { setDirection } = useDirection();
  const { setColorScheme } = useMantineColorScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Mantine makes its setters anew at every turn
  useEffect(() => setDirection(layout === 'rtl' ? 'rtl' : 'ltr'), [layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => setColorScheme(mix === 'dark-only' ? 'dark' : 'light'), [mix]);
  const { density } = useDesk();
  useEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
  return null;
}
