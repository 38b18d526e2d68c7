-- What a person says is wrong about them, and what the office did about it or why not.
create table corrections (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  what text not null check (what <> ''),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  outcome text check (outcome in ('corrected', 'refused')),
  answer text,
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  check ((outcome is null) = (answered_at is null) and (outcome is null) = (answer is null))
);
create index corrections_by_user on corrections (user_id, asked_at desc);
create index corrections_waiting on corrections (due_at, id) where outcome is null;
create index corrections_by_answerer on corrections (answered_by);

-- Every breach of security safeguards, whether it had to be reported or not. It describes whom it affects and names nobody.
create table breaches (
  id uuid primary key,
  found_on date not null,
  what text not null,
  affected text not null,
  people integer not null check (people >= 0),
  is_real_risk boolean not null,
  assessment text not null,
  measures text not null,
  reported_on date,
  told_on date,
  recorded_by uuid references users on delete set null,
  recorded_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1
);
create index breaches_by_day on breaches (found_on desc, id);
create index breaches_by_recorder on breaches (recorded_by);
