-- A text that came with the software and that nobody has edited follows the software when that words it better.
create table content_seed_parts (
  kind text not null,
  slug text not null,
  part text not null check (part in ('facts', 'en', 'fa')),
  -- Of the body as it was planted last; the same function of the same body says whether somebody has edited it since.
  hash text not null,
  primary key (kind, slug, part),
  foreign key (kind, slug) references content_seeds on update cascade on delete cascade
);

-- The history says of each version whether it came with the software.
alter table content_versions add column is_from_software boolean not null default false;

create function content_hash(body jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(body::text, 'UTF8')), 'hex')
$$;

-- What was planted before hashes were kept: first versions without an author whose item was made in one moment with
-- other seeds. An item of an owner who has left has no author either, but a moment of its own.
with planted as (
  select item.id, item.kind, item.slug from content_items item join content_seeds using (kind, slug)
  where item.created_at in (select created_at from content_items group by created_at having count(*) > 1)
), firsts as (
  update content_versions version set is_from_software = true from planted
  where version.item_id = planted.id and number = 1 and saved_by is null and restored_from is null
  returning planted.kind, planted.slug, version.part, version.body
)
insert into content_seed_parts (kind, slug, part, hash)
select distinct on (kind, slug, part) kind, slug, part, content_hash(body) from firsts order by kind, slug, part;

-- Figures of the firm that came with the software are samples until their owner has confirmed them.
update content_versions version set body = version.body || '{"isSample": true}'
from content_items item
where item.id = version.item_id and item.kind = 'claim' and version.part = 'facts' and version.is_from_software
  and item.slug in ('founded', 'clients', 'success-rate', 'partner-universities', 'experience', 'countries',
    'student-visas', 'time-startup-visa', 'time-startup-work-permit', 'time-transfer-work-permit',
    'time-transfer-residence', 'time-express-entry', 'time-provincial-nominee', 'time-credential-assessment');

-- A saved report names the notice by its code. Only a result whose checksum holds is rewritten.
alter table reports disable trigger reports_stay_as_they_were;
with rewritten as (
  select id, replace(result, '"SUV_PAUSED"', '"SUV_CLOSED"') as result
  from reports where checksum = encode(sha256(convert_to(result, 'UTF8')), 'hex') and result like '%"SUV_PAUSED"%'
)
update reports set result = rewritten.result, checksum = encode(sha256(convert_to(rewritten.result, 'UTF8')), 'hex')
from rewritten where rewritten.id = reports.id;
alter table reports enable trigger reports_stay_as_they_were;
