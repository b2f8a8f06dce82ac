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
