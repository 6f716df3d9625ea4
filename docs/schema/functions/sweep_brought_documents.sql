CREATE OR REPLACE FUNCTION public.sweep_brought_documents(most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select sweep_rows('staff_document_content', $old$ exists (select from staff_document d where d.tenant_id = staff_document_content.tenant_id
    and d.document_id = staff_document_content.document_id and d.file_id is not null) $old$, most);
$function$;
