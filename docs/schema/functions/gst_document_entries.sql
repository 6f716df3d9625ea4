CREATE OR REPLACE FUNCTION public.gst_document_entries(d gst_document)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array[(22, null, s.sign * (d.igst_paise + d.cgst_paise + d.sgst_paise + d.cess_paise + s.less))::ledger_entry,
    (60, null, -s.sign * s.less)::ledger_entry,
    (100, 1, -s.sign * d.igst_paise)::ledger_entry, (100, 2, -s.sign * d.cgst_paise)::ledger_entry,
    (100, 3, -s.sign * d.sgst_paise)::ledger_entry, (100, 4, -s.sign * d.cess_paise)::ledger_entry]
  from (select case when d.document_kind = 'CreditNote' then -1 else 1 end as sign,
    d.discount_igst_paise + d.discount_cgst_paise + d.discount_sgst_paise as less) s;
$function$;
