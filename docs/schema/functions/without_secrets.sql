CREATE OR REPLACE FUNCTION public.without_secrets(whole jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select whole || coalesce(jsonb_object_agg(key, 'md5:' || md5(value #>> '{}')), '{}')
  from jsonb_each(whole) where key in ('image', 'mini_logo', 'app_logo', 'password_hash', 'sealed') and value <> 'null';
$function$;
