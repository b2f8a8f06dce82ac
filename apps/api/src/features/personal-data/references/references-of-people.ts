import { deleted, doneBy, kept, leftOut, passing, type PersonReference } from './person-reference.ts'

const secret = 'A secret, kept as a hash or sealed, which says nothing about the person.'

/** Who somebody is, how they come in, what they hold and set. */
export const referencesOfPeople: readonly PersonReference[] = [
  {
    table: 'users',
    column: 'id',
    exported: {
      section: 'profile',
      columns: [
        'id',
        'user_name',
        'email',
        'first_name',
        'last_name',
        'uid',
        'puid',
        'timetable_number',
        'time_zone',
        'language',
        'created_at',
        'disabled_at',
        'erased_at',
        'is_demo',
      ],
      without: {
        columns: ['search_text', 'sort_name', 'client_key', 'created_by'],
        because: 'Worked out from the rest, or about how the row was made.',
      },
    },
    erased: { kind: 'apart', what: 'A pseudonym takes the place of names, addresses and numbers.' },
  },
  doneBy('users', 'created_by'),
  {
    table: 'identities',
    column: 'user_id',
    exported: { section: 'identities', columns: ['provider', 'subject', 'created_at'] },
    erased: deleted,
  },
  {
    table: 'passwords',
    column: 'user_id',
    exported: {
      section: 'password',
      columns: ['changed_at', 'failed_count', 'locked_until'],
      without: { columns: ['hash'], because: secret },
    },
    erased: deleted,
  },
  {
    table: 'second_factors',
    column: 'user_id',
    exported: {
      section: 'secondFactor',
      columns: ['created_at', 'failed_count', 'locked_until'],
      without: { columns: ['secret', 'last_step'], because: secret },
    },
    erased: deleted,
  },
  {
    table: 'recovery_codes',
    column: 'user_id',
    exported: {
      section: 'recoveryCodes',
      columns: ['used_at'],
      without: { columns: ['id', 'hash'], because: secret },
    },
    erased: deleted,
  },
  {
    table: 'passkeys',
    column: 'user_id',
    exported: {
      section: 'passkeys',
      columns: ['name', 'created_at', 'last_used_at', 'relying_party', 'transports'],
      without: {
        columns: ['id', 'credential_id', 'public_key', 'counter'],
        because: 'Names and keys that devices made up, which say nothing about the person.',
      },
    },
    erased: deleted,
  },
  passing('login_codes', 'user_id', secret),
  passing('login_codes', 'impersonator_user_id', secret),
  {
    table: 'account_links',
    column: 'user_id',
    exported: {
      section: 'accountLinks',
      columns: ['purpose', 'email', 'created_at', 'expires_at', 'used_at'],
      without: { columns: ['hash'], because: secret },
    },
    erased: deleted,
  },
  passing(
    'provider_sessions',
    'user_id',
    'Sealed tokens of other servers, for a month; the sign-in is among the sessions.',
  ),
  {
    table: 'sessions',
    column: 'user_id',
    exported: {
      section: 'sessions',
      columns: ['created_at', 'last_used_at', 'revoked_at', 'revoked_because', 'user_agent', 'address'],
      without: {
        columns: [
          'id',
          'client_id',
          'impersonator_user_id',
          'parent_session_id',
          'identity_provider_id',
          'session_key_hash',
          'is_end_told',
        ],
        because: 'Keys of the product’s own.',
      },
      // Browser and address are those of whoever acted as the person.
      where: 'impersonator_user_id is null',
    },
    erased: { kind: 'apart', what: 'All end; browsers and addresses are forgotten.' },
  },
  {
    table: 'sessions',
    column: 'impersonator_user_id',
    exported: leftOut('A session as somebody else is theirs; its beginning is among the acts.'),
    erased: { kind: 'apart', what: 'All end; browsers and addresses are forgotten.' },
  },
  {
    table: 'refresh_tokens',
    column: 'session_id',
    exported: leftOut(secret),
    erased: { kind: 'apart', what: 'They end with their sessions.' },
  },
  passing('login_codes', 'bound_session_id', secret),
  passing('login_codes', 'session_id', secret),
  doneBy('sessions', 'parent_session_id'),
  {
    table: 'global_roles',
    column: 'user_id',
    exported: {
      section: 'globalRoles',
      columns: ['role', 'granted_at'],
      without: { columns: ['id', 'granted_by', 'identity_provider_id'], because: 'About who granted it.' },
    },
    erased: deleted,
  },
  doneBy('global_roles', 'granted_by'),
  {
    table: 'invitations',
    column: 'user_id',
    exported: {
      section: 'invitations',
      columns: ['invited_at', 'sent_at', 'expires_at', 'withdrawn_at'],
      without: { columns: ['invited_by'], because: 'About who invited them.' },
    },
    erased: deleted,
  },
  doneBy('invitations', 'invited_by'),
  {
    table: 'calendar_feeds',
    column: 'user_id',
    exported: {
      section: 'calendar',
      columns: ['created_at', 'fetched_at', 'changed_at'],
      without: { columns: ['secret_hash', 'content_hash'], because: secret },
    },
    erased: deleted,
  },
  {
    table: 'letter_preferences',
    column: 'user_id',
    exported: { section: 'letterSettings', columns: ['kind', 'mode'] },
    erased: deleted,
  },
  {
    table: 'notices',
    column: 'user_id',
    exported: {
      section: 'letters',
      columns: ['kind', 'group_assessment_id', 'event_at', 'created_at', 'mailed_at', 'dropped_at'],
      without: {
        columns: ['id', 'event_key', 'claimed_at', 'handed_at', 'failures', 'try_at'],
        because: 'How the sending goes.',
      },
    },
    erased: deleted,
  },
  {
    table: 'api_tokens',
    column: 'created_by',
    exported: {
      section: 'apiTokens',
      columns: ['name', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'],
      without: { columns: ['id', 'secret_hash', 'revoked_by'], because: secret },
    },
    erased: { kind: 'blanked', set: { revoked_at: 'coalesce(t.revoked_at, now())' } },
  },
  doneBy('api_tokens', 'revoked_by'),
  doneBy('webhooks', 'created_by'),
  {
    table: 'scim_users',
    column: 'user_id',
    exported: {
      section: 'scim',
      columns: ['user_name', 'external_id', 'is_active', 'has_disabled', 'created_at', 'changed_at'],
    },
    erased: deleted,
  },
  doneBy('people_imports', 'created_by'),
  passing('people_import_rows', 'user_id', 'A line of a file that somebody else read in, which is gone after 30 days.'),
  passing('personal_data_files', 'user_id', 'The file itself, and a former one.'),
  doneBy('personal_data_files', 'requested_by'),
  {
    table: 'audit_events',
    column: 'actor_user_id',
    exported: {
      section: 'acts',
      columns: ['at', 'action', 'entity_type', 'entity_id', 'address'],
      without: {
        columns: ['id', 'actor_user_id', 'impersonator_user_id', 'before', 'after', 'trace_id', 'api_token_id'],
        because: 'What was changed may be data of other people.',
      },
      // Who acted as the person came from an address of their own.
      where: 'impersonator_user_id is null',
    },
    erased: { kind: 'writtenOnce', what: 'The log keeps what was done and when; network addresses go.' },
  },
  {
    table: 'audit_events',
    column: 'impersonator_user_id',
    exported: {
      section: 'actsAsOthers',
      columns: ['at', 'action', 'entity_type', 'address'],
      without: {
        columns: ['id', 'actor_user_id', 'entity_id', 'before', 'after', 'trace_id', 'api_token_id'],
        because: 'It is data of the person they acted as.',
      },
    },
    erased: { kind: 'writtenOnce', what: 'The log keeps what was done and when; network addresses go.' },
  },
  {
    table: 'audit_events',
    column: 'entity_id',
    exported: {
      section: 'actsOnTheAccount',
      columns: ['at', 'action', 'before', 'after'],
      without: {
        columns: ['id', 'actor_user_id', 'impersonator_user_id', 'entity_type', 'trace_id', 'address', 'api_token_id'],
        because: 'About who did it.',
      },
      where: `entity_type = 'user'`,
    },
    erased: { kind: 'writtenOnce', what: 'Names, addresses and numbers leave what was changed.' },
  },
  {
    table: 'configuration',
    column: 'value',
    exported: leftOut('Who may come in during downtime is a setting of the installation.'),
    erased: kept('A number that names nobody any more.'),
  },
]
