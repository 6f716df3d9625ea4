-- expand
-- How a user has arranged their desk: density, pins and folded headings of the menu (docs/decisions/0119).
alter table user_preference add column desk jsonb constraint user_preference_desk check (jsonb_typeof(desk) = 'object');
