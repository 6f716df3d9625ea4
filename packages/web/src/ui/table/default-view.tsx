// The view that a list opens with: the switch that chooses it, and the opening (RP027).
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasColumns, type ShownView, type useListArrangement } from '../../kernel/list-arrangement.ts';
import type { List } from '../../kernel/use-list.ts';

type Arrangement = ReturnType<typeof useListArrangement>;

/**
 * Opens a list whose address has no state with a view, once it is known; an address with a state keeps it (RP027). Returns whether the view is
 * still to be shown: rows that are read before would be read again with it (RP025).
 */
export function useDefaultView(
  address: List['address'],
  { columns, chooseColumns }: Arrangement,
  view: ShownView | undefined,
  isKnown = true,
): boolean {
  const [step, setStep] = useState<'waits' | 'opens' | 'isOpen'>('waits');
  useEffect(() => {
    if (step !== 'waits' || !isKnown) return;
    const isWanted = address?.search === '' && view !== undefined;
    if (isWanted && !hasColumns(view, columns)) chooseColumns({ shown: view.shown, hidden: view.hidden });
    if (!isWanted || view.search === '') return setStep('isOpen');
    setStep('opens');
    void address.show(view.search, true).finally(() => setStep('isOpen'));
  }, [step, isKnown, address, view, columns, chooseColumns]);
  if (address?.search !== '') return false;
  const isUnsure = !isKnown || (view !== undefined && view.search !== '');
  return step === 'opens' || (step === 'waits' && isUnsure);
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
