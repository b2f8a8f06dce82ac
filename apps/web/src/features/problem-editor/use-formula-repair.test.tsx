// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFormulaRepair } from './use-formula-repair.ts'

let root: Root
const host = document.createElement('div')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(host)
})
afterEach(() => act(() => root.unmount()))

/** A formula field reduced to what the repair sees of it. */
function Field({ typed }: { typed: string }) {
  const [value, setValue] = useState(typed)
  const { repair, mend, undo } = useFormulaRepair(value, setValue)
  return (
    <>
      <output>{value}</output>
      <button type="button" onClick={() => setValue(mend(value))}>
        Leave
      </button>
      <button type="button" onClick={() => setValue(`${value}2`)}>
        Type
      </button>
      {repair && (
        <button type="button" title={repair.repairs.join(' ')} onClick={undo}>
          Undo
        </button>
      )}
    </>
  )
}

const buttonOf = (name: string) => [...host.querySelectorAll('button')].find((each) => each.textContent === name)
const press = (name: string) => act(() => buttonOf(name)?.click())
const value = () => host.querySelector('output')?.textContent

function type(latex: string) {
  act(() => root.render(<Field typed={latex} />))
}

it('mends a formula when it is left, and says what was mended', () => {
  type('\\left(x+1')
  press('Leave')
  expect(value()).toBe('\\left(x+1\\right)')
  expect(buttonOf('Undo')?.title).toBe('A missing bracket was added.')
})

it('leaves a sound formula alone and says nothing', () => {
  type('x+1')
  press('Leave')
  expect(value()).toBe('x+1')
  expect(buttonOf('Undo')).toBeUndefined()
})

it('brings back what was typed, and mends it no more', () => {
  type('\\left(x+1')
  press('Leave')
  press('Undo')
  expect(value()).toBe('\\left(x+1')
  press('Leave')
  expect(value()).toBe('\\left(x+1')
})

it('forgets a repair when the field is left without one', () => {
  type('x^{}')
  press('Leave')
  expect(buttonOf('Undo')).toBeDefined()
  press('Leave')
  expect(buttonOf('Undo')).toBeUndefined()
})

it('says nothing of a repair any more once the formula has gone on', () => {
  type('x^{}')
  press('Leave')
  press('Type')
  expect(buttonOf('Undo')).toBeUndefined()
})
