// Declaration of an area for the screens. composition/areas.ts lists the declarations; components load on first use.
import type { ComponentType } from 'react';
import type { AreaPaper } from '../ui/paper/area-paper.ts';

/** A screen inside the shell. The right it needs is canView on the menu path that its address begins with (R058, Q50). */
export interface Screen {
  /** Without a leading slash. */
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** The declaration of an area. What it adds to screens made of several areas stands beside these members. */
export interface WebArea {
  readonly screens?: readonly Screen[];
  /** Screens for whoever has their address, without a log-in; the tenant is known there. */
  readonly openScreens?: readonly Screen[];
  /** The papers it prints, each with a content to look at. */
  readonly papers?: () => Promise<{ readonly papers: readonly AreaPaper[] }>;
}
