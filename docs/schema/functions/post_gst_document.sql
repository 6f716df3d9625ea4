CREATE OR REPLACE FUNCTION public.post_gst_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id,
    coalesce(new.counter_bill_id, (select r.counter_bill_id from counter_refund r
      where r.tenant_id = new.tenant_id and r.counter_refund_id = new.counter_refund_id)),
    'J', new.issued_at, 'gst_document', new.gst_document_id, new.created_by, gst_document_entries(new));
  return null;
end $function$;
