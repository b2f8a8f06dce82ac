// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ReadingMessages {
  /** The angle is read in degrees. */
  readonly 'reading.answer.anglesInDegrees': undefined
  /** The answer is not written in the required format. */
  readonly 'reading.answer.answerFormatError': undefined
  /** The answer was not provided. */
  readonly 'reading.answer.answerNotProvided': undefined
  /** The given answer could not be parsed. */
  readonly 'reading.answer.answerParseError': undefined
  /** The answer is too long. */
  readonly 'reading.answer.answerTooLong': undefined
  /** The comma groups thousands here. Write decimals with a point. */
  readonly 'reading.answer.commaGroups': undefined
  /** A real number was expected, but the answer is complex. */
  readonly 'reading.answer.complexNumberFormatAsRealError': undefined
  /** The given condition could not be parsed. */
  readonly 'reading.answer.conditionalClauseParseError': undefined
  /** The conditions were not provided. */
  readonly 'reading.answer.conditionalsNotProvided': undefined
  /** The correct answer was not provided. */
  readonly 'reading.answer.correctAnswerNotProvided': undefined
  /** The correct unit could not be parsed. */
  readonly 'reading.answer.correctUnitParseError': undefined
  /** The answer divides by zero. */
  readonly 'reading.answer.divideByZeroError': undefined
  /** There was an issue contacting the evaluator to evaluate your answer. */
  readonly 'reading.answer.evaluatorUnreachable': undefined
  /** Yours has {count}; {digits, plural, one {# significant figure is asked for} other {# significant figures are asked for}}. */
  readonly 'reading.answer.figuresAsked': { readonly count: string; readonly digits: number }
  /** Yours has {count}; at least {digits, plural, one {# significant figure is asked for} other {# significant figures are asked for}}. */
  readonly 'reading.answer.figuresAskedAtLeast': { readonly count: string; readonly digits: number }
  /** Write the number in digits: {digits, plural, one {# significant figure is asked for} other {# significant figures are asked for}}. */
  readonly 'reading.answer.figuresInDigits': { readonly digits: number }
  /** Write the number in digits: at least {digits, plural, one {# significant figure is asked for} other {# significant figures are asked for}}. */
  readonly 'reading.answer.figuresInDigitsAtLeast': { readonly digits: number }
  /** The given formula could not be parsed. */
  readonly 'reading.answer.formulaParseError': undefined
  /** The formulas were not provided. */
  readonly 'reading.answer.formulasNotProvided': undefined
  /** The request could not be decoded. */
  readonly 'reading.answer.jsonDecodeError': undefined
  /** The list is too long. */
  readonly 'reading.answer.listTooLong': undefined
  /** The number before the unit is missing. */
  readonly 'reading.answer.numberBeforeUnitMissing': undefined
  /** A number is expected. */
  readonly 'reading.answer.numberExpected': undefined
  /** The number format was not provided. */
  readonly 'reading.answer.numberFormatNotProvided': undefined
  /** Only one choice can be taken. */
  readonly 'reading.answer.oneChoiceOnly': undefined
  /** The percent correct was not provided. */
  readonly 'reading.answer.percentCorrectNotProvided': undefined
  /** Yours has {count}; {digits, plural, one {# decimal place is asked for} other {# decimal places are asked for}}. */
  readonly 'reading.answer.placesAsked': { readonly count: string; readonly digits: number }
  /** Yours has {count}; at least {digits, plural, one {# decimal place is asked for} other {# decimal places are asked for}}. */
  readonly 'reading.answer.placesAskedAtLeast': { readonly count: string; readonly digits: number }
  /** Write the number in digits: {digits, plural, one {# decimal place is asked for} other {# decimal places are asked for}}. */
  readonly 'reading.answer.placesInDigits': { readonly digits: number }
  /** Write the number in digits: at least {digits, plural, one {# decimal place is asked for} other {# decimal places are asked for}}. */
  readonly 'reading.answer.placesInDigitsAtLeast': { readonly digits: number }
  /** The point groups thousands here. Write decimals with a comma. */
  readonly 'reading.answer.pointGroupsThousands': undefined
  /** Evaluating the answer took too long. */
  readonly 'reading.answer.requestTimedOut': undefined
  /** The response instance was not provided. */
  readonly 'reading.answer.responseInstanceNotProvided': undefined
  /** The response type was not provided. */
  readonly 'reading.answer.responseTypeNotProvided': undefined
  /** The rounding was not provided. */
  readonly 'reading.answer.roundingNotProvided': undefined
  /** This can be read in several ways. Write one of these: {readings}. */
  readonly 'reading.answer.severalReadings': { readonly readings: string }
  /** The solution instance was not provided. */
  readonly 'reading.answer.solutionInstanceNotProvided': undefined
  /** A number with its unit is expected, but “{name}” stands for neither. Put a space or · between units. */
  readonly 'reading.answer.standsForNeither': { readonly name: string }
  /** A number is expected, but “{name}” stands for none. */
  readonly 'reading.answer.standsForNone': { readonly name: string }
  /** The tolerance was not provided. */
  readonly 'reading.answer.toleranceNotProvided': undefined
  /** The tolerance and the required rounding contradict each other. */
  readonly 'reading.answer.toleranceRoundingEdgeCaseError': undefined
  /** This can be read in two ways. Write {first} or {second}. */
  readonly 'reading.answer.twoReadings': { readonly first: string; readonly second: string }
  /** The answer could not be evaluated. */
  readonly 'reading.answer.unableToEvaluate': undefined
  /** The conditions could not be evaluated. */
  readonly 'reading.answer.unableToEvaluateConditionals': undefined
  /** The answer could not be solved. */
  readonly 'reading.answer.unableToSolve': undefined
  /** The answer uses variables that are not defined. */
  readonly 'reading.answer.undefinedVariablesError': undefined
  /** There is no unit yet. */
  readonly 'reading.answer.unitMissing': undefined
  /** The given unit could not be parsed. */
  readonly 'reading.answer.unitParseError': undefined
  /** The answer names a choice that does not exist. */
  readonly 'reading.answer.unknownChoice': undefined
  /** An unknown error has occurred. */
  readonly 'reading.answer.unknownError': undefined
  /** The variable values were not provided. */
  readonly 'reading.answer.variableValuesNotProvided': undefined
  /** The given variable values could not be parsed. */
  readonly 'reading.answer.variableValuesParseError': undefined
  /** Write it as a complex number. */
  readonly 'reading.answer.writeComplexNumber': undefined
  /** Write it as a complex number in polar form such as 5∠53.1°. */
  readonly 'reading.answer.writeComplexPolarDegree': undefined
  /** Write it as a complex number in polar form such as 5∠0.93. */
  readonly 'reading.answer.writeComplexPolarRadian': undefined
  /** Write it as a complex number such as 3+4i. */
  readonly 'reading.answer.writeComplexRectangularI': undefined
  /** Write it as a complex number such as 3+4j. */
  readonly 'reading.answer.writeComplexRectangularJ': undefined
  /** Write it as E notation such as 1.25E3. */
  readonly 'reading.answer.writeENotation': undefined
  /** Write it as a fraction such as 3/4. */
  readonly 'reading.answer.writeFraction': undefined
  /** Write it as a plain number such as 1250.5. */
  readonly 'reading.answer.writeNumber': undefined
  /** Write it as a number with separators such as 1,250.5. */
  readonly 'reading.answer.writeNumberWithSeparators': undefined
  /** Write it as a percentage such as 12.5%. */
  readonly 'reading.answer.writePercentage': undefined
  /** Write it as scientific notation such as 1.25 × 10^3. */
  readonly 'reading.answer.writeSciNotation': undefined
  /** Write it as an amount in dollars such as $1,250.50. */
  readonly 'reading.answer.writeUSDollar': undefined
  /** {name} does not take {given} arguments. */
  readonly 'reading.argumentCount': { readonly given: string; readonly name: string }
  /** A backslash belongs to LaTeX; this text is read as plain text. */
  readonly 'reading.backslash': undefined
  /** The bounds begin with a variable, such as k=1. */
  readonly 'reading.boundsWithoutVariable': undefined
  /** A closing brace {closing} is missing. */
  readonly 'reading.braceNotClosed': { readonly closing: string }
  /** There is no bracket behind {command}. */
  readonly 'reading.bracketMissing': { readonly command: string }
  /** A closing bracket is missing for {opening}. */
  readonly 'reading.bracketNotClosed': { readonly opening: string }
  /** There is nothing between the brackets. */
  readonly 'reading.bracketsEmpty': undefined
  /** Brackets are missing behind {name}. */
  readonly 'reading.bracketsMissing': { readonly name: string }
  /** The brackets {opening} and {closing} do not belong together. */
  readonly 'reading.bracketsUnlike': { readonly closing: string; readonly opening: string }
  /** An operator between ⟨ψ| and |φ⟩, and a ket by itself, are not understood. Write an inner product as ⟨ψ|φ⟩ or ⟨ψ,φ⟩. */
  readonly 'reading.braket': undefined
  /** Each line of the cases holds a value and, behind an &, its condition. */
  readonly 'reading.casesIncomplete': undefined
  /** A comma only groups thousands. Write decimals with a point: {decimal} */
  readonly 'reading.commaBetweenNumbers': { readonly decimal: string }
  /** A comma only groups thousands. Write a decimal with a point, {decimal}, or a set with backslashes, {set}. */
  readonly 'reading.commaInBraces': { readonly decimal: string; readonly set: string }
  /** A comma only groups thousands here. Separate the items of a list with semicolons. */
  readonly 'reading.commaInBrackets': undefined
  /** A comma only groups thousands here. Put a list in square brackets, separated by semicolons. */
  readonly 'reading.commaInList': undefined
  /** A comma is the decimal sign here. Separate the items of a list by semicolons. */
  readonly 'reading.commaIsDecimalSign': undefined
  /** {command} is empty. */
  readonly 'reading.commandEmpty': { readonly command: string }
  /** Write the condition behind the bar. */
  readonly 'reading.conditionMissing': undefined
  /** A degree sign stands behind a number. */
  readonly 'reading.degreesAlone': undefined
  /** The order of a derivative is a whole number. */
  readonly 'reading.derivativeOrder': undefined
  /** Write what holds for the elements behind a bar. */
  readonly 'reading.elementsWithoutCondition': undefined
  /** There is an empty box in the formula. */
  readonly 'reading.emptyBox': undefined
  /** The name of the environment is not closed. */
  readonly 'reading.environmentNameOpen': undefined
  /** {command} is missing. */
  readonly 'reading.environmentOpen': { readonly command: string }
  /** The name of the environment is missing. */
  readonly 'reading.environmentWithoutName': undefined
  /** {name} is closed by {closing}. */
  readonly 'reading.environmentsCross': { readonly closing: string; readonly name: string }
  /** A multiplication sign is missing between the numbers. */
  readonly 'reading.factorSignMissing': undefined
  /** The formula contains invisible characters that change the order of the text. Please type it again. */
  readonly 'reading.hiddenCharacters': undefined
  /** An integral has two bounds or none. */
  readonly 'reading.integralBounds': undefined
  /** An integral has two bounds, or one below its sign, or none. */
  readonly 'reading.integralBoundsOrOne': undefined
  /** The integral does not say over which variable, such as dx. */
  readonly 'reading.integralWithoutVariable': undefined
  /** A letter is missing under {command}. */
  readonly 'reading.letterMissing': { readonly command: string }
  /** Write where the variable goes, such as x→0. */
  readonly 'reading.limitForm': undefined
  /** The limit does not say where the variable goes. */
  readonly 'reading.limitWithoutTarget': undefined
  /** The lower bound has the form k=1. */
  readonly 'reading.lowerBoundForm': undefined
  /** The lower bound is missing, such as k=1. */
  readonly 'reading.lowerBoundMissing': undefined
  /** Something is missing at the end, behind {last}. */
  readonly 'reading.missingAtEnd': { readonly last: string }
  /** Something is missing before {first}. */
  readonly 'reading.missingBefore': { readonly first: string }
  /** Something is missing before the exponent. */
  readonly 'reading.missingBeforeExponent': undefined
  /** Something is missing behind {name}. */
  readonly 'reading.missingBehind': { readonly name: string }
  /** Something is missing beside the bar. */
  readonly 'reading.missingBesideBar': undefined
  /** Something is missing between {first} and {second}. */
  readonly 'reading.missingBetween': { readonly first: string; readonly second: string }
  /** Only congruences have a modulus: put ≡ between the sides. */
  readonly 'reading.modulusWithoutCongruence': undefined
  /** A name is made of letters, digits and Greek letters and begins with a letter; one subscript may follow, such as {plain} or {braced}. */
  readonly 'reading.nameForm': { readonly braced: string; readonly plain: string }
  /** Give the variable a name. */
  readonly 'reading.nameMissing': undefined
  /** {name} is the name of a function; choose another name. */
  readonly 'reading.nameOfFunction': { readonly name: string }
  /** {name} is the name of a unit; choose another name. */
  readonly 'reading.nameOfUnit': { readonly name: string }
  /** {name} already means something in formulas; choose another name. */
  readonly 'reading.nameReserved': { readonly name: string }
  /** This cannot be read as chemistry. Write the symbols of elements with their capitals, such as H_2O or 2H_2+O_2→2H_2O. */
  readonly 'reading.noChemistry': undefined
  /** The command {command} only stands before a relation such as =. */
  readonly 'reading.notBeforeRelation': { readonly command: string }
  /** A closing {closing} is missing. */
  readonly 'reading.notClosed': { readonly closing: string }
  /** A closing {closing} is missing before “{text}”. */
  readonly 'reading.notClosedBefore': { readonly closing: string; readonly text: string }
  /** “{text}” is not expected here. */
  readonly 'reading.notExpected': { readonly text: string }
  /** “{text}” is not expected in a matrix. */
  readonly 'reading.notInMatrix': { readonly text: string }
  /** There is a closing {closing} without an opening one. */
  readonly 'reading.notOpened': { readonly closing: string }
  /** “{text}” is not understood in a formula. */
  readonly 'reading.notUnderstood': { readonly text: string }
  /** There is nothing to read. */
  readonly 'reading.nothingToRead': undefined
  /** This number is too large. */
  readonly 'reading.numberTooLarge': undefined
  /** Put braces around the whole number: {number}. */
  readonly 'reading.numberWithoutBraces': { readonly number: string }
  /** an & */
  readonly 'reading.part.ampersand': undefined
  /** the binomial coefficient */
  readonly 'reading.part.binomial': undefined
  /** the bounds */
  readonly 'reading.part.bounds': undefined
  /** the bounds of the integral */
  readonly 'reading.part.boundsOfIntegral': undefined
  /** the braces */
  readonly 'reading.part.braces': undefined
  /** the conjugate */
  readonly 'reading.part.conjugate': undefined
  /** the denominator */
  readonly 'reading.part.denominator': undefined
  /** the end */
  readonly 'reading.part.end': undefined
  /** the end of this part */
  readonly 'reading.part.endOfPart': undefined
  /** the evaluation */
  readonly 'reading.part.evaluation': undefined
  /** the exponent */
  readonly 'reading.part.exponent': undefined
  /** the index of the root */
  readonly 'reading.part.indexOfRoot': undefined
  /** a line break */
  readonly 'reading.part.lineBreak': undefined
  /** the base of the logarithm */
  readonly 'reading.part.logarithmBase': undefined
  /** the modulus */
  readonly 'reading.part.modulus': undefined
  /** the numerator */
  readonly 'reading.part.numerator': undefined
  /** the root */
  readonly 'reading.part.root': undefined
  /** the subscript */
  readonly 'reading.part.subscript': undefined
  /** the upper bound */
  readonly 'reading.part.upperBound': undefined
  /** Something is missing in {part}. */
  readonly 'reading.partMissing': { readonly part: string }
  /** Put braces around {part}. */
  readonly 'reading.partWithoutBraces': { readonly part: string }
  /** A decimal point needs a digit beside it. */
  readonly 'reading.pointAlone': undefined
  /** A point groups thousands, and stands before the decimal comma. */
  readonly 'reading.pointBehindComma': undefined
  /** A point only groups thousands here. Write decimals with a comma: {decimal} */
  readonly 'reading.pointGroups': { readonly decimal: string }
  /** Two exponents follow each other; put braces or brackets around the first power. */
  readonly 'reading.powerOfPower': undefined
  /** A prime can only stand behind a function, a variable, or brackets with one variable. */
  readonly 'reading.primeAlone': undefined
  /** Write behind the bar what is put in, such as x=1. */
  readonly 'reading.putInMissing': undefined
  /** Write which variable is put in, such as x=1. */
  readonly 'reading.putInWithoutVariable': undefined
  /** Each row of a matrix is a list in square brackets. */
  readonly 'reading.rowsNotListed': undefined
  /** The rows of the matrix differ in length. */
  readonly 'reading.rowsUnequal': undefined
  /** A semicolon separates the items of a list; put the list in square brackets. */
  readonly 'reading.semicolonOutside': undefined
  /** Is this one number? Group thousands with a comma, or put a multiplication sign between. */
  readonly 'reading.spacesAsThousandsByComma': undefined
  /** Is this one number? Group thousands with a point, or put a multiplication sign between. */
  readonly 'reading.spacesAsThousandsByPoint': undefined
  /** The subscript is empty. */
  readonly 'reading.subscriptEmpty': undefined
  /** A subscript is made of letters and digits. */
  readonly 'reading.subscriptForm': undefined
  /** A subscript is not understood behind {name}. */
  readonly 'reading.subscriptOfFunction': { readonly name: string }
  /** The formula is nested too deeply. */
  readonly 'reading.tooDeep': undefined
  /** The formula is too long. */
  readonly 'reading.tooLong': undefined
  /** The formula has too many parts. */
  readonly 'reading.tooManyParts': undefined
  /** Two exponents follow each other. */
  readonly 'reading.twoExponents': undefined
  /** A number has one decimal point at most. */
  readonly 'reading.twoPoints': undefined
  /** The letter has two subscripts. */
  readonly 'reading.twoSubscripts': undefined
  /** “{text}” */
  readonly 'reading.typed': { readonly text: string }
  /** The character {character} is not understood in a formula. */
  readonly 'reading.unknownCharacter': { readonly character: string }
  /** The command {command} is not understood. */
  readonly 'reading.unknownCommand': { readonly command: string }
  /** The environment {name} is not understood. */
  readonly 'reading.unknownEnvironment': { readonly name: string }
  /** The set {letter} is not understood. */
  readonly 'reading.unknownSet': { readonly letter: string }
  /** The words “{words}” are not understood in a formula. */
  readonly 'reading.unknownWords': { readonly words: string }
  /** A variable is missing behind d. */
  readonly 'reading.variableBehindD': undefined
  /** The second argument is the variable. */
  readonly 'reading.variableExpected': undefined
}
