// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { Variable } from '@isomorph/problem'
import { expect, it } from 'vitest'
import { useVariableStates } from './use-editor-host.ts'

const variables: readonly Variable[] = [
  { id: 1, name: 'a', variableType: 'NumberSet', parameters: { values: ['1'] } },
  { id: 2, name: 'b', variableType: 'NumberSet', parameters: { values: [] } },
  { id: 3, name: 'c', variableType: 'RichText', parameters: {}, variableArtifacts: [] },
]

it('says of pills whether their variables are defined, and takes no text into a formula', () => {
  const { result } = renderHook(() => useVariableStates(variables))
  const states = (of: 'forText' | 'forFormulas') => result.current[of].map(({ status }) => status)
  expect(states('forText')).toEqual(['defined', 'known', 'defined'])
  expect(states('forFormulas')).toEqual(['defined', 'known', 'unknown'])
})
