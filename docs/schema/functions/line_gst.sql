CREATE OR REPLACE FUNCTION public.line_gst(quantity_thousandths bigint, applied_paise bigint, item_discount_paise bigint, igst integer, sgst integer, cgst integer, is_inclusive boolean, is_before_discount boolean, is_igst boolean)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (case
    when is_inclusive and is_igst then round(l.left_paise * igst / (10000 + igst))
    when is_inclusive then 2 * round(l.left_paise * (sgst + cgst) / (2 * (10000 + sgst + cgst)))
    when is_igst then round(l.base * igst / 10000)
    else round(l.base * sgst / 10000) + round(l.base * cgst / 10000) end)::bigint
  from (
    select k.left_paise, case when is_before_discount then quantity_thousandths::numeric * applied_paise / 1000 else k.left_paise end as base
    from (select round(quantity_thousandths::numeric * applied_paise / 1000)
        - round(quantity_thousandths::numeric * item_discount_paise / 1000) as left_paise) k) l
$function$;
