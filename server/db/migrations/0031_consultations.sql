-- Who may be booked, and when: a weekly pattern of wall time in the office's zone.
create table consultants (
  user_id uuid primary key references users on delete cascade,
  is_bookable boolean not null,
  spans jsonb not null,
  buffer_minutes integer not null,
  daily_cap integer not null,
  meeting_url text,
  version integer not null
);

-- Whoever leaves the staff is not booked any more. Here and not in a query, so that free times are found without asking
-- for anybody's role.
create function stop_booking_former_staff() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.role not in ('case_review_agent', 'admin') then
    update consultants set is_bookable = false, version = version + 1 where user_id = old.user_id and is_bookable;
  end if;
  return null;
end
$$;

create trigger stop_booking_former_staff after update or delete on user_roles
  for each row execute function stop_booking_former_staff();

create table consultant_days_off (
  id uuid primary key default gen_random_uuid(),
  consultant_id uuid not null references consultants on delete cascade,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  note text not null
);
create index consultant_days_off_by_consultant on consultant_days_off (consultant_id, last_day);

-- A row begins as a hold and becomes an appointment, so that one constraint guards both.
create table consultations (
  id uuid primary key default gen_random_uuid(),
  -- Known only to whoever holds the slot; the id itself stands in calendar files.
  hold_id uuid not null unique default gen_random_uuid(),
  reference text not null unique,
  consultant_id uuid not null references consultants,
  type text not null check (type in ('initial', 'comprehensive', 'followUp')),
  state text not null check (state in ('held', 'booked', 'cancelled', 'attended', 'missed')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- From the start to the end of the buffer after it.
  busy tstzrange not null,
  office_day date not null,
  -- What both sides read on their clocks when they agreed.
  office_zone text not null,
  office_wall text not null,
  client_zone text,
  client_wall text,
  held_until timestamptz,
  hold_extensions integer not null default 0,
  client_id uuid references users on delete set null,
  name text,
  email text,
  -- One per mailbox, however the address is written.
  email_key text,
  phone text,
  language text check (language in ('en', 'fa')),
  topic text,
  is_coming boolean not null default false,
  sequence integer not null default 0,
  booked_at timestamptz,
  changed_at timestamptz not null,
  cancelled_by text check (cancelled_by in ('client', 'staff')),
  reason text,
  note text,
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  check ((state = 'held') = (held_until is not null)),
  check (state = 'held' or (name is not null and email is not null and email_key is not null and language is not null
    and topic is not null and client_zone is not null and client_wall is not null and booked_at is not null)),
  constraint consultations_never_twice exclude using gist (consultant_id with =, busy with &&)
    where (state <> 'cancelled')
);
create unique index consultations_free_once_per_mailbox on consultations (email_key)
  where type = 'initial' and state in ('booked', 'attended', 'missed');
create unique index consultations_free_once_per_account on consultations (client_id)
  where type = 'initial' and state in ('booked', 'attended', 'missed');
create index consultations_by_start on consultations (starts_at);
create index consultations_by_client on consultations (client_id, starts_at) where client_id is not null;
create index consultations_by_mailbox on consultations (email_key) where email_key is not null;
create index consultations_holds on consultations (held_until) where state = 'held';

create table consultation_waits (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('initial', 'comprehensive', 'followUp')),
  consultant_id uuid references consultants on delete cascade,
  name text not null,
  email text not null,
  email_key text not null,
  language text not null check (language in ('en', 'fa')),
  time_zone text not null,
  created_at timestamptz not null,
  told_at timestamptz
);
create unique index consultation_waits_once on consultation_waits (email_key, type) where told_at is null;
