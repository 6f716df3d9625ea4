// Topics of the report area; open screens reload when one is announced.
import { quietTopic, topic } from '../../kernel/topic.ts';

/** The dashboard. */
export const reportTopic = quietTopic('report');

/** Waiting work of the user. */
export const waitingTopic = quietTopic('waiting');

/** Schedules of reports and how they ended. */
export const reportScheduleTopic = topic('reportSchedule');

/** Custom reports of a hospital. */
export const customReportTopic = topic('customReport');

/** Views of reports of a hospital. */
export const reportViewTopic = topic('reportView');

/** Targets and frozen values of quality indicators. */
export const qualityIndicatorTopic = topic('qualityIndicator');
