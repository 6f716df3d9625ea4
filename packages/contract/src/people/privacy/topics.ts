// Topics of the privacy area; open screens reload when one is announced.
import { tenantTopic } from '../../kernel/topic.ts';

/** Settings of privacy, and glasses that were broken. */
export const privacyTopic = tenantTopic('privacy');

/** A chart that is now open to one user; told to that user alone. */
export const openedChartTopic = tenantTopic('openedChart');
