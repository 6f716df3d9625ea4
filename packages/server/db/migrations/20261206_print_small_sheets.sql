-- expand
-- Labels, wristbands and slips have sheets of their own; paper_size goes on saying A4 to servers of releases before (docs/decisions/0136).
alter table print_setting add column small_sheet text
  constraint small_sheet_known check (small_sheet in ('label50x25', 'label38x25', 'band279x25', 'roll80'));
