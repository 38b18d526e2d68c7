-- Since when a client's reply waits for anybody of the office, because the owner of the case is away.
alter table desk_items add column pooled_at timestamptz;
create index desk_items_pooled on desk_items (due_at, due_rank, risk, since, id)
  where pooled_at is not null and snoozed_until is null;
-- Who is away is asked by the day.
create index consultant_days_off_by_day on consultant_days_off (last_day, first_day);
