-- expand
-- A repeat opens the cells that a finished test of the same specimen closed (Q250).
alter table lab_work add column repeated_at timestamptz;
