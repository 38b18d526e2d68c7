-- What was deleted because its time was over, by kind. It counts and names nobody.
create table retention_runs (
  id uuid primary key,
  kind text not null check (kind in ('enquiries', 'appointments', 'assistant', 'cases', 'accounts')),
  before timestamptz not null,
  removed integer not null check (removed > 0),
  at timestamptz not null
);
create index retention_runs_by_kind on retention_runs (kind, at desc);

-- An account that nobody uses is deleted the same way as on request: announced, and stopped by using it.
alter table erasures add column because text not null default 'asked' check (because in ('asked', 'unused'));

create index enquiries_to_remove on enquiries (coalesce(closed_at, answered_at)) where state <> 'open';
create index consultations_to_remove on consultations (ends_at);
create index advisor_turns_to_remove on advisor_turns (asked_at);
create index applications_to_remove on applications (closed_at) where submitted_at is not null;
create index users_by_last_use on users (coalesce(last_sign_in_at, created_at));

-- The desk's list and search point at these without a foreign key: what is deleted is found no more.
create function forget_on_desk() returns trigger language plpgsql as $$
begin
  delete from search_terms where target_kind = tg_argv[0] and target_id = old.id;
  delete from desk_items where kind = tg_argv[0] and id = old.id;
  return null;
end $$;
create trigger forget_on_desk after delete on enquiries
  for each row execute function forget_on_desk('enquiry');
create trigger forget_on_desk after delete on consultations
  for each row execute function forget_on_desk('appointment');
create trigger forget_on_desk after delete on applications
  for each row execute function forget_on_desk('case');
