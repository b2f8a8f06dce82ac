// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface MathKeyboardMessages {
  /** about */
  readonly 'math-keyboard.key.about': undefined
  /** absolute value */
  readonly 'math-keyboard.key.absolute': undefined
  /** and */
  readonly 'math-keyboard.key.and': undefined
  /** angle */
  readonly 'math-keyboard.key.angle': undefined
  /** at least */
  readonly 'math-keyboard.key.atLeast': undefined
  /** at most */
  readonly 'math-keyboard.key.atMost': undefined
  /** binomial */
  readonly 'math-keyboard.key.binomial': undefined
  /** angle brackets */
  readonly 'math-keyboard.key.bracket.angle': undefined
  /** close bracket */
  readonly 'math-keyboard.key.bracket.close': undefined
  /** close brace */
  readonly 'math-keyboard.key.bracket.closeBrace': undefined
  /** close square bracket */
  readonly 'math-keyboard.key.bracket.closeSquare': undefined
  /** open bracket */
  readonly 'math-keyboard.key.bracket.open': undefined
  /** open brace */
  readonly 'math-keyboard.key.bracket.openBrace': undefined
  /** open square bracket */
  readonly 'math-keyboard.key.bracket.openSquare': undefined
  /** capital {name} */
  readonly 'math-keyboard.key.capital': { readonly name: string }
  /** cases */
  readonly 'math-keyboard.key.cases': undefined
  /** column with three rows */
  readonly 'math-keyboard.key.column.three': undefined
  /** column with two rows */
  readonly 'math-keyboard.key.column.two': undefined
  /** comma */
  readonly 'math-keyboard.key.comma': undefined
  /** is congruent to */
  readonly 'math-keyboard.key.congruent': undefined
  /** conjugate */
  readonly 'math-keyboard.key.conjugate': undefined
  /** contains */
  readonly 'math-keyboard.key.contains': undefined
  /** cross product */
  readonly 'math-keyboard.key.cross': undefined
  /** decimal comma */
  readonly 'math-keyboard.key.decimalComma': undefined
  /** decimal point */
  readonly 'math-keyboard.key.decimalPoint': undefined
  /** degrees */
  readonly 'math-keyboard.key.degrees': undefined
  /** delete */
  readonly 'math-keyboard.key.delete': undefined
  /** derivative */
  readonly 'math-keyboard.key.derivative': undefined
  /** determinant */
  readonly 'math-keyboard.key.determinant': undefined
  /** divided by */
  readonly 'math-keyboard.key.dividedBy': undefined
  /** dollar */
  readonly 'math-keyboard.key.dollar': undefined
  /** dot */
  readonly 'math-keyboard.key.dot': undefined
  /** two dots */
  readonly 'math-keyboard.key.dots': undefined
  /** e */
  readonly 'math-keyboard.key.e': undefined
  /** e to the power */
  readonly 'math-keyboard.key.eToThe': undefined
  /** e to the i */
  readonly 'math-keyboard.key.eToTheI': undefined
  /** empty set */
  readonly 'math-keyboard.key.emptySet': undefined
  /** equals */
  readonly 'math-keyboard.key.equals': undefined
  /** in equilibrium with */
  readonly 'math-keyboard.key.equilibrium': undefined
  /** is equivalent to */
  readonly 'math-keyboard.key.equivalent': undefined
  /** factorial */
  readonly 'math-keyboard.key.factorial': undefined
  /** fraction */
  readonly 'math-keyboard.key.fraction': undefined
  /** greater than */
  readonly 'math-keyboard.key.greater': undefined
  /** h bar */
  readonly 'math-keyboard.key.hBar': undefined
  /** hat */
  readonly 'math-keyboard.key.hat': undefined
  /** hide keyboard */
  readonly 'math-keyboard.key.hide': undefined
  /** imaginary unit i */
  readonly 'math-keyboard.key.imaginaryI': undefined
  /** imaginary unit j */
  readonly 'math-keyboard.key.imaginaryJ': undefined
  /** implies */
  readonly 'math-keyboard.key.implies': undefined
  /** infinity */
  readonly 'math-keyboard.key.infinity': undefined
  /** integral */
  readonly 'math-keyboard.key.integral': undefined
  /** integral along a closed curve */
  readonly 'math-keyboard.key.integral.closed': undefined
  /** double integral */
  readonly 'math-keyboard.key.integral.double': undefined
  /** integral without bounds */
  readonly 'math-keyboard.key.integral.plain': undefined
  /** triple integral */
  readonly 'math-keyboard.key.integral.triple': undefined
  /** intersection */
  readonly 'math-keyboard.key.intersection': undefined
  /** interval */
  readonly 'math-keyboard.key.interval': undefined
  /** open interval */
  readonly 'math-keyboard.key.interval.open': undefined
  /** open interval with square brackets */
  readonly 'math-keyboard.key.interval.openSquare': undefined
  /** interval without its beginning */
  readonly 'math-keyboard.key.interval.withoutBeginning': undefined
  /** interval without its end */
  readonly 'math-keyboard.key.interval.withoutEnd': undefined
  /** is in */
  readonly 'math-keyboard.key.isIn': undefined
  /** is not in */
  readonly 'math-keyboard.key.isNotIn': undefined
  /** move left */
  readonly 'math-keyboard.key.left': undefined
  /** less than */
  readonly 'math-keyboard.key.less': undefined
  /** limit */
  readonly 'math-keyboard.key.limit': undefined
  /** logarithm to a base */
  readonly 'math-keyboard.key.logarithm': undefined
  /** magnitude */
  readonly 'math-keyboard.key.magnitude': undefined
  /** matrix */
  readonly 'math-keyboard.key.matrix': undefined
  /** matrix with three rows */
  readonly 'math-keyboard.key.matrix.three': undefined
  /** minus */
  readonly 'math-keyboard.key.minus': undefined
  /** nabla */
  readonly 'math-keyboard.key.nabla': undefined
  /** norm */
  readonly 'math-keyboard.key.norm': undefined
  /** not */
  readonly 'math-keyboard.key.not': undefined
  /** not equal */
  readonly 'math-keyboard.key.notEqual': undefined
  /** complex numbers */
  readonly 'math-keyboard.key.numbers.complex': undefined
  /** natural numbers */
  readonly 'math-keyboard.key.numbers.natural': undefined
  /** rational numbers */
  readonly 'math-keyboard.key.numbers.rational': undefined
  /** real numbers */
  readonly 'math-keyboard.key.numbers.real': undefined
  /** whole numbers */
  readonly 'math-keyboard.key.numbers.whole': undefined
  /** or */
  readonly 'math-keyboard.key.or': undefined
  /** per */
  readonly 'math-keyboard.key.per': undefined
  /** percent */
  readonly 'math-keyboard.key.percent': undefined
  /** pi */
  readonly 'math-keyboard.key.pi': undefined
  /** plus */
  readonly 'math-keyboard.key.plus': undefined
  /** plus or minus */
  readonly 'math-keyboard.key.plusMinus': undefined
  /** power */
  readonly 'math-keyboard.key.power': undefined
  /** product */
  readonly 'math-keyboard.key.product': undefined
  /** move right */
  readonly 'math-keyboard.key.right': undefined
  /** root */
  readonly 'math-keyboard.key.root': undefined
  /** semicolon */
  readonly 'math-keyboard.key.semicolon': undefined
  /** set */
  readonly 'math-keyboard.key.set': undefined
  /** shift */
  readonly 'math-keyboard.key.shift': undefined
  /** square root */
  readonly 'math-keyboard.key.squareRoot': undefined
  /** squared */
  readonly 'math-keyboard.key.squared': undefined
  /** subscript */
  readonly 'math-keyboard.key.subscript': undefined
  /** is a subset of */
  readonly 'math-keyboard.key.subset': undefined
  /** sum */
  readonly 'math-keyboard.key.sum': undefined
  /** times ten to the power */
  readonly 'math-keyboard.key.tenToThe': undefined
  /** point between thousands */
  readonly 'math-keyboard.key.thousands': undefined
  /** times */
  readonly 'math-keyboard.key.times': undefined
  /** to */
  readonly 'math-keyboard.key.to': undefined
  /** union */
  readonly 'math-keyboard.key.union': undefined
  /** ampere */
  readonly 'math-keyboard.key.unit.ampere': undefined
  /** candela */
  readonly 'math-keyboard.key.unit.candela': undefined
  /** degree Celsius */
  readonly 'math-keyboard.key.unit.celsius': undefined
  /** centimetre */
  readonly 'math-keyboard.key.unit.centimetre': undefined
  /** coulomb */
  readonly 'math-keyboard.key.unit.coulomb': undefined
  /** electronvolt */
  readonly 'math-keyboard.key.unit.electronvolt': undefined
  /** farad */
  readonly 'math-keyboard.key.unit.farad': undefined
  /** gram */
  readonly 'math-keyboard.key.unit.gram': undefined
  /** hertz */
  readonly 'math-keyboard.key.unit.hertz': undefined
  /** hour */
  readonly 'math-keyboard.key.unit.hour': undefined
  /** joule */
  readonly 'math-keyboard.key.unit.joule': undefined
  /** kelvin */
  readonly 'math-keyboard.key.unit.kelvin': undefined
  /** kilogram */
  readonly 'math-keyboard.key.unit.kilogram': undefined
  /** kilometre */
  readonly 'math-keyboard.key.unit.kilometre': undefined
  /** litre */
  readonly 'math-keyboard.key.unit.litre': undefined
  /** metre */
  readonly 'math-keyboard.key.unit.metre': undefined
  /** millimetre */
  readonly 'math-keyboard.key.unit.millimetre': undefined
  /** minute */
  readonly 'math-keyboard.key.unit.minute': undefined
  /** mole */
  readonly 'math-keyboard.key.unit.mole': undefined
  /** newton */
  readonly 'math-keyboard.key.unit.newton': undefined
  /** ohm */
  readonly 'math-keyboard.key.unit.ohm': undefined
  /** pascal */
  readonly 'math-keyboard.key.unit.pascal': undefined
  /** radian */
  readonly 'math-keyboard.key.unit.radian': undefined
  /** second */
  readonly 'math-keyboard.key.unit.second': undefined
  /** tesla */
  readonly 'math-keyboard.key.unit.tesla': undefined
  /** volt */
  readonly 'math-keyboard.key.unit.volt': undefined
  /** watt */
  readonly 'math-keyboard.key.unit.watt': undefined
  /** vector */
  readonly 'math-keyboard.key.vector': undefined
  /** length of a vector */
  readonly 'math-keyboard.key.vector.length': undefined
  /** without */
  readonly 'math-keyboard.key.without': undefined
  /** Math keyboard */
  readonly 'math-keyboard.keys': undefined
  /** Keyboards */
  readonly 'math-keyboard.tabs': undefined
}
