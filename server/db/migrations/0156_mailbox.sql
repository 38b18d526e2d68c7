-- The mailbox lists by state and finds by recipient or subject.
create index mails_by_state on mails (state, created_at desc, id desc);
create index mails_by_words on mails using gin ((lower(recipient) || ' ' || lower(subject)) gin_trgm_ops);

-- Addresses that other servers refuse. Mail to one that is stopped is not tried any more.
create table refused_addresses (
  address text primary key check (address = lower(address)),
  is_permanent boolean not null,
  -- So many mails in a row could not be delivered.
  failures int not null,
  fault text not null,
  since timestamptz not null,
  stopped_at timestamptz
);
