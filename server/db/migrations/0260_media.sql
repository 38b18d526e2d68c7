-- Pictures and files that public pages show. Their bytes lie in the file store, sealed like everybody's.
create table media (
  id uuid primary key,
  kind text not null check (kind in ('image', 'file')),
  name text not null,
  -- The name and the alternative texts, folded, where a search looks.
  found_by text not null,
  alt_en text,
  alt_fa text,
  -- It says nothing a reader would miss, so it has no alternative text on purpose.
  is_decorative boolean not null default false,
  version int not null default 1,
  added_at timestamptz not null,
  added_by uuid references users on delete set null,
  removed_at timestamptz,
  removed_by uuid references users on delete set null
);
create index media_newest on media (kind, added_at, id) where removed_at is null;
create index media_by_name on media (kind, name, id) where removed_at is null;
create index media_removed on media (removed_at, id) where removed_at is not null;

-- What a picture or file has been: the bytes shown now, those that wait to be prepared, and those that were replaced.
create table media_contents (
  id uuid primary key,
  media_id uuid not null references media on delete cascade,
  state text not null check (state in ('waiting', 'ready', 'refused', 'replaced')),
  fault text,
  type text not null,
  size bigint not null,
  width int,
  height int,
  -- As it was uploaded, with whatever a camera wrote into it; gone once it is prepared.
  upload_file_id uuid references files,
  added_at timestamptz not null,
  added_by uuid references users on delete set null,
  replaced_at timestamptz,
  check ((state = 'refused') = (fault is not null)),
  check ((state = 'replaced') = (replaced_at is not null)),
  check ((state = 'waiting') = (upload_file_id is not null))
);
create unique index media_contents_shown on media_contents (media_id) where state = 'ready';
create index media_contents_newest on media_contents (media_id, added_at, id);
create index media_contents_replaced on media_contents (replaced_at) where state = 'replaced';
create index media_contents_by_upload on media_contents (upload_file_id) where upload_file_id is not null;

-- The files made of it: one without an address is kept for the office and not served to the public.
create table media_variants (
  content_id uuid not null references media_contents on delete cascade,
  file_id uuid primary key references files,
  format text not null,
  width int,
  height int,
  size bigint not null,
  -- The beginning of the hash of its bytes and an ending: whatever it names never changes.
  address text
);
create index media_variants_by_content on media_variants (content_id);
create index media_variants_by_address on media_variants (address) where address is not null;

-- Where each is used, as of the newest draft, of what the public reads, and of the settings.
create table media_uses (
  media_id uuid not null references media,
  place text not null check (place in ('draft', 'published', 'settings')),
  item_id uuid references content_items on delete cascade,
  part text,
  settings_group text,
  check ((place = 'settings') = (settings_group is not null)),
  check ((place = 'settings') = (item_id is null))
);
create index media_uses_of on media_uses (media_id);
create index media_uses_by_item on media_uses (item_id, part);

-- A body names a picture as {"media": "…"} and links to a file as /media/….
create function media_named_in(body jsonb) returns setof uuid language sql immutable as $$
  select distinct (found[1])::uuid
  from regexp_matches(body::text,
    '(?:"media": "|/media/)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') as found
$$;

-- Whichever way a version comes into being or is published, its uses are recorded with it.
create function record_media_draft() returns trigger language plpgsql as $$
begin
  delete from media_uses where item_id = new.item_id and part = new.part and place = 'draft';
  insert into media_uses (media_id, place, item_id, part)
  select media.id, 'draft', new.item_id, new.part from media_named_in(new.body) as named join media on media.id = named;
  return null;
end
$$;
create trigger record_media after insert on content_versions for each row execute function record_media_draft();

create function record_media_published() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from media_uses where item_id = old.item_id and part = old.part and place = 'published';
  end if;
  if tg_op <> 'DELETE' then
    insert into media_uses (media_id, place, item_id, part)
    select media.id, 'published', new.item_id, new.part
    from content_versions version, media_named_in(version.body) as named join media on media.id = named
    where (version.item_id, version.part, version.number) = (new.item_id, new.part, new.number);
  end if;
  return null;
end
$$;
create trigger record_media after insert or update or delete on content_publications
  for each row execute function record_media_published();

create function record_media_settings() returns trigger language plpgsql as $$
begin
  delete from media_uses where settings_group = new.name;
  insert into media_uses (media_id, place, settings_group)
  select media.id, 'settings', new.name from media_named_in(new.value) as named join media on media.id = named;
  return null;
end
$$;
create trigger record_media after insert or update on site_settings
  for each row execute function record_media_settings();

-- Pages show the pictures and say their alternative texts.
create trigger announce_content after update of alt_en, alt_fa, is_decorative, removed_at on media
  for each statement execute function announce_content();
create trigger announce_content after update of state on media_contents
  for each statement execute function announce_content();

-- The newest title, question, name or label of an item in one language, as lists call it.
create function title_of(of_item uuid, in_language text) returns text language sql stable as $$
  select coalesce(body ->> 'title', body ->> 'question', body ->> 'name', body ->> 'label')
  from content_versions where item_id = of_item and part = in_language order by number desc limit 1
$$;
