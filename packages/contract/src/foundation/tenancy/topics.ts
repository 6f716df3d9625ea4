// Topics of the tenancy area; open screens reload when one is announced.
import { quietTopic, tenantTopic, topic } from '../../kernel/topic.ts';

/** Hospitals: their names, pictures and settings. */
export const hospitalTopic = tenantTopic('hospital');

/** Financial years. */
export const financialYearTopic = tenantTopic('financialYear');

/** Settings of printed papers. */
export const printSettingTopic = topic('printSetting');

/** Countries, their states and cities. */
export const countryTopic = quietTopic('country');
