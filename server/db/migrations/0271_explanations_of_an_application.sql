-- What is explained in one application is no document in another: each program has its own explanation.
create table document_explanations (
  document_id uuid not null references documents on delete cascade,
  program text not null,
  explanation text not null,
  said_at timestamptz not null,
  primary key (document_id, program)
);

insert into document_explanations (document_id, program, explanation, said_at)
select distinct documents.id, applications.program, cannot_get, cannot_get_at
from documents join applications on applications.user_id = documents.user_id
where cannot_get is not null and applications.closed_at is null;

alter table documents drop column cannot_get, drop column cannot_get_at;
