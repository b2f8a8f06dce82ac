import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { functionKeys, greekCommands, read } from '@isomorph/evaluator'
import { keyboardLayouts } from '@isomorph/problem'
import type { VirtualKeyboardKeycap, VirtualKeyboardLayout } from 'mathlive'
import { isAllowedCommand } from './typing/field-keys.ts'
import { formulaFromText } from './pasting/formula-from-text.ts'
import { keyboardLayoutsFor } from './keyboard/keyboard-layouts.ts'
import { isSystemKeyboardOpen, mobileKeyboardDetectionDelayMs } from './keyboard/keyboard-visibility.ts'
import { mathScale, mathScales, nestingDepth } from './math-scale.ts'
import {
  beginsNumber,
  beginsUnit,
  closesArgument,
  barBehind,
  dropArgumentBrackets,
  endsScript,
  hasOpenBracket,
  typedAfter,
} from './typing/typed-brackets.ts'
import { greekBehind } from './typing/greek-behind-letters.ts'
import { typedShortcuts } from './typing/typed-shortcuts.ts'
import { followsUnit } from './typing/unit-keys.ts'
import { greekLetters, pillLatex, replaceVariables } from './variable-pills.ts'

describe('pasted formulas', () => {
  it.each([
    ['\\frac12', 'latex', '\\frac12'],
    ['$x^2$', 'latex', 'x^2'],
    ['\\[ a+b \\]', 'latex', 'a+b'],
    ['x^{10}', 'latex', 'x^{10}'],
    ['sqrt(2)/x^2', 'ascii-math', 'sqrt(2)/x^2'],
    ['3x² − 1', 'ascii-math', '3x^(2) - 1'],
    ['2×10⁻³', 'ascii-math', '2*10^(-3)'],
    ['x₁+x₁₂', 'ascii-math', 'x_(1)+x_(12)'],
    ['2**3', 'ascii-math', '2^3'],
  ] as const)('reads %s as %s', (pasted, format, text) => {
    expect(formulaFromText(pasted)).toEqual({ format, text })
  })
})

