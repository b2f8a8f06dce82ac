import { sql, type Kysely } from 'kysely'

/** Terms, groups, their rosters, and what is granted to single people. */
export async function createGroups(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table external_terms (
      id bigint generated always as identity primary key,
      name text not null unique,
      start_date timestamptz not null,
      end_date timestamptz not null check (end_date > start_date)
    );

    create table groups (
      id bigint generated always as identity primary key,
      name text not null,
      external_term_id bigint references external_terms on delete restrict,
      start_date timestamptz,
      end_date timestamptz,
      created_by bigint not null references users on delete restrict,
      client_key uuid,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      deleted_at timestamptz,
      unique (created_by, client_key)
    );

    create table group_user_roles (
      id bigint generated always as identity primary key,
      group_id bigint not null references groups on delete restrict,
      user_id bigint not null references users on delete restrict,
      role text not null check (role in ('GroupOwner', 'GroupGrader', 'GroupLearner')),
      external_group_id bigint,
      created_at timestamptz not null default now(),
      constraint group_user_roles_key unique nulls not distinct (group_id, user_id, role, external_group_id)
    );
    create index group_user_roles_user_id_idx on group_user_roles (user_id);

    create table accommodations (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete restrict,
      group_id bigint references groups on delete restrict,
      group_assessment_id bigint,
      timer_multiplier numeric(6,3) check (timer_multiplier >= 1),
      extra_seconds integer check (extra_seconds >= 0),
      window_extra_seconds integer check (window_extra_seconds >= 0),
      opens_at timestamptz,
      due_at timestamptz,
      closes_at timestamptz,
      attempts_allowed integer check (attempts_allowed > 0),
      lockdown_exempt boolean,
      is_excused boolean,
      reason text not null default '',
      constraint accommodations_key unique nulls not distinct (user_id, group_id, group_assessment_id)
    );
    create index accommodations_group_id_idx on accommodations (group_id);

    -- Whoever changes a roster holds the group's row, so two changes at once cannot pass each other's check.
    create function refuse_learner_who_is_staff() returns trigger language plpgsql as $$
    begin
      perform 1 from groups where id = new.group_id for no key update;
      if exists (
        select from group_user_roles r
         where r.group_id = new.group_id and r.user_id = new.user_id and r.id <> new.id
           and (r.role = 'GroupLearner') <> (new.role = 'GroupLearner')
      ) then
        raise exception 'A learner cannot be staff of the same group.'
          using errcode = '23514', constraint = 'group_user_roles_learner_or_staff';
      end if;
      return new;
    end $$;
    create trigger group_user_roles_learner_or_staff after insert or update on group_user_roles
      for each row execute function refuse_learner_who_is_staff();

    create function refuse_group_without_owner() returns trigger language plpgsql as $$
    begin
      perform 1 from groups where id = old.group_id for no key update;
      if not exists (select from group_user_roles where group_id = old.group_id and role = 'GroupOwner') then
        raise exception 'The last owner of a group stays.' using errcode = '23514', constraint = 'groups_last_owner';
      end if;
      return null;
    end $$;
    create constraint trigger groups_last_owner after update or delete on group_user_roles
      deferrable initially deferred for each row
      when (old.role = 'GroupOwner') execute function refuse_group_without_owner()`.execute(db)
}
