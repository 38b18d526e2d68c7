create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  email_confirmed_at timestamptz,
  new_email text,
  password_hash text,
  full_name text not null default '',
  language text not null check (language in ('en', 'fa')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_sign_in_at timestamptz
);

-- No row means student.
create table user_roles (
  user_id uuid primary key references users on delete cascade,
  role text not null check (role in ('student', 'case_review_agent', 'referral_agent', 'admin'))
);
create index user_roles_role on user_roles (role);
