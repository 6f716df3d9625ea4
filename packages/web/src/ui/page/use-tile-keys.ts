// Makes the tiles of a board one stop of the Tab key: arrows move to the tile that lies there, Home and End to the first and last.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Attribute of every tile of a board. */
const TILES = '[data-tile]';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const middleOf = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** How far a tile lies in each direction of the arrows; nothing where it does not lie there. */
const ahead: Readonly<Record<string, (from: Spot, to: Spot) => { along: number; aside: number }>> = {
  ArrowRight: (from, to) => ({ along: to.x - from.x, aside: Math.abs(to.y - from.y) }),
  ArrowLeft: (from, to) => ({ along: from.x - to.x, aside: Math.abs(to.y - from.y) }),
  ArrowDown: (from, to) => ({ along: to.y - from.y, aside: Math.abs(to.x - from.x) }),
  ArrowUp: (from, to) => ({ along: from.y - to.y, aside: Math.abs(to.x - from.x) }),
};

/** The tile an arrow leads to: in its own line the next one, up and down the nearest of the next line. */
function tileBeyond(tiles: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const distance = ahead[key];
  if (!distance) return undefined;
  const here = middleOf(from);
  const isInLine = key === 'ArrowRight' || key === 'ArrowLeft';
  const there = tiles
    .map((tile) => ({ tile, ...distance(here, middleOf(tile)) }))
    .filter(({ along, aside }) => along > 4 && (!isInLine || aside < 4));
  const nearest = Math.min(...there.map(({ along }) => along));
  // Tiles of one line lie level; of the next line the one least aside.
  const next = isInLine ? there : there.filter(({ along }) => along < nearest + 4);
  return next.toSorted((one, other) => (isInLine ? one.along - other.along : one.aside - other.aside))[0]?.tile;
}

/** At the end of a line the arrow goes on in the order of the page. */
function nextInOrder(tiles: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const place = tiles.indexOf(from);
  const isBack = getComputedStyle(from).direction === 'rtl' ? key === 'ArrowRight' : key === 'ArrowLeft';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return tiles[isBack ? place - 1 : place + 1];
  return undefined;
}

interface TileKeys {
  readonly root: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(event: { target: EventTarget }): void;
}

/** Spread over the element around the tiles. */
export function useTileKeys(): TileKeys {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  const tilesOf = () => [...(root.current?.querySelectorAll<HTMLElement>(TILES) ?? [])];
  // After every drawing: tiles come and go with filters, news and groupings.
  useEffect(() => {
    const tiles = tilesOf();
    const rest = tiles.find((tile) => tile.dataset.tile === last.current) ?? tiles[0];
    for (const tile of tiles) tile.tabIndex = tile === rest ? 0 : -1;
  });
  const onFocus = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLElement) || !target.matches(TILES)) return;
    last.current = target.dataset.tile ?? null;
    for (const tile of tilesOf()) tile.tabIndex = tile === target ? 0 : -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.matches(TILES)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tiles = tilesOf();
    const ends: Readonly<Record<string, HTMLElement | undefined>> = { Home: tiles[0], End: tiles.at(-1) };
    const next = ends[event.key] ?? tileBeyond(tiles, target, event.key) ?? nextInOrder(tiles, target, event.key);
    if (!next && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    next?.focus();
  };
  return { root, onKeyDown, onFocus };
}
