// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface PrivacyMessages {
  /** Nothing is sent to a store of learning analytics. */
  readonly 'privacy.analytics.off': undefined
  /** Your institution has switched on learning analytics: what you do here, when, and your scores go to its event store, under a number that stands for you; names and answers only where your institution has decided so. */
  readonly 'privacy.analytics.on': undefined
  /** A token that keeps you signed in, how you last looked at lists, and answers and submissions that could not be sent yet. They are removed when you log out; unsent answers once they have arrived. Which kind of account you last logged in with is remembered for the next time. No part of a page is fetched from other companies. */
  readonly 'privacy.browser': undefined
  /** What your browser keeps */
  readonly 'privacy.browser.title': undefined
  /** This page says what Isomorph keeps about you, why, and who can see it. */
  readonly 'privacy.intro': undefined
  /** When you sign in, and changes of roles and scores, so that misuse can be found. */
  readonly 'privacy.kept.events': undefined
  /** Who you are: name, e-mail address, user name and the identifiers your institution uses for you. */
  readonly 'privacy.kept.identity': undefined
  /** Your roles, and the courses you teach or take. */
  readonly 'privacy.kept.roles': undefined
  /** How long the page of a problem is open in front of you, for figures about the whole course. Nobody is marked by it, and no page shows the time of one person. */
  readonly 'privacy.kept.times': undefined
  /** What is kept */
  readonly 'privacy.kept.title': undefined
  /** Your work: what you type into answer fields, what you submit, when, how it was marked, and scores, comments and changes made by graders. */
  readonly 'privacy.kept.work': undefined
  /** To mark your work, to show it to you and to those who teach you, to keep grades correct, and to keep the service safe. It is not sold, and it is not used for advertising. */
  readonly 'privacy.purpose': undefined
  /** What it is for */
  readonly 'privacy.purpose.title': undefined
  /** Questions: {email} */
  readonly 'privacy.questions': { readonly email: string }
  /** You; the instructors and graders of your courses, for the work in their courses; administrators of your institution. An administrator who acts as you sees what you see; that is recorded. Where your course is connected with a learning management system, your scores in it go there. */
  readonly 'privacy.readers': undefined
  /** Who can see it */
  readonly 'privacy.readers.title': undefined
  /** Work and grades are kept as long as your institution’s rules for records ask. You may ask to see, correct or delete what is kept about you, within those rules. */
  readonly 'privacy.rights': undefined
  /** How long, and your rights */
  readonly 'privacy.rights.title': undefined
  /** Privacy policy */
  readonly 'privacy.title': undefined
}
