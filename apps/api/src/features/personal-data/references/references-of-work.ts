import { deleted, doneBy, inSittings, kept, leftOut, passing, type PersonReference } from './person-reference.ts'

const marks = kept('Marks stay, under a number that names nobody: totals and statistics hold.')
const blankText = {
  kind: 'writtenOnce',
  what: 'Words of the learner and about them go; formulas and marks stay.',
} as const

/** What somebody did in courses, and what was granted and answered to them. */
export const referencesOfWork: readonly PersonReference[] = [
  {
    table: 'group_user_roles',
    column: 'user_id',
    exported: {
      section: 'courses',
      columns: ['group_id', 'role', 'created_at'],
      without: { columns: ['id', 'external_group_id'], because: 'Keys of the product’s own.' },
    },
    erased: {
      kind: 'apart',
      what: 'Learners stay in the course, so that its figures hold; other roles go, but for that of the only instructor.',
    },
  },
  {
    table: 'accommodations',
    column: 'user_id',
    exported: {
      section: 'accommodations',
      columns: [
        'group_id',
        'group_assessment_id',
        'timer_multiplier',
        'extra_seconds',
        'window_extra_seconds',
        'opens_at',
        'due_at',
        'closes_at',
        'attempts_allowed',
        'lockdown_exempt',
        'is_excused',
        'is_untimed',
        'extra_attempts',
        'break_seconds',
        'expires_at',
        'reason',
      ],
      without: { columns: ['id', 'version'], because: 'Keys of the product’s own.' },
    },
    erased: { kind: 'blanked', set: { reason: `''` } },
  },
  {
    table: 'accommodation_changes',
    column: 'user_id',
    exported: {
      section: 'accommodationChanges',
      columns: ['group_id', 'group_assessment_id', 'fields', 'reason', 'at'],
      without: { columns: ['id', 'version', 'changed_by'], because: 'About who changed it.' },
    },
    erased: blankText,
  },
  doneBy('accommodation_changes', 'changed_by'),
  {
    table: 'learner_statuses',
    column: 'user_id',
    exported: leftOut('It is in the sittings.'),
    erased: marks,
  },
  {
    table: 'learner_status_events',
    column: 'user_id',
    exported: {
      section: 'sittingEvents',
      columns: ['group_assessment_id', 'kind', 'at', 'client_at', 'detail'],
      without: { columns: ['id', 'actor_user_id', 'client_key'], because: 'About who did it.' },
    },
    erased: kept('When something was begun and ended, under a number that names nobody.'),
  },
  doneBy('learner_status_events', 'actor_user_id'),
  doneBy('status_acts', 'acted_by'),
  {
    table: 'announcement_receipts',
    column: 'user_id',
    exported: { section: 'announcementsRead', columns: ['announcement_id', 'seen_at'] },
    erased: kept('Without it the count of those who read is wrong.'),
  },
  passing('learner_presence', 'user_id', 'Pages that are open at this moment.'),
  passing('learner_presence', 'session_id', 'Pages that are open at this moment.'),
  passing('learner_presence', 'problem_instance_id', 'Pages that are open at this moment.'),
  {
    table: 'access_code_tries',
    column: 'user_id',
    exported: {
      section: 'accessCodeTries',
      columns: ['group_assessment_id', 'failures', 'last_at', 'locked_until'],
      without: { columns: ['access_code_hash'], because: 'A secret of the course.' },
    },
    erased: deleted,
  },
  {
    table: 'lockdown_launches',
    column: 'user_id',
    exported: {
      section: 'lockdownLaunches',
      columns: ['group_assessment_id', 'kind', 'created_at', 'fetched_at'],
      without: {
        columns: ['id', 'secret_hash', 'configuration_sealed', 'config_key', 'challenge', 'answered_session_id'],
        because: 'Secrets of the lockdown browser.',
      },
    },
    erased: deleted,
  },
  passing('lockdown_launches', 'answered_session_id', 'Secrets of the lockdown browser.'),
  {
    table: 'lockdown_marks',
    column: 'user_id',
    exported: {
      section: 'lockdownMarks',
      columns: ['group_assessment_id', 'client', 'verified_at', 'expires_at'],
      without: { columns: ['session_id'], because: 'Keys of the product’s own.' },
    },
    erased: deleted,
  },
  passing('lockdown_marks', 'session_id', 'It is listed by its person.'),

  { table: 'problem_instances', column: 'user_id', exported: leftOut('It is in the sittings.'), erased: marks },
  inSittings('attempts', 'problem_instance_id', marks),
  inSittings('attempts', 'actor_user_id', marks),
  inSittings('responses', 'problem_instance_id', blankText),
  doneBy('responses', 'marked_by'),
  {
    table: 'superseded_markings',
    column: 'problem_instance_id',
    exported: leftOut('Markings that count no more, some of which were never released.'),
    erased: blankText,
  },
  doneBy('superseded_markings', 'marked_by'),
  inSittings('results', 'user_id', marks),
  inSittings('results', 'problem_instance_id', marks),
  inSittings('scores', 'user_id', marks),
  inSittings('overrides', 'user_id', blankText),
  doneBy('overrides', 'created_by'),
  doneBy('overrides', 'withdrawn_by'),
  inSittings('late_evidence', 'problem_instance_id', blankText),
  doneBy('late_evidence', 'decided_by'),
  {
    ...inSittings('drafts', 'problem_instance_id', { kind: 'apart', what: 'What was typed and never submitted goes.' }),
  },
  {
    table: 'draft_journal',
    column: 'problem_instance_id',
    exported: leftOut('Every step of what was typed, the last of which is in the sittings.'),
    erased: { kind: 'writtenOnce', what: 'All of it goes.' },
  },
  {
    table: 'scoring_tasks',
    column: 'problem_instance_id',
    exported: leftOut('Which answers wait for a person is not told to learners before it is released.'),
    erased: marks,
  },
  doneBy('scoring_tasks', 'claimed_by'),
  inSittings('appeals', 'user_id', { kind: 'blanked', set: { text: `''`, answer: `''` } }),
  inSittings('appeals', 'problem_instance_id', { kind: 'blanked', set: { text: `''`, answer: `''` } }),
  doneBy('appeals', 'answered_by'),
  {
    table: 'learner_codes',
    column: 'user_id',
    exported: leftOut('It would say who stands behind a code name while answers are marked without names.'),
    erased: kept('A code name that names nobody.'),
  },
  doneBy('rubric_versions', 'created_by'),
  doneBy('grader_marks', 'grader_id'),
  {
    table: 'grader_marks',
    column: 'problem_instance_id',
    exported: leftOut('What a grader chose; what comes of it is in the sittings.'),
    erased: marks,
  },
  doneBy('double_marks', 'grader_id'),
  {
    table: 'double_marks',
    column: 'problem_instance_id',
    exported: leftOut('What each of two graders gave; what comes of it is in the sittings.'),
    erased: blankText,
  },
  doneBy('cluster_decisions', 'created_by'),
  doneBy('cluster_decisions', 'withdrawn_by'),
  {
    table: 'comment_snippets',
    column: 'user_id',
    exported: {
      section: 'commentSnippets',
      columns: ['group_assessment_id', 'item_key', 'question_key', 'texts'],
    },
    erased: deleted,
  },
  doneBy('regrade_runs', 'created_by'),
  { ...doneBy('regrade_runs', 'undone_by'), exported: leftOut('A regrade, and no person.') },
  {
    table: 'regrade_results',
    column: 'problem_instance_id',
    exported: leftOut('What a regrade would change; what it has changed is in the sittings.'),
    erased: marks,
  },
  {
    table: 'regrade_changes',
    column: 'problem_instance_id',
    exported: leftOut('What a regrade would change; what it has changed is in the sittings.'),
    erased: blankText,
  },
  {
    table: 'lti_launches',
    column: 'user_id',
    exported: {
      section: 'launches',
      columns: ['role', 'is_test', 'other_name', 'created_at'],
      without: {
        columns: ['id', 'lti_resource_link_id', 'external_group_id', 'deep_linking', 'answered_at', 'return_url'],
        because: 'How the platform is answered.',
      },
    },
    erased: deleted,
  },
  {
    table: 'exchanges',
    column: 'user_id',
    exported: {
      section: 'exchanges',
      columns: ['at', 'direction', 'kind', 'outcome', 'group_id', 'group_assessment_id', 'summary', 'detail'],
      without: {
        columns: ['id', 'external_provider_id', 'external_group_id', 'trace_id', 'next_try_at', 'search_text'],
        because: 'Keys of the product’s own.',
      },
    },
    erased: deleted,
  },
  {
    table: 'grade_pushes',
    column: 'user_id',
    exported: {
      section: 'gradesSent',
      columns: ['state', 'sent', 'sent_at', 'read_points', 'read_maximum'],
      without: {
        columns: ['line_item_id', 'refused', 'last_timestamp', 'last_error', 'is_read'],
        because: 'How the sending goes.',
      },
    },
    erased: deleted,
  },
  {
    table: 'paper_sheets',
    column: 'user_id',
    exported: {
      section: 'paperSheets',
      columns: ['group_assessment_id', 'number', 'version', 'code', 'entered_at', 'created_at'],
      without: {
        columns: ['id', 'delivery_number', 'entered_by', 'created_by'],
        because: 'Keys of the product’s own, and who printed and entered it.',
      },
    },
    erased: marks,
  },
  doneBy('paper_sheets', 'entered_by'),
  doneBy('paper_sheets', 'created_by'),
]
