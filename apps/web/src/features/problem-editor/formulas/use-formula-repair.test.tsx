// @vitest-environment jsdom
import { repairFormula } from '@isomorph/evaluator'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRepairedFormulas, RepairedFormulasContext, type RepairedFormulas } from './repaired-formulas.ts'
import { repairWords } from './repair-words.ts'
import { useFormulaRepair } from './use-formula-repair.ts'

const reported = vi.hoisted(() => vi.fn<(fault: unknown) => void>())
vi.mock('@isomorph/evaluator', { spy: true })
vi.mock('../../../error-reporting/error-reporting.ts', () => ({ reportError: reported }))

let root: Root
let notes: RepairedFormulas
const host = document.createElement('div')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  notes = createRepairedFormulas(1, 'new')
  root = createRoot(host)
})
afterEach(() => act(() => root.unmount()))

/** A formula field reduced to what the repair sees of it. */
function Field({ typed }: { typed: string }) {
  const [value, setValue] = useState(typed)
  const { repaired, repair, keepAsTyped, keepRepaired } = useFormulaRepair('answer', value, setValue)
  return (
    <>
      <output>{value}</output>
      <button type="button" onClick={() => setValue(repair(value))}>
        Leave
      </button>
      <button type="button" onClick={() => setValue(`${value}2`)}>
        Type
      </button>
      {repaired && (
        <>
          <button type="button" title={repairWords(repaired.repairs)} onClick={keepAsTyped}>
            Keep as typed
          </button>
          <button type="button" onClick={keepRepaired}>
            Keep repaired
          </button>
        </>
      )}
    </>
  )
}

const buttonOf = (name: string) => [...host.querySelectorAll('button')].find((each) => each.textContent === name)
const press = (name: string) => act(() => buttonOf(name)?.click())
const value = () => host.querySelector('output')?.textContent

function type(latex: string) {
  act(() =>
    root.render(
      <RepairedFormulasContext value={notes}>
        <Field typed={latex} />
      </RepairedFormulasContext>,
    ),
  )
}

it('repairs a formula when it is left, and says what was repaired', () => {
  type('\\left(x+1')
  press('Leave')
  expect(value()).toBe('\\left(x+1\\right)')
  expect(buttonOf('Keep as typed')?.title).toBe('A missing bracket was added.')
})

it('leaves a sound formula alone and says nothing', () => {
  type('x+1')
  press('Leave')
  expect(value()).toBe('x+1')
  expect(buttonOf('Keep as typed')).toBeUndefined()
})

it('brings back what was typed, and repairs it no more', () => {
  type('\\left(x+1')
  press('Leave')
  press('Keep as typed')
  expect(value()).toBe('\\left(x+1')
  press('Leave')
  expect(value()).toBe('\\left(x+1')
})

it('asks until it is answered', () => {
  type('x^{}')
  press('Leave')
  press('Leave')
  expect(buttonOf('Keep as typed')).toBeDefined()
  press('Keep repaired')
  expect(buttonOf('Keep as typed')).toBeUndefined()
  expect(value()).toBe('x')
})

it('goes on asking after the question was closed or the page was loaded anew', () => {
  type('x^{}')
  press('Leave')
  act(() => root.unmount())
  root = createRoot(host)
  notes = createRepairedFormulas(1, 'new')
  type('x')
  press('Keep as typed')
  expect(value()).toBe('x^{}')
})

it('says nothing of a repair any more once the formula has gone on', () => {
  type('x^{}')
  press('Leave')
  press('Type')
  expect(buttonOf('Keep as typed')).toBeUndefined()
})

it('reports a formula that cannot be repaired, and no other', () => {
  type('\\left(x+1')
  press('Leave')
  expect(reported).not.toHaveBeenCalled()
  vi.mocked(repairFormula).mockReturnValueOnce({ latex: 'x', repairs: [], isSettled: false })
  press('Type')
  press('Leave')
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('A formula could not be repaired.'))
})
