-- What users set for themselves, so that it is there on every machine: language and look of the screens.

-- No audit: how somebody likes his screen is no fact about a patient, an amount or a right.
create table user_preference (
  tenant_id integer not null references tenant,
  user_id bigint not null,
  language text check (language in ('en', 'es', 'fr', 'pt', 'bn', 'hi', 'ta', 'te')),
  look jsonb check (jsonb_typeof(look) = 'object'),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user
);
call protect('user_preference', 'user_id', false);

-- What a tenant calls a heading of the menu in its own words; without one the product's title shows, translated.
create table permission_group_title (
  tenant_id integer not null references tenant,
  short_name text not null,
  title text check (title <> ''),
  primary key (tenant_id, short_name)
);
call protect('permission_group_title', 'short_name');
