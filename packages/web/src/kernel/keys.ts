// The keys of the product, declared once: whoever listens, the tooltips and the list behind `?` take them from here.

/** The first of two keys that lead to a screen; the second is the screen's own letter. */
export const goKey = 'g';
/** The letter of the home page; those of screens stand in the menu. */
export const homeLetter = 'h';

/** The keys of a workspace in the order of its buttons: charge, payment, bed, note, and the next step of the way out. */
export const stayKeys = ['c', 'p', 'b', 'n', 'd'] as const;
export type StayKey = (typeof stayKeys)[number];

/** The keys of the bench, as the browser names them. */
export const benchKeys = { edit: 'F2', formula: '=', above: '.', trend: ' ', note: 'c' } as const;

/** The keys of verification, by their action on the open result. */
export const verifyKeys = { next: 'j', previous: 'k', verify: 'v', repeat: 'r', return: 'b', call: 'c' } as const;
export type VerifyDeed = keyof typeof verifyKeys;

export const searchKeys = ['Ctrl', 'K'] as const;

/**
 * Groups in the key list behind `?`, beside the stay and the screens; `name` is also the key of its text. A group with a
 * `path` is shown to users who may open that screen.
 */
export const keyGroups = [
  {
    group: 'everywhere',
    lines: [
      { name: 'search', keys: searchKeys },
      { name: 'search', keys: ['/'] },
      { name: 'list', keys: ['?'] },
    ],
  },
  {
    group: 'inDialog',
    lines: [
      { name: 'submit', keys: ['Enter'] },
      { name: 'fill', keys: ['Ctrl', 'Enter'] },
      { name: 'close', keys: ['Esc'] },
      { name: 'next', keys: ['Tab'] },
      { name: 'move', keys: ['↑', '↓'] },
    ],
  },
  {
    group: 'inList',
    lines: [
      { name: 'rows', keys: ['↑', '↓', 'Home', 'End'] },
      { name: 'turn', keys: ['Page Up', 'Page Down'] },
      { name: 'tick', keys: ['Space'] },
      { name: 'tickOn', keys: ['Shift', '↓'] },
    ],
  },
  {
    group: 'onBench',
    path: 'investigation/bench',
    lines: [
      { name: 'cells', keys: ['↑', '↓', '←', '→'] },
      { name: 'edit', keys: [benchKeys.edit] },
      { name: 'formula', keys: [benchKeys.formula] },
      { name: 'above', keys: [benchKeys.above] },
      { name: 'trend', keys: ['Space'] },
      { name: 'note', keys: ['Alt', 'C'] },
      { name: 'finishRow', keys: ['Ctrl', 'Enter'] },
    ],
  },
  {
    group: 'onVerifying',
    path: 'investigation/verify',
    lines: [
      { name: 'results', keys: [verifyKeys.next, verifyKeys.previous] },
      { name: 'verifyResult', keys: [verifyKeys.verify] },
      { name: 'repeatResult', keys: [verifyKeys.repeat] },
      { name: 'giveBack', keys: [verifyKeys.return] },
      { name: 'logCall', keys: [verifyKeys.call] },
    ],
  },
] as const;

/** How two keys that are pressed one after the other stand in a tooltip: `g p`. */
export const goWords = (letter: string): string => `${goKey} ${letter}`;
