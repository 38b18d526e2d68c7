-- Since when the client had waited for this answer: a reply that is taken back gives it back.
alter table messages add column waited_since timestamptz;
