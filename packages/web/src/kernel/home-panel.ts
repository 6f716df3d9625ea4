// Port: a panel that an area adds to the home page, with its query, so that all panels are drawn at once.
import type { Endpoint, InputOf } from '@charaka/contract/kernel/endpoint';
import type { Topic } from '@charaka/contract/kernel/topic';
import type { ComponentType } from 'react';
import { type AnswerQuery, answerQuery } from './use-answer.ts';

/** Whether the user may see what stands on a menu path. */
export type MayView = (menuPath: string) => boolean;

/** A panel of the home page, as an area declares it in its `home-panels.tsx`. */
export interface HomePanel {
  readonly name: string;
  /** At a desk, work stands in the first column and figures in the second; on a phone one is below the other. */
  readonly column: 'work' | 'figures';
  /** Its place in the column, in steps of ten. */
  readonly order: number;
  /** The query of the panel; undefined when the user's rights leave it empty: then it is neither queried nor drawn. */
  readonly asks: (mayView: MayView) => AnswerQuery | undefined;
  /** Drawn when everything that was asked for is there; it reads the same answer. */
  readonly Content: ComponentType;
}

/** The question of a panel: `useAnswer` with the same topic, endpoint and input finds its answer. The panel tells of a failure itself. */
export function panelQuestion<E extends Endpoint>(topic: Topic, endpoint: E, input: InputOf<E>): AnswerQuery {
  return answerQuery(topic, endpoint, input, { isSilent: true });
}
