-- expand
-- Codes of before get their unit: that of the parameter where no factor turned it. Where a factor is set nobody has said for which
-- unit, so that lines wait for a person. Values without a unit are taken where they were entered in the last ninety days.
with taken as (
  select distinct m.tenant_id, m.analyser_id, one ->> 'code' as code
  from analyser_message m cross join lateral jsonb_array_elements(m.findings) one
  where m.received_at > now() - interval '90 days' and one ->> 'outcome' = 'Entered' and btrim(one ->> 'unit') = ''
)
update analyser a set map = coalesce((
  select jsonb_agg(jsonb_build_object(
      'analyserCode', one.code ->> 'analyserCode', 'labParameterId', (one.code ->> 'labParameterId')::bigint,
      'unit', case when one.code ->> 'factor' is null then p.shown_unit end,
      'factor', case when (one.code ->> 'factor')::double precision > 0 then (one.code ->> 'factor')::double precision end,
      'isUnitNotSent', exists (select from taken k where k.tenant_id = a.tenant_id and k.analyser_id = a.analyser_id
        and k.code = one.code ->> 'analyserCode')) order by one.place)
  from jsonb_array_elements(a.map) with ordinality as one (code, place)
  left join lab_parameter p on p.tenant_id = a.tenant_id and p.lab_parameter_id = (one.code ->> 'labParameterId')::bigint), '[]');

with line as (
  select m.tenant_id, m.analyser_id, max(m.received_at) as comma_at
  from analyser_message m cross join lateral jsonb_array_elements(m.findings) one
  where m.received_at > now() - interval '90 days' and one ->> 'value' ~ '^\s*[<>=≤≥]*\s*[+-]?\d[\d ]*,\d'
  group by m.tenant_id, m.analyser_id
)
update analyser_state s set comma_at = line.comma_at from line
where s.tenant_id = line.tenant_id and s.analyser_id = line.analyser_id;
