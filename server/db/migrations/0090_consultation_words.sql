-- What is written about each type of consultation is kept once and not on a page: what the contact page says becomes its own.
with cards as (
  select distinct on (type, written.part) type, written.part, told.published_at, told.published_by,
    jsonb_build_object('title', card -> 'title', 'text', card -> 'text', 'fee', card -> 'fee', 'action', card -> 'action')
      as body
  from content_items page
  join content_publications told on told.item_id = page.id and told.part <> 'facts'
  join content_versions written using (item_id, part, number),
    jsonb_array_elements(written.body -> 'blocks') with ordinality as blocks (block, number_on_page),
    jsonb_array_elements(block -> 'consultations') as card,
    lateral (select card ->> 'consultation' as type) as named
  where page.kind = 'page' and page.slug = 'contact' and page.removed_at is null and block ->> 'type' = 'consultations'
  order by type, written.part, number_on_page
), slugs (type, slug, place) as (
  values ('initial', 'initial', 1), ('comprehensive', 'comprehensive', 2), ('followUp', 'follow-up', 3)
), items as (
  insert into content_items (kind, slug, place, in_step_en, in_step_fa, created_at)
  select 'consultation', slug, place, 1, 1, now() from slugs where type in (select type from cards)
  returning id, slug
), parts as (
  select id as item_id, part, body, published_at, published_by from items join slugs using (slug) join cards using (type)
  union all
  select id, 'facts', '{}', now(), null from items
), versions as (
  insert into content_versions (item_id, part, number, body, saved_at, saved_by)
  select item_id, part, 1, body, published_at, published_by from parts
  returning item_id, part, number
)
insert into content_publications (item_id, part, number, published_at, published_by)
select item_id, part, number, published_at, published_by from versions join parts using (item_id, part);

-- Nothing reads the cards of the pages any more; a version that still held them would seem to differ from the next.
update content_versions written
set body = jsonb_set(written.body, '{blocks}', (
  select jsonb_agg(case block ->> 'type' when 'consultations' then block - 'consultations' else block end order by place)
  from jsonb_array_elements(written.body -> 'blocks') with ordinality as blocks (block, place)))
from content_items item
where item.id = written.item_id and item.kind = 'page' and written.part <> 'facts'
  and written.body -> 'blocks' @> '[{"type": "consultations"}]';
