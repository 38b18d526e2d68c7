-- The time of a look changes with every look: with room on the page the row is written beside itself, and no index is touched.
alter table case_looks set (fillfactor = 85);
