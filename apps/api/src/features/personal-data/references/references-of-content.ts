import { deleted, doneBy, kept, leftOut, passing, type PersonReference } from './person-reference.ts'

const ofTheInstitution = kept(
  'Problems, assessments and courses are the institution’s, and in use; the author is a number.',
)

const exceptLastOwner = {
  kind: 'apart',
  what: 'Roles go, but for that of the only owner: there administrators can make somebody else one.',
} as const

/** What somebody wrote, holds and uploaded. */
export const referencesOfContent: readonly PersonReference[] = [
  {
    table: 'problems',
    column: 'created_by',
    exported: {
      section: 'problems',
      columns: [
        'id',
        'name',
        'tags',
        'licence',
        'licence_text',
        'attribution',
        'created_at',
        'changed_at',
        'deleted_at',
      ],
      without: {
        columns: [
          'short_statement',
          'head_revision_id',
          'largest_used_id',
          'origin_revision_id',
          'origin_author_ids',
          'origin_licence',
          'merged_revision_id',
          'client_key',
          'search_text',
          'is_drafted_by_ai',
          'answer_types',
          'created_by',
        ],
        because: 'The content is downloaded in the editor.',
      },
    },
    erased: ofTheInstitution,
  },
  {
    table: 'problems',
    column: 'origin_author_ids',
    exported: leftOut('It says from whom a problem of somebody else was copied.'),
    erased: ofTheInstitution,
  },
  {
    table: 'problem_revisions',
    column: 'created_by',
    exported: {
      section: 'problemVersions',
      columns: ['problem_id', 'number', 'created_at'],
      without: {
        columns: ['id', 'format', 'content', 'content_hash', 'validation_level', 'findings', 'created_by'],
        because: 'The content is downloaded in the editor.',
      },
    },
    erased: ofTheInstitution,
  },
  {
    table: 'assessments',
    column: 'created_by',
    exported: {
      section: 'assessments',
      columns: ['id', 'name', 'created_at', 'changed_at', 'deleted_at'],
      without: {
        columns: ['head_revision_id', 'origin_revision_id', 'client_key', 'search_text', 'created_by'],
        because: 'Keys of the product’s own.',
      },
    },
    erased: ofTheInstitution,
  },
  {
    table: 'assessment_revisions',
    column: 'created_by',
    exported: {
      section: 'assessmentVersions',
      columns: ['assessment_id', 'number', 'created_at'],
      without: {
        columns: ['id', 'format', 'content', 'content_hash', 'created_by'],
        because: 'It is seen in the editor.',
      },
    },
    erased: ofTheInstitution,
  },
  {
    table: 'shared_libraries',
    column: 'created_by',
    exported: {
      section: 'sharedLibraries',
      columns: ['id', 'name', 'description', 'created_at', 'changed_at', 'deleted_at'],
      without: { columns: ['client_key', 'search_text', 'created_by'], because: 'Keys of the product’s own.' },
    },
    erased: ofTheInstitution,
  },
  {
    table: 'problem_user_roles',
    column: 'user_id',
    exported: { section: 'problemRoles', columns: ['problem_id', 'role', 'created_at'] },
    erased: exceptLastOwner,
  },
  {
    table: 'assessment_user_roles',
    column: 'user_id',
    exported: { section: 'assessmentRoles', columns: ['assessment_id', 'role', 'created_at'] },
    erased: exceptLastOwner,
  },
  {
    table: 'shared_library_user_roles',
    column: 'user_id',
    exported: { section: 'sharedLibraryRoles', columns: ['shared_library_id', 'role', 'created_at'] },
    erased: exceptLastOwner,
  },
  {
    table: 'problem_drafts',
    column: 'user_id',
    exported: {
      section: 'problemDrafts',
      columns: ['problem_id', 'name', 'work', 'saved_at'],
      without: { columns: ['id', 'draft_key', 'version'], because: 'Keys of the product’s own.' },
    },
    erased: deleted,
  },
  {
    table: 'problem_prompts',
    column: 'user_id',
    exported: {
      section: 'problemPrompts',
      columns: ['prompt', 'question_kinds', 'state', 'reason', 'draft', 'created_at', 'ended_at'],
      without: {
        columns: [
          'id',
          'client_key',
          'failed_step',
          'model',
          'repairs',
          'tokens',
          'held_until',
          'tries',
          'dismissed_at',
        ],
        because: 'How the drafting went.',
      },
    },
    // The row counts in the tokens of the month.
    erased: { kind: 'blanked', set: { prompt: `''`, draft: 'null', reason: `''` } },
  },
  passing('editor_presence', 'user_id', 'Pages that are open at this moment.'),
  {
    table: 'files',
    column: 'created_by',
    exported: {
      section: 'figures',
      columns: ['name', 'content_type', 'byte_size', 'width', 'height', 'is_public', 'created_at'],
    },
    erased: ofTheInstitution,
  },
  doneBy('groups', 'created_by'),
  doneBy('group_assessments', 'created_by'),
  {
    table: 'announcements',
    column: 'created_by',
    exported: {
      section: 'announcements',
      columns: ['group_assessment_id', 'item_key', 'text', 'is_urgent', 'created_at', 'withdrawn_at'],
      without: {
        columns: ['id', 'client_key', 'user_ids', 'withdrawn_by', 'change_number', 'created_by'],
        because: 'Whom it was for is about others.',
      },
    },
    erased: kept('Words of a course to its learners, which they were told.'),
  },
  doneBy('announcements', 'withdrawn_by'),
  {
    table: 'announcements',
    column: 'user_ids',
    exported: leftOut('Words of staff; that the person has read them is among the receipts.'),
    erased: kept('A number that names nobody any more.'),
  },
  doneBy('lti_registrations', 'created_by'),
  doneBy('roster_syncs', 'requested_by'),
  doneBy('roster_syncs', 'confirmed_by'),
  doneBy('roster_files', 'uploaded_by'),
  {
    table: 'roster_syncs',
    column: 'people',
    exported: leftOut('Names of a roster, of which those of the person are in their profile.'),
    erased: { kind: 'apart', what: 'Entries with the name leave the reports.' },
  },
]
