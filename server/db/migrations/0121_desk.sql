-- The firm's side of an application that was sent.
create table cases (
  application_id uuid primary key references applications on delete cascade,
  owner_id uuid references users on delete set null,
  -- What was promised when it was sent: a later change of the promise does not reach back.
  promise_minutes integer not null,
  promise_broken_at timestamptz,
  flags text[] not null default '{}',
  authority_number text,
  filed_on date,
  biometrics_by date,
  biometrics_on date,
  medical_by date,
  medical_on date,
  decided_on date,
  refusal_grounds text[] not null default '{}',
  lesson text
);
create index cases_by_owner on cases (owner_id);
create index cases_by_authority_number on cases (authority_number) where authority_number is not null;

-- Everything that waits, one narrow row each, in the order in which it is to be done: earliest time first, a deadline
-- before a promise, the riskier before the safer, the older before the newer. All sort columns are set and ascend, so
-- that pages follow each other by one row comparison (keyset pagination).
create table desk_items (
  kind text not null check (kind in ('case', 'enquiry', 'appointment')),
  id uuid not null,
  client_id uuid,
  owner_id uuid,
  turn text not null check (turn in ('client', 'office', 'government', 'thirdParty')),
  due_at timestamptz not null default 'infinity',
  -- 0 a deadline set from outside, 1 our promise, 2 neither.
  due_rank smallint not null default 2,
  -- Less is riskier.
  risk smallint not null default 0,
  since timestamptz not null,
  program text,
  stage text,
  flags text[] not null default '{}',
  -- 'infinity' waits for the client's answer alone.
  snoozed_until timestamptz,
  snoozed_until_reply boolean not null default false,
  snooze_reason text,
  primary key (kind, id)
) with (fillfactor = 85);

create index desk_items_mine on desk_items (owner_id, due_at, due_rank, risk, since, id)
  where turn = 'office' and snoozed_until is null;
create index desk_items_of_turn on desk_items (turn, due_at, due_rank, risk, since, id) where snoozed_until is null;
create index desk_items_all on desk_items (due_at, due_rank, risk, since, id) where snoozed_until is null;
create index desk_items_unassigned on desk_items (due_at, due_rank, risk, since, id)
  where turn = 'office' and owner_id is null and snoozed_until is null;
create index desk_items_outside on desk_items (due_at, due_rank, risk, since, id)
  where turn in ('government', 'thirdParty') and snoozed_until is null;
create index desk_items_snoozed on desk_items (snoozed_until, id) where snoozed_until is not null;
create index desk_items_by_client on desk_items (client_id);

-- Filters that somebody saved.
create table desk_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  filter jsonb not null,
  is_shared boolean not null default false
);
create index desk_views_by_user on desk_views (user_id);

-- What a bulk act changed, for as long as it can be undone.
create table desk_undos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  made_at timestamptz not null,
  before jsonb not null
);

-- What happened on the firm's side of a case; what the client sees of it stands in application_events.
create table case_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications on delete cascade,
  what text not null,
  actor_id uuid references users on delete set null,
  side text not null default 'office' check (side in ('client', 'office')),
  at timestamptz not null,
  about jsonb not null default '{}',
  text text
);
create index case_events_by_application on case_events (application_id, at desc, id desc);

-- Until where somebody has seen what happened.
create table case_looks (
  application_id uuid not null references applications on delete cascade,
  user_id uuid not null references users on delete cascade,
  looked_at timestamptz not null,
  primary key (application_id, user_id)
);

-- Who has a case open. A lease that is not renewed has ended; nothing of it is worth keeping through a crash.
create unlogged table case_presence (
  application_id uuid not null,
  user_id uuid not null,
  mode text not null,
  since timestamptz not null,
  renewed_at timestamptz not null,
  primary key (application_id, user_id)
);

-- What the desk is searched by: one folded spelling per row. A client's spellings find all their cases.
create table search_terms (
  target_kind text not null check (target_kind in ('client', 'case', 'enquiry', 'appointment')),
  target_id uuid not null,
  match text not null check (match in ('folio', 'authorityNumber', 'email', 'phone', 'name', 'soundsLike')),
  folded text not null check (folded <> ''),
  primary key (target_kind, target_id, match, folded)
);
create index search_terms_prefix on search_terms (match, folded text_pattern_ops);
create index search_terms_trigram on search_terms using gin (folded gin_trgm_ops) where match in ('name', 'email');

-- Applications that were sent before there was a desk.
insert into cases (application_id, promise_minutes)
  select id, 2700 from applications where submitted_at is not null;
insert into desk_items (kind, id, client_id, turn, due_at, due_rank, since, program, stage)
  select 'case', id, user_id, turn, coalesce(due_on + interval '1 day', 'infinity'), case when due_on is null then 2 else 1 end,
    changed_at, program, stage
  from applications where submitted_at is not null and closed_at is null;
insert into desk_items (kind, id, owner_id, turn, due_at, due_rank, since)
  select 'enquiry', id, assignee_id, 'office', due_at, 1, received_at from enquiries where state = 'open';
insert into desk_items (kind, id, client_id, owner_id, turn, due_at, due_rank, since)
  select 'appointment', id, client_id, consultant_id, 'office', starts_at, 0, booked_at
  from consultations where state = 'booked';
