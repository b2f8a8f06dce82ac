import { describe, expect, it } from 'vitest'
import { read } from '../reading/read.ts'
import { refusedFragments, rulesFor } from './commands.ts'
import { renameVariable } from './rename.ts'
import { REPAIR_GROWTH, REPAIR_ROUNDS, repairFormula } from './repair.ts'
import { iteratorsIn, variablesIn } from './symbols.ts'
import { validateFormula } from './validate.ts'
import { variableNameRefusal, withBracedSubscript, withPlainSubscript } from './variable-names.ts'

describe('names of variables', () => {
  it.each(['x', 'X', 'v_0', 'v_{max}', 'α', '\\alpha', 'ρ_2', 'speed', 'm', 'x1', 'alpha_1', 'j'])(
    '%s is a name',
    (name) => {
      expect(variableNameRefusal(name)).toBeUndefined()
    },
  )

  it.each([
    ['e', 'already means something'],
    ['i', 'already means something'],
    ['π', 'already means something'],
    ['\\pi', 'already means something'],
    ['sin', 'name of a function'],
    ['max', 'name of a function'],
    ['kg', 'name of a unit'],
    ['mol', 'name of a unit'],
    ['1x', 'begins with a letter'],
    ['a b', 'begins with a letter'],
    ['x_1_2', 'begins with a letter'],
    ['x_{}', 'begins with a letter'],
    ['x-y', 'begins with a letter'],
    ['\\frac', 'begins with a letter'],
    ['', 'Give the variable a name'],
  ])('%s is none', (name, reason) => {
    expect(variableNameRefusal(name)?.message).toContain(reason)
  })

  it('have subscripts in two forms', () => {
    expect([withBracedSubscript('v_0'), withBracedSubscript('v_{0}'), withBracedSubscript('v')]).toEqual([
      'v_{0}',
      'v_{0}',
      'v',
    ])
    expect([withPlainSubscript('v_{max}'), withPlainSubscript('v_0')]).toEqual(['v_max', 'v_0'])
  })
})

describe('renaming in formulas', () => {
  it.each([
    ['v_0t+\\sin\\left(v\\right)', 'v_0', 'u', 'ut+\\sin\\left(v\\right)'],
    ['\\pi x+xy', 'x', 'alpha', '\\pi \\alpha+\\alpha y'],
    ['v_{0}v_0', 'v_{0}', 'w_1', 'w_{1}w_{1}'],
    ['5\\,\\mathrm{m}+m', 'm', 'k', '5\\,\\mathrm{m}+k'],
    ['\\alpha x', 'α', 'b', 'b x'],
    ['x_12', 'x_1', 'y', 'y2'],
    ['speed\\cdot t', 'speed', 'v', 'v\\cdot t'],
    ['e^x', 'e', 'k', 'k^x'],
    ['\\unreadable x', 'x', 'y', '\\unreadable x'],
  ])('%s: %s becomes %s', (latex, from, to, expected) => {
    expect(renameVariable(latex, from, to)).toBe(expected)
  })
})

describe('checking a formula', () => {
  const variables = [{ name: 'a' }, { name: 'n' }, { name: 'v_{0}' }, { name: 't', isRichText: true }]

  function codes(latex: string): readonly string[] {
    return validateFormula(latex, { variables }).issues.map((issue) => issue.code)
  }

  it.each([
    ['a+v_0^n', []],
    ['\\sum_{k=1}^{n}ak', []],
    ['\\sum_{k=1}^{n}a+k', ['unknown-variable']],
    ['\\int_0^1ax^2\\,dx', []],
    ['\\pi e^{a}', []],
    ['a+b', ['unknown-variable']],
    ['a+t', ['rich-text-variable']],
    ['\\foo{a}', ['invalid-command']],
    ['\\frac{a}{0}', ['fraction-denominator']],
    ['\\frac{a}{1-1}', []],
    ['\\frac{a}{}', ['fraction-denominator']],
    ['\\frac{a}{\\placeholder{}}', ['fraction-denominator']],
    ['\\frac1{\\placeholder{}}', ['fraction-denominator']],
    ['\\frac{\\placeholder{}}{a}', ['placeholder']],
    ['a^{}', ['grouping']],
    ['()', ['grouping']],
    ['\\left(a', ['delimiter']],
    ['\\placeholder{}', ['placeholder']],
    ['', ['empty']],
    ['a+', ['unreadable']],
  ])('%s has %j', (latex, expected) => {
    expect(codes(latex)).toEqual(expected)
  })

  it('names the variable and its place', () => {
    const [issue] = validateFormula('2a+b_1', { variables }).issues
    expect(issue).toEqual({
      code: 'unknown-variable',
      message: 'b_1 is not a variable of this problem.',
      at: { from: 3, to: 6 },
      name: 'b_1',
    })
  })

  it('lets the letters of an expression answer stand', () => {
    expect(validateFormula('ax+b', { variables, letters: ['x', 'b'] }).isValid).toBe(true)
  })

  it('gives the tree of a valid formula', () => {
    const check = validateFormula('a', { variables })
    expect(check.isValid && check.tree.kind).toBe('symbol')
  })

  it('tells free letters from bound ones', () => {
    const reading = read('\\sum_{k=1}^{n}kx+k', { mode: 'latex' })
    const tree = reading.ok ? reading.tree : undefined
    expect([...variablesIn(tree!)].sort()).toEqual(['k', 'n', 'x'])
    expect([...iteratorsIn(tree!)]).toEqual(['k'])
  })
})

