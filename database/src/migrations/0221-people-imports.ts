import { sql, type Kysely } from 'kysely'

/** Files of people, row by row, between looking at them and applying them. */
export async function createPeopleImports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table people_imports (
      id bigint generated always as identity primary key,
      group_id bigint references groups on delete restrict,
      file_name text not null,
      encoding text not null,
      creates_people boolean not null,
      status text not null default 'ready' check (status in ('ready', 'applying', 'applied')),
      row_count integer not null,
      done_count integer not null default 0,
      failure text not null default '',
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      applied_at timestamptz
    );
    create index people_imports_created_at_idx on people_imports (created_at);

    create table people_import_rows (
      import_id bigint not null references people_imports on delete cascade,
      line integer not null,
      email text not null,
      first_name text not null,
      last_name text not null,
      uid text not null,
      puid text not null,
      user_name text not null,
      role text check (role in ('GroupOwner', 'GroupGrader', 'GroupLearner')),
      -- What is wrong with the row itself, whoever is known here.
      faults text[] not null,
      outcome text not null default 'trouble' check (outcome in ('new', 'changed', 'known', 'trouble')),
      user_id bigint references users on delete restrict,
      changes jsonb not null default '[]',
      reasons text[] not null default '{}',
      primary key (import_id, line)
    );
    create index people_import_rows_outcome_idx on people_import_rows (import_id, outcome, line)`.execute(db)
}
