// What screens hear of when the area access changes it.
import { quietTopic, tenantTopic } from '../../kernel/topic.ts';

/** Sessions, second factors and what is demanded of passwords and factors. */
export const securityTopic = tenantTopic('security');

/** The audit log. */
export const auditTopic = quietTopic('audit');

/** What the audit log can be filtered by. */
export const auditChoicesTopic = quietTopic('auditChoices');
