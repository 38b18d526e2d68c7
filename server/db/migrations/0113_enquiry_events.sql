-- What staff did with an enquiry, by the version each act made: whoever acts on an older one is told what happened.
create table enquiry_events (
  enquiry_id uuid not null references enquiries on delete cascade,
  version integer not null,
  act text not null check (act in ('taken', 'assigned', 'released', 'replied', 'closed')),
  actor_id uuid references users on delete set null,
  -- Whom it was given to, where somebody else did so.
  assignee_id uuid references users on delete set null,
  happened_at timestamptz not null,
  primary key (enquiry_id, version)
);
