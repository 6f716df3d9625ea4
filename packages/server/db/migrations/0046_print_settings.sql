-- What a hospital sets for each kind of paper besides its letterhead: size, margin, and the optional lines it leaves out.
alter table print_setting
  add column paper_size text not null default 'A4' constraint paper_size_known check (paper_size in ('A4', 'A5')),
  add column margin_millimetres integer not null default 10
    constraint margin_fits_the_paper check (margin_millimetres between 0 and 40),
  add column hidden_lines text[] not null default '{}';
