-- expand
-- Items that a second person checks before they are handed out, and items without discount (PH049, PH087).
alter table pharmacy_item
  add column is_high_alert boolean not null default false,
  -- The items that it is mistaken for, by their names.
  add column look_alike_of text,
  add column is_discount_allowed boolean not null default true;
alter table pharmacy_item add constraint pharmacy_item_look_alike check (length(look_alike_of) between 1 and 200) not valid;
-- Where one pharmacist is on duty: whether a second look by the same person is enough.
alter table hospital add column is_own_second_look_allowed boolean not null default false;
-- The person who checked the units of a sold line; of an own second look it is the seller.
alter table pharmacy_sale_line
  add column checked_by bigint,
  add column checked_at timestamptz,
  add column is_own_check boolean;
alter table pharmacy_sale_line
  add constraint pharmacy_sale_line_checked_by foreign key (tenant_id, checked_by) references app_user not valid,
  add constraint pharmacy_sale_line_second_check check (num_nonnulls(checked_by, checked_at, is_own_check) in (0, 3)) not valid;
-- Pharmacists and nurses check medicine in the queue of approvals.
update role_permission set can_edit = true where menu_path = 'approval' and role_id in (20, 31) and can_view;
