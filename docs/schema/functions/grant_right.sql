CREATE OR REPLACE FUNCTION public.grant_right(given_path text, given_roles jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete, can_grant)
  select r.tenant_id, r.role_id, given_path, 'view' = any(w.words), 'add' = any(w.words), 'edit' = any(w.words),
    'delete' = any(w.words), r.role_id = 19
  from role r
  cross join lateral (select string_to_array(coalesce(given_roles ->> r.role_id::text, ''), ' ') as words) w
  where given_roles ? r.role_id::text or r.role_id = 19
  on conflict (tenant_id, role_id, menu_path) do nothing
$function$;
