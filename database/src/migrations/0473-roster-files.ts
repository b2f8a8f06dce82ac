import { sql, type Kysely } from 'kysely'

/** Timetables whose classes and people come from files that administrators hand in (OneRoster). */
export async function takeRosterFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    lock table external_providers in access exclusive mode;
    alter table external_providers
      drop constraint external_providers_product_check,
      add constraint external_providers_product_check check (case type
        when 'lti' then product in ('moodle', 'canvas', 'brightspace', 'blackboard', 'sakai', 'other')
        else (product = 'unitime' and address <> '') or (product = 'oneroster' and address = '') end);
    create table roster_files (
      external_provider_id bigint primary key references external_providers on delete restrict,
      file_name text not null,
      number_column text not null check (number_column in ('identifier', 'username', 'sourcedId', 'userIds')),
      uploaded_by bigint not null references users on delete restrict,
      uploaded_at timestamptz not null default now(),
      without_number integer not null
    );
    create table roster_file_terms (
      id bigint generated always as identity primary key,
      external_provider_id bigint not null references external_providers on delete restrict,
      sourced_id text not null,
      title text not null,
      first_day date not null,
      last_day date not null,
      constraint roster_file_terms_key unique (external_provider_id, sourced_id)
    );
    create table roster_file_classes (
      id bigint generated always as identity primary key,
      roster_file_term_id bigint not null references roster_file_terms on delete cascade,
      sourced_id text not null,
      title text not null,
      course_code text not null,
      course_title text not null,
      constraint roster_file_classes_key unique (roster_file_term_id, sourced_id)
    );
    create table roster_file_people (
      roster_file_class_id bigint not null references roster_file_classes on delete cascade,
      number text not null,
      role text not null check (role in ('GroupLearner', 'GroupGrader', 'GroupOwner')),
      first_name text not null,
      last_name text not null,
      email text not null,
      primary key (roster_file_class_id, number, role)
    );
    create index roster_file_people_number_idx on roster_file_people (number)
      where role <> 'GroupLearner'`.execute(db)
}
