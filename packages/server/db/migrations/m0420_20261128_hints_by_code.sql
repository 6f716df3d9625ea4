-- expand
-- Hints that updates left for administrators have a code, so that each reader sees them in the own language (Q90).
update hms_notification set title_code = 'access.rolesLackRights',
  title_params = jsonb_build_object('names', substring(title from ' lack the new rights: (.*)\. Check their rights$'))
where title_code is null and path = 'role-permission' and title ~ '^Some roles work with .* lack the new rights: .*\. Check their rights$';

update hms_notification set title_code = 'staff.delegationsEnd',
  title_params = jsonb_build_object(
    'name', substring(title from '^Approvals that (.*) delegated end on \d{4}-'),
    'day', substring(title from ' delegated end on (\d{4}-\d\d-\d\d);'))
where title_code is null and path = 'human_resource/approving_authorities' and title ~ '^Approvals that .* delegated end on \d{4}-\d\d-\d\d;';

update hms_notification set title_code = 'privacy.switchOnWall', title_params = '{}'
where title_code is null and title = 'Charts open to everybody with the right until you switch on the wall: Privacy Settings';
