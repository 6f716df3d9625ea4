// Tells a patient of an event, by the ways the hospital has chosen: into the outbox, with the transaction of the event itself.

import { type NotificationType, notificationTypes } from '@charaka/contract/foundation/gateway/notification';
import { fillTemplate } from '@charaka/rules/message/message-template';
import { isPhone } from '@charaka/rules/person/phone';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { post } from './outbox-store.ts';

/** The patient and the event; the number is that of the admission, the token or the hour, as people read it. */
export interface Event {
  readonly patientId: number | null;
  /** For somebody who is not registered yet. */
  readonly person?: { readonly name: string; readonly phone: string };
  readonly doctorId: number;
  /** 'YYYY-MM-DD', by the clock of the hospital. */
  readonly day: string;
  readonly number: string;
}

interface Told {
  readonly isMail: boolean;
  readonly isSms: boolean;
  readonly words: string | null;
  readonly patient: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly doctor: string;
  readonly day: string;
}

/** One query of the settings, and no more when the event is not notified; a patient without an address gets no message. */
export async function tellPatient(call: Call, type: NotificationType, event: Event): Promise<void> {
  const { tenantId, hospital } = call;
  const known = notificationTypes.find(({ notificationType }) => notificationType === type);
  const told = await call.tx.row<Told>(sql`
    select n.is_mail and exists (select from mail_setting m where m.tenant_id = n.tenant_id
        and m.hospital_id = n.hospital_id and m.is_active) as is_mail,
      n.is_sms and exists (select from sms_setting s where s.tenant_id = n.tenant_id
        and s.hospital_id = n.hospital_id and s.is_active) as is_sms,
      n.words, name_in_one(p.salutation, p.first_name, p.last_name) as patient, p.email, p.contact_no as phone,
      ${staffName(sql`d`)} as doctor,
      to_char(${event.day}::date, (array['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY/MM/DD'])[h.date_format]) as day
    from notification_setting n
      join hospital h on h.tenant_id = n.tenant_id and h.hospital_id = n.hospital_id
      join staff d on d.tenant_id = n.tenant_id and d.staff_id = ${event.doctorId}
      left join patient p on p.tenant_id = n.tenant_id and p.patient_id = ${event.patientId}
    where n.tenant_id = ${tenantId} and n.hospital_id = ${hospital.hospitalId}
      and n.notification_id = ${known?.notificationId} and n.is_active and (n.is_mail or n.is_sms)`);
  if (!told) return;
  const body = fillTemplate(told.words ?? known?.words ?? '', {
    patient: told.patient || (event.person?.name ?? ''),
    hospital: hospital.hospitalName,
    date: told.day,
    doctor: told.doctor,
    number: event.number,
  });
  const letter = { subject: hospital.hospitalName, body };
  const phone = told.phone ?? event.person?.phone;
  if (told.isMail && told.email) await post(call, { channel: 'mail', recipient: told.email, ...letter });
  // A wrong number of before would be a stranger's.
  if (told.isSms && phone && isPhone(phone)) await post(call, { channel: 'sms', recipient: phone, ...letter });
}
