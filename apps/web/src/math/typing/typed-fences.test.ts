import type { MathfieldElement } from 'mathlive'
import { describe, expect, it } from 'vitest'
import { bracketBehindAngle, normBehindBars } from './typed-fences.ts'

type Elements = readonly (readonly [depth: number, latex: string])[]

/** A field reduced to its elements, as MathLive tells them, and the caret behind one. */
function fieldOf(elements: Elements, position: number, isCollapsed = true) {
  const field = {
    position,
    lastOffset: elements.length - 1,
    selectionIsCollapsed: isCollapsed,
    selection: undefined as MathfieldElement['selection'] | undefined,
    getElementInfo: (offset: number) => {
      const element = elements[offset]
      return element && { depth: element[0], latex: element[1] }
    },
    getValue: (from: number, to: number) =>
      elements
        .slice(from + 1, to + 1)
        .map(([, latex]) => latex)
        .join(''),
    executeCommand: () => {
      const depth = elements[field.position]![0]
      while (elements[field.position]![0] >= depth) field.position += 1
      return true
    },
  }
  return { field: field as unknown as MathfieldElement, selected: () => field.selection?.ranges }
}

const start = [0, ''] as const

/** `2||x|` with its last bar still to come. */
const twoBars: Elements = [
  start,
  [0, '2'],
  [1, ''],
  [2, ''],
  [2, 'x'],
  [1, String.raw`\left|x\right|`],
  [0, String.raw`\left|\left|x\right|\right|`],
]

describe('a norm', () => {
  it('takes the place of two absolute values with nothing between', () => {
    const { field, selected } = fieldOf(twoBars, 5)
    expect(normBehindBars(field, '2||x|')).toBe(String.raw`\left\Vert x\right\Vert`)
    expect(selected()).toEqual([[1, 6]])
  })

  it('is written for bars that are spelt \\vert, too', () => {
    const spelt = twoBars.map(
      ([depth, latex]) =>
        [
          depth,
          latex.replaceAll(String.raw`\left|`, String.raw`\left\vert `).replaceAll('\\right|', '\\right\\vert '),
        ] as const,
    )
    expect(normBehindBars(fieldOf(spelt, 5).field, '2||x|')).toBe(String.raw`\left\Vert x\right\Vert`)
  })

  const withSum: Elements = [
    start,
    [1, ''],
    [1, 'y'],
    [2, ''],
    [2, 'x'],
    [1, String.raw`\left|x\right|`],
    [0, String.raw`\left|y\left|x\right|\right|`],
  ]
  const inRound: Elements = [
    start,
    [1, ''],
    [2, ''],
    [2, 'x'],
    [1, String.raw`\left|x\right|`],
    [0, String.raw`\left(\left|x\right|\right)`],
  ]
  it.each([
    ['something else stands in the outer one', withSum, 5, '|y|x|'],
    ['the outer ones are no bars', inRound, 4, '(|x|'],
    ['the inner one is not closed', twoBars, 4, '2||x'],
    ['the caret stands in no part', [start, [0, 'x']] as const, 1, '||x|'],
    ['the caret was led there in another way', twoBars, 5, ''],
  ])('is none where %s', (_, elements, position, typed) => {
    const { field, selected } = fieldOf(elements, position)
    expect(normBehindBars(field, typed)).toBeUndefined()
    expect(selected()).toBeUndefined()
  })

  it('is none over what is selected', () => {
    expect(normBehindBars(fieldOf(twoBars, 5, false).field, '2||x|')).toBeUndefined()
  })
})

const flat = (...latex: readonly string[]): Elements => [start, ...latex.map((each) => [0, each] as const)]

describe('a bracket with < and >', () => {
  it.each([
    ['at the beginning', flat('<', 'x'), [0, 2]],
    ['behind a sign', flat('y', '+', '\\lt', 'x'), [2, 4]],
    ['behind a sign of equality', flat('y', '=', '<', 'u', ',', 'v'), [2, 6]],
    ['behind a number, with a comma', flat('2', '<', 'u', ',', 'v'), [1, 5]],
  ])('is closed %s', (_, elements, range) => {
    const { field, selected } = fieldOf(elements, elements.length - 1)
    const inside = elements.slice(range[0]! + 2).map(([, latex]) => latex)
    expect(bracketBehindAngle(field, '>')).toBe(String.raw`\left\langle ${inside.join('')}\right\rangle`)
    expect(selected()).toEqual([range])
  })

  it('is closed within a fraction, without what stands around', () => {
    const { field, selected } = fieldOf(
      [start, [1, ''], [1, '<'], [1, 'x'], [1, ''], [1, '2'], [0, '\\frac{<x}{2}']],
      3,
    )
    expect(bracketBehindAngle(field, '>')).toBe(String.raw`\left\langle x\right\rangle`)
    expect(selected()).toEqual([[1, 3]])
  })

  it('takes in parts of the formula, whatever stands in them', () => {
    const inside = [start, [0, '<'], [1, ''], [1, 'a'], [1, '>'], [0, '\\sqrt{a>}']] as const
    expect(fieldAnswers(inside)).toContain('langle')
  })

  it.each([
    ['a comparison', flat('1', '<', 'x')],
    ['nothing inside', flat('<')],
    ['no <', flat('x')],
    ['another comparison between', flat('<', 'x', '=', 'y')],
    ['a semicolon between', flat('<', 'x', ';', 'y')],
    ['a bracket that is closed', flat('\\langle', 'x', '\\rangle', 'y')],
    [
      'a comparison with a comma within brackets',
      [start, [1, ''], [1, '1'], [1, '<'], [1, 'x'], [1, ','], [1, 'y']] as const,
    ],
  ])('is none: %s', (_, elements) => {
    expect(fieldAnswers(elements)).toBeUndefined()
  })

  it('⟩ closes behind a value, too', () => {
    expect(fieldAnswers(flat('2', '\\langle', 'x'), '⟩')).toBe(String.raw`\left\langle x\right\rangle`)
  })

  it('is none for other keys and over what is selected', () => {
    expect(fieldAnswers(flat('<', 'x'), ')')).toBeUndefined()
    expect(bracketBehindAngle(fieldOf(flat('<', 'x'), 2, false).field, '>')).toBeUndefined()
  })
})

function fieldAnswers(elements: Elements, key = '>'): string | undefined {
  return bracketBehindAngle(fieldOf(elements, elements.length - 1).field, key)
}
