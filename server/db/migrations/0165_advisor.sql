-- One question to the assistant with its answer. It belongs to the person who asked and goes with them.
create table advisor_turns (
  -- Chosen by the browser: asked twice with one id it is asked once.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  question text not null check (question <> ''),
  language text not null check (language in ('en', 'fa')),
  state text not null check (state in ('answering', 'done', 'stopped')),
  -- The least certain of its parts decides.
  outcome text not null check (outcome in ('answered', 'said', 'asked', 'handedOver', 'declined')),
  -- What is shown: parts, choices, draft.
  answer jsonb not null,
  -- The rules' own answer, shown whenever a model's is not.
  rules_answer jsonb not null,
  -- What the question came down to; the next one may lean on it.
  marks jsonb not null,
  topics jsonb not null,
  leftover jsonb not null,
  written_by text not null check (written_by in ('rules', 'model')),
  -- Why the rules answered although there is a model.
  fallback text,
  is_right boolean,
  rating text check (rating in ('right', 'incomplete', 'wrong')),
  correction text,
  corrected_at timestamptz,
  corrected_by uuid references users on delete set null
);
create index advisor_turns_of_person on advisor_turns (user_id, asked_at desc, id desc);
create index advisor_turns_latest on advisor_turns (asked_at desc, id desc);
create index advisor_turns_not_answered on advisor_turns (asked_at desc, id desc) where outcome in ('handedOver', 'asked');
create index advisor_turns_marked_wrong on advisor_turns (asked_at desc, id desc) where not is_right;
