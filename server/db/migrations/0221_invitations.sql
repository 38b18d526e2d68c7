-- A colleague invited by mail. The account comes into being when the link is used, once, before it expires; one open
-- invitation per address.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  full_name text not null,
  role text not null check (role in ('case_review_agent', 'referral_agent', 'admin')),
  language text not null check (language in ('en', 'fa')),
  link_hash bytea not null unique,
  mail_id uuid,
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create unique index invitations_open on invitations (email) where accepted_at is null and revoked_at is null;
