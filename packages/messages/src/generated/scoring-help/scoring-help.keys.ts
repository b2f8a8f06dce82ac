// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ScoringHelpMessages {
  /** Answers */
  readonly 'scoring-help.answers': undefined
  /** With several right choices, the question decides: all or nothing, a share for each choice, or right ones less wrong ones, never below zero. In a list the order counts only where it says so. A short text is compared with the accepted ones, or read by a person. */
  readonly 'scoring-help.answers.choices': undefined
  /** Choices, lists and texts */
  readonly 'scoring-help.answers.choices.title': undefined
  /** Where decimal places or significant figures are asked for, the spelling counts: {three} has three figures, {two} has two. Zeros at the end of a whole number pass for any number of figures. */
  readonly 'scoring-help.answers.figures': { readonly three: string; readonly two: string }
  /** A formula is right when it is equal to the key for every value of its letters, however it is arranged: {one} and {other}. Where the question asks for a form, factored or expanded for instance, the form counts too. */
  readonly 'scoring-help.answers.formulas': { readonly one: string; readonly other: string }
  /** Formulas */
  readonly 'scoring-help.answers.formulas.title': undefined
  /** A number is right when its value is: {same} and {last} are the same unless the question asks for a format. A tolerance widens what is right by an absolute amount or by a percentage, its ends included. */
  readonly 'scoring-help.answers.numbers': { readonly last: string; readonly same: string }
  /** Numbers */
  readonly 'scoring-help.answers.numbers.title': undefined
  /** What counts as right */
  readonly 'scoring-help.answers.title': undefined
  /** Where a unit is asked for, it is part of the answer. Another unit of the same kind counts where the question allows it: {given} for {wanted}. A number without its unit may earn part of the marks. */
  readonly 'scoring-help.answers.units': { readonly given: string; readonly wanted: string }
  /** Units */
  readonly 'scoring-help.answers.units.title': undefined
  /** An answer that cannot be read is not wrong: you are told what is the matter, and no attempt is spent. If it was still there when time ran out, it is kept and a person decides. */
  readonly 'scoring-help.answers.unreadable': undefined
  /** What cannot be read */
  readonly 'scoring-help.answers.unreadable.title': undefined
  /** Attempts and late work */
  readonly 'scoring-help.attempts': undefined
  /** At your deadline the server submits what you have typed since your last attempt, while attempts remain, whether you are connected or not. What arrives within ten seconds after it still counts. What arrives later does not count by itself: the page says so and keeps it in sight, and your instructor decides. */
  readonly 'scoring-help.attempts.deadline': undefined
  /** At the deadline */
  readonly 'scoring-help.attempts.deadline.title': undefined
  /** A penalty per further attempt takes its percent off once for the second attempt, twice for the third. A late penalty takes its percent off for every period of 24 hours that has begun after your due date. Neither takes points below zero. */
  readonly 'scoring-help.attempts.penalties': undefined
  /** Penalties */
  readonly 'scoring-help.attempts.penalties.title': undefined
  /** The start page says how many attempts there are and which of them counts. With “best”, points after penalties are compared, and of equal ones the earliest counts. With “last”, the newest counts even when it earned less; but what the deadline submitted for you never lowers what you had. */
  readonly 'scoring-help.attempts.which': undefined
  /** Which attempt counts */
  readonly 'scoring-help.attempts.which.title': undefined
  /** A problem is worth {points} points. Question (b) counts twice as much as question (a). The second attempt arrives a day late; each further attempt costs {attemptPenalty} percent, each day {dayPenalty} percent. */
  readonly 'scoring-help.example': { readonly attemptPenalty: string; readonly dayPenalty: string; readonly points: string }
  /** second attempt: × {factor} */
  readonly 'scoring-help.example.attempt': { readonly factor: string }
  /** Points are kept exactly and rounded to two places only where they are shown. */
  readonly 'scoring-help.example.exact': undefined
  /** Gives */
  readonly 'scoring-help.example.gives': undefined
  /** one day late: × {factor} */
  readonly 'scoring-help.example.late': { readonly factor: string }
  /** (a) right, (b) half right: (1 × 100 + 2 × 50) ÷ 3 */
  readonly 'scoring-help.example.percent': undefined
  /** of {points} points */
  readonly 'scoring-help.example.points': { readonly points: string }
  /** Step */
  readonly 'scoring-help.example.step': undefined
  /** An example */
  readonly 'scoring-help.example.title': undefined
  /** Scoring help */
  readonly 'scoring-help.label': undefined
  /** Overview */
  readonly 'scoring-help.overview': undefined
  /** Each answer of an attempt earns 0 to 100 percent. */
  readonly 'scoring-help.overview.steps.answer': undefined
  /** One attempt counts: the best, the last or the first, as the assessment is set. */
  readonly 'scoring-help.overview.steps.counts': undefined
  /** The percent is turned into points of the problem, less penalties for further attempts and late work. */
  readonly 'scoring-help.overview.steps.points': undefined
  /** The points of all problems make the score. What a grader has set by hand takes its place. */
  readonly 'scoring-help.overview.steps.sum': undefined
  /** From an answer to a score */
  readonly 'scoring-help.overview.steps.title': undefined
  /** The points of the questions are their weights within the problem: together they give the percent of the attempt. */
  readonly 'scoring-help.overview.steps.weights': undefined
  /** How scores come about */
  readonly 'scoring-help.overview.title': undefined
  /** Marks by a person */
  readonly 'scoring-help.person': undefined
  /** A grader can set the mark of an answer. It stays when the problem is marked again with a better key. Who set it, when and why is recorded. */
  readonly 'scoring-help.person.byHand': undefined
  /** Set by hand */
  readonly 'scoring-help.person.byHand.title': undefined
  /** Verdicts, correct answers, solutions and scores are released one by one: at once, when your attempts are used up, after the due date, by hand, or never. Correct answers and solutions that come after the due date wait until nobody in the course can still be working. */
  readonly 'scoring-help.person.released': undefined
  /** When you see it */
  readonly 'scoring-help.person.released.title': undefined
  /** Some answers are read by a person. Until then they earn nothing yet and are shown as waiting, to you and to your instructors; your score can only rise by them. */
  readonly 'scoring-help.person.waiting': undefined
  /** Waiting for a grader */
  readonly 'scoring-help.person.waiting.title': undefined
}
