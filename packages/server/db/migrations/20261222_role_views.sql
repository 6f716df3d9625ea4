-- expand
-- Views of lists that everybody with a role finds beside their own (docs/decisions/0161).
alter table role add column views jsonb constraint role_views check (jsonb_typeof(views) = 'array');
