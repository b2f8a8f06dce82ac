// @vitest-environment jsdom
import type { MathfieldElement } from 'mathlive'
import { expect, it } from 'vitest'
import { keepsSpace, leaveParts, losesBehindOpen, returnToExponent } from './leave-scripts.ts'

type Elements = readonly (readonly [number, string])[]

/** A field reduced to its elements, each with its depth and LaTeX as MathLive tells them, and the caret behind one. */
function fieldOf(elements: Elements, position: number, own: Partial<MathfieldElement> = {}): MathfieldElement {
  return {
    position,
    lastOffset: elements.length - 1,
    selectionIsCollapsed: true,
    getElementInfo: (offset: number) => {
      const element = elements[offset]
      return element && { depth: element[0], latex: element[1] }
    },
    ...own,
  } as unknown as MathfieldElement
}

function stepsOut(elements: Elements, position: number, typed: string, key: string) {
  let steps = 0
  const executeCommand = () => {
    steps += 1
    return true
  }
  leaveParts(fieldOf(elements, position, { executeCommand }), typed, key)
  return steps
}

const start = [0, ''] as const
const subscript = [start, [0, 'x'], [1, ''], [1, '1'], [0, '_1']] as const
const exponent = [start, [0, 'e'], [1, ''], [1, 'x'], [0, '^{x}']] as const
const both = [start, [0, 'x'], [1, ''], [1, '1'], [1, ''], [1, 'n'], [0, '_1^{n}']] as const

it.each(['+', '-', '*', '/', '^', '=', '<', '>', ',', ';', ':', ')', '|'])('%s leaves a subscript', (key) => {
  expect(stepsOut(subscript, 3, 'x_1', key)).toBe(1)
})

it('leaves no subscript that is empty, and none in the middle', () => {
  expect(stepsOut([start, [0, 'x'], [1, ''], [0, '_{}']], 2, 'x_', '-')).toBe(0)
  expect(stepsOut(subscript, 2, '', '+')).toBe(0)
})

it('leaves an exponent with what joins terms, unless it began with a bracket', () => {
  expect(['+', '-', '=', '<', '>'].map((key) => stepsOut(exponent, 3, 'e^x', key))).toEqual([1, 1, 1, 1, 1])
  expect(['*', '/', 'y', '^'].map((key) => stepsOut(exponent, 3, 'e^x', key))).toEqual([0, 0, 0, 0])
  const bracketed = [start, [0, 'e'], [1, ''], [2, ''], [2, 'x'], [1, '\\left(x\\right)'], [0, '^{…}']] as const
  expect(stepsOut(bracketed, 5, '', '+')).toBe(0)
})

it('leaves a number that was typed as an exponent with whatever does not go on in it', () => {
  const number = [start, [0, 'x'], [1, ''], [1, '1'], [1, '2'], [0, '^{12}']] as const
  expect(['y', '(', '*', '/', ' ', ','].map((key) => stepsOut(number, 4, 'x^12', key))).toEqual([1, 1, 1, 1, 1, 1])
  expect(['3', '.', '^'].map((key) => stepsOut(number, 4, 'x^12', key))).toEqual([0, 0, 0])
  expect(stepsOut(number, 4, '', 'y')).toBe(0)
})

it.each([
  ['10^2', '3', 1],
  ['10^2', '.', 1],
  ['10^2', 'y', 0],
  ['', '3', 0],
])('%s goes on with %s in the exponent: %i', (typed, key, steps) => {
  const left = [start, [0, '1'], [0, '0'], [1, ''], [1, '2'], [0, '^2']] as const
  const commands: unknown[] = []
  const executeCommand = (command: unknown) => commands.push(command) > 0
  returnToExponent(fieldOf(left, 5, { executeCommand }), typed, key)
  expect(commands).toEqual(Array.from({ length: steps }, () => 'moveToPreviousChar'))
})

