// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface HelpMessages {
  /** Complex numbers */
  readonly 'help.answering.complex': undefined
  /** {example}, or as the question asks for them */
  readonly 'help.answering.complex.examples': { readonly example: string }
  /** Formulas */
  readonly 'help.answering.formulas': undefined
  /** {examples}. Any equivalent form counts unless the question asks for a certain one. */
  readonly 'help.answering.formulas.examples': { readonly examples: string }
  /** Every student gets their own numbers. Type an answer into its field, or use the keyboard on the screen: it has what the question needs, from fractions and roots to Greek letters and units. */
  readonly 'help.answering.intro': undefined
  /** Lists */
  readonly 'help.answering.lists': undefined
  /** In square brackets, separated by semicolons: {example} */
  readonly 'help.answering.lists.examples': { readonly example: string }
  /** Numbers */
  readonly 'help.answering.numbers': undefined
  /** Answering a question */
  readonly 'help.answering.title': undefined
  /** Units */
  readonly 'help.answering.units': undefined
  /** The number, then the unit: {examples} */
  readonly 'help.answering.units.examples': { readonly examples: string }
  /** What cannot be read never costs an attempt. You can write */
  readonly 'help.answering.write': undefined
  /** On this page */
  readonly 'help.contents': undefined
  /** One page: what there is, what students read, and one variant to try answers in. */
  readonly 'help.figure.editor': undefined
  /** Correct · 100 % */
  readonly 'help.figure.editor.correct': undefined
  /** Outline at the left, text in the middle, preview at the right */
  readonly 'help.figure.editor.label': undefined
  /** Preview, variant 3 */
  readonly 'help.figure.editor.preview': undefined
  /** question 1 */
  readonly 'help.figure.editor.question': undefined
  /** Questions */
  readonly 'help.figure.editor.questions': undefined
  /** What students read */
  readonly 'help.figure.editor.text': undefined
  /** Variables */
  readonly 'help.figure.editor.variables': undefined
  /** The map beside the problems shows where you stand with each of them. */
  readonly 'help.figure.map': undefined
  /** correct */
  readonly 'help.figure.map.correct': undefined
  /** not begun */
  readonly 'help.figure.map.empty': undefined
  /** incorrect */
  readonly 'help.figure.map.incorrect': undefined
  /** partly correct */
  readonly 'help.figure.map.partial': undefined
  /** submitted */
  readonly 'help.figure.map.submitted': undefined
  /** typed, not submitted */
  readonly 'help.figure.map.typed': undefined
  /** waits for a grader */
  readonly 'help.figure.map.waiting': undefined
  /** one bracket is open */
  readonly 'help.figure.openBracket': undefined
  /** has values: every student gets their own */
  readonly 'help.figure.pill.defined': undefined
  /** exists, but has no values yet */
  readonly 'help.figure.pill.known': undefined
  /** nobody has made this variable yet */
  readonly 'help.figure.pill.unknown': undefined
  /** Variables stand as pills in texts and in formulas alike. */
  readonly 'help.figure.pills': undefined
  /** read as {answer} */
  readonly 'help.figure.readAs': { readonly answer: string }
  /** Under the field stands how your answer is read. The button at its end opens the keyboard on the screen. */
  readonly 'help.figure.reading': undefined
  /** full marks */
  readonly 'help.figure.verdict.correct': undefined
  /** no marks in this attempt */
  readonly 'help.figure.verdict.incorrect': undefined
  /** a person reads it and decides */
  readonly 'help.figure.verdict.needsPerson': undefined
  /** some of the marks: a unit is missing, say */
  readonly 'help.figure.verdict.partial': undefined
  /** it is kept and will be marked in a moment */
  readonly 'help.figure.verdict.pending': undefined
  /** Each verdict has an icon and a word. They appear when your instructor releases them. */
  readonly 'help.figure.verdicts': undefined
  /** Ctrl */
  readonly 'help.keys.ctrl': undefined
  /** Close a menu or a dialog, empty a search */
  readonly 'help.keys.escape': undefined
  /** The learner before and after, where the attempts of one are open */
  readonly 'help.keys.learner': undefined
  /** Move a problem within an assessment */
  readonly 'help.keys.move': undefined
  /** {one} or {other} */
  readonly 'help.keys.or': { readonly one: string; readonly other: string }
  /** Save the page you are editing */
  readonly 'help.keys.save': undefined
  /** Search the list on this page */
  readonly 'help.keys.search': undefined
  /** Keys */
  readonly 'help.keys.title': undefined
  /** Charge the battery, or plug in: leaving the browser to look for a charger ends its session. */
  readonly 'help.lockdown.before.battery': undefined
  /** Install LockDown Browser for your system from where your institution offers it. */
  readonly 'help.lockdown.before.install': undefined
  /** Restart your computer and close other programs, messengers and screen recorders above all. */
  readonly 'help.lockdown.before.restart': undefined
  /** Before the exam */
  readonly 'help.lockdown.before.title': undefined
  /** Open LockDown Browser once and sign in, so that updates are done before it matters. */
  readonly 'help.lockdown.before.update': undefined
  /** When you have finished, leave by the button on the start page of the exam. */
  readonly 'help.lockdown.during.leave': undefined
  /** Open its start page in your usual browser; the button there opens LockDown Browser and signs you in. */
  readonly 'help.lockdown.during.open': undefined
  /** What you type is saved as you type, as in any other assessment. */
  readonly 'help.lockdown.during.saved': undefined
  /** The timer runs on the server: closing the browser does not stop it. */
  readonly 'help.lockdown.during.timer': undefined
  /** During the exam */
  readonly 'help.lockdown.during.title': undefined
  /** Start it as an app and choose your institution; allow guided access when it asks. */
  readonly 'help.lockdown.iPad': undefined
  /** Allow it under System Settings, Privacy & Security, when it asks. */
  readonly 'help.lockdown.macOS': undefined
  /** Good to know */
  readonly 'help.lockdown.note': undefined
  /** System */
  readonly 'help.lockdown.system': undefined
  /** “A LockDown Browser session could not be started. Please close the browser and try again.” means that the hand-over from your usual browser did not arrive. Close LockDown Browser completely and start the exam again from its page. */
  readonly 'help.lockdown.trouble.handOver': undefined
  /** If that does not help, tell your instructor. They can exempt you, and whatever you have typed is kept: you go on where you were. */
  readonly 'help.lockdown.trouble.instructor': undefined
  /** When it does not start */
  readonly 'help.lockdown.trouble.title': undefined
  /** Some exams can be opened only in LockDown Browser, which shows the exam and nothing else until you have finished. Your instructor decides whether an exam needs it; the start page of the exam says so and names the program: Safe Exam Browser, or LockDown Browser by Respondus. */
  readonly 'help.lockdown.what': undefined
  /** What it is */
  readonly 'help.lockdown.what.title': undefined
  /** Log out other people of the computer. S mode cannot install it. */
  readonly 'help.lockdown.windows': undefined
  /** What you type is saved as you type; the top of the page says so. Without a connection it is kept in your browser. If you submit while you are offline, the submission waits there too, and both are sent in their order as soon as the connection is back, or when you next open Isomorph in this browser. */
  readonly 'help.saving.saved': undefined
  /** How points, attempts, late work and marks by a person come together: {link}. */
  readonly 'help.saving.scores': { readonly link: string }
  /** how scores come about */
  readonly 'help.saving.scores.link': undefined
  /** Submitting spends an attempt and shows a verdict as far as your instructor has released it. When time runs out, what you have saved is submitted for you, even with your computer switched off. */
  readonly 'help.saving.submitting': undefined
  /** Saving, submitting, being offline */
  readonly 'help.saving.title': undefined
  /** Put problems together into an {assessment} with points and an order. */
  readonly 'help.teaching.assessment': { readonly assessment: string }
  /** assessment */
  readonly 'help.teaching.assessment.link': undefined
  /** Open your {course} and choose “Add assessment”: which one, and when it is due. It is published when you say so. */
  readonly 'help.teaching.course': { readonly course: string }
  /** course */
  readonly 'help.teaching.course.link': undefined
  /** Problems */
  readonly 'help.teaching.problems': undefined
  /** Results appear as students submit; each attempt says how it was read and why it was marked so. */
  readonly 'help.teaching.results': undefined
  /** Writing and giving problems */
  readonly 'help.teaching.title': undefined
  /** Check its variants: a thousand of them are drawn at once, and issues among them are listed. */
  readonly 'help.teaching.variants': undefined
  /** Write a problem under {problems}: name the variables, write the text, add a question, and try answers in the preview. */
  readonly 'help.teaching.write': { readonly problems: string }
  /** The clock starts when you press Start and runs on the server: closing the page does not stop it, and a wrong clock on your computer does not change it. Extra time that you have been granted is in the time you see, and appears at once when it is granted during the exam. */
  readonly 'help.time': undefined
  /** Time limits */
  readonly 'help.time.title': undefined
  /** Using Isomorph */
  readonly 'help.title': undefined
}
