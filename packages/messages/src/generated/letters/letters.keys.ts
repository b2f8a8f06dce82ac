// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface LettersMessages {
  /** Your appeal about {name} was answered. */
  readonly 'letters.appealAnswered': { readonly name: string }
  /** A learner appeals against a mark of {name}. */
  readonly 'letters.appealRaised': { readonly name: string }
  /** Choose what you are told */
  readonly 'letters.choose': undefined
  /** Results of {name} were corrected. */
  readonly 'letters.corrected': { readonly name: string }
  /** {name} is due {moment}. */
  readonly 'letters.dueSoon': { readonly moment: string; readonly name: string }
  /** End these letters */
  readonly 'letters.end': undefined
  /** Hello, */
  readonly 'letters.greeting': undefined
  /** Hello {name}, */
  readonly 'letters.greeting.named': { readonly name: string }
  /** {course}: {sentence} */
  readonly 'letters.line': { readonly course: string; readonly sentence: string }
  /** {label}: {url} */
  readonly 'letters.linkTo': { readonly label: string; readonly url: string }
  /** {name} is open. */
  readonly 'letters.opened': { readonly name: string }
  /** What a regrade of {name} would change is ready to be looked at. */
  readonly 'letters.regradeReady': { readonly name: string }
  /** Results of {name} are there. */
  readonly 'letters.released': { readonly name: string }
  /** News from your courses ({count}) */
  readonly 'letters.subject.several': { readonly count: string }
  /** Answers of {name} wait for grading. */
  readonly 'letters.toGrade': { readonly name: string }
}
