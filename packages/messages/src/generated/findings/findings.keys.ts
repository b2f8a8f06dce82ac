// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface FindingsMessages {
  /** Give an absolute tolerance, or add a condition that rules 0 out. */
  readonly 'findings.absoluteTolerance': undefined
  /** An accepted text must not be empty. */
  readonly 'findings.acceptedTextEmpty': undefined
  /** This adds {first} and {second} without converting one of them. */
  readonly 'findings.addsUnconverted': { readonly first: string; readonly second: string }
  /** This adds {first} and {second}. */
  readonly 'findings.addsUnlike': { readonly first: string; readonly second: string }
  /** The blacklist leaves no value to draw. */
  readonly 'findings.allExcluded': undefined
  /** All variants that came up are excluded. */
  readonly 'findings.allVariantsExcluded': undefined
  /** The answer can be read in more than one way. Write {readings}. */
  readonly 'findings.ambiguousAnswer': { readonly readings: string }
  /** The formula can be read in more than one way. Write {readings}. */
  readonly 'findings.ambiguousFormula': { readonly readings: string }
  /** The unit can be read in more than one way. Write {readings}. */
  readonly 'findings.ambiguousUnit': { readonly readings: string }
  /** An answer with degrees and radians mixed up is accepted. */
  readonly 'findings.anglesAccepted': undefined
  /** The list has {length} numbers; as an answer it needs from 1 to {most}. */
  readonly 'findings.answerListLength': { readonly length: string; readonly most: string }
  /** An answer needs a formula. */
  readonly 'findings.answerMissing': undefined
  /** The answer is not zero, but 0 with the digits asked for. */
  readonly 'findings.answerRoundedToZero': undefined
  /** Argument {number} of {name} must be a number, as in {example}; this is a list. */
  readonly 'findings.argumentIsList': { readonly example: string; readonly name: string; readonly number: string }
  /** {name} needs a number without a unit, and this is in {unit}. */
  readonly 'findings.argumentWithUnit': { readonly name: string; readonly unit: string }
  /** {text} */
  readonly 'findings.asWritten': { readonly text: string }
  /** The problem asks nothing yet. */
  readonly 'findings.asksNothing': undefined
  /** The lower bound of {name} lies above the upper one. */
  readonly 'findings.boundsTurned': { readonly name: string }
  /** {name} is written {example}; here it has {given} arguments. */
  readonly 'findings.callWritten': { readonly example: string; readonly given: string; readonly name: string }
  /** Change the condition, or give the variables other values. */
  readonly 'findings.changeCondition': undefined
  /** Change one of them, or add a condition that keeps them apart. */
  readonly 'findings.changeOne': undefined
  /** Change the tolerance, the precision or the form that is asked for, so that it is right. */
  readonly 'findings.changeTolerance': undefined
  /** This choice is empty. */
  readonly 'findings.choiceEmpty': undefined
  /** Any basis of the same space is right. */
  readonly 'findings.comparedAsBasis': undefined
  /** The same reaction is right, with all amounts times any factor; only an equation with ⇌ may be turned round. */
  readonly 'findings.comparedAsChemicalEquation': undefined
  /** A chemical formula with the same atoms and charge is right; a phase counts where the right answer has one. */
  readonly 'findings.comparedAsChemicalFormula': undefined
  /** The same differential equation is right, rearranged or multiplied; y′, dy/dx and ẏ mean the same. */
  readonly 'findings.comparedAsDifferentialEquation': undefined
  /** The same family of functions is right; its constants may have any name, and any combination of them will do. */
  readonly 'findings.comparedAsFamily': undefined
  /** Brackets say which ends belong to the interval; any way to write the same set is right. */
  readonly 'findings.comparedAsInterval': undefined
  /** The same line or plane is right, by equations or by any of its points and directions; parameters may have any name. */
  readonly 'findings.comparedAsLineOrPlane': undefined
  /** Any basis of the same space is right whose vectors are orthogonal. */
  readonly 'findings.comparedAsOrthogonalBasis': undefined
  /** Any basis of the same space is right whose vectors are orthogonal and have length 1. */
  readonly 'findings.comparedAsOrthonormalBasis': undefined
  /** The same solutions are right, for every whole number; its letter may have any name, and they may start elsewhere. */
  readonly 'findings.comparedAsRepeating': undefined
  /** Any system of equations with the same solutions is right. */
  readonly 'findings.comparedAsSystem': undefined
  /** The right answer times any number other than zero is right. */
  readonly 'findings.comparedByMultiple': undefined
  /** The right answer times any positive number is right. */
  readonly 'findings.comparedByPositiveMultiple': undefined
  /** Any formula with the same value is right. */
  readonly 'findings.comparedByValue': undefined
  /** Any formula that differs by a constant only is right. */
  readonly 'findings.comparedUpToConstant': undefined
  /** Any antiderivative is right; the constant is required and may have any name. */
  readonly 'findings.comparedWithConstant': undefined
  /** The letters of the answer may have other names, except those that are fixed. */
  readonly 'findings.comparedWithOtherNames': undefined
  /** Any antiderivative is right; the constant may be left out. */
  readonly 'findings.comparedWithoutConstant': undefined
  /** This compares {first} and {second} without converting one of them. */
  readonly 'findings.comparesUnconverted': { readonly first: string; readonly second: string }
  /** This compares {first} and {second}. */
  readonly 'findings.comparesUnlike': { readonly first: string; readonly second: string }
  /** A condition needs a comparison such as a\ne b or a<b. */
  readonly 'findings.comparisonMissing': undefined
  /** The answer is complex where a real number is asked for. */
  readonly 'findings.complexAnswer': undefined
  /** The formula has a complex value where a real one is needed. */
  readonly 'findings.complexFormula': undefined
  /** “{name}” is complex, but shown as a real number. */
  readonly 'findings.complexValue': { readonly name: string }
  /** The conditions hold for {fitted} of {tried} combinations tried. */
  readonly 'findings.conditionsHold': { readonly fitted: string; readonly tried: string }
  /** Conflicting Precision: the tolerance is narrower than the rounding asked for, so rightly rounded answers could be marked wrong. */
  readonly 'findings.conflictingPrecision': undefined
  /** The correct answer comes in {given}: convert it to {asked}, which is asked for. */
  readonly 'findings.convertToAsked': { readonly asked: string; readonly given: string }
  /** Decimals may stand for other numbers only within a tolerance, and there is none. */
  readonly 'findings.decimalsWithoutTolerance': undefined
  /** The degrees of freedom of {name} must be whole numbers from 1 to {most}. */
  readonly 'findings.degreesOutOfRange': { readonly most: string; readonly name: string }
  /** {name} is given for numbers other than 0. */
  readonly 'findings.densityAtZero': { readonly name: string }
  /** The standard deviation must be a plain number greater than 0. */
  readonly 'findings.deviationNotPositive': undefined
  /** The standard deviation must be no larger than the distance from the start to the end. */
  readonly 'findings.deviationTooLarge': undefined
  /** The number of digits must be a whole number from {least} to 50. */
  readonly 'findings.digitsOutOfRange': { readonly least: string }
  /** It divides by zero. */
  readonly 'findings.dividesByZero': undefined
  /** An answer with a factor of 2 too much is accepted. */
  readonly 'findings.doubleAccepted': undefined
  /** The range must not end before it starts. */
  readonly 'findings.endBeforeStart': undefined
  /** A random number needs an end. */
  readonly 'findings.endMissing': undefined
  /** Add a condition that rules such values out, or change them. */
  readonly 'findings.excludeValues': undefined
  /** “{text}” must be a plain number such as -2 or 0.5. */
  readonly 'findings.excludedNoPlainNumber': { readonly text: string }
  /** The exponent is in {unit}; it must be a number. */
  readonly 'findings.exponentWithUnit': { readonly unit: string }
  /** Only {found} different variants came up in {drawn} draws. */
  readonly 'findings.fewVariants': { readonly drawn: string; readonly found: string }
  /** Give the variables fewer values, calculate one of them from the others, or let the last number of a list make the conditions hold. */
  readonly 'findings.fewerValues': undefined
  /** A value has at least one significant figure. */
  readonly 'findings.figuresMissing': undefined
  /** The condition of filter compares numbers, not lists. */
  readonly 'findings.filterComparesLists': undefined
  /** The first argument of filter is a condition, as in filter(k>5, k, x). */
  readonly 'findings.filterCondition': undefined
  /** The first argument of {name} is a number between 0 and 1. */
  readonly 'findings.firstBetweenZeroAndOne': { readonly name: string }
  /** Add condition */
  readonly 'findings.fixAddCondition': undefined
  /** Calculate {name} */
  readonly 'findings.fixCalculate': { readonly name: string }
  /** Go on with values as shown */
  readonly 'findings.fixGoOnAsShown': undefined
  /** Show with powers of ten */
  readonly 'findings.fixPowersOfTen': undefined
  /** Remove condition */
  readonly 'findings.fixRemoveCondition': undefined
  /** Set tolerance to {amount} */
  readonly 'findings.fixSetTolerance': { readonly amount: string }
  /** {count, plural, one {Show # decimal} other {Show # decimals}} */
  readonly 'findings.fixShowDecimals': { readonly count: number }
  /** Let the last number of {name} make it hold */
  readonly 'findings.fixSolveLast': { readonly name: string }
  /** {count, plural, one {Unpin it} other {Unpin the # variants}} */
  readonly 'findings.fixUnpin': { readonly count: number }
  /** Say what following through earns: a percent from 0 to 100. */
  readonly 'findings.followThroughPercent': undefined
  /** The formula divides by zero. */
  readonly 'findings.formulaDividesByZero': undefined
  /** A calculated value needs a formula. */
  readonly 'findings.formulaMissing': undefined
  /** The formula takes too long to work out. */
  readonly 'findings.formulaTooLong': undefined
  /** The formula has no value. */
  readonly 'findings.formulaWithoutValue': undefined
  /** “{name}” cannot be a function of itself. */
  readonly 'findings.functionOfItself': { readonly name: string }
  /** Go on with the values as they are shown, show more digits, or give a larger tolerance. */
  readonly 'findings.goOnAsShown': undefined
  /** The condition {formula} did not hold for any of {tried} samples tried. */
  readonly 'findings.heldForNoSample': { readonly formula: string; readonly tried: string }
  /** The condition {formula} did not hold together with the others for any of {tried} samples tried. */
  readonly 'findings.heldForNoSampleTogether': { readonly formula: string; readonly tried: string }
  /** The condition {formula} did not hold for any of {tried} combinations tried, of {total}. */
  readonly 'findings.heldForNone': { readonly formula: string; readonly total: string; readonly tried: string }
  /** The condition {formula} did not hold together with the others for any of {tried} combinations tried, of {total}. */
  readonly 'findings.heldForNoneTogether': { readonly formula: string; readonly total: string; readonly tried: string }
  /** In all, conditions held for {fitted} of {tried} combinations tried. */
  readonly 'findings.heldInAll': { readonly fitted: string; readonly tried: string }
  /** The image has no alternative text. */
  readonly 'findings.imageWithoutText': undefined
  /** Give a smaller tolerance, or add a condition that keeps the answers apart. */
  readonly 'findings.keepAnswersApart': undefined
  /** Add a condition that keeps it real, or choose a complex number format. */
  readonly 'findings.keepReal': undefined
  /** Give a smaller tolerance, or add a condition that keeps such answers apart. */
  readonly 'findings.keepSuchApart': undefined
  /** The answer is not in the form that is asked for. */
  readonly 'findings.keyNotInForm': undefined
  /** The answer cannot be marked. */
  readonly 'findings.keyNotMarked': undefined
  /** The answer itself would not be marked right. */
  readonly 'findings.keyNotRight': undefined
  /** It cannot be decided whether the answer itself is right. */
  readonly 'findings.keyUndecided': undefined
  /** The answer has no value. */
  readonly 'findings.keyWithoutValue': undefined
  /** The last set applies when no other does, so it has no condition. */
  readonly 'findings.lastSetCondition': undefined
  /** {name} is a complex number. */
  readonly 'findings.letterComplex': { readonly name: string }
  /** {name} is a constant. */
  readonly 'findings.letterConstant': { readonly name: string }
  /** {name} is a function of {by}, because it is differentiated by {by}. */
  readonly 'findings.letterDifferentiated': { readonly by: string; readonly name: string }
  /** {name} is a function of t, because a dot differentiates it by t. */
  readonly 'findings.letterDotted': { readonly name: string }
  /** {name} is a whole number, because a sum or product runs to it. */
  readonly 'findings.letterEndsSum': { readonly name: string }
  /** {name} is a constant, because it may have any name and value. */
  readonly 'findings.letterFreeConstant': { readonly name: string }
  /** {name} is a function of {by}. */
  readonly 'findings.letterFunction': { readonly by: string; readonly name: string }
  /** {name} is a whole number, because it counts in an exponent. */
  readonly 'findings.letterInExponent': { readonly name: string }
  /** {name} is a whole number. */
  readonly 'findings.letterInteger': { readonly name: string }
  /** “{name}” is a variable of this problem: it has a value, and what it is as a letter does not count. */
  readonly 'findings.letterIsVariable': { readonly name: string }
  /** {name} is a matrix, because a letter and its inverse do not cancel. */
  readonly 'findings.letterKeptByInverse': { readonly name: string }
  /** {name} is a matrix. */
  readonly 'findings.letterMatrix': { readonly name: string }
  /** {name} is a whole number, because it stands in a binomial coefficient. */
  readonly 'findings.letterOfBinomial': { readonly name: string }
  /** {name} is a whole number, because it stands before a factorial sign. */
  readonly 'findings.letterOfFactorial': { readonly name: string }
  /** {name} > 0, because its logarithm is taken. */
  readonly 'findings.letterOfLogarithm': { readonly name: string }
  /** {name} is a random variable, because {moment} is taken of it. */
  readonly 'findings.letterOfMoment': { readonly moment: string; readonly name: string }
  /** {name} is a whole number, because it counts permutations. */
  readonly 'findings.letterOfPermutations': { readonly name: string }
  /** {name} > 0. */
  readonly 'findings.letterPositive': { readonly name: string }
  /** {name} > 0, because it is raised to {exponent}. */
  readonly 'findings.letterRaisedTo': { readonly exponent: string; readonly name: string }
  /** {name} > 0, because it is raised to a half. */
  readonly 'findings.letterRaisedToHalf': { readonly name: string }
  /** {name} > 0, because it is raised to a power with letters. */
  readonly 'findings.letterRaisedToLetters': { readonly name: string }
  /** {name} is a random variable. */
  readonly 'findings.letterRandom': { readonly name: string }
  /** {name} is any real number. */
  readonly 'findings.letterReal': { readonly name: string }
  /** “{letter}” is a variable: {name} needs another letter, as in {example}. */
  readonly 'findings.letterTaken': { readonly example: string; readonly letter: string; readonly name: string }
  /** {name} > 0, because it stands under a root. */
  readonly 'findings.letterUnderRoot': { readonly name: string }
  /** {name} is a vector. */
  readonly 'findings.letterVector': { readonly name: string }
  /** {name} is a vector, because it has an arrow or is bold. */
  readonly 'findings.letterWithArrow': { readonly name: string }
  /** A linked draw needs two or more number sets or texts, each in one linked draw only. */
  readonly 'findings.linkedMembers': undefined
  /** The members of a linked draw need equally many values. */
  readonly 'findings.linkedUnequal': undefined
  /** An element of a list must be a number, not a list. */
  readonly 'findings.listInList': undefined
  /** A list has from 1 to {most} numbers. */
  readonly 'findings.listLength': { readonly most: string }
  /** A list has at most {most} numbers. */
  readonly 'findings.listTooLong': { readonly most: string }
  /** This is a list, and a number is needed. */
  readonly 'findings.listWhereNumber': undefined
  /** This lists {first} and {second} without converting one of them. */
  readonly 'findings.listsUnconverted': { readonly first: string; readonly second: string }
  /** This lists {first} and {second}. */
  readonly 'findings.listsUnlike': { readonly first: string; readonly second: string }
  /** Question {number} has more than one place in the statement. */
  readonly 'findings.manyPlaces': { readonly number: string }
  /** The formula of map must be a number for each element, not a list. */
  readonly 'findings.mapGivesList': undefined
  /** The right answer may be a family of functions. Choose as the comparison of answers whether its constants may have any name (Families of functions) or stand for what the question says (Same value). Until then a person decides about the family with other constants. */
  readonly 'findings.mayBeFamily': undefined
  /** In the right answer, {name} before brackets looks like a function. Enter it under “Letters that are functions”, or put a sign of multiplication before the brackets if it is a factor. Until then a person decides about answers that are right only if it is a factor. */
  readonly 'findings.mayBeFunction': { readonly name: string }
  /** The coordinates depend on a parameter. Choose as the comparison of answers whether any equations of the line are right (Lines and planes) or the same place at each value of the parameter (Systems with the same solutions). Until then a person decides about other equations of the line. */
  readonly 'findings.mayBeLine': undefined
  /** The mean of {name} must not be negative. */
  readonly 'findings.meanNegative': { readonly name: string }
  /** The mean must be a plain number such as 50 or 0.5. */
  readonly 'findings.meanNoPlainNumber': undefined
  /** The mean must lie between the start and the end. */
  readonly 'findings.meanOutside': undefined
  /** Ask for more digits, or for another number format. */
  readonly 'findings.moreDigits': undefined
  /** Give the variables more values. */
  readonly 'findings.moreValues': undefined
  /** “{name}” has no value. */
  readonly 'findings.nameWithoutValue': { readonly name: string }
  /** These values need each other: {names}. */
  readonly 'findings.needEachOther': { readonly names: string }
  /** {name} needs at least {least} numbers, and the list has {length}. */
  readonly 'findings.needsAtLeast': { readonly least: string; readonly length: string; readonly name: string }
  /** {name} needs a lower and an upper bound. */
  readonly 'findings.needsBounds': { readonly name: string }
  /** “{name}” needs brackets: {example}. */
  readonly 'findings.needsBrackets': { readonly example: string; readonly name: string }
  /** {name} needs two lists of the same length; they have {first} and {second} elements. */
  readonly 'findings.needsEqualLists': { readonly first: string; readonly name: string; readonly second: string }
  /** {name} needs a list, as in {example}; this is a number. */
  readonly 'findings.needsList': { readonly example: string; readonly name: string }
  /** {name} needs a mean that is not negative and a whole number from 0 to {most}. */
  readonly 'findings.needsMean': { readonly most: string; readonly name: string }
  /** {name} needs a number. */
  readonly 'findings.needsNumber': { readonly name: string }
  /** {name} needs numbers. */
  readonly 'findings.needsNumbers': { readonly name: string }
  /** {name} needs at least 2 pairs. */
  readonly 'findings.needsPairs': { readonly name: string }
  /** {name} needs a probability. */
  readonly 'findings.needsProbability': { readonly name: string }
  /** {name} needs a list of real numbers. */
  readonly 'findings.needsRealList': { readonly name: string }
  /** {name} needs real numbers. */
  readonly 'findings.needsRealNumbers': { readonly name: string }
  /** {name} needs whole numbers from 0 to {most} of trials and hits. */
  readonly 'findings.needsTrials': { readonly most: string; readonly name: string }
  /** {name} needs at least 2 real numbers. */
  readonly 'findings.needsTwoReals': { readonly name: string }
  /** {name} needs a whole number of trials from 0 to {most}. */
  readonly 'findings.needsWholeTrials': { readonly most: string; readonly name: string }
  /** In {percent} % of variants the answer to the variant before is right, too. */
  readonly 'findings.neighbourRight': { readonly percent: string }
  /** The answer never ends as a decimal. */
  readonly 'findings.neverEnds': undefined
  /** The condition {formula} never holds: all {total} combinations were tried. */
  readonly 'findings.neverHolds': { readonly formula: string; readonly total: string }
  /** The condition {formula} never holds together with the others: all {total} combinations were tried. */
  readonly 'findings.neverHoldsTogether': { readonly formula: string; readonly total: string }
  /** The list has {length} elements, counted from 1; there is no element {index}. */
  readonly 'findings.noElement': { readonly index: string; readonly length: string }
  /** No answer of this set earns full credit (100 %). */
  readonly 'findings.noFullCredit': undefined
  /** “{name}” is not a function. */
  readonly 'findings.noFunction': { readonly name: string }
  /** “{name}” is not a function. Did you mean {similar}? */
  readonly 'findings.noFunctionButSimilar': { readonly name: string; readonly similar: string }
  /** “{text}” is not a number as it can be written here. */
  readonly 'findings.noNumber': { readonly text: string }
  /** There is no pinned variant to draw. */
  readonly 'findings.noPinToDraw': undefined
  /** The question has no place in the statement; it will stand behind it. */
  readonly 'findings.noPlace': undefined
  /** This must be a plain number such as -2 or 0.5. */
  readonly 'findings.noPlainNumber': undefined
  /** The question has no correct answer. */
  readonly 'findings.noRightAnswer': undefined
  /** No set of answers applies. */
  readonly 'findings.noSetApplies': undefined
  /** Several values occur equally often, so there is no single mode. */
  readonly 'findings.noSingleMode': undefined
  /** a number without a unit */
  readonly 'findings.noUnit': undefined
  /** “{name}” is not a variable with a number. */
  readonly 'findings.notANumberVariable': { readonly name: string }
  /** The equation is not balanced: {elements}. */
  readonly 'findings.notBalanced': { readonly elements: string }
  /** Nothing usable was drawn for “{name}”. */
  readonly 'findings.nothingDrawn': { readonly name: string }
  /** A number set needs at least one value. */
  readonly 'findings.numberSetEmpty': undefined
  /** “{name}”: */
  readonly 'findings.ofProblem': { readonly name: string }
  /** The tolerance is so wide that one answer is right for all variants. */
  readonly 'findings.oneAnswerForAll': undefined
  /** One choice alone leaves nothing to choose. */
  readonly 'findings.oneChoice': undefined
  /** {first} or {second} */
  readonly 'findings.or': { readonly first: string; readonly second: string }
  /** The formula gives {given}, which is no {stated}. */
  readonly 'findings.otherQuantity': { readonly given: string; readonly stated: string }
  /** The correct answer comes in {given}, and {asked} is asked for. */
  readonly 'findings.otherUnitAsked': { readonly asked: string; readonly given: string }
  /** Give the variables other values, calculate one of them from the others, or let the last number of a list make the conditions hold. */
  readonly 'findings.otherValues': undefined
  /** Say what the answer earns: a percent from 0 to 100. */
  readonly 'findings.percentMissing': undefined
  /** The answer is 0, and so is every percentage of it. */
  readonly 'findings.percentageOfZero': undefined
  /** A pinned variant does not fit the variables any more and is left out. */
  readonly 'findings.pinNotFitting': undefined
  /** A pinned variant does not meet the condition {formula} and is left out. */
  readonly 'findings.pinNotMeeting': { readonly formula: string }
  /** Students get pinned variants only, and there is none. */
  readonly 'findings.pinsMissing': undefined
  /** Students get pinned variants only, and none of them can be drawn. */
  readonly 'findings.pinsNotDrawn': undefined
  /** {count, plural, one {A pinned variant does} other {# pinned variants do}} not meet the condition {formula}: no student gets {count, plural, one {it} other {them}}. */
  readonly 'findings.pinsNotMeeting': { readonly count: number; readonly formula: string }
  /** Points must be a number that is not negative. */
  readonly 'findings.pointsNegative': undefined
  /** The position of an element must be a number. */
  readonly 'findings.positionNoNumber': undefined
  /** Choose a format with powers of ten, or other values. */
  readonly 'findings.powersOfTen': undefined
  /** The probability of {name} is a number from 0 to 1. */
  readonly 'findings.probabilityOutOfRange': { readonly name: string }
  /** The method of {name} is 1, 2, 6 or 7. */
  readonly 'findings.quantileMethod': { readonly name: string }
  /** The quantile that {name} looks for is too large or too small. */
  readonly 'findings.quantileOutOfReach': { readonly name: string }
  /** {name} takes a list, or a first and a last number. */
  readonly 'findings.rangeArguments': { readonly name: string }
  /** The step of {name} must not be 0. */
  readonly 'findings.rangeStepZero': { readonly name: string }
  /** {name} gives {numbers} numbers; a list has at most {most}. */
  readonly 'findings.rangeTooLong': { readonly most: string; readonly name: string; readonly numbers: string }
  /** Remove one of them, or add a condition that keeps them apart. */
  readonly 'findings.removeOne': undefined
  /** The rounding must be a whole number from 0 to 100. */
  readonly 'findings.roundingOutOfRange': undefined
  /** Say what the points are for. */
  readonly 'findings.rubricTextMissing': undefined
  /** Two choices read alike. */
  readonly 'findings.sameChoice': undefined
  /** Two choices have the same key. */
  readonly 'findings.sameChoiceKey': undefined
  /** There are two variables with the name “{name}”. */
  readonly 'findings.sameName': { readonly name: string }
  /** Two questions have the same key. */
  readonly 'findings.sameQuestionKey': undefined
  /** Two accepted texts that earn different credit read alike. */
  readonly 'findings.sameText': undefined
  /** Two answers that earn different credit have the same value. */
  readonly 'findings.sameValue': undefined
  /** Two variables have the same id. */
  readonly 'findings.sameVariableId': undefined
  /** The second argument of {name} is a number from 0 to 1. */
  readonly 'findings.secondFromZeroToOne': { readonly name: string }
  /** The second argument of {name} is a letter for each element, as in {example}. */
  readonly 'findings.secondIsLetter': { readonly example: string; readonly name: string }
  /** Only the last set of answers may have no condition. */
  readonly 'findings.setConditionMissing': undefined
  /** The condition of a set of answers has no value. */
  readonly 'findings.setConditionWithoutValue': undefined
  /** The set has no correct answer. */
  readonly 'findings.setEmpty': undefined
  /** Students who go on with the values as they are shown are not right. */
  readonly 'findings.shownValuesWrong': undefined
  /** An answer with the wrong sign is accepted. */
  readonly 'findings.signAccepted': undefined
  /** added {term} in place of subtracting */
  readonly 'findings.slipAdded': { readonly term: string }
  /** added {first} and {second} in place of multiplying */
  readonly 'findings.slipAddedBoth': { readonly first: string; readonly second: string }
  /** added {term} to the correct answer */
  readonly 'findings.slipAddedToAnswer': { readonly term: string }
  /** chose {choices} */
  readonly 'findings.slipChose': { readonly choices: string }
  /** chose {choices} and {further} more */
  readonly 'findings.slipChoseFurther': { readonly choices: string; readonly further: string }
  /** gave a condition in place of a set */
  readonly 'findings.slipConditionForSet': undefined
  /** divided by {factor} in place of multiplying */
  readonly 'findings.slipDivided': { readonly factor: string }
  /** divided the correct answer by {factor} */
  readonly 'findings.slipDividedAnswer': { readonly factor: string }
  /** forgot the exponent {exponent} */
  readonly 'findings.slipForgotExponent': { readonly exponent: string }
  /** forgot the factor {factor} */
  readonly 'findings.slipForgotFactor': { readonly factor: string }
  /** forgot the minus sign */
  readonly 'findings.slipForgotMinus': undefined
  /** gave {formula} */
  readonly 'findings.slipGave': { readonly formula: string }
  /** half of the correct answer */
  readonly 'findings.slipHalf': undefined
  /** left out {name} */
  readonly 'findings.slipLeftOutFunction': { readonly name: string }
  /** left out the term {term} */
  readonly 'findings.slipLeftOutTerm': { readonly term: string }
  /** took {term} with a minus in place of a plus */
  readonly 'findings.slipMinusForPlus': { readonly term: string }
  /** multiplied by {factor} in place of dividing */
  readonly 'findings.slipMultiplied': { readonly factor: string }
  /** multiplied the correct answer by {factor} */
  readonly 'findings.slipMultipliedAnswer': { readonly factor: string }
  /** multiplied {first} and {second} in place of adding */
  readonly 'findings.slipMultipliedBoth': { readonly first: string; readonly second: string }
  /** did not take the root of {base} */
  readonly 'findings.slipNoRoot': { readonly base: string }
  /** left out the unit */
  readonly 'findings.slipNoUnit': undefined
  /** did not cube {base} */
  readonly 'findings.slipNotCubed': { readonly base: string }
  /** did not divide by {factor} */
  readonly 'findings.slipNotDivided': { readonly factor: string }
  /** forgot to multiply by {factor} */
  readonly 'findings.slipNotMultiplied': { readonly factor: string }
  /** did not square {base} */
  readonly 'findings.slipNotSquared': { readonly base: string }
  /** used other brackets */
  readonly 'findings.slipOtherBrackets': undefined
  /** gave other digits than asked for */
  readonly 'findings.slipOtherDigits': undefined
  /** took other ends of the interval */
  readonly 'findings.slipOtherEnds': undefined
  /** took the exponent {given} of {base} in place of {asked} */
  readonly 'findings.slipOtherExponent': { readonly asked: string; readonly base: string; readonly given: string }
  /** wrote it in another form */
  readonly 'findings.slipOtherForm': undefined
  /** used {given} in place of {asked} */
  readonly 'findings.slipOtherName': { readonly asked: string; readonly given: string }
  /** wrote the number in another form */
  readonly 'findings.slipOtherNumberForm': undefined
  /** gave the answer to question {number} */
  readonly 'findings.slipOtherQuestion': { readonly number: string }
  /** used another unit */
  readonly 'findings.slipOtherUnit': undefined
  /** took {term} with a plus in place of a minus */
  readonly 'findings.slipPlusForMinus': { readonly term: string }
  /** off by a power of ten */
  readonly 'findings.slipPowerOfTen': undefined
  /** the same answer */
  readonly 'findings.slipSameAnswer': undefined
  /** gave a set in place of a condition */
  readonly 'findings.slipSetForCondition': undefined
  /** squared {base} */
  readonly 'findings.slipSquared': { readonly base: string }
  /** subtracted {term} in place of adding */
  readonly 'findings.slipSubtracted': { readonly term: string }
  /** subtracted {term} from the correct answer */
  readonly 'findings.slipSubtractedFromAnswer': { readonly term: string }
  /** {factor} times the correct answer */
  readonly 'findings.slipTimesAnswer': { readonly factor: string }
  /** {times} times too large */
  readonly 'findings.slipTimesTooLarge': { readonly times: string }
  /** {times} times too small */
  readonly 'findings.slipTimesTooSmall': { readonly times: string }
  /** gave too few digits */
  readonly 'findings.slipTooFewDigits': undefined
  /** {amount} too large */
  readonly 'findings.slipTooLarge': { readonly amount: string }
  /** gave too many digits */
  readonly 'findings.slipTooManyDigits': undefined
  /** {amount} too small */
  readonly 'findings.slipTooSmall': { readonly amount: string }
  /** turned the fraction {fraction} over */
  readonly 'findings.slipTurnedFraction': { readonly fraction: string }
  /** twice the correct answer */
  readonly 'findings.slipTwice': undefined
  /** used degrees */
  readonly 'findings.slipUsedDegrees': undefined
  /** used radians */
  readonly 'findings.slipUsedRadians': undefined
  /** wrong sign */
  readonly 'findings.slipWrongSign': undefined
  /** wrote “{text}” */
  readonly 'findings.slipWrote': { readonly text: string }
  /** The statement has a place for a question that does not exist. */
  readonly 'findings.slotWithoutQuestion': undefined
  /** Give a smaller tolerance, or give the variables more values. */
  readonly 'findings.smallerOrMore': undefined
  /** Give a smaller tolerance. */
  readonly 'findings.smallerTolerance': undefined
  /** The standard deviation of {name} must be greater than 0. */
  readonly 'findings.spreadNotPositive': { readonly name: string }
  /** A random number needs a start. */
  readonly 'findings.startMissing': undefined
  /** A random number needs a step. */
  readonly 'findings.stepMissing': undefined
  /** The step must be greater than 0. */
  readonly 'findings.stepNotPositive': undefined
  /** The step is so small that there are too many values. */
  readonly 'findings.stepTooSmall': undefined
  /** “{name}” in the label is not a variable and is shown as it stands. */
  readonly 'findings.strangerInLabel': { readonly name: string }
  /** This is a list, and a number is needed. Take a number of it, such as mean({name}) or {name}[1]. */
  readonly 'findings.takeNumberOf': { readonly name: string }
  /** An answer with a factor of 10 too much or too little is accepted. */
  readonly 'findings.tenfoldAccepted': undefined
  /** “{name}” is text and cannot be calculated with. */
  readonly 'findings.textInFormula': { readonly name: string }
  /** Give the tolerance an amount. */
  readonly 'findings.toleranceMissing': undefined
  /** The tolerance must be a number that is not negative. */
  readonly 'findings.toleranceNegative': undefined
  /** Give a tolerance or the digits asked for. */
  readonly 'findings.toleranceOrDigits': undefined
  /** The tolerance reaches half-way to another answer that earns different credit. */
  readonly 'findings.toleranceReaches': undefined
  /** There are only {values} different values for {numbers} numbers. */
  readonly 'findings.tooFewValues': { readonly numbers: string; readonly values: string }
  /** A list has at most {most} elements. */
  readonly 'findings.tooManyElements': { readonly most: string }
  /** {name} gives at most {most} events. */
  readonly 'findings.tooManyEvents': { readonly most: string; readonly name: string }
  /** A problem has at most {most} questions. */
  readonly 'findings.tooManyQuestions': { readonly most: string }
  /** A number set has at most {most} values. */
  readonly 'findings.tooManyValues': { readonly most: string }
  /** A problem has at most {most} variables. */
  readonly 'findings.tooManyVariables': { readonly most: string }
  /** “{name}” is very large or very small for its number format. */
  readonly 'findings.uglyValue': { readonly name: string }
  /** The lists have {first} and {second} elements; they need equally many. */
  readonly 'findings.unequalLists': { readonly first: string; readonly second: string }
  /** An answer with a unit a thousand times as large is accepted. */
  readonly 'findings.unitAccepted': undefined
  /** Whether the unit is right is not checked, because {constant} may have one: make it a number set with its unit. */
  readonly 'findings.unitNotChecked': { readonly constant: string }
  /** The correct unit could not be parsed. */
  readonly 'findings.unitNotRead': undefined
  /** “{name}” is not a variable of this problem. */
  readonly 'findings.unknownName': { readonly name: string }
  /** “{text}” is no unit that is known. */
  readonly 'findings.unknownUnit': { readonly text: string }
  /** Unpin such variants, or change the condition. */
  readonly 'findings.unpin': undefined
  /** “{name}” is not used anywhere. */
  readonly 'findings.unusedVariable': { readonly name: string }
  /** “{name}” is not zero, but is shown as 0 with {decimals} decimals. */
  readonly 'findings.valueRoundedToZero': { readonly decimals: string; readonly name: string }
  /** The formula uses a variable that has no value. */
  readonly 'findings.variableWithoutValue': undefined
  /** In variant {seed}{values}, and {count, plural, one {# other} other {# others}} of {total} looked at. */
  readonly 'findings.variantAndOthers': { readonly count: number; readonly seed: string; readonly total: string; readonly values: string }
  /** In variant {seed}{values}, of {total} looked at. */
  readonly 'findings.variantOf': { readonly seed: string; readonly total: string; readonly values: string }
  /** In variant {seed}{values}. */
  readonly 'findings.variantShown': { readonly seed: string; readonly values: string }
  /** Such answers wait for a person; a simpler answer is marked at once. */
  readonly 'findings.waitsForPerson': undefined
  /** A weight must not be negative. */
  readonly 'findings.weightNegative': undefined
  /** Write the answer in the form that is asked for, or ask for another form. */
  readonly 'findings.writeInForm': undefined
  /** {name} has no value where all numbers of a list are equal. */
  readonly 'findings.zeroSpread': { readonly name: string }
}
