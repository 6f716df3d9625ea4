// The view that a list opens with: the switch that chooses it, and the opening (RP027).
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownView, useListArrangement } from '../../kernel/list-arrangement.ts';
import type { List } from '../../kernel/use-list.ts';

type Arrangement = ReturnType<typeof useListArrangement>;

/** Opens a list whose address has no state with a view, once it is known; an address with a state keeps it (RP027). */
export function useDefaultView(
  address: List['address'],
  { chooseColumns }: Arrangement,
  view: ShownView | undefined,
  isKnown = true,
): void {
  const [isFirst, setFirst] = useState(true);
  useEffect(() => {
    if (!isFirst || !isKnown) return;
    setFirst(false);
    if (address?.search !== '' || !view) return;
    const { shown, hidden, search } = view;
    chooseColumns({ shown, hidden });
    if (search !== '') address.show(search, true);
  }, [isFirst, isKnown, address, view, chooseColumns]);
}

interface DefaultSwitchProps {
  readonly title: string;
  /** Names the view in the arrangement. */
  readonly view: string;
  readonly arrangement: Arrangement;
}

/** Makes a view the one that the list opens with, or no longer. */
export function DefaultSwitch({ title, view, arrangement }: DefaultSwitchProps) {
  const { t } = useTranslation('kernel');
  const isDefault = arrangement.defaultView === view;
  const Star = isDefault ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-pressed={isDefault}
      aria-label={t('table.defaultView', { title })}
      onClick={() => arrangement.chooseDefault(isDefault ? null : view)}
    >
      <Star size={14} aria-hidden />
    </ActionIcon>
  );
}
