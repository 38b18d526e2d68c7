-- What the contact form brought, and what we answered.
create table enquiries (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  reference text not null unique,
  state text not null check (state in ('open', 'answered', 'closed')),
  name text not null,
  email text not null,
  phone text,
  country text,
  service_type text,
  message text not null,
  language text not null check (language in ('en', 'fa')),
  received_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  -- Office time until the first reply, fixed when it is sent: holidays added later do not change it.
  reply_minutes integer,
  closed_at timestamptz,
  assignee_id uuid references users on delete set null,
  version integer not null default 1
);
create index enquiries_by_due on enquiries (state, due_at, id);
create index enquiries_by_assignee on enquiries (assignee_id, state, due_at, id);

create table enquiry_replies (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references enquiries on delete cascade,
  idempotency_key uuid not null unique,
  author_id uuid references users on delete set null,
  body text not null,
  sent_at timestamptz not null
);
create index enquiry_replies_by_enquiry on enquiry_replies (enquiry_id, sent_at);
