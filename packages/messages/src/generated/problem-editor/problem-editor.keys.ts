// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ProblemEditorMessages {
  /** Breadcrumb */
  readonly 'problem-editor.breadcrumb': undefined
  /** A model wrote the first draft of this problem. Look it over: nothing is saved until you save it. */
  readonly 'problem-editor.byAi': undefined
  /** Check variants */
  readonly 'problem-editor.check': undefined
  /** Discard */
  readonly 'problem-editor.discard': undefined
  /** Compare */
  readonly 'problem-editor.draft.compare': undefined
  /** What you changed elsewhere */
  readonly 'problem-editor.draft.elsewhere': undefined
  /** Go on */
  readonly 'problem-editor.draft.goOn': undefined
  /** Keep these */
  readonly 'problem-editor.draft.keepThese': undefined
  /** You have other unsaved changes of this problem, made in another window or on another device at {moment}. What stands here is kept in this browser until you choose. */
  readonly 'problem-editor.draft.other': { readonly moment: string }
  /** Your unsaved changes */
  readonly 'problem-editor.draft.own': undefined
  /** Unsaved changes restored. */
  readonly 'problem-editor.draft.restored': undefined
  /** Unsaved changes from {moment} restored. */
  readonly 'problem-editor.draft.restored.from': { readonly moment: string }
  /** Use those */
  readonly 'problem-editor.draft.useThose': undefined
  /** This site does not allow itself to be shown inside other pages. Link to it instead. */
  readonly 'problem-editor.embedRefused': undefined
  /** The preview could not be worked out. */
  readonly 'problem-editor.engine.noPreview': undefined
  /** The evaluator stopped. */
  readonly 'problem-editor.engine.stopped': undefined
  /** Working this out took too long. */
  readonly 'problem-editor.engine.tooLong': undefined
  /** {count, plural, one {# thing keeps students from getting this problem} other {# things keep students from getting this problem}} */
  readonly 'problem-editor.findings.keep': { readonly count: number }
  /** {place}: {message} */
  readonly 'problem-editor.findings.one': { readonly message: string; readonly place: string }
  /** {count, plural, one {Ready to use; # remark} other {Ready to use; # remarks}} */
  readonly 'problem-editor.findings.ready': { readonly count: number }
  /** Complex number: a + bi */
  readonly 'problem-editor.format.complex': undefined
  /** US dollar: $1,234.50 */
  readonly 'problem-editor.format.dollar': undefined
  /** E notation: 1.2E3 */
  readonly 'problem-editor.format.e': undefined
  /** Engineering: 12.3 × 10³, 4.5 × 10⁶ */
  readonly 'problem-editor.format.engineering': undefined
  /** Engineering, E notation: 12.3E3 */
  readonly 'problem-editor.format.engineeringE': undefined
  /** Fraction: 3/4 */
  readonly 'problem-editor.format.fraction': undefined
  /** Number: 1234.5 */
  readonly 'problem-editor.format.number': undefined
  /** Percentage: 12.5% */
  readonly 'problem-editor.format.percentage': undefined
  /** Complex, polar in degrees */
  readonly 'problem-editor.format.polarDegree': undefined
  /** Complex, polar in radians */
  readonly 'problem-editor.format.polarRadian': undefined
  /** Complex, rectangular with i */
  readonly 'problem-editor.format.rectangularI': undefined
  /** Complex, rectangular with j */
  readonly 'problem-editor.format.rectangularJ': undefined
  /** Scientific: 1.2 × 10³ */
  readonly 'problem-editor.format.scientific': undefined
  /** With separators: 1,234.5 */
  readonly 'problem-editor.format.separators': undefined
  /** complex in this variant: {value} */
  readonly 'problem-editor.formula.complex': { readonly value: string }
  /** Expand */
  readonly 'problem-editor.formula.expand': undefined
  /** Expand {label} */
  readonly 'problem-editor.formula.expand.of': { readonly label: string }
  /** holds in this variant */
  readonly 'problem-editor.formula.holds': undefined
  /** does not hold in this variant */
  readonly 'problem-editor.formula.holdsNot': undefined
  /** Keep mended */
  readonly 'problem-editor.formula.keepMended': undefined
  /** Keep as typed */
  readonly 'problem-editor.formula.keepTyped': undefined
  /** {label}: */
  readonly 'problem-editor.formula.label': { readonly label: string }
  /** Mended: {repairs} */
  readonly 'problem-editor.formula.mended': { readonly repairs: string }
  /** An empty box was removed. */
  readonly 'problem-editor.formula.mended.emptyBox': undefined
  /** Empty brackets were removed. */
  readonly 'problem-editor.formula.mended.emptyBrackets': undefined
  /** An empty fraction was removed. */
  readonly 'problem-editor.formula.mended.emptyFraction': undefined
  /** An empty index of a root was removed. */
  readonly 'problem-editor.formula.mended.emptyIndexOfRoot': undefined
  /** An empty root was removed. */
  readonly 'problem-editor.formula.mended.emptyRoot': undefined
  /** An empty exponent or subscript was removed. */
  readonly 'problem-editor.formula.mended.emptyScript': undefined
  /** Empty text was removed. */
  readonly 'problem-editor.formula.mended.emptyText': undefined
  /** A missing bar was added. */
  readonly 'problem-editor.formula.mended.missingBar': undefined
  /** A missing bracket was added. */
  readonly 'problem-editor.formula.mended.missingBracket': undefined
  /** no value in this variant: {message} */
  readonly 'problem-editor.formula.noValue': { readonly message: string }
  /** The value of each part */
  readonly 'problem-editor.formula.parts': undefined
  /** {name} is not defined yet. Make it a */
  readonly 'problem-editor.formula.undefined': { readonly name: string }
  /** “{name}” was added to the answers with 0 %. Give it a percent and feedback, save, and look at what changes where the problem is used. */
  readonly 'problem-editor.foundAnswer': { readonly name: string }
  /** Multiple choice */
  readonly 'problem-editor.kind.choice': undefined
  /** One or several of given answers */
  readonly 'problem-editor.kind.choice.about': undefined
  /** Formula */
  readonly 'problem-editor.kind.formula': undefined
  /** Any formula equal to yours is right */
  readonly 'problem-editor.kind.formula.about': undefined
  /** Formula in a form */
  readonly 'problem-editor.kind.formulaForm': undefined
  /** Also has to be factored, expanded, … */
  readonly 'problem-editor.kind.formulaForm.about': undefined
  /** Numeric */
  readonly 'problem-editor.kind.numeric': undefined
  /** A number, with or without a unit */
  readonly 'problem-editor.kind.numeric.about': undefined
  /** Short answer */
  readonly 'problem-editor.kind.short': undefined
  /** Words; marked at once or by a person */
  readonly 'problem-editor.kind.short.about': undefined
  /** More */
  readonly 'problem-editor.more': undefined
  /** Name of the problem */
  readonly 'problem-editor.name': undefined
  /** Not saved: {detail} Your changes are still here. */
  readonly 'problem-editor.notSaved': { readonly detail: string }
  /** Not saved: {detail} Your changes are still here. (trace {trace}) */
  readonly 'problem-editor.notSaved.traced': { readonly detail: string; readonly trace: string }
  /** Original changed: “{name}” has version {number}. */
  readonly 'problem-editor.origin.changed': { readonly name: string; readonly number: string }
  /** See changes */
  readonly 'problem-editor.origin.see': undefined
  /** It is in the editor. Save to keep it. */
  readonly 'problem-editor.origin.taken': undefined
  /** Attribution */
  readonly 'problem-editor.outline.attribution': undefined
  /** Whom to name where the problem is used. Empty: its owners. */
  readonly 'problem-editor.outline.attribution.hint': undefined
  /** It began as a draft by AI. */
  readonly 'problem-editor.outline.byAi': undefined
  /** The original began as a draft by AI. */
  readonly 'problem-editor.outline.byAi.original': undefined
  /** Condition {number} */
  readonly 'problem-editor.outline.condition': { readonly number: string }
  /** Delete condition {number} */
  readonly 'problem-editor.outline.condition.delete': { readonly number: string }
  /** Conditions on the draw */
  readonly 'problem-editor.outline.conditions': undefined
  /** Add a condition */
  readonly 'problem-editor.outline.conditions.add': undefined
  /** Such as a ≠ b: other values are drawn until it holds. */
  readonly 'problem-editor.outline.conditions.none': undefined
  /** Copied from {problem}, version {number}, by {authors} ({licence}). */
  readonly 'problem-editor.outline.copiedFrom': { readonly authors: string; readonly licence: string; readonly number: string; readonly problem: string }
  /** a problem that you cannot open */
  readonly 'problem-editor.outline.copiedFrom.unknown': undefined
  /** Decimal sign */
  readonly 'problem-editor.outline.decimalSign': undefined
  /** Comma: 1.234,5 */
  readonly 'problem-editor.outline.decimalSign.comma': undefined
  /** How students read and type numbers. In your formulas you write points. */
  readonly 'problem-editor.outline.decimalSign.hint': undefined
  /** Point: 1,234.5 */
  readonly 'problem-editor.outline.decimalSign.point': undefined
  /** Licence */
  readonly 'problem-editor.outline.licence': undefined
  /** Conditions of the licence */
  readonly 'problem-editor.outline.licence.text': undefined
  /** Write the conditions of your own licence. */
  readonly 'problem-editor.outline.licence.text.missing': undefined
  /** Drawn at the same place */
  readonly 'problem-editor.outline.link': undefined
  /** Link draws */
  readonly 'problem-editor.outline.link.add': undefined
  /** Lists that belong together, such as materials and their densities. */
  readonly 'problem-editor.outline.link.none': undefined
  /** Questions */
  readonly 'problem-editor.outline.questions': undefined
  /** Add a question */
  readonly 'problem-editor.outline.questions.add': undefined
  /** No question yet. Put one into the text where its answer field should be. */
  readonly 'problem-editor.outline.questions.none': undefined
  /** Settings */
  readonly 'problem-editor.outline.settings': undefined
  /** Tags */
  readonly 'problem-editor.outline.tags': undefined
  /** Separated by commas; they help to find the problem. */
  readonly 'problem-editor.outline.tags.hint': undefined
  /** Variable {name}, {kind} */
  readonly 'problem-editor.outline.variable': { readonly kind: string; readonly name: string }
  /** {count} of */
  readonly 'problem-editor.outline.variable.drawsOf': { readonly count: string }
  /** no formula yet */
  readonly 'problem-editor.outline.variable.noFormula': undefined
  /** Add a variable */
  readonly 'problem-editor.outline.variables.add': undefined
  /** Nothing varies yet. Type {typed} in the text and click it to say what it is, or press +, and every student gets a number of their own. */
  readonly 'problem-editor.outline.variables.none': { readonly typed: string }
  /** Parts of the editor */
  readonly 'problem-editor.parts': undefined
  /** Preview */
  readonly 'problem-editor.parts.preview': undefined
  /** Variables */
  readonly 'problem-editor.parts.variables': undefined
  /** Write */
  readonly 'problem-editor.parts.write': undefined
  /** Condition {number} on the draw */
  readonly 'problem-editor.place.condition': { readonly number: string }
  /** Linked draws */
  readonly 'problem-editor.place.linkedDraws': undefined
  /** Question {number} */
  readonly 'problem-editor.place.question': { readonly number: string }
  /** Variable {name} */
  readonly 'problem-editor.place.variable': { readonly name: string }
  /** Variants */
  readonly 'problem-editor.place.variants': undefined
  /** Answer to question {number} */
  readonly 'problem-editor.preview.answerTo': { readonly number: string }
  /** Correct answers and values */
  readonly 'problem-editor.preview.answers': undefined
  /** marked by a person */
  readonly 'problem-editor.preview.byPerson': undefined
  /** What students will read appears here while you write. */
  readonly 'problem-editor.preview.empty': undefined
  /** {title}: {detail} */
  readonly 'problem-editor.preview.error': { readonly detail: string; readonly title: string }
  /** form */
  readonly 'problem-editor.preview.facet.form': undefined
  /** not right */
  readonly 'problem-editor.preview.facet.notRight': undefined
  /** digits */
  readonly 'problem-editor.preview.facet.precision': undefined
  /** right */
  readonly 'problem-editor.preview.facet.right': undefined
  /** unit */
  readonly 'problem-editor.preview.facet.unit': undefined
  /** value */
  readonly 'problem-editor.preview.facet.value': undefined
  /** Parts of the answer */
  readonly 'problem-editor.preview.facets': undefined
  /** New variant */
  readonly 'problem-editor.preview.new': undefined
  /** no answer yet */
  readonly 'problem-editor.preview.noAnswer': undefined
  /** No variant can be drawn yet: {message} */
  readonly 'problem-editor.preview.noVariant': { readonly message: string }
  /** The answer could not be checked. */
  readonly 'problem-editor.preview.notChecked': undefined
  /** , or  */
  readonly 'problem-editor.preview.or': undefined
  /**  ({percent} %) */
  readonly 'problem-editor.preview.percent': { readonly percent: string }
  /** read as {formula} */
  readonly 'problem-editor.preview.readAs': { readonly formula: string }
  /** variant {number} */
  readonly 'problem-editor.preview.seed': { readonly number: string }
  /** Solution as students see it */
  readonly 'problem-editor.preview.solution': undefined
  /** Preview */
  readonly 'problem-editor.preview.title': undefined
  /** Complex Number Format */
  readonly 'problem-editor.preview.title.complexNumberFormatAsRealError': undefined
  /** Divide by Zero */
  readonly 'problem-editor.preview.title.divideByZeroError': undefined
  /** Request Timed Out */
  readonly 'problem-editor.preview.title.requestTimedOut': undefined
  /** Conflicting Precision */
  readonly 'problem-editor.preview.title.toleranceRoundingEdgeCaseError': undefined
  /** Together {percent} % */
  readonly 'problem-editor.preview.together': { readonly percent: string }
  /** Try these answers */
  readonly 'problem-editor.preview.try': undefined
  /** {sentence}; for example at {values}. */
  readonly 'problem-editor.preview.witness': { readonly sentence: string; readonly values: string }
  /** Put back: {change}. Save to keep it. */
  readonly 'problem-editor.putBack': { readonly change: string }
  /** Put back: {change}. */
  readonly 'problem-editor.putBack.saved': { readonly change: string }
  /** You can read this problem but not change it. */
  readonly 'problem-editor.readOnly': undefined
  /** {name} was deleted. */
  readonly 'problem-editor.removed': { readonly name: string }
  /** Question {number} was deleted. */
  readonly 'problem-editor.removed.question': { readonly number: string }
  /** {name} was deleted. It is still used in: {places}. */
  readonly 'problem-editor.removed.used': { readonly name: string; readonly places: string }
  /** Version {number} is in the editor. Save to keep it. */
  readonly 'problem-editor.restoredVersion': { readonly number: string }
  /** Version {number} is in the editor. */
  readonly 'problem-editor.restoredVersion.saved': { readonly number: string }
  /** Save */
  readonly 'problem-editor.save': undefined
  /** Saved. */
  readonly 'problem-editor.save.done': undefined
  /** Saved as version {number}. */
  readonly 'problem-editor.save.done.version': { readonly number: string }
  /** saved */
  readonly 'problem-editor.save.saved': undefined
  /** saved · {lab} */
  readonly 'problem-editor.save.saved.lab': { readonly lab: string }
  /** saving… */
  readonly 'problem-editor.save.saving': undefined
  /** {kept, select, kept {not saved · draft kept} local {not saved · draft in this browser only} other {not saved}} */
  readonly 'problem-editor.save.unsaved': { readonly kept: 'kept' | 'local' | 'other' }
  /** Solution */
  readonly 'problem-editor.solution': undefined
  /** How to get there, with the student’s own numbers. */
  readonly 'problem-editor.solution.placeholder': undefined
  /** Write a solution */
  readonly 'problem-editor.solution.write': undefined
  /** Statement */
  readonly 'problem-editor.statement': undefined
  /** Write the problem. '{a}' makes a variable, the Question button puts in an answer field. */
  readonly 'problem-editor.statement.placeholder': undefined
  /** Undo */
  readonly 'problem-editor.undo': undefined
  /** Untitled problem */
  readonly 'problem-editor.untitled': undefined
  /** {count, plural, one {# student was given this problem in “{name}” ({course}).} other {# students were given this problem in “{name}” ({course}).}} {older, select, yes {Answers there are marked by version {version} until you regrade.} other {Saving changes nothing for them; you can regrade afterwards.}} */
  readonly 'problem-editor.uses.given': { readonly count: number; readonly course: string; readonly name: string; readonly older: 'yes' | 'other'; readonly version: string }
  /** Look at what changes */
  readonly 'problem-editor.uses.look': undefined
  /** {count, plural, one {This problem is in use: # student in “{name}” ({course}), which is running.} other {This problem is in use: # students in “{name}” ({course}), which is running.}} {older, select, yes {Answers there are marked by version {version} until you regrade.} other {Saving changes nothing for them; you can regrade afterwards.}} */
  readonly 'problem-editor.uses.running': { readonly count: number; readonly course: string; readonly name: string; readonly older: 'yes' | 'other'; readonly version: string }
  /** Add page */
  readonly 'problem-editor.variable.add.page': undefined
  /** Add picture */
  readonly 'problem-editor.variable.add.picture': undefined
  /** Add text */
  readonly 'problem-editor.variable.add.text': undefined
  /** Calculate on with the value as shown */
  readonly 'problem-editor.variable.asShown': undefined
  /** Otherwise the exact value flows into other formulas and answers. */
  readonly 'problem-editor.variable.asShown.hint': undefined
  /** Decimals */
  readonly 'problem-editor.variable.decimals': undefined
  /** Standard deviation */
  readonly 'problem-editor.variable.deviation': undefined
  /** No number twice */
  readonly 'problem-editor.variable.distinct': undefined
  /** Done */
  readonly 'problem-editor.variable.done': undefined
  /** Draws from */
  readonly 'problem-editor.variable.drawsFrom': undefined
  /** Figures */
  readonly 'problem-editor.variable.figures': undefined
  /** {name} = */
  readonly 'problem-editor.variable.formula': { readonly name: string }
  /** From */
  readonly 'problem-editor.variable.from': undefined
  /** Gives */
  readonly 'problem-editor.variable.gives': undefined
  /** How many */
  readonly 'problem-editor.variable.howMany': undefined
  /** Kind */
  readonly 'problem-editor.variable.kind': undefined
  /** The last number makes the conditions hold */
  readonly 'problem-editor.variable.lastSolved': undefined
  /** Such as mean(x) = 12: the others are drawn, and one is worked out. */
  readonly 'problem-editor.variable.lastSolved.hint': undefined
  /** Mean */
  readonly 'problem-editor.variable.mean': undefined
  /** Texts and formulas are rewritten with it. */
  readonly 'problem-editor.variable.name.hint': undefined
  /** Never these */
  readonly 'problem-editor.variable.never': undefined
  /** Such as 0, 1 */
  readonly 'problem-editor.variable.never.hint': undefined
  /** Choose a picture */
  readonly 'problem-editor.variable.picture.choose': undefined
  /** The picture could not be uploaded. */
  readonly 'problem-editor.variable.picture.failed': undefined
  /** A picture needs a description. */
  readonly 'problem-editor.variable.picture.undescribed': undefined
  /** Rounded to */
  readonly 'problem-editor.variable.roundedTo': undefined
  /** picture: {description} */
  readonly 'problem-editor.variable.sample.picture': { readonly description: string }
  /** picture: without description */
  readonly 'problem-editor.variable.sample.undescribed': undefined
  /** {number} is shown as */
  readonly 'problem-editor.variable.shownAs': { readonly number: string }
  /** Shown as */
  readonly 'problem-editor.variable.shownAs.label': undefined
  /** Significant figures */
  readonly 'problem-editor.variable.significant': undefined
  /** From the smallest to the largest */
  readonly 'problem-editor.variable.sorted': undefined
  /** Spread */
  readonly 'problem-editor.variable.spread': undefined
  /** All equally likely */
  readonly 'problem-editor.variable.spread.even': undefined
  /** Normal distribution */
  readonly 'problem-editor.variable.spread.normal': undefined
  /** Step */
  readonly 'problem-editor.variable.step': undefined
  /** To */
  readonly 'problem-editor.variable.to': undefined
  /** Unit */
  readonly 'problem-editor.variable.unit': undefined
  /** Empty: the unit of the formula. State one where the formula converts, such as km/h for 3.6 v. */
  readonly 'problem-editor.variable.unit.calculated': undefined
  /** Such as m/s; 1 for a plain number. Formulas are checked by it; nothing is converted. */
  readonly 'problem-editor.variable.unit.hint': undefined
  /** not said */
  readonly 'problem-editor.variable.unit.none': undefined
  /** Value {number} */
  readonly 'problem-editor.variable.value': { readonly number: string }
  /** Value {number}: address of a page */
  readonly 'problem-editor.variable.value.page': { readonly number: string }
  /** Value {number}: description of the picture */
  readonly 'problem-editor.variable.value.picture': { readonly number: string }
  /** Remove value {number} */
  readonly 'problem-editor.variable.value.remove': { readonly number: string }
  /** Values, one a line */
  readonly 'problem-editor.variable.values': undefined
  /** As they should be shown: 3, −2.50, 1/2, 1.2E3, 1.2x10^3, 45%, $1,250 */
  readonly 'problem-editor.variable.values.hint': undefined
  /** All values at once, as a list */
  readonly 'problem-editor.variable.whole': undefined
  /** Otherwise each variant has one of them. */
  readonly 'problem-editor.variable.whole.hint': undefined
  /** Written as */
  readonly 'problem-editor.variable.writtenAs': undefined
  /** Keep zeros at the end */
  readonly 'problem-editor.variable.zeros': undefined
  /** {kept} instead of {plain}. Significant figures always keep theirs. */
  readonly 'problem-editor.variable.zeros.calculated': { readonly kept: string; readonly plain: string }
  /** {kept} instead of {plain}: as many decimals as From, To or Step is typed with */
  readonly 'problem-editor.variable.zeros.drawn': { readonly kept: string; readonly plain: string }
  /** A variable needs a name. */
  readonly 'problem-editor.variableName.missing': undefined
  /** There is another variable {name}. */
  readonly 'problem-editor.variableName.taken': { readonly name: string }
  /** version {number} */
  readonly 'problem-editor.version': { readonly number: string }
}
