// Topics of the store area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** The stores of the hospital. */
export const storeTopic = topic('store');

/** Indents and transfers. */
export const transferTopic = topic('transfer');

/** Emergency issues of stores. */
export const emergencyIssueTopic = topic('emergencyIssue');

/** Crash trolleys. */
export const trolleyTopic = topic('trolley');

/** Temperatures of stores. */
export const temperatureTopic = topic('temperature');

/** Counts of stores. */
export const stockTakeTopic = topic('stockTake');
