// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ProblemPromptMessages {
  /** Write a draft */
  readonly 'problem-prompt.ask': undefined
  /** Ask again */
  readonly 'problem-prompt.askAgain': undefined
  /** Describe the question */
  readonly 'problem-prompt.describe': undefined
  /** For example: A ball is dropped from a height of 5 to 40 m. Ask for the time until it lands, in s, within 1 %. */
  readonly 'problem-prompt.describe.hint': undefined
  /** The draft failed */
  readonly 'problem-prompt.failed': undefined
  /** {count} tokens were used. Nothing was saved. */
  readonly 'problem-prompt.failed.tokens': { readonly count: string }
  /** Choices */
  readonly 'problem-prompt.kind.choice': undefined
  /** Formulas */
  readonly 'problem-prompt.kind.expression': undefined
  /** Numbers */
  readonly 'problem-prompt.kind.number': undefined
  /** Answers may be */
  readonly 'problem-prompt.kinds': undefined
  /** Drafts by AI are not set up here. An administrator sets them up under Installation. */
  readonly 'problem-prompt.notOffered': undefined
  /** {count, plural, one {Your description is sent to {model}, outside of this product. Do not write about students in it. You can have # more draft today.} other {Your description is sent to {model}, outside of this product. Do not write about students in it. You can have # more drafts today.}} */
  readonly 'problem-prompt.note': { readonly count: number; readonly model: string }
  /** Open in the editor */
  readonly 'problem-prompt.open': undefined
  /** The address leads into a private network or to a port that is not allowed. An operator can allow that with TRUSTED_NETWORKS. */
  readonly 'problem-prompt.reason.addressNotAllowed': undefined
  /** The endpoint takes no more requests at the moment. Try again later. */
  readonly 'problem-prompt.reason.busy': undefined
  /** The check takes too long. Use smaller numbers and simpler formulas. */
  readonly 'problem-prompt.reason.checkTooLong': undefined
  /** The answer of the endpoint broke off before its end. Try again. */
  readonly 'problem-prompt.reason.cutOff': undefined
  /** The model did not write a problem that can be read: */
  readonly 'problem-prompt.reason.draftUnreadable': undefined
  /** The draft has an error: */
  readonly 'problem-prompt.reason.draftWrong': undefined
  /** The part of this server that checks problems did not answer. Ask for the draft again. */
  readonly 'problem-prompt.reason.evaluatorAway': undefined
  /** The endpoint reported an error of its own while it wrote. Try again later. */
  readonly 'problem-prompt.reason.failedWriting': undefined
  /** The endpoint reports an error of its own. Try again later; if it lasts, tell your administrator. */
  readonly 'problem-prompt.reason.failing': undefined
  /** The server was stopped while the draft was written. Ask for the draft again. */
  readonly 'problem-prompt.reason.interrupted': undefined
  /** The endpoint does not accept the key. */
  readonly 'problem-prompt.reason.keyRefused': undefined
  /** {model} answers. */
  readonly 'problem-prompt.reason.modelAnswers': { readonly model: string }
  /** the answer is not one JSON object */
  readonly 'problem-prompt.reason.noObject': undefined
  /** questions: There is no question. */
  readonly 'problem-prompt.reason.noQuestion': undefined
  /** The endpoint knows no such model or address. */
  readonly 'problem-prompt.reason.noSuchModel': undefined
  /** Condition {number}: */
  readonly 'problem-prompt.reason.placeCondition': { readonly number: string }
  /** Field {path}: */
  readonly 'problem-prompt.reason.placeField': { readonly path: string }
  /** Question {number}: */
  readonly 'problem-prompt.reason.placeQuestion': { readonly number: string }
  /** Solution: */
  readonly 'problem-prompt.reason.placeSolution': undefined
  /** Statement: */
  readonly 'problem-prompt.reason.placeStatement': undefined
  /** Variable {name}: */
  readonly 'problem-prompt.reason.placeVariable': { readonly name: string }
  /** Variables: */
  readonly 'problem-prompt.reason.placeVariables': undefined
  /** The model refused to write it. */
  readonly 'problem-prompt.reason.refused': undefined
  /** The model refused to write it: “{words}” */
  readonly 'problem-prompt.reason.refusedSaying': { readonly words: string }
  /** To question {question} the second solve came to “{answer}”, which the answer key does not accept. */
  readonly 'problem-prompt.reason.secondDiffers': { readonly answer: string; readonly question: string }
  /** To question {question} with {values} the second solve came to “{answer}”, which the answer key does not accept. */
  readonly 'problem-prompt.reason.secondDiffersWith': { readonly answer: string; readonly question: string; readonly values: string }
  /** To question {question} the second solve gave no answer. */
  readonly 'problem-prompt.reason.secondNoAnswer': { readonly question: string }
  /** To question {question} with {values} the second solve gave no answer. */
  readonly 'problem-prompt.reason.secondNoAnswerWith': { readonly question: string; readonly values: string }
  /** The second solve wrote no answers that can be read: */
  readonly 'problem-prompt.reason.secondUnreadable': undefined
  /** You stopped the draft. */
  readonly 'problem-prompt.reason.stopped': undefined
  /** Drafts by AI were switched off meanwhile. */
  readonly 'problem-prompt.reason.switchedOff': undefined
  /** Tell your administrator. */
  readonly 'problem-prompt.reason.tellAdministrator': undefined
  /** The model wrote more than a draft may have. Ask for less. */
  readonly 'problem-prompt.reason.tooLong': undefined
  /** The endpoint took too long to answer. Try again, or ask for less. */
  readonly 'problem-prompt.reason.tooSlow': undefined
  /** Something went wrong on this server. Ask for the draft again. */
  readonly 'problem-prompt.reason.unexpectedFault': undefined
  /** The endpoint cannot be reached. */
  readonly 'problem-prompt.reason.unreachable': undefined
  /** Some variants of the draft are broken: */
  readonly 'problem-prompt.reason.variantsBroken': undefined
  /** The endpoint does not answer in the format of chat completions. */
  readonly 'problem-prompt.reason.wrongAnswer': undefined
  /** The endpoint answers with status {status}. */
  readonly 'problem-prompt.reason.wrongStatus': { readonly status: string }
  /** Worth a look: {remarks} */
  readonly 'problem-prompt.remarks': { readonly remarks: string }
  /** The model was told what was wrong and mends its draft. */
  readonly 'problem-prompt.repairs': undefined
  /** {all, plural, one {The second conversation solved {right} of # variant like the key. {tokens} tokens were used.} other {The second conversation solved {right} of # variants like the key. {tokens} tokens were used.}} */
  readonly 'problem-prompt.solved': { readonly all: number; readonly right: string; readonly tokens: string }
  /** The draft is checked like every saved problem */
  readonly 'problem-prompt.step.checking': undefined
  /** The model writes a draft */
  readonly 'problem-prompt.step.drafting': undefined
  /** failed */
  readonly 'problem-prompt.step.failed': undefined
  /** 1,000 variants are checked */
  readonly 'problem-prompt.step.lab': undefined
  /** {step}… */
  readonly 'problem-prompt.step.now': { readonly step: string }
  /** passed */
  readonly 'problem-prompt.step.passed': undefined
  /** A second conversation solves it without the key */
  readonly 'problem-prompt.step.solving': undefined
  /** Waiting for its turn */
  readonly 'problem-prompt.step.waiting': undefined
  /** Stop */
  readonly 'problem-prompt.stop': undefined
  /** Draft with AI */
  readonly 'problem-prompt.title': undefined
  /** The draft takes longer than a quarter of an hour. This page has stopped asking how far it is. */
  readonly 'problem-prompt.tooLong': undefined
}
