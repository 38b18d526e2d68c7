-- A client's application to one programme. It never stands anywhere without whose turn it is and why.
create table applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  programme text not null check (programme in ('FSW', 'CEC', 'FST', 'SUV', 'ICT', 'PNP', 'FAMILY', 'STUDY_CA', 'STUDY_CN')),
  reference text not null unique,
  stage text not null,
  turn text not null,
  turn_reason text not null check (turn_reason <> ''),
  due_on date,
  started_at timestamptz not null,
  submitted_at timestamptz,
  closed_at timestamptz,
  changed_at timestamptz not null,
  version integer not null default 1,
  constraint applications_whose_turn check (case stage
    when 'preparing' then turn = 'client'
    when 'submitted' then turn = 'office'
    when 'inReview' then turn in ('office', 'thirdParty', 'government')
    when 'needsMore' then turn = 'client'
    when 'filed' then turn in ('government', 'client')
    when 'decided' then turn = 'nobody'
    when 'withdrawn' then turn = 'nobody'
    else false end),
  check ((closed_at is not null) = (turn = 'nobody'))
);
create unique index applications_one_open on applications (user_id, programme) where closed_at is null;
create index applications_by_user on applications (user_id, changed_at desc);

-- What happened, as it was told. An event is never changed and goes only with its application.
create table application_events (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  application_id uuid not null references applications on delete cascade,
  what text not null check (what in ('started', 'submitted', 'moved', 'withdrawn', 'reopened')),
  side text not null check (side in ('client', 'office')),
  actor_id uuid references users on delete set null,
  at timestamptz not null,
  stage text not null,
  turn text not null,
  turn_reason text not null,
  due_on date,
  note text,
  idempotency_key uuid,
  unique (application_id, idempotency_key)
);
create index application_events_by_application on application_events (application_id, place);

create function keep_application_events() returns trigger language plpgsql as $$
begin
  -- Only the actor may be forgotten, when an account goes.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' and new.actor_id is null then
    return new;
  end if;
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'application_events are only added to';
end
$$;

create trigger keep_application_events before update or delete on application_events
  for each row execute function keep_application_events();

-- Why answers that do not seem to fit together are right, in the client's words.
create table application_explanations (
  application_id uuid not null references applications on delete cascade,
  code text not null,
  answers text[] not null,
  text text not null check (text <> ''),
  given_at timestamptz not null,
  primary key (application_id, code, answers)
);
