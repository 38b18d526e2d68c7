-- Cases that somebody opened last, without reading everybody's.
create index case_looks_by_user on case_looks (user_id, looked_at desc);
