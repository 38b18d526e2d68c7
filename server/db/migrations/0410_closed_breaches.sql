-- A breach is recorded when it is found and judged afterwards; it is closed only once it was judged, with the reasons.
alter table breaches
  alter column is_real_risk drop not null,
  add column closed_on date,
  add constraint breaches_closed_when_judged
    check (closed_on is null or (is_real_risk is not null and assessment <> ''));
