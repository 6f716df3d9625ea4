// Place of each column on the card of a row, on a phone.
import type { CardPlace, Column } from './data-table-column.ts';

/** Facts of a card whose columns say nothing about it. */
const CARD_FACTS = 4;

/** The state of a row is seen on every card. */
const isState = ({ id }: { readonly id: string }): boolean => id === 'status' || id === 'state';

/**
 * As declared by the columns; otherwise the name is the title, what stands before it beside it, and the state and the next few are facts. The
 * others are left to the screen that the row opens. A card has one title and one place beside it: further columns that declare these are facts.
 */
export function cardPlaces<Row>(shown: readonly Column<Row>[]): ReadonlyMap<Column<Row>, CardPlace> {
  const isDeclared = shown.some(({ onCard }) => onCard !== undefined);
  const named = shown.find(({ id, onCard }) => onCard === 'title' || (!isDeclared && /name$/i.test(id)));
  const title = named ?? shown[0];
  const first = title === shown[0] ? undefined : shown[0];
  const aside = isDeclared ? shown.find(({ onCard }) => onCard === 'aside') : first;
  const others = shown.filter((column) => column !== title && column !== aside);
  const facts = [...others.filter(isState), ...others.filter((column) => !isState(column))].slice(0, CARD_FACTS);
  const placeOf = (column: Column<Row>): CardPlace => {
    if (column === title) return 'title';
    if (column === aside) return 'aside';
    // Two titles, or two asides, would lie over each other.
    if (column.onCard === 'title' || column.onCard === 'aside') return 'fact';
    return column.onCard ?? (isDeclared || !facts.includes(column) ? 'none' : 'fact');
  };
  return new Map(shown.map((column) => [column, placeOf(column)]));
}

/** The columns with their places on a card, by their ids; those that are not named have none. */
export function placedOnCard<Row>(
  columns: readonly Column<Row>[],
  places: Readonly<Record<string, CardPlace>>,
): Column<Row>[] {
  return columns.map((column) => ({ ...column, onCard: places[column.id] ?? 'none' }));
}
