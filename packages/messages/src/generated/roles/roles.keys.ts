// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface RolesMessages {
  /** Admins */
  readonly 'roles.admin.many': undefined
  /** Finds and changes people, grants roles, and reads every course, problem and assessment. The settings of the installation, its identity providers and Super Admins are beyond them. */
  readonly 'roles.admin.means': undefined
  /** Admin */
  readonly 'roles.admin.name': undefined
  /** an Admin */
  readonly 'roles.admin.one': undefined
  /** AI Problem Creators */
  readonly 'roles.aiProblemCreator.many': undefined
  /** Makes problems, also by describing them in a prompt. */
  readonly 'roles.aiProblemCreator.means': undefined
  /** AI Problem Creator */
  readonly 'roles.aiProblemCreator.name': undefined
  /** an AI Problem Creator */
  readonly 'roles.aiProblemCreator.one': undefined
  /** Assessment Creators */
  readonly 'roles.assessmentCreator.many': undefined
  /** Makes assessments from problems that were shared with them. */
  readonly 'roles.assessmentCreator.means': undefined
  /** Assessment Creator */
  readonly 'roles.assessmentCreator.name': undefined
  /** an Assessment Creator */
  readonly 'roles.assessmentCreator.one': undefined
  /** Creators */
  readonly 'roles.creator.many': undefined
  /** Makes courses, and the assessments, problems and shared libraries for them. */
  readonly 'roles.creator.means': undefined
  /** Creator */
  readonly 'roles.creator.name': undefined
  /** a Creator */
  readonly 'roles.creator.one': undefined
  /** Grader */
  readonly 'roles.grader.name': undefined
  /** a Grader */
  readonly 'roles.grader.one': undefined
  /** Instructor */
  readonly 'roles.instructor.name': undefined
  /** an Instructor */
  readonly 'roles.instructor.one': undefined
  /** Problem Creators */
  readonly 'roles.problemCreator.many': undefined
  /** Makes problems and shared libraries. */
  readonly 'roles.problemCreator.means': undefined
  /** Problem Creator */
  readonly 'roles.problemCreator.name': undefined
  /** a Problem Creator */
  readonly 'roles.problemCreator.one': undefined
  /** Student */
  readonly 'roles.student.name': undefined
  /** a Student */
  readonly 'roles.student.one': undefined
  /** Super Admins */
  readonly 'roles.superAdmin.many': undefined
  /** May do everything, including the settings of the installation and the roles of other Super Admins. */
  readonly 'roles.superAdmin.means': undefined
  /** Super Admin */
  readonly 'roles.superAdmin.name': undefined
  /** a Super Admin */
  readonly 'roles.superAdmin.one': undefined
}
