// The state of a thing with declared steps: its name and its tone, as every list shows them.
import type { ShownStates } from '@charaka/rules/step/steps';
import { useTranslation } from 'react-i18next';
import { StatusChip } from './status-chip.tsx';

/** The screen has loaded the namespace of the names already. */
export function StateChip<S extends string>({ steps, state }: { readonly steps: ShownStates<S>; readonly state: S }) {
  const { t } = useTranslation('kernel');
  return <StatusChip tone={steps.states[state]?.tone ?? 'past'}>{t(`${steps.texts}.${state}`)}</StatusChip>;
}
