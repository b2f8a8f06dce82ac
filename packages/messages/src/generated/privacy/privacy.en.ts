// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'privacy.analytics.off': ["Nothing is sent to a store of learning analytics."],
  'privacy.analytics.on': ["Your institution has switched on learning analytics: what you do here, when, and your scores go to its event store, under a number that stands for you; names and answers only where your institution has decided so."],
  'privacy.browser': ["A token that keeps you signed in, how you last looked at lists, and answers and submissions that could not be sent yet. They are removed when you log out; unsent answers once they have arrived. Which kind of account you last logged in with is remembered for the next time. No part of a page is fetched from other companies."],
  'privacy.browser.title': ["What your browser keeps"],
  'privacy.intro': ["This page says what Isomorph keeps about you, why, and who can see it."],
  'privacy.kept.events': ["When you sign in, and changes of roles and scores, so that misuse can be found."],
  'privacy.kept.identity': ["Who you are: name, e-mail address, user name and the identifiers your institution uses for you."],
  'privacy.kept.roles': ["Your roles, and the courses you teach or take."],
  'privacy.kept.times': ["How long the page of a problem is open in front of you, for figures about the whole course. Nobody is marked by it, and no page shows the time of one person."],
  'privacy.kept.title': ["What is kept"],
  'privacy.kept.work': ["Your work: what you type into answer fields, what you submit, when, how it was marked, and scores, comments and changes made by graders."],
  'privacy.purpose': ["To mark your work, to show it to you and to those who teach you, to keep grades correct, and to keep the service safe. It is not sold, and it is not used for advertising."],
  'privacy.purpose.title': ["What it is for"],
  'privacy.questions': ["Questions: ",["email"]],
  'privacy.readers': ["You; the instructors and graders of your courses, for the work in their courses; administrators of your institution. An administrator who acts as you sees what you see; that is recorded. Where your course is connected with a learning management system, your scores in it go there."],
  'privacy.readers.title': ["Who can see it"],
  'privacy.rights': ["Work and grades are kept as long as your institution’s rules for records ask. You may ask to see, correct or delete what is kept about you, within those rules."],
  'privacy.rights.title': ["How long, and your rights"],
  'privacy.title': ["Privacy policy"],
}
