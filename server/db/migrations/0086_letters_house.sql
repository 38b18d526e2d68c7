-- A letter carries the firm's name from the day it was written; those written before were all from Rahnama.
update mails
set letter = letter || jsonb_build_object('house', case language when 'fa' then 'راهنما' else 'Rahnama' end)
where not letter ? 'house';
