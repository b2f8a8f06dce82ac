// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface LtiLaunchMessages {
  /** Your platform has got them. To add more, begin again in your course there. */
  readonly 'lti-launch.answered.explain': undefined
  /** The links were sent */
  readonly 'lti-launch.answered.title': undefined
  /** Back to {provider} */
  readonly 'lti-launch.back': { readonly provider: string }
  /** Assessment */
  readonly 'lti-launch.choose.assessment': undefined
  /** The link opens it for everybody in the course. */
  readonly 'lti-launch.choose.explain': undefined
  /** {course} has no assessment yet. Add one to the course, then open the link again. */
  readonly 'lti-launch.choose.none': { readonly course: string }
  /** Choose an assessment */
  readonly 'lti-launch.choose.title': undefined
  /** Go to the course */
  readonly 'lti-launch.choose.toCourse': undefined
  /** Use this assessment */
  readonly 'lti-launch.choose.use': undefined
  /** Connect */
  readonly 'lti-launch.connect.connect': undefined
  /** Course here */
  readonly 'lti-launch.connect.course': undefined
  /** Students who open links in {course} join the course that you choose here, with the role that {provider} gives them. */
  readonly 'lti-launch.connect.explain': { readonly course: string; readonly provider: string }
  /** Students who open links in this course join the course that you choose here, with the role that {provider} gives them. */
  readonly 'lti-launch.connect.explainThis': { readonly provider: string }
  /** Name of the new course */
  readonly 'lti-launch.connect.name': undefined
  /** A new course */
  readonly 'lti-launch.connect.new': undefined
  /** You have no course here and may not make one. Ask an administrator of this site to make you a Creator, or an instructor to add you to a course; then open the link again. */
  readonly 'lti-launch.connect.nothing': undefined
  /** Connect this course */
  readonly 'lti-launch.connect.title': undefined
  /** Add to the course */
  readonly 'lti-launch.links.add': undefined
  /** Cancel */
  readonly 'lti-launch.links.cancel': undefined
  /** The platform gets a link to each, with its title, points and dates, and a column in the gradebook where it makes one. */
  readonly 'lti-launch.links.explain': undefined
  /** {course} has no assessment yet. Add one to the course, then begin again. */
  readonly 'lti-launch.links.none': { readonly course: string }
  /** The course has no assessment yet. Add one to the course, then begin again. */
  readonly 'lti-launch.links.noneInCourse': undefined
  /** One assessment */
  readonly 'lti-launch.links.one': undefined
  /** Assessments */
  readonly 'lti-launch.links.several': undefined
  /** Add assessments */
  readonly 'lti-launch.links.title': undefined
  /** Your platform does not say that you are a student or teach there. Ask the instructor of the course to add you. */
  readonly 'lti-launch.noRole.explain': undefined
  /** You have no role in this course */
  readonly 'lti-launch.noRole.title': undefined
  /** The link leads to no assessment so far. Try it again later, or ask your instructor. */
  readonly 'lti-launch.notSetUp.explain': undefined
  /** Your instructor has not set this up yet */
  readonly 'lti-launch.notSetUp.title': undefined
  /** Back to the question */
  readonly 'lti-launch.other.back': undefined
  /** {provider} calls you {other}. The account here belongs to {own}, and what you answer counts for it. */
  readonly 'lti-launch.other.explain': { readonly other: string; readonly own: string; readonly provider: string }
  /** No, I am somebody else */
  readonly 'lti-launch.other.no': undefined
  /** {provider} opened the account of {own} for {other}. Tell your instructor, or the administrator of {provider}: they can put it right. Nothing was started. */
  readonly 'lti-launch.other.notThis.explain': { readonly other: string; readonly own: string; readonly provider: string }
  /** Do not go on with this account */
  readonly 'lti-launch.other.notThis.title': undefined
  /** Are you {own}? */
  readonly 'lti-launch.other.title': { readonly own: string }
  /** Yes, go on */
  readonly 'lti-launch.other.yes': undefined
  /** {link} · {course} */
  readonly 'lti-launch.subtitle': { readonly course: string; readonly link: string }
  /** Your platform says that you look as a test person. Open the link as an instructor: there you can try the assessment, and nothing counts. */
  readonly 'lti-launch.testPerson.explain': undefined
  /** Test people have no work here */
  readonly 'lti-launch.testPerson.title': undefined
  /** Launch */
  readonly 'lti-launch.title': undefined
}
