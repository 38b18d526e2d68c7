-- Notes are for the team. They lie apart from everything a client's procedures read.
create table case_notes (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  version integer not null default 1
);
create index case_notes_by_application on case_notes (application_id, written_at desc, id);
create index case_notes_removed on case_notes (removed_at) where removed_at is not null;

create table case_tasks (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  what text,
  -- Made by a rule: which, and about what. One rule makes one task for one thing.
  rule text,
  about jsonb not null default '{}',
  assignee_id uuid references users on delete set null,
  due_on date,
  -- As it was first set, however often it moved since.
  first_due_on date,
  anchor text,
  anchor_days integer,
  snoozed_until date,
  snoozed_until_reply boolean not null default false,
  done_at timestamptz,
  done_by uuid references users on delete set null,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  version integer not null default 1,
  check ((what is null) <> (rule is null)),
  check ((anchor is null) = (anchor_days is null))
);
create index case_tasks_by_application on case_tasks (application_id, due_on);
create unique index case_tasks_one_of_a_rule on case_tasks (application_id, rule, about) where rule is not null;
create index case_tasks_mine on case_tasks (assignee_id, due_on, id) where done_at is null;

-- What we asked the client, about one of their answers or about anything.
create table case_questions (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  form text,
  path text,
  text text not null check (text <> ''),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  answer text,
  changed_answer boolean not null default false,
  answered_at timestamptz,
  read_at timestamptz,
  withdrawn_at timestamptz,
  check ((form is null) = (path is null)),
  check (answered_at is null or answer is not null or changed_answer)
);
create index case_questions_by_application on case_questions (application_id, asked_at);

-- A decision about a document waits here while it can be undone; then it is carried out and the client is told.
create table document_decisions (
  version_id uuid primary key references document_versions on delete cascade,
  outcome text not null check (outcome in ('accepted', 'sentBack')),
  reason text,
  sentence text,
  -- Stays inside: no query of a client reads this table.
  remark text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz not null,
  carried_out_at timestamptz,
  told_at timestamptz,
  check ((outcome = 'sentBack') = (reason is not null))
);
create index document_decisions_open on document_decisions (decided_at) where carried_out_at is null;
create index document_decisions_untold on document_decisions (carried_out_at) where told_at is null;
create index document_versions_to_verify on document_versions (document_id) where state = 'inReview' and removed_at is null;
