create table user_preference (
  tenant_id integer not null,
  user_id bigint not null,
  language text,
  look jsonb,
  desk jsonb,
  constraint user_preference_desk CHECK ((jsonb_typeof(desk) = 'object'::text)),
  constraint user_preference_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'pt'::text, 'bn'::text, 'hi'::text, 'ta'::text, 'te'::text]))),
  constraint user_preference_look_check CHECK ((jsonb_typeof(look) = 'object'::text)),
  constraint user_preference_pkey PRIMARY KEY (tenant_id, user_id),
  constraint user_preference_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint user_preference_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);

create policy own_tenant on user_preference using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