describe('fragments of the keyboards', () => {
  it('allows digits, comma, point and what the shown keyboards produce', () => {
    expect(refusedFragments('1,234.5+\\frac{1}{2}', rulesFor(['numeric']))).toEqual([])
    expect(refusedFragments('2x', rulesFor(['numeric'])).map((refused) => refused.fragment)).toEqual(['x'])
    expect(
      refusedFragments('\\sin\\left(\\alpha\\right)', rulesFor(['numeric', 'functions'])).map(
        (refused) => refused.fragment,
      ),
    ).toEqual(['\\alpha'])
    expect(refusedFragments('5\\,\\mathrm{km}', rulesFor(['numeric', 'unit']))).toEqual([])
    expect(refusedFragments('\\varrho+\\Gamma', rulesFor(['greek']))).toEqual([])
  })

  it('denies what the author denies, and nothing else where there are no lists', () => {
    expect(refusedFragments('\\sqrt{2}', { deny: ['\\sqrt'] })).toEqual([
      { fragment: '\\sqrt', at: { from: 0, to: 5 } },
    ])
    expect(refusedFragments('\\sqrt{x}', {})).toEqual([])
    expect(validateFormula('\\sqrt{2}', { variables: [], fragments: { deny: ['\\sqrt'] } }).issues[0]?.message).toBe(
      '\\sqrt is not allowed here.',
    )
  })
})

describe('mending', () => {
  it.each([
    ['\\left(x+1', '\\left(x+1\\right)'],
    ['x)', '(x)'],
    ['\\sqrt{x+(1}', '\\sqrt{x+(1)}'],
    ['(1,2]', '(1,2]'],
    ['\\left(1+2\\right.', '\\left(1+2\\right)'],
    ['2\\left(x+\\left(y\\right.\\right.', '2\\left(x+\\left(y\\right)\\right)'],
    ['\\left|x\\right.', '\\left|x\\right|'],
    ['\\left\\lbrack1,2', '\\left\\lbrack1,2\\right\\rbrack'],
    ['1,2\\right\\rbrack', '\\left\\lbrack1,2\\right\\rbrack'],
    ['\\left\\{x\\right.', '\\left\\{x\\right.'],
    ['x^{}+1', 'x+1'],
    ['\\placeholder{}x', 'x'],
    ['\\placeholder[a]{}x', 'x'],
    ['\\frac{}{}+2', '+2'],
    ['2^{\\placeholder{}}', '2'],
    ['\\frac{\\placeholder{}}{\\placeholder{}}+2', '+2'],
    ['\\frac{1}{a+\\placeholder{}}', '\\frac{1}{a+}'],
    ['\\left\\{x', '\\left\\{x\\right\\}'],
    ['\\left\\lfloor x', '\\left\\lfloor x\\right\\rfloor'],
    ['|x+1', '|x+1|'],
    ['x+1|', '|x+1|'],
    ['2+|x', '2+|x'],
    ['|', '|'],
    ['P(A|B)', 'P(A|B)'],
    ['f|_{x=0}', 'f|_{x=0}'],
    ['\\left|x\\right|', '\\left|x\\right|'],
    ['\\|v\\|', '\\|v\\|'],
    ['v\\|', 'v\\|'],
    ['x+1', 'x+1'],
  ])('%s becomes %s', (latex, mended) => {
    const result = repairFormula(latex)
    expect(result.latex).toBe(mended)
    expect(result.repairs.length > 0).toBe(latex !== mended)
  })

  it.each([
    '\\frac{1}{\\placeholder{}}',
    '\\frac{x^{2}}{\\placeholder{}}',
    '\\dfrac{\\placeholder{}}{2}',
    '\\frac1{\\placeholder{}}',
    '\\frac{1}{}',
  ])('keeps half a fraction with its box: %s', (latex) => {
    expect(repairFormula(latex)).toEqual({ latex, repairs: [], isSettled: true })
  })

  it.each([
    '\\frac{v}{2)}\\sqrt{}',
    '\\sqrt{}+2',
    '\\left(1+2\\right)\\left(\\right)',
    '\\frac{2}{3)}',
    'x+\\left(\\right)',
  ])('never takes a root or a bracket away beside other content: %s', (latex) => {
    expect(repairFormula(latex)).toEqual({ latex, repairs: [], isSettled: true })
  })

  it.each(['\\sqrt{}', '\\left(\\right)', '()'])('takes away %s where nothing else stands', (latex) => {
    expect(repairFormula(latex).latex).toBe('')
  })

  it('stops after fifty rounds, and at a hundred times the length', () => {
    expect([REPAIR_ROUNDS, REPAIR_GROWTH]).toEqual([50, 100])
    const latex = '('.repeat(500)
    expect(repairFormula(latex).latex.length).toBeLessThanOrEqual(latex.length * REPAIR_GROWTH)
  })

  it('says whether there was nothing left to mend', () => {
    expect(repairFormula('\\frac{x').isSettled).toBe(true)
    expect(repairFormula('^{}'.repeat(3)).isSettled).toBe(true)
  })
})
