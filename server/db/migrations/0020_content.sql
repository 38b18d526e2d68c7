-- What the owner edits, of whatever kind. Facts hold for both languages; each language has a text of its own.
create table content_items (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  slug text not null,
  place int not null,
  -- The versions at which the two texts last said the same. A text is stale when the other is beyond this.
  in_step_en int not null default 0,
  in_step_fa int not null default 0,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index content_items_slug on content_items (kind, slug) where removed_at is null;

create table content_versions (
  item_id uuid not null references content_items on delete cascade,
  part text not null check (part in ('facts', 'en', 'fa')),
  number int not null,
  body jsonb not null,
  restored_from int,
  saved_at timestamptz not null,
  saved_by uuid references users on delete set null,
  primary key (item_id, part, number)
);

-- The version of each part that the public reads.
create table content_publications (
  item_id uuid not null references content_items on delete cascade,
  part text not null,
  number int not null,
  published_at timestamptz not null,
  published_by uuid references users on delete set null,
  primary key (item_id, part),
  foreign key (item_id, part, number) references content_versions
);

-- What came with the program once does not come again after the owner has removed it.
create table content_seeds (
  kind text not null,
  slug text not null,
  primary key (kind, slug)
);

-- Grows with every change the public can see, and every process hears of it.
create table content_state (
  is_only_row boolean primary key default true check (is_only_row),
  version bigint not null
);
insert into content_state (version) values (1);

create function announce_content() returns trigger language plpgsql as $$
declare
  reached bigint;
begin
  update content_state set version = version + 1 returning version into reached;
  perform pg_notify('content', reached::text);
  return null;
end
$$;

create trigger announce_content after insert or update or delete on content_publications
  for each statement execute function announce_content();
create trigger announce_content after update of slug, place, removed_at or delete on content_items
  for each statement execute function announce_content();
-- Pages show the name and the contact data, too.
create trigger announce_content after insert or update or delete on site_settings
  for each statement execute function announce_content();
