-- What is offered to whoever says that this was not what they asked: other questions, and a message to a person.
alter table advisor_turns add column otherwise jsonb not null default '{"choices": [], "draft": ""}';
-- The office judges single sentences and sources; a correction becomes a question of the site only by the owner's review.
alter table advisor_turns add column judgements jsonb not null default '[]';
alter table advisor_turns add column adopted_as uuid references content_items on delete set null;
create index advisor_turns_adopted on advisor_turns (adopted_as) where adopted_as is not null;

-- What the assistant looks articles and questions up by: one row for each section, its words folded and without endings.
create table advisor_passages (
  language text not null check (language in ('en', 'fa')),
  kind text not null check (kind in ('article', 'question')),
  slug text not null,
  place integer not null,
  words tsvector not null,
  primary key (language, kind, slug, place)
);
create index advisor_passages_by_words on advisor_passages using gin (words);

-- The version and day of the content that the passages were made of.
create table advisor_index (
  is_only boolean primary key default true check (is_only),
  stamp text not null
);
insert into advisor_index (stamp) values ('');
