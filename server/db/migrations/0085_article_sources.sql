-- Sources are named in the reader's language: they move from the facts both languages share into each text.
update content_versions written
set body = written.body || jsonb_build_object('sources', facts.body -> 'sources')
from content_items item
join lateral (
  select body from content_versions where item_id = item.id and part = 'facts' order by number desc limit 1
) facts on facts.body ? 'sources'
where item.kind = 'article' and written.item_id = item.id and written.part <> 'facts';

update content_versions facts
set body = facts.body - 'sources'
from content_items item
where item.kind = 'article' and facts.item_id = item.id and facts.part = 'facts';
