-- Names and addresses have common letters: in an index of both, each reads the lists of the other.
drop index search_terms_trigram;
create index search_terms_names on search_terms using gin (folded gin_trgm_ops) where match = 'name';
create index search_terms_emails on search_terms using gin (folded gin_trgm_ops) where match = 'email';
drop index account_terms_trigram;
create index account_terms_names on account_terms using gin (folded gin_trgm_ops) where match = 'name';
create index account_terms_emails on account_terms using gin (folded gin_trgm_ops) where match = 'email';
