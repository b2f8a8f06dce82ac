// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface QuestionEditorMessages {
  /** Another answer */
  readonly 'question-editor.answer.another': undefined
  /** Another accepted answer */
  readonly 'question-editor.answer.another.text': undefined
  /** Correct answer */
  readonly 'question-editor.answer.correct': undefined
  /** Delete correct answer */
  readonly 'question-editor.answer.correct.delete': undefined
  /** Correct answer: percent of the credit */
  readonly 'question-editor.answer.correct.percent': undefined
  /** Said to correct answer */
  readonly 'question-editor.answer.correct.said': undefined
  /** Feedback for this answer */
  readonly 'question-editor.answer.feedback': undefined
  /** '{v}' stands for the value of v. */
  readonly 'question-editor.answer.hint': undefined
  /** Answer {number} */
  readonly 'question-editor.answer.number': { readonly number: string }
  /** Delete answer {number} */
  readonly 'question-editor.answer.number.delete': { readonly number: string }
  /** Answer {number}: percent of the credit */
  readonly 'question-editor.answer.number.percent': { readonly number: string }
  /** Said to answer {number} */
  readonly 'question-editor.answer.number.said': { readonly number: string }
  /** the answer */
  readonly 'question-editor.answer.placeholder': undefined
  /** a formula of your variables */
  readonly 'question-editor.answer.placeholder.numeric': undefined
  /** Assumptions */
  readonly 'question-editor.assume': undefined
  /** Angles */
  readonly 'question-editor.assume.angles': undefined
  /** Degrees */
  readonly 'question-editor.assume.angles.degrees': undefined
  /** sin 30 is one half. */
  readonly 'question-editor.assume.angles.degrees.about': undefined
  /** Radians */
  readonly 'question-editor.assume.angles.radians': undefined
  /** sin 30 is −0.99; a typed ° still means degrees. */
  readonly 'question-editor.assume.angles.radians.about': undefined
  /** Decimals */
  readonly 'question-editor.assume.decimals': undefined
  /** 0.333 is not 1/3 */
  readonly 'question-editor.assume.decimals.exact': undefined
  /** A decimal counts only where it is exactly the number. */
  readonly 'question-editor.assume.decimals.exact.about': undefined
  /** 0.333 may stand for 1/3 */
  readonly 'question-editor.assume.decimals.tolerant': undefined
  /** A decimal counts where it is within the tolerance. */
  readonly 'question-editor.assume.decimals.tolerant.about': undefined
  /** Letters stand for */
  readonly 'question-editor.assume.letters': undefined
  /** Complex numbers */
  readonly 'question-editor.assume.letters.complex': undefined
  /** Complex solutions of equations count too: x³ = 8 has three. */
  readonly 'question-editor.assume.letters.complex.about': undefined
  /** Whole numbers */
  readonly 'question-editor.assume.letters.integer': undefined
  /** Formulas are compared at whole numbers: (−1)^(2n) is 1. */
  readonly 'question-editor.assume.letters.integer.about': undefined
  /** Positive numbers */
  readonly 'question-editor.assume.letters.positive': undefined
  /** Negative values and solutions do not count: √(x²) is x. */
  readonly 'question-editor.assume.letters.positive.about': undefined
  /** Real numbers */
  readonly 'question-editor.assume.letters.real': undefined
  /** Only real solutions of equations count: x³ = 8 is x = 2. */
  readonly 'question-editor.assume.letters.real.about': undefined
  /** log without a base */
  readonly 'question-editor.assume.log': undefined
  /** Base e, natural */
  readonly 'question-editor.assume.log.e': undefined
  /** In the answers log x is ln x. lg keeps base 10. */
  readonly 'question-editor.assume.log.e.about': undefined
  /** Base 10 */
  readonly 'question-editor.assume.log.ten': undefined
  /** log 100 is 2. */
  readonly 'question-editor.assume.log.ten.about': undefined
  /** Base 2 */
  readonly 'question-editor.assume.log.two': undefined
  /** In the answers log 8 is 3. lg keeps base 10. */
  readonly 'question-editor.assume.log.two.about': undefined
  /** Odd roots of negative numbers are real */
  readonly 'question-editor.assume.oddRoots': undefined
  /** (−8)^(1/3) is the complex number 1 + i√3. */
  readonly 'question-editor.assume.oddRoots.complex': undefined
  /** (−8)^(1/3) is −2. */
  readonly 'question-editor.assume.oddRoots.real': undefined
  /** Needs attention: {message} */
  readonly 'question-editor.attention': { readonly message: string }
  /** Different answers in some cases */
  readonly 'question-editor.case.add': undefined
  /** Delete this case */
  readonly 'question-editor.case.delete': undefined
  /** Else if */
  readonly 'question-editor.case.elseIf': undefined
  /** If */
  readonly 'question-editor.case.if': undefined
  /** Case {number} */
  readonly 'question-editor.case.number': { readonly number: string }
  /** Otherwise */
  readonly 'question-editor.case.otherwise': undefined
  /** Another choice */
  readonly 'question-editor.choice.another': undefined
  /** Students choose */
  readonly 'question-editor.choice.count': undefined
  /** One */
  readonly 'question-editor.choice.count.one': undefined
  /** Several */
  readonly 'question-editor.choice.count.several': undefined
  /** Credit */
  readonly 'question-editor.choice.credit': undefined
  /** All or nothing */
  readonly 'question-editor.choice.credit.allOrNothing': undefined
  /** A share for each right decision */
  readonly 'question-editor.choice.credit.perChoice': undefined
  /** Right minus wrong, never below 0 */
  readonly 'question-editor.choice.credit.rightMinusWrong': undefined
  /** Delete choice {number} */
  readonly 'question-editor.choice.delete': { readonly number: string }
  /** Feedback for this choice */
  readonly 'question-editor.choice.feedback': undefined
  /** Choice {number} is right */
  readonly 'question-editor.choice.isRight': { readonly number: string }
  /** Move choice {number} up */
  readonly 'question-editor.choice.moveUp': { readonly number: string }
  /** Choice {number} */
  readonly 'question-editor.choice.number': { readonly number: string }
  /** Choice {number}: percent of the credit */
  readonly 'question-editor.choice.percent': { readonly number: string }
  /** right */
  readonly 'question-editor.choice.right': undefined
  /** Said to choice {number} */
  readonly 'question-editor.choice.said': { readonly number: string }
  /** Another order for each student */
  readonly 'question-editor.choice.shuffled': undefined
  /** Comparison of answers */
  readonly 'question-editor.compare': undefined
  /** Any antiderivative */
  readonly 'question-editor.compare.antiderivative': undefined
  /** Bases of the same space */
  readonly 'question-editor.compare.basis': undefined
  /** Any */
  readonly 'question-editor.compare.basis.any': undefined
  /** Orthogonal */
  readonly 'question-editor.compare.basis.orthogonal': undefined
  /** Orthonormal */
  readonly 'question-editor.compare.basis.orthonormal': undefined
  /** Vectors of the basis */
  readonly 'question-editor.compare.basis.vectors': undefined
  /** Chemical equations */
  readonly 'question-editor.compare.chemicalEquation': undefined
  /** Chemical formulas */
  readonly 'question-editor.compare.chemicalFormula': undefined
  /** Constant of integration */
  readonly 'question-editor.compare.constant': undefined
  /** May be left out */
  readonly 'question-editor.compare.constant.notNeeded': undefined
  /** Required */
  readonly 'question-editor.compare.constant.required': undefined
  /** Coordinates */
  readonly 'question-editor.compare.coordinates': undefined
  /** Two letters or three, separated by commas */
  readonly 'question-editor.compare.coordinates.hint': undefined
  /** Differential equations */
  readonly 'question-editor.compare.differentialEquation': undefined
  /** Factor */
  readonly 'question-editor.compare.factor': undefined
  /** Positive or negative */
  readonly 'question-editor.compare.factor.either': undefined
  /** Positive */
  readonly 'question-editor.compare.factor.same': undefined
  /** Families of functions */
  readonly 'question-editor.compare.family': undefined
  /** Function */
  readonly 'question-editor.compare.function': undefined
  /** Intervals and sets */
  readonly 'question-editor.compare.interval': undefined
  /** Letters that keep their names */
  readonly 'question-editor.compare.keptLetters': undefined
  /** Separated by commas, such as x, t */
  readonly 'question-editor.compare.keptLetters.hint': undefined
  /** Lines and planes */
  readonly 'question-editor.compare.lineOrPlane': undefined
  /** Same up to a factor */
  readonly 'question-editor.compare.multiple': undefined
  /** Parameters of the right answer */
  readonly 'question-editor.compare.parameters': undefined
  /** Separated by commas, such as s, t */
  readonly 'question-editor.compare.parameters.hint': undefined
  /** Letters may be renamed */
  readonly 'question-editor.compare.renaming': undefined
  /** Solutions for every whole number */
  readonly 'question-editor.compare.repeating': undefined
  /** Chosen from the correct answer */
  readonly 'question-editor.compare.shown': undefined
  /** Systems with the same solutions */
  readonly 'question-editor.compare.system': undefined
  /** Same up to a constant */
  readonly 'question-editor.compare.upToConstant': undefined
  /** Same value */
  readonly 'question-editor.compare.value': undefined
  /** Variable of the function */
  readonly 'question-editor.compare.variable': undefined
  /** Without one, what the answer shows */
  readonly 'question-editor.compare.variable.hint': undefined
  /** Delete question */
  readonly 'question-editor.delete': undefined
  /** Digits */
  readonly 'question-editor.digits': undefined
  /** Decimal places */
  readonly 'question-editor.digits.decimalPlaces': undefined
  /** How many */
  readonly 'question-editor.digits.howMany': undefined
  /** Does not matter */
  readonly 'question-editor.digits.none': undefined
  /** Rule */
  readonly 'question-editor.digits.rule': undefined
  /** At least so many */
  readonly 'question-editor.digits.rule.atLeast': undefined
  /** Exactly so many */
  readonly 'question-editor.digits.rule.exactly': undefined
  /** Significant figures */
  readonly 'question-editor.digits.significantFigures': undefined
  /** Done */
  readonly 'question-editor.done': undefined
  /** Hints and feedback */
  readonly 'question-editor.feedback': undefined
  /** Feedback when right */
  readonly 'question-editor.feedback.right': undefined
  /** Add feedback when right */
  readonly 'question-editor.feedback.right.add': undefined
  /** Feedback when wrong */
  readonly 'question-editor.feedback.wrong': undefined
  /** Add feedback when wrong */
  readonly 'question-editor.feedback.wrong.add': undefined
  /** Follow an earlier mistake */
  readonly 'question-editor.follow': undefined
  /** Follow an earlier answer */
  readonly 'question-editor.follow.add': undefined
  /** Answer to question {number} */
  readonly 'question-editor.follow.answerTo': { readonly number: string }
  /** Credit when right only this way */
  readonly 'question-editor.follow.credit': undefined
  /** Credit when right by following */
  readonly 'question-editor.follow.credit.label': undefined
  /** in place of */
  readonly 'question-editor.follow.inPlaceOf': undefined
  /** Needs an earlier question that asks for a number or a formula, and the calculated value that it asks for. */
  readonly 'question-editor.follow.needs.question': undefined
  /** Needs a calculated value that an earlier question asks for. */
  readonly 'question-editor.follow.needs.value': undefined
  /** Do not follow this answer */
  readonly 'question-editor.follow.remove': undefined
  /** Use the student’s */
  readonly 'question-editor.follow.use': undefined
  /** Form of the answer */
  readonly 'question-editor.form': undefined
  /** Like the answer, in any order */
  readonly 'question-editor.form.asKey': undefined
  /** Completed square */
  readonly 'question-editor.form.completedSquare': undefined
  /** Expanded */
  readonly 'question-editor.form.expanded': undefined
  /** Factored */
  readonly 'question-editor.form.factored': undefined
  /** Exactly like the answer */
  readonly 'question-editor.form.identical': undefined
  /** A fraction in lowest terms */
  readonly 'question-editor.form.lowestTerms': undefined
  /** Partial fractions */
  readonly 'question-editor.form.partialFractions': undefined
  /** No roots in the denominator */
  readonly 'question-editor.form.rationalisedDenominator': undefined
  /** A single fraction */
  readonly 'question-editor.form.singleFraction': undefined
  /** Letters that are functions */
  readonly 'question-editor.functions': undefined
  /** f, g: then f(x) is not f times x */
  readonly 'question-editor.functions.hint': undefined
  /** Another item of the rubric */
  readonly 'question-editor.graders.another': undefined
  /** Delete item {number} */
  readonly 'question-editor.graders.delete': { readonly number: string }
  /** Item {number} of the rubric */
  readonly 'question-editor.graders.item': { readonly number: string }
  /** Type a number. */
  readonly 'question-editor.graders.notNumber': undefined
  /** Notes for graders */
  readonly 'question-editor.graders.notes': undefined
  /** What a good answer says. Students never see this; '{v}' stands for the value of v. */
  readonly 'question-editor.graders.notes.hint': undefined
  /** Suggest a rubric */
  readonly 'question-editor.graders.suggest': undefined
  /** What they are for */
  readonly 'question-editor.graders.text': undefined
  /** Add a hint */
  readonly 'question-editor.hint.add': undefined
  /** Delete hint {number} */
  readonly 'question-editor.hint.delete': { readonly number: string }
  /** Hint {number} */
  readonly 'question-editor.hint.number': { readonly number: string }
  /** On-screen keyboards */
  readonly 'question-editor.keyboards': undefined
  /** Kind */
  readonly 'question-editor.kind': undefined
  /** Label before the field */
  readonly 'question-editor.label': undefined
  /** Text, with formulas between dollar signs and variables in braces: $s =$, '{v}' */
  readonly 'question-editor.label.hint': undefined
  /** none */
  readonly 'question-editor.label.none': undefined
  /** Letters of the answer */
  readonly 'question-editor.letters': undefined
  /** Complex number */
  readonly 'question-editor.letters.complex': undefined
  /** Constant */
  readonly 'question-editor.letters.constant': undefined
  /** {letter} depends on */
  readonly 'question-editor.letters.dependsOn': { readonly letter: string }
  /** Function */
  readonly 'question-editor.letters.function': undefined
  /** Whole number */
  readonly 'question-editor.letters.integer': undefined
  /** Matrix */
  readonly 'question-editor.letters.matrix': undefined
  /** Positive number */
  readonly 'question-editor.letters.positive': undefined
  /** Random variable */
  readonly 'question-editor.letters.randomVariable': undefined
  /** Real number */
  readonly 'question-editor.letters.real': undefined
  /** What {letter} stands for */
  readonly 'question-editor.letters.standsFor': { readonly letter: string }
  /** Vector */
  readonly 'question-editor.letters.vector': undefined
  /** Elements of the list */
  readonly 'question-editor.list': undefined
  /** In any order */
  readonly 'question-editor.list.any': undefined
  /** Compared */
  readonly 'question-editor.list.compared': undefined
  /** In order */
  readonly 'question-editor.list.ordered': undefined
  /** In any order, repeats count once */
  readonly 'question-editor.list.set': undefined
  /** Each element earns its share */
  readonly 'question-editor.list.share': undefined
  /** 3 of 4 right: 75 %. One that is too much takes one back. */
  readonly 'question-editor.list.share.hint': undefined
  /** Marking */
  readonly 'question-editor.marking': undefined
  /** Points */
  readonly 'question-editor.points': undefined
  /** Question {number} */
  readonly 'question-editor.question': { readonly number: string }
  /** {question} · {kind} */
  readonly 'question-editor.question.head': { readonly kind: string; readonly question: string }
  /** {parts}. */
  readonly 'question-editor.sentence': { readonly parts: string }
  /** all or nothing */
  readonly 'question-editor.sentence.allOrNothing': undefined
  /** {count, plural, one {# decimal place} other {# decimal places}} */
  readonly 'question-editor.sentence.decimals': { readonly count: number }
  /** {count, plural, one {at least # decimal place} other {at least # decimal places}} */
  readonly 'question-editor.sentence.decimals.atLeast': { readonly count: number }
  /** exactly the number */
  readonly 'question-editor.sentence.exactly': undefined
  /** {count, plural, one {# significant figure} other {# significant figures}} */
  readonly 'question-editor.sentence.figures': { readonly count: number }
  /** {count, plural, one {at least # significant figure} other {at least # significant figures}} */
  readonly 'question-editor.sentence.figures.atLeast': { readonly count: number }
  /** follow-through {percent} % */
  readonly 'question-editor.sentence.follow': { readonly percent: string }
  /** {order, select, ordered {elements in order} set {elements in any order, repeats once} other {elements in any order}}{share, select, yes {, each with its share} other {}} */
  readonly 'question-editor.sentence.list': { readonly order: 'ordered' | 'set' | 'other'; readonly share: 'yes' | 'other' }
  /** {part, select, value {value {percent} %} precision {digits {percent} %} unit {unit {percent} %} other {form {percent} %}} */
  readonly 'question-editor.sentence.share': { readonly part: 'precision' | 'unit' | 'value' | 'other'; readonly percent: string }
  /** {part, select, value {value all or nothing} precision {digits all or nothing} unit {unit all or nothing} other {form all or nothing}} */
  readonly 'question-editor.sentence.share.none': { readonly part: 'precision' | 'unit' | 'value' | 'other' }
  /** {optional, select, yes {with or without the unit {unit}} other {with the unit {unit}}}{others, select, yes { or another of its kind} other {}} */
  readonly 'question-editor.sentence.unit': { readonly optional: 'yes' | 'other'; readonly others: 'yes' | 'other'; readonly unit: string }
  /** within {value} */
  readonly 'question-editor.sentence.within': { readonly value: string }
  /** within {value} % */
  readonly 'question-editor.sentence.withinPercent': { readonly value: string }
  /** What counts how much */
  readonly 'question-editor.shares': undefined
  /** {part}: all or nothing */
  readonly 'question-editor.shares.allOrNothing': { readonly part: string }
  /** Form */
  readonly 'question-editor.shares.form': undefined
  /** Give part of the credit for each of them */
  readonly 'question-editor.shares.give': undefined
  /** Give it a share */
  readonly 'question-editor.shares.giveShare': undefined
  /** Needs a unit or a number of digits that is asked for. */
  readonly 'question-editor.shares.needs': undefined
  /** Digits */
  readonly 'question-editor.shares.precision': undefined
  /** Unit */
  readonly 'question-editor.shares.unit': undefined
  /** Value */
  readonly 'question-editor.shares.value': undefined
  /** {part, select, value {Weight of value} precision {Weight of digits} unit {Weight of unit} other {Weight of form}} */
  readonly 'question-editor.shares.weight': { readonly part: 'precision' | 'unit' | 'value' | 'other' }
  /** At once, by accepted answers */
  readonly 'question-editor.short.automatic': undefined
  /** Capitals do not matter */
  readonly 'question-editor.short.case': undefined
  /** Room for several lines */
  readonly 'question-editor.short.lines': undefined
  /** By a person */
  readonly 'question-editor.short.manual': undefined
  /** Marked */
  readonly 'question-editor.short.marked': undefined
  /** Spaces do not matter */
  readonly 'question-editor.short.spaces': undefined
  /** Tolerance */
  readonly 'question-editor.tolerance': undefined
  /** Absolute */
  readonly 'question-editor.tolerance.absolute': undefined
  /** Exact */
  readonly 'question-editor.tolerance.none': undefined
  /** Off at most */
  readonly 'question-editor.tolerance.off': undefined
  /** Percent off at most */
  readonly 'question-editor.tolerance.percentOff': undefined
  /** Percentage */
  readonly 'question-editor.tolerance.percentage': undefined
  /** Unit */
  readonly 'question-editor.unit': undefined
  /** Degrees measure */
  readonly 'question-editor.unit.degrees': undefined
  /** A difference: 25 °C is 25 K */
  readonly 'question-editor.unit.degrees.difference': undefined
  /** A temperature: 25 °C is 298.15 K */
  readonly 'question-editor.unit.degrees.level': undefined
  /** Such as m, km/h, m/s^2 */
  readonly 'question-editor.unit.hint': undefined
  /** No unit */
  readonly 'question-editor.unit.missing': undefined
  /** Is as good as with it */
  readonly 'question-editor.unit.missing.fine': undefined
  /** A bare number is right, a wrong unit is not. */
  readonly 'question-editor.unit.missing.fine.hint': undefined
  /** The unit has no share of its own yet: a bare number is wrong. */
  readonly 'question-editor.unit.missing.noShare.hint': undefined
  /** Earns nothing */
  readonly 'question-editor.unit.missing.nothing': undefined
  /** A bare number is wrong. */
  readonly 'question-editor.unit.missing.nothing.hint': undefined
  /** Loses the unit’s share */
  readonly 'question-editor.unit.missing.share': undefined
  /** As a wrong unit does; the shares stand under Marking. */
  readonly 'question-editor.unit.missing.share.hint': undefined
  /** none */
  readonly 'question-editor.unit.none': undefined
  /** Other units of the same kind are fine */
  readonly 'question-editor.unit.others': undefined
  /** 1.2 km for 1200 m */
  readonly 'question-editor.unit.others.hint': undefined
  /** Units of your own */
  readonly 'question-editor.unit.own': undefined
  /** Beside the known ones, separated by commas: widget, goat */
  readonly 'question-editor.unit.own.hint': undefined
  /** Take {unit} from the answer */
  readonly 'question-editor.unit.take': { readonly unit: string }
  /** This question has no place in the statement, so nobody can answer it. */
  readonly 'question-editor.unplaced': undefined
  /** Put it in */
  readonly 'question-editor.unplaced.put': undefined
  /** Written as */
  readonly 'question-editor.writtenAs': undefined
  /** Any */
  readonly 'question-editor.writtenAs.any': undefined
}