describe('typed brackets', () => {
  it.each([
    ['sqrt(2)', true],
    ['1/(x+1)', true],
    ['x^(n(m+1))', true],
    ['1/(x(y)', false],
    ['sin(x)', false],
    ['2(x)', false],
    ['1/(x', false],
  ])('%s closes an argument: %s', (typed, expected) => {
    expect(closesArgument(typed)).toBe(expected)
  })

  it.each([
    ['sin^2', 'x', true],
    ['3cosh^-1', '(', true],
    ['log_2', '(', true],
    ['sin^2', '+', false],
    ['log_1', '0', false],
    ['x^2', 'y', false],
    ['x_2', '(', false],
  ])('%s is followed by %s outside of the small number: %s', (typed, key, expected) => {
    expect(endsScript(typed, key)).toBe(expected)
  })

  it('keep two numbers apart that a space keeps apart', () => {
    expect(beginsNumber('1 ', '1')).toBe(true)
    expect([beginsNumber('x ', '1'), beginsNumber('1', '1'), beginsNumber('1 ', 'x')]).toEqual([false, false, false])
  })

  it('keep two units apart that a space keeps apart', () => {
    expect([beginsUnit('5 kg ', 'm'), beginsUnit('5 V ', 'Ω')]).toEqual([true, true])
    expect([beginsUnit('5 ', 'm'), beginsUnit('m', 's'), beginsUnit('m ', '2')]).toEqual([false, false, false])
  })

  it.each([
    ['|v/2', 'closes'],
    ['|v|+|h', 'closes'],
    ['', 'opens'],
    ['|v|', 'opens'],
    ['|v+', 'opens'],
    ['2|', 'opens'],
    ['|v|*', 'opens'],
    ['P(A', 'given'],
    ['<a', 'given'],
    ['2<a', 'opens'],
    ['P(A | B', 'pairs'],
    ['E(x+2|y', 'pairs'],
    ['E(x+2|y|', 'given'],
    ['P(|X|', 'given'],
    ['P(A|', 'opens'],
    ['P(A||B', 'closes'],
    ['P(A|(B', 'opens'],
    ['P(A|B)+P(C', 'given'],
    ['(A|B', 'closes'],
  ])('behind %s a bar %s', (typed, expected) => {
    expect(barBehind(typed)).toBe(expected)
  })

  it('close what was opened in the same go', () => {
    expect([hasOpenBracket('sqrt(v/2', ')'), hasOpenBracket('(v)', ')'), hasOpenBracket('[1', ')')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('forgets what was typed when the caret moves', () => {
    expect(['s', 'Shift', '(', 'Backspace', '2'].reduce(typedAfter, '')).toBe('s2')
    expect(typedAfter('1/(', 'ArrowLeft')).toBe('')
  })

  it('drops brackets around a whole argument only', () => {
    expect(dropArgumentBrackets('\\sqrt{\\left(2\\right)}+\\frac{1}{\\left(a+\\left(b\\right)\\right)}')).toBe(
      '\\sqrt{2}+\\frac{1}{a+\\left(b\\right)}',
    )
    expect(dropArgumentBrackets('\\frac{\\left(a\\right)\\left(b\\right)}{2}')).toBe(
      '\\frac{\\left(a\\right)\\left(b\\right)}{2}',
    )
    expect(dropArgumentBrackets('\\sin\\left(x\\right)')).toBe('\\sin\\left(x\\right)')
  })
})

describe('unit keys in a row', () => {
  it.each([
    ['\\mathrm{g}', '\\mathrm{m}', true],
    ['\\mathrm{V}', '\\Omega', true],
    ['\\Omega', '\\mathrm{m}', true],
    ['5', '\\mathrm{m}', false],
    ['\\cdot', '\\mathrm{m}', false],
    ['\\mathrm{m}', '2', false],
    ['\\mathrm{m}', '\\frac{#@}{#?}', false],
  ])('%s before %s are a product: %s', (before, key, expected) => {
    expect(followsUnit(before, key)).toBe(expected)
  })
})

describe('keys of a field', () => {
  it.each([
    ['moveToNextChar', true],
    ['extendSelectionForward', true],
    ['deleteBackward', true],
    ['pasteFromClipboard', true],
    ['undo', true],
    [['insert', '\\frac{#@}{#?}'], true],
    [['switchMode', 'latex', '', '\\'], false],
    [['switchMode', 'text'], false],
    [['insert', '\\emptyset'], false],
    ['addRowAfter', false],
    ['removeColumn', false],
    ['moveToSuperscript', false],
    ['toggleContextMenu', false],
  ] as const)('%j is kept: %s', (command, expected) => {
    expect(isAllowedCommand(command as Parameters<typeof isAllowedCommand>[0])).toBe(expected)
  })
})

describe('typed words', () => {
  const known = {
    sqrt: '\\sqrt{#?}',
    pi: '\\pi',
    min: '\\min',
    lt: '<',
    km: '\\operatorname{km}',
    '||': '\\Vert',
    dx: '\\differentialD x',
    log: '\\log_{#?}',
  }

  it('mean mathematics, and units where a unit is asked for', () => {
    expect(Object.keys(typedShortcuts(known, ['numeric']))).toEqual(expect.arrayContaining(['sqrt', 'pi', 'min', 'lt']))
    const beforeUnits = typedShortcuts(known, ['numeric', 'unit'])
    expect(Object.keys(beforeUnits)).toEqual(expect.arrayContaining(['sqrt', 'pi']))
    expect(beforeUnits).not.toHaveProperty('min')
    expect(beforeUnits).not.toHaveProperty('lt')
  })

  it('are no other sign than the one of the formula', () => {
    const kept = typedShortcuts(known, ['numeric'])
    expect(kept).not.toHaveProperty('km')
    expect(kept).not.toHaveProperty('||')
    expect(kept).not.toHaveProperty('dx')
    expect(kept).toHaveProperty('log', '\\log')
  })
})

describe('words without a key', () => {
  it('are accents, a matrix and pieces, unless a unit is asked for', () => {
    const typed = typedShortcuts({}, ['numeric'])
    expect([typed['vec'], typed['-+']]).toEqual(['\\vec{#?}', '\\mp'])
    expect(typed['matrix']).toContain('pmatrix')
    expect(typed['cases']).toContain('begin{cases}')
    const beforeUnits = Object.keys(typedShortcuts({}, ['numeric', 'unit']))
    expect(beforeUnits).not.toEqual(expect.arrayContaining(['bar']))
  })

  it('are the sign for angles, where complex numbers are asked for', () => {
    expect(typedShortcuts({}, ['complex'])['angle']).toBe('\\angle')
    expect(typedShortcuts({}, ['numeric'])['angle']).toBeUndefined()
  })
})

it.each([
  ['h nu', 'nu'],
  ['g rho', 'rho'],
  ['NdPhi', 'Phi'],
  ['(x) mu', 'mu'],
  ['sinu', undefined],
  ['lnu', undefined],
  ['xphi', undefined],
  ['2 nu', undefined],
])('%s ends in a Greek letter behind another: %s', (text, name) => {
  expect(greekBehind(text)).toBe(name)
})

describe('pills', () => {
  it('writes names as mathematicians do', () => {
    expect(pillLatex('alpha_0')).toBe('\\alpha_{0}')
    expect(pillLatex('mass')).toBe('\\mathit{mass}')
    expect(replaceVariables('2\\variable{v_{0}}', (name) => `<${name}>`)).toBe('2<v_{0}>')
  })

  it('have a red outline, a green outline, or are solid green', () => {
    const css = readFileSync(new URL('field/math-field.css', import.meta.url), 'utf8')
    const ruleOf = (status: string) => new RegExp(`\\n\\.math-field-pill\\.is-${status} \\{([^}]*)\\}`).exec(css)?.[1]
    expect(ruleOf('unknown')).toMatch(/box-shadow: inset .*#c94349/)
    expect(ruleOf('known')).toMatch(/box-shadow: inset .*--iso-success-text/)
    expect(ruleOf('defined')).toMatch(/background: .*#7bcf64/)
  })

  it('knows the Greek letters that the evaluator knows, and their usual variants', () => {
    const known = new Set(greekLetters.split('|'))
    const variants = ['varepsilon', 'vartheta', 'varphi']
    expect([...known, 'pi'].sort()).toEqual(
      [...greekCommands.filter((name) => !name.startsWith('var')), ...variants].sort(),
    )
  })
})

describe('keyboards', () => {
  const keysOf = (layout: VirtualKeyboardLayout): readonly Partial<VirtualKeyboardKeycap>[] =>
    ('rows' in layout ? layout.rows : []).flat().map((key) => (typeof key === 'string' ? { label: key } : key))
  const withVariants = (keys: readonly Partial<VirtualKeyboardKeycap>[]) =>
    keys.flatMap((key) => [key, ...[key.variants ?? []].flat().filter((variant) => typeof variant === 'object')])

  it('has all seven layouts on one grid, each key named or labelled', () => {
    const layouts = keyboardLayoutsFor(keyboardLayouts)
    expect(layouts).toHaveLength(7)
    for (const layout of layouts) {
      const rows = 'rows' in layout ? layout.rows : []
      const widths = new Set(rows.map((row) => row.length))
      expect([layout.tooltip, ...widths]).toEqual([layout.tooltip, 7])
      for (const key of keysOf(layout)) expect(key.tooltip ?? key.label).toBeTruthy()
    }
  })

  it('has each function that the evaluator offers a key for', () => {
    const labels = withVariants(keyboardLayoutsFor(['functions']).flatMap(keysOf)).map(({ label }) => label)
    const offered = ([1, 2, 3] as const).flatMap((row) => functionKeys(row).map(({ label }) => label))
    expect(offered.filter((label) => !labels.includes(label))).toEqual([])
  })

  it.each(['vec', 'hat', 'dot', 'ddot'])('has a key for the accent \\%s, which tells letters apart', (accent) => {
    const keys = withVariants(keyboardLayoutsFor(['symbol']).flatMap(keysOf))
    expect(keys.map(({ insert }) => insert)).toContain(`\\${accent}{#?}`)
  })

  it('writes nothing that cannot be read once its boxes are filled', () => {
    const keys = withVariants(keyboardLayoutsFor(keyboardLayouts).flatMap(keysOf))
    const written = keys.flatMap(({ insert }) => (insert?.includes('#') === true ? [insert] : []))
    expect(written.length).toBeGreaterThan(30)
    const filled = (insert: string): string =>
      insert
        .replace(/^\\(?=times|equiv)/, '2\\')
        .replace(/(?<=^\\(?:sum|prod))_\{#\?\}/, '_{k=1}')
        .replaceAll(insert.includes('cases') ? '&#?' : '&&', '&x>0')
        .replaceAll(/#[?@0]/g, 'a')
    const unread = written.filter((insert) => !read(filled(insert), { mode: 'latex', variables: [], units: false }).ok)
    expect(unread).toEqual([])
  })

  it('takes a page that lost little height for one with an external keyboard', () => {
    expect(isSystemKeyboardOpen(800, 701)).toBe(false)
    expect(isSystemKeyboardOpen(800, 700)).toBe(true)
    expect(mobileKeyboardDetectionDelayMs).toBe(250)
  })
})

describe('font scaling', () => {
  it('grows by nesting in three levels', () => {
    expect(nestingDepth('x+1')).toBe(0)
    expect(nestingDepth('\\frac{1}{x}')).toBe(1)
    expect(nestingDepth('\\frac{1}{1+\\frac{1}{x^{2^3}}}')).toBe(4)
    expect([mathScale('x'), mathScale('\\frac{1}{x^2}'), mathScale('\\frac{1}{1+\\frac{1}{x^2}}')]).toEqual([
      ...mathScales,
    ])
  })
})
