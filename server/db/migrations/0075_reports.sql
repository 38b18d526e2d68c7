-- A kept report: the answers as the rules read them, and what the rules said on that day.
create table reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  code text not null unique,
  made_at timestamptz not null,
  made_on date not null,
  client_name text not null,
  profile jsonb not null,
  -- As text, so that the checksum is of the very words that were kept.
  result text not null,
  checksum text not null,
  rule_sets jsonb not null,
  input_hash text not null,
  low integer not null,
  high integer not null,
  unique (user_id, made_on, input_hash)
);
create index reports_by_client on reports (user_id, made_at desc);

create function refuse_to_change_report() returns trigger language plpgsql as $$
begin
  raise exception 'a kept report is never changed';
end $$;
create trigger reports_stay_as_they_were before update on reports
  for each row execute function refuse_to_change_report();

-- A report drawn as PDF, once per language.
create table report_files (
  report_id uuid not null references reports on delete cascade,
  language text not null check (language in ('en', 'fa')),
  file_id uuid not null references files,
  primary key (report_id, language)
);
