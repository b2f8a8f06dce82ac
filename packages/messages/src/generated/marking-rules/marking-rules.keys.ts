// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface MarkingRulesMessages {
  /** The text is an accepted one. */
  readonly 'marking-rules.acceptedText': undefined
  /** The answer can be read in more than one way. */
  readonly 'marking-rules.ambiguous': undefined
  /** The question itself has a mistake; a person will look at it. */
  readonly 'marking-rules.authoringError': undefined
  /** Nothing was answered. */
  readonly 'marking-rules.blank': undefined
  /** A person decided. */
  readonly 'marking-rules.byPerson': undefined
  /** The choice decides. */
  readonly 'marking-rules.choice': undefined
  /** The choices were counted by the credit rule. */
  readonly 'marking-rules.choices': undefined
  /** The answer is equal to the correct answer. */
  readonly 'marking-rules.equivalent': undefined
  /** The value is exactly right. */
  readonly 'marking-rules.exactValue': undefined
  /** Parts of the answer are right: see value, precision, unit and form. */
  readonly 'marking-rules.facets': undefined
  /** The answer is right given an earlier answer. */
  readonly 'marking-rules.followThrough': undefined
  /** The items of the list were compared one by one. */
  readonly 'marking-rules.listItems': undefined
  /** A person marks this question. */
  readonly 'marking-rules.manual': undefined
  /** The unit is missing. */
  readonly 'marking-rules.missingUnit': undefined
  /** Not equal to the expected answer. */
  readonly 'marking-rules.notEquivalent': undefined
  /** The value is right, but it is not written with the digits asked for. */
  readonly 'marking-rules.otherPrecision': undefined
  /** The text is none of the accepted ones. */
  readonly 'marking-rules.otherText': undefined
  /** The unit is not the one asked for. */
  readonly 'marking-rules.otherUnit': undefined
  /** The value is not right. */
  readonly 'marking-rules.outsideTolerance': undefined
  /** The answer is equal to the correct answer and in the required form. */
  readonly 'marking-rules.sameForm': undefined
  /** It could not be decided whether the answer is right; a person will look at it. */
  readonly 'marking-rules.undecided': undefined
  /** The answer could not be read. */
  readonly 'marking-rules.unreadable': undefined
  /** The evaluator could not be asked; the answer is marked as soon as it can be. */
  readonly 'marking-rules.waits': undefined
  /** The value is within the tolerance. */
  readonly 'marking-rules.withinTolerance': undefined
  /** The answer is equal to the correct answer, but not in the required form. */
  readonly 'marking-rules.wrongForm': undefined
}
