// Topics of the access area; open screens reload when one is announced.
import { quietTopic, tenantTopic } from '../../kernel/topic.ts';

/** Sessions, second factors and what is demanded of passwords and factors. */
export const securityTopic = tenantTopic('security');

/** The audit log. */
export const auditTopic = quietTopic('audit');

/** Filter values of the audit log. */
export const auditChoicesTopic = quietTopic('auditChoices');
