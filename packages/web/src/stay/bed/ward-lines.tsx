// The wards of the hospital in a line each: how many beds are occupied, free, being cleaned or held; one narrows a list to its ward.

import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { type BedState, bedStates, boardStates } from '@charaka/rules/stay/bed-state';
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { countWards } from './board-groups.ts';
import classes from './ward-lines.module.css';

interface WardLinesProps {
  /** The ward the list is narrowed to. */
  readonly chosenId: number | null;
  onChoose(bedGroupId: number | null): void;
}

/** Renders nothing while the beds load or when the hospital has none. A second press on a ward removes the filter. */
export function WardLines({ chosenId, onChoose }: WardLinesProps) {
  const { t } = useTranslation('bed');
  const beds = useAnswer(bedTopic, listBeds, { pageNumber: 0, pageSize: 0 }).data?.rows ?? [];
  const wards = countWards(beds);
  if (wards.length === 0) return null;
  const shown = (state: BedState, count: number) => count > 0 || state === 'occupied' || state === 'free';
  return (
    <ul className={classes.lines} aria-label={t('wardLines')}>
      {wards.map(({ bedGroupId, name, counts }) => (
        <li key={bedGroupId}>
          <UnstyledButton
            className={classes.line}
            aria-pressed={bedGroupId === chosenId}
            onClick={() => onChoose(bedGroupId === chosenId ? null : bedGroupId)}
          >
            <span className={classes.name}>{name}</span>
            <span className={classes.counts}>
              {bedStates
                .filter((state) => shown(state, counts[state]))
                .map((state) => (
                  <StatusChip key={state} tone={boardStates.states[state].tone}>
                    {t('board.count', { state: t(`states.${state}`), count: counts[state] })}
                  </StatusChip>
                ))}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
