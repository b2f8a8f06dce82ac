import type { GlobalRole } from '@isomorph/access'

/** What a role means, in a sentence for whoever grants it. */
export const roleExplanations: Readonly<Record<GlobalRole, string>> = {
  SuperAdmin: 'May do everything, including the settings of the installation and the roles of other Super Admins.',
  Admin:
    'Finds and changes people, grants roles, and reads every course, problem and assessment. The settings of the ' +
    'installation, its identity providers and Super Admins are beyond them.',
  Creator: 'Makes courses, and the assessments, problems and shared libraries for them.',
  AssessmentCreator: 'Makes assessments from problems that were shared with them.',
  ProblemCreator: 'Makes problems and shared libraries.',
  AiProblemCreator: 'Makes problems, also by describing them in a prompt.',
}
