import { sql, type Kysely } from 'kysely'

/** Learning platforms as administrators set them up, and our keys towards them. */
export async function createExternalProviders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table external_providers (
      id bigint generated always as identity primary key,
      type text not null check (type in ('lti')),
      name text not null,
      product text not null check (product in ('moodle', 'canvas', 'brightspace', 'blackboard', 'sakai', 'other')),
      is_enabled boolean not null default true,
      platform_url text not null default '',
      issuer text not null,
      client_id text not null,
      authorization_url text not null,
      token_url text not null,
      token_audience text not null default '',
      jwks_url text not null,
      is_email_trusted boolean not null default false,
      may_instructors_create boolean not null default false,
      puid_claim text not null default 'none' check (puid_claim in ('none', 'custom', 'sourcedId')),
      changed_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create unique index external_providers_name_key on external_providers (lower(name)) where deleted_at is null;
    create unique index external_providers_registration_key on external_providers (issuer, client_id)
      where deleted_at is null;

    create table lti_deployments (
      id bigint generated always as identity primary key,
      external_provider_id bigint not null references external_providers on delete restrict,
      deployment_id text not null check (char_length(deployment_id) between 1 and 255),
      is_enabled boolean not null default true,
      constraint lti_deployments_key unique (external_provider_id, deployment_id)
    );

    create table lti_keys (
      id bigint generated always as identity primary key,
      public_key jsonb not null,
      private_key bytea not null,
      created_at timestamptz not null default now(),
      retired_at timestamptz
    );
    create unique index lti_keys_current_idx on lti_keys ((true)) where retired_at is null`.execute(db)
}

/** Launches on their way, what they led to, and the courses and assessments that contexts and links are connected to. */
export async function createLtiLaunches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lti_logins (
      state_hash bytea primary key,
      binding_hash bytea not null,
      external_provider_id bigint not null references external_providers on delete cascade,
      nonce text not null,
      target_link_uri text not null,
      deployment_id text,
      parameters jsonb not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index lti_logins_expires_at_idx on lti_logins (expires_at);

    create table external_groups (
      id bigint generated always as identity primary key,
      lti_deployment_id bigint not null references lti_deployments on delete restrict,
      context_id text not null,
      title text not null default '',
      label text not null default '',
      group_id bigint references groups on delete restrict,
      constraint external_groups_key unique (lti_deployment_id, context_id)
    );
    create index external_groups_group_id_idx on external_groups (group_id) where group_id is not null;
    alter table group_user_roles
      add constraint group_user_roles_external_group_id_fkey
        foreign key (external_group_id) references external_groups on delete restrict;
    create index group_user_roles_external_group_id_idx on group_user_roles (external_group_id)
      where external_group_id is not null;

    create table lti_resource_links (
      id bigint generated always as identity primary key,
      external_group_id bigint not null references external_groups on delete restrict,
      resource_link_id text not null,
      title text not null default '',
      group_assessment_id bigint references group_assessments on delete restrict,
      constraint lti_resource_links_key unique (external_group_id, resource_link_id)
    );
    create index lti_resource_links_group_assessment_id_idx on lti_resource_links (group_assessment_id)
      where group_assessment_id is not null;

    create table lti_launches (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete restrict,
      lti_resource_link_id bigint not null references lti_resource_links on delete restrict,
      role text check (role in ('instructor', 'grader', 'learner')),
      is_test boolean not null default false,
      return_url text,
      created_at timestamptz not null default now()
    );
    create index lti_launches_user_id_idx on lti_launches (user_id);
    create index lti_launches_created_at_idx on lti_launches (created_at);
    create index lti_launches_lti_resource_link_id_idx on lti_launches (lti_resource_link_id)`.execute(db)
}
