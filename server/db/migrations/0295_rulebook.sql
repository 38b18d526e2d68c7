-- What the owner enters of Express Entry rounds and of when programs take applications, on top of what came with the
-- program. An entry is never changed: it is withdrawn, and another takes its place.
create table rule_rounds (
  id uuid primary key default gen_random_uuid(),
  number int,
  held_on date not null,
  category text not null,
  invitations int not null check (invitations > 0),
  cut_off int not null check (cut_off between 1 and 1200),
  tie_break timestamptz,
  source text not null,
  entered_at timestamptz not null,
  entered_by uuid references users on delete set null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references users on delete set null
);
create unique index rule_rounds_number on rule_rounds (number) where withdrawn_at is null;
create index rule_rounds_entered_by on rule_rounds (entered_by);
create index rule_rounds_withdrawn_by on rule_rounds (withdrawn_by);

create table rule_intakes (
  id uuid primary key default gen_random_uuid(),
  intake text not null,
  in_force_from date not null,
  status text not null,
  notice_en text not null,
  notice_fa text not null,
  source text not null,
  entered_at timestamptz not null,
  entered_by uuid references users on delete set null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references users on delete set null
);
create unique index rule_intakes_day on rule_intakes (intake, in_force_from) where withdrawn_at is null;
create index rule_intakes_entered_by on rule_intakes (entered_by);
create index rule_intakes_withdrawn_by on rule_intakes (withdrawn_by);

create function refuse_rule_change() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'withdrawn_at' - 'withdrawn_by' - 'entered_by')
     is distinct from (to_jsonb(old) - 'withdrawn_at' - 'withdrawn_by' - 'entered_by') then
    raise exception 'an entry of the rulebook is withdrawn, never changed';
  end if;
  return new;
end
$$;
create trigger refuse_change before update on rule_rounds for each row execute function refuse_rule_change();
create trigger refuse_change before update on rule_intakes for each row execute function refuse_rule_change();

-- Tells two states of the rulebook apart, so that a report made after a change is another one.
create table rulebook_state (
  is_only_row boolean primary key default true check (is_only_row),
  version bigint not null
);
insert into rulebook_state (version) values (0);

create function count_rulebook() returns trigger language plpgsql as $$
begin
  update rulebook_state set version = version + 1;
  return null;
end
$$;
create trigger count_rulebook after insert or update of withdrawn_at or delete on rule_rounds
  for each statement execute function count_rulebook();
create trigger count_rulebook after insert or update of withdrawn_at or delete on rule_intakes
  for each statement execute function count_rulebook();

-- Public pages say whether a program takes applications: every process draws them anew.
create trigger announce_content after insert or update of withdrawn_at or delete on rule_intakes
  for each statement execute function announce_content();
