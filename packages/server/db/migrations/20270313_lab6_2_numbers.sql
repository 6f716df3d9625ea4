-- expand
-- Hospitals of a tenant whose numbers end alike count their specimens together, so that no two specimens have one number (LB012).
insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
select tenant_id, series, hospital_id % 100, fin_year, max(last_number) from number_series
where series = 'specimen' and hospital_id >= 100
group by tenant_id, series, hospital_id % 100, fin_year
on conflict (tenant_id, series, hospital_id, fin_year) do update
  set last_number = greatest(number_series.last_number, excluded.last_number);
