/** A number as typed, how many significant figures it has (least, most) and decimals, and why. */
export type FiguresRow = readonly [typed: string, least: number, most: number, places: number, remark: string]

export const figures: readonly FiguresRow[] = [
  ['1', 1, 1, 0, 'one digit'],
  ['12', 2, 2, 0, 'two digits'],
  ['100', 1, 3, 0, 'zeros at the end may be figures'],
  ['1200', 2, 4, 0, 'zeros at the end may be figures'],
  ['1020', 3, 4, 0, 'a zero inside always is one'],
  ['1.0', 2, 2, 1, 'a zero behind the point is a figure'],
  ['1.00', 3, 3, 2, 'two of them'],
  ['100.0', 4, 4, 1, 'then all zeros before are too'],
  ['100.', 3, 3, 0, 'a point makes zeros certain'],
  ['0.5', 1, 1, 1, 'zeros in front are none'],
  ['.5', 1, 1, 1, 'nor if left out'],
  ['0.05', 1, 1, 2, 'zeros in front are none'],
  ['0.050', 2, 2, 3, 'the last zero is one'],
  ['0.00120', 3, 3, 5, 'leading zeros are none, the last is one'],
  ['10.01', 4, 4, 2, 'zeros between are figures'],
  ['-3.40', 3, 3, 2, 'the sign does not count'],
  ['0', 1, 1, 0, 'a plain zero'],
  ['0.0', 1, 1, 1, 'zero to one decimal'],
  ['0.00', 2, 2, 2, 'zero to two decimals'],
  ['1.50*10^3', 3, 3, 2, 'the mantissa counts'],
  ['2*10^3', 1, 1, 0, 'the power of ten does not'],
  ['1.5E3', 2, 2, 1, 'nor in E notation'],
  ['12.30E-4', 4, 4, 2, 'nor in E notation'],
]

/** Key, answer as typed, figures asked for, how many must be right (0: none), right or not, and why. */
export type AccuracyRow = readonly [
  key: string,
  typed: string,
  figures: number,
  accurate: number,
  isRight: boolean,
  remark: string,
]

export const accuracy: readonly AccuracyRow[] = [
  ['pi', '3.14', 3, 3, true, 'rounded'],
  ['pi', '3.15', 3, 3, false, 'rounded up too far'],
  ['pi', '3.141', 4, 4, false, 'cut off instead of rounded'],
  ['pi', '3.142', 4, 4, true, 'rounded'],
  ['pi', '3.1', 3, 3, false, 'too few figures'],
  ['pi', '3.142', 3, 3, false, 'too many figures'],
  ['1.234', '1.2289', 3, 3, false, 'a figure too many'],
  ['1.234', '1.23', 3, 3, true, 'rounded'],
  ['1.234', '1.24', 3, 3, false, 'the last figure is wrong'],
  ['1.235', '1.24', 3, 3, true, 'half rounds away from zero'],
  ['-1.235', '-1.24', 3, 3, true, 'half rounds away from zero'],
  ['-1.235', '1.24', 3, 3, false, 'sign'],
  ['999', '1000', 2, 2, true, 'rounding carries over'],
  ['1500', '1.5*10^3', 2, 2, true, 'scientific notation'],
  ['1500', '1.5*10^2', 2, 2, false, 'another power of ten'],
  ['0.0049', '0.005', 1, 1, true, 'a small number'],
  ['0', '0', 1, 1, true, 'zero'],
  ['0', '0.001', 1, 1, false, 'small is not zero'],
  ['12345', '12300', 3, 3, true, 'zeros fill up'],
  ['12345', '12400', 3, 3, false, 'the third figure is wrong'],
  ['3.1415927', '3.143', 4, 3, true, 'only three need to be right'],
  ['sqrt(2)', '1.414', 4, 4, true, 'an irrational key'],
  ['1/7', '0.143', 3, 3, true, 'a fraction as key'],
  ['2/3', '0.667', 3, 3, true, 'a fraction as key'],
  ['2/3', '0.666', 3, 3, false, 'cut off'],
]

/** Key, answer as typed, decimals asked for, right or not, and why. */
export type PlacesRow = readonly [key: string, typed: string, places: number, isRight: boolean, remark: string]

export const places: readonly PlacesRow[] = [
  ['3.14159', '3.14', 2, true, 'rounded'],
  ['3.14159', '3.142', 2, false, 'one decimal too many'],
  ['3.14159', '3.1', 2, false, 'one too few'],
  ['2', '2.00', 2, true, 'zeros as asked'],
  ['2', '2', 2, false, 'zeros are missing'],
  ['0.125', '0.13', 2, true, 'half rounds away from zero'],
  ['-0.125', '-0.13', 2, true, 'half rounds away from zero'],
  ['0.125', '0.12', 2, false, 'half rounds away from zero'],
  ['1.995', '2.00', 2, true, 'carries over'],
  ['pi', '3.1416', 4, true, 'an irrational key'],
]

/** Answer as typed, the kind of number, in lowest terms or not, and why. */
export type NumberFormRow = readonly [typed: string, kind: string, isSimplified: boolean, remark: string]

export const numberForms: readonly NumberFormRow[] = [
  ['12', 'integer', true, 'a whole number'],
  ['1.5', 'decimal', true, 'a decimal'],
  ['1.0', 'decimal', true, 'a decimal even if it is whole'],
  ['3/4', 'fraction', true, 'lowest terms'],
  ['6/8', 'fraction', false, 'two cancels'],
  ['-3/4', 'fraction', true, 'a minus in front'],
  ['3/(-4)', 'fraction', false, 'a minus below'],
  ['-(-3/4)', 'fraction', false, 'two signs'],
  ['4/1', 'fraction', false, 'over one'],
  ['9/3', 'fraction', false, 'a whole number in disguise'],
  ['25%', 'percent', true, 'percent'],
  ['2pi', 'multiple-of-pi', true, 'a multiple of π'],
  ['pi/2', 'multiple-of-pi', true, 'a multiple of π'],
  ['1.2*10^5', 'power-of-ten', true, 'scientific notation'],
]
