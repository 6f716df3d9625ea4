-- expand
-- The pharmacist reads the registers: those of prescription supply and of Schedule H1 are among them.
select grant_right('report/registers', '{"20": "view"}');
