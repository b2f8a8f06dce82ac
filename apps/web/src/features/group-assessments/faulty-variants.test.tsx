// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FaultyVariantsFields, useFaultyVariants, type FaultyVariants } from './faulty-variants.tsx'

const refusal = {
  status: 409,
  title: 'Some variants have errors',
  detail: 'Mend the problems that are named.',
  type: 'urn:isomorph:assessment-has-faulty-variants',
  errors: [{ path: 'items.1', message: '“Sums”: The answer has no value. In variant 7 (a = 0).' }],
}

let root: Root
let faulty: FaultyVariants
const host = document.createElement('div')

function Screen({ onRender }: { onRender: (faulty: FaultyVariants) => void }) {
  const state = useFaultyVariants()
  useEffect(() => onRender(state))
  return <FaultyVariantsFields faulty={state} isTried />
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(host)
  act(() => root.render(<Screen onRender={(state) => void (faulty = state)} />))
})

afterEach(() => act(() => root.unmount()))

describe('assigning problems with errors in some variants', () => {
  it('asks for nothing to begin with, nor after other refusals', () => {
    act(() => faulty.take({ ...refusal, type: 'urn:isomorph:assessment-not-usable' }))
    expect(host.textContent).toBe('')
    expect(faulty).toMatchObject({ isReasonMissing: false, body: {} })
  })

  it('lists what is wrong and asks for a reason', () => {
    act(() => faulty.take(refusal))
    expect(host.querySelector('li')?.textContent).toContain('In variant 7 (a = 0)')
    expect(host.textContent).toContain('Give a reason.')
    expect(faulty).toMatchObject({ isReasonMissing: true, body: {} })
  })

  it('sends the reason, and forgets it with the assessment it was about', () => {
    act(() => faulty.take(refusal))
    act(() => faulty.setReason(' The exam is now. '))
    expect(faulty).toMatchObject({ isReasonMissing: false, body: { reasonToAssignAnyway: 'The exam is now.' } })
    act(() => faulty.clear())
    expect(faulty).toMatchObject({ reason: '', body: {} })
    expect(host.textContent).toBe('')
  })
})
