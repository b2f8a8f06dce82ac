const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const testUser = 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser'

/** What somebody is in the context of a launch. */
export type LaunchRole = 'instructor' | 'grader' | 'learner'

/** Short names and old URNs become URIs of the membership vocabulary; other roles stay as they are. */
function normalise(role: string): string {
  const urn = /^urn:lti:role:ims\/lis\/(\w+)(?:\/(\w+))?$/.exec(role)
  if (urn) return urn[2] === undefined ? `${membership}#${urn[1]}` : `${membership}/${urn[1]}#${urn[2]}`
  return /^\w+$/.test(role) ? `${membership}#${role}` : role
}

const instructors = [`${membership}#Instructor`, `${membership}#ContentDeveloper`]
const graders = [`${membership}#TeachingAssistant`, `${membership}/Instructor#Grader`]

/** Sub-roles of teaching assistants carry the word; some platforms write the sub-role below its own name. */
function isGrader(role: string): boolean {
  return (
    graders.includes(role) ||
    role.startsWith(`${membership}/Instructor#TeachingAssistant`) ||
    role.startsWith(`${membership}/TeachingAssistant#`)
  )
}

function isInstructor(role: string): boolean {
  return (
    instructors.includes(role) ||
    role.startsWith(`${membership}/Instructor#`) ||
    role.startsWith(`${membership}/ContentDeveloper#`)
  )
}

function isLearner(role: string): boolean {
  return role === `${membership}#Learner` || role.startsWith(`${membership}/Learner#`)
}

/**
 * The role of a launch in its context. Assistants usually carry the role of an instructor too, so they are looked for
 * first. Roles at the institution or in the platform give nothing here: its administrators do not become staff.
 */
export function roleOfLaunch(roles: readonly string[]): LaunchRole | null {
  const normal = roles.map(normalise)
  if (normal.some(isGrader)) return 'grader'
  if (normal.some(isInstructor)) return 'instructor'
  return normal.some(isLearner) ? 'learner' : null
}

/** Whether the platform's staff look at the tool as a learner. */
export function isTestUser(roles: readonly string[]): boolean {
  return roles.includes(testUser)
}
