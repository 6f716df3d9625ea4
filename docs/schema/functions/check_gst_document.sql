CREATE OR REPLACE FUNCTION public.check_gst_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select (coalesce(sum(l.value_paise), 0), coalesce(sum(l.taxable_paise) filter (where l.treatment = 'Taxable'), 0),
        coalesce(sum(l.value_paise) filter (where l.treatment <> 'Taxable'), 0), coalesce(sum(l.igst_paise), 0),
        coalesce(sum(l.cgst_paise), 0), coalesce(sum(l.sgst_paise), 0), coalesce(sum(l.cess_paise), 0))
      from gst_document_line l where l.tenant_id = new.tenant_id and l.gst_document_id = new.gst_document_id)
    is distinct from (new.value_paise::numeric, new.taxable_paise::numeric, new.exempt_paise::numeric, new.igst_paise::numeric,
      new.cgst_paise::numeric, new.sgst_paise::numeric, new.cess_paise::numeric)
  then
    raise exception 'The lines of the tax document % do not make its sums', new.document_no;
  end if;
  return null;
end $function$;
