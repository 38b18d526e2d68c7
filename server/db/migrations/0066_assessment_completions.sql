-- An assessment as it was when it was sent, and what came of it. The answers may change afterwards; this does not.
create table assessment_completions (
  user_id uuid not null references users on delete cascade,
  assessment text not null,
  version integer not null,
  answers jsonb not null,
  outcome jsonb,
  completed_at timestamptz not null,
  primary key (user_id, assessment, version)
);
