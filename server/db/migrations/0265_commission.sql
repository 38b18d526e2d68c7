-- What a referrer is paid for, and how much: a percentage of the fee that was received (in hundredths of a percent) or
-- a fixed amount (in cents). A version is never changed: new terms are a new version.
create table referral_terms (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null,
  version integer not null check (version > 0),
  -- As long as the firm's fees can be refunded: until then what is earned waits.
  hold_days integer not null check (hold_days >= 0),
  set_by uuid,
  set_at timestamptz not null,
  unique (referrer_id, version)
);
create table referral_terms_shares (
  terms_id uuid not null references referral_terms,
  milestone text not null check (milestone in ('registered', 'consulted', 'submitted', 'filed', 'decided')),
  kind text not null check (kind in ('percent', 'fixed')),
  amount integer not null check (amount > 0),
  primary key (terms_id, milestone)
);

-- The terms of the day a client was bound hold for that client.
alter table referrals add column terms_id uuid references referral_terms;
create index referrals_by_terms on referrals (terms_id);
create index referrals_newest on referrals (referrer_id, created_at desc, user_id);

-- A client allows one referrer to see how far they have come.
alter table consents
  add column referrer_id uuid references users on delete cascade,
  add check ((occasion = 'referral') = (referrer_id is not null));
create index consents_by_referrer on consents (referrer_id, user_id) where withdrawn_at is null;

-- The books. They name ids without foreign keys to users, as the audit does: they outlive whom they name, for as long
-- as tax law wants to read them. One row per referrer puts their postings into one order.
create table commission_accounts (
  referrer_id uuid primary key,
  last_posting integer not null default 0
);

-- What was earned by one milestone of one client. Only the client (a merge, an erasure) and the state ever change.
create table commission_earnings (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null,
  client_id uuid references users on delete set null,
  milestone text not null check (milestone in ('registered', 'consulted', 'submitted', 'filed', 'decided')),
  terms_id uuid not null references referral_terms,
  -- What the client paid, for a percentage of it.
  received_cents bigint check (received_cents > 0),
  cents bigint not null check (cents > 0),
  state text not null check (state in ('earned', 'approved', 'paid', 'reversed', 'refunded')),
  earned_at timestamptz not null,
  held_until timestamptz not null,
  foreign key (terms_id, milestone) references referral_terms_shares
);
-- Whoever records the same again, in another tab or after a merge, is refused. One that was reversed may be put right.
create unique index commission_earnings_once on commission_earnings (client_id, milestone, terms_id)
  where state not in ('reversed', 'refunded');
create index commission_earnings_by_referrer on commission_earnings (referrer_id, earned_at desc, id);
create index commission_earnings_by_client on commission_earnings (client_id);

create table commission_statements (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique check (number > 0),
  referrer_id uuid not null,
  -- Postings after `after_posting` and up to `cut_off` are its lines.
  after_posting integer not null,
  cut_off integer not null check (cut_off > after_posting),
  opening_cents bigint not null,
  closing_cents bigint not null,
  -- A statement drawn again in ten years is the same one: who issued it and for whom is written down with it.
  firm jsonb not null,
  holder text not null,
  issued_by uuid,
  issued_at timestamptz not null,
  unique (referrer_id, cut_off)
);

create table commission_postings (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null references commission_accounts,
  number integer not null,
  kind text not null check (kind in ('earn', 'approve', 'pay', 'reverse', 'refund')),
  earning_id uuid references commission_earnings,
  statement_id uuid references commission_statements,
  note text,
  actor_id uuid,
  at timestamptz not null,
  unique (referrer_id, number),
  check ((kind = 'pay') = (statement_id is not null)),
  check ((kind = 'pay') = (earning_id is null))
);
-- Two admins who approve or pay at once make one posting.
create unique index commission_postings_once on commission_postings (earning_id, kind);
create unique index commission_postings_one_payment on commission_postings (statement_id);

-- Debits are positive: what the firm spends, what it owes but holds back, what it owes, what left the bank.
create table commission_lines (
  posting_id uuid not null references commission_postings,
  account text not null check (account in ('expense', 'held', 'owed', 'bank')),
  cents bigint not null check (cents <> 0),
  primary key (posting_id, account)
);

create function balance_commission_posting() returns trigger language plpgsql as $$
declare
  posting uuid := case tg_table_name when 'commission_postings' then (to_jsonb(new) ->> 'id') else (to_jsonb(new) ->> 'posting_id') end;
begin
  if (select count(*) < 2 or sum(cents) <> 0 from commission_lines where posting_id = posting) then
    raise exception 'a posting has two lines or more that sum to zero';
  end if;
  return null;
end
$$;
create constraint trigger balance_commission_posting after insert on commission_postings
  deferrable initially deferred for each row execute function balance_commission_posting();
create constraint trigger balance_commission_lines after insert on commission_lines
  deferrable initially deferred for each row execute function balance_commission_posting();

create function keep_commission_books() returns trigger language plpgsql as $$
begin
  raise exception '% are only added to', tg_table_name;
end
$$;
create trigger keep_commission_books before update or delete or truncate on referral_terms
  for each statement execute function keep_commission_books();
create trigger keep_commission_books before update or delete or truncate on referral_terms_shares
  for each statement execute function keep_commission_books();
create trigger keep_commission_books before update or delete or truncate on commission_postings
  for each statement execute function keep_commission_books();
create trigger keep_commission_books before update or delete or truncate on commission_lines
  for each statement execute function keep_commission_books();
create trigger keep_commission_books before update or delete or truncate on commission_statements
  for each statement execute function keep_commission_books();
create trigger keep_commission_books before delete or truncate on commission_earnings
  for each statement execute function keep_commission_books();

create function keep_commission_amounts() returns trigger language plpgsql as $$
begin
  if (old.referrer_id, old.milestone, old.terms_id, old.received_cents, old.cents, old.earned_at, old.held_until)
    is distinct from (new.referrer_id, new.milestone, new.terms_id, new.received_cents, new.cents, new.earned_at, new.held_until)
  then raise exception 'an earning keeps its amount';
  end if;
  return new;
end
$$;
create trigger keep_commission_amounts before update on commission_earnings
  for each row execute function keep_commission_amounts();