it('leaves an accent with whatever is no letter', () => {
  const accent = [start, [1, ''], [1, 'a'], [0, '\\vec{a}']] as const
  expect(['+', '*', '×', '2', '(', ')', '^'].map((key) => stepsOut(accent, 2, 'vec a', key))).toEqual([
    1, 1, 1, 1, 1, 1, 1,
  ])
  expect(['B', '_', ' '].map((key) => stepsOut(accent, 2, 'vec a', key))).toEqual([0, 0, 0])
})

it('tells the exponent from the subscript beside it', () => {
  expect(stepsOut(both, 3, '', '*')).toBe(1)
  expect(stepsOut(both, 5, '', '*')).toBe(0)
  expect(stepsOut(both, 5, '', '+')).toBe(1)
})

it('climbs out of fractions to the bracket that was opened', () => {
  const fraction = [
    start,
    [1, ''],
    [2, ''],
    [2, 'v'],
    [2, ''],
    [2, '2'],
    [1, '\\frac{v}{2}'],
    [0, '\\left|\\frac{v}{2}\\right|'],
  ] as const
  expect(stepsOut(fraction, 5, '|v/2', '|')).toBe(1)
  expect(stepsOut(fraction, 5, '', '|')).toBe(0)
})

const bracket = [start, [1, ''], [1, 'x'], [1, '+'], [0, '\\left(x+\\right)']] as const
const half = [start, [1, ''], [1, '1'], [1, ''], [1, '2'], [0, '\\frac12']] as const
const emptyHalf = [start, [1, ''], [1, '1'], [1, ''], [0, '\\frac{1}{}']] as const
const box = [start, [1, ''], [1, '1'], [1, ''], [1, '\\placeholder{}'], [0, '\\frac{1}{\\placeholder{}}']] as const
const matrix = [start, [1, ''], [1, 'a'], [1, ''], [1, 'b'], [0, '\\begin{pmatrix}a & b\\end{pmatrix}']] as const

it.each<readonly [string, Elements, number, boolean]>([
  ['in a bracket', bracket, 3, true],
  ['in a matrix', matrix, 2, true],
  ['in an empty denominator', emptyHalf, 3, true],
  ['in the middle of a script', subscript, 2, true],
  ['behind a denominator', half, 4, false],
  ['behind an exponent', exponent, 3, false],
  ['beside everything', half, 5, false],
])('a space typed %s: the caret stays or goes', (_place, elements, position, stays) => {
  expect(keepsSpace(fieldOf(elements, position))).toBe(stays)
})

it('a space fills no empty box that is selected', () => {
  expect(keepsSpace(fieldOf(box, 4, { selectionIsCollapsed: false }))).toBe(true)
  expect(keepsSpace(fieldOf(half, 4, { selectionIsCollapsed: false }))).toBe(false)
})

/** A field in which a bracket is open, with the caret; says whether the key is taken away, and how many parts are left. */
function closing(elements: Elements, position: number, isOpen = true): readonly [boolean, number] {
  let steps = 0
  const executeCommand = () => {
    steps += 1
    return true
  }
  const shadowRoot = document.createElement('div')
  if (isOpen) shadowRoot.innerHTML = '<span class="ML__smart-fence__close"></span>'
  const own = { executeCommand, shadowRoot } as unknown as Partial<MathfieldElement>
  return [losesBehindOpen(fieldOf(elements, position, own), ')'), steps]
}

it('a closing bracket behind an open one in a script is not left to MathLive, which would lose what is between', () => {
  const script = [
    start,
    [0, 'x'],
    [1, ''],
    [2, ''],
    [1, '\\left(\\right)'],
    [1, 't'],
    [0, '^{\\left(\\right)t}'],
  ] as const
  expect(closing(script, 5)).toEqual([true, 0])
  expect(closing(script, 5, false)).toEqual([false, 0])
  const within = [
    start,
    [1, ''],
    [1, 'a'],
    [2, ''],
    [3, ''],
    [2, '\\left(\\right)'],
    [2, 't'],
    [1, '^{\\left(\\right)t}'],
    [0, '\\left(a^{\\left(\\right)t}\\right)'],
  ] as const
  expect(closing(within, 6)).toEqual([false, 1])
})
