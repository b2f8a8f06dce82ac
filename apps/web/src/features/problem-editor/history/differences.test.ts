import { doc } from '@isomorph/rich-text'
import { emptyProblemContent, type Variable } from '@isomorph/problem'
import { describe, expect, it } from 'vitest'
import { contentDifferences, draftDifferences } from './differences.ts'

const set = (id: number, name: string, ...values: readonly string[]): Variable => ({
  id,
  name,
  variableType: 'NumberSet',
  parameters: { values },
})

describe('differences between versions', () => {
  it('names what was added, changed and removed', () => {
    const before = { ...emptyProblemContent, variables: [set(1, 'a', '1'), set(2, 'b', '2')] }
    const after = {
      ...emptyProblemContent,
      statement: doc('New'),
      variables: [set(1, 'a', '1', '2'), set(3, 'c')],
    }
    expect(contentDifferences(before, after)).toEqual([
      'Statement changed',
      'Variable c added',
      'Variable a changed',
      'Variable b removed',
    ])
  })

  it('does not take a new signature of a picture for a change', () => {
    const withPicture = (src: string) => ({
      ...emptyProblemContent,
      solution: {
        type: 'doc' as const,
        content: [{ type: 'image' as const, attrs: { src, alt: 'A', width: null, height: null, nonPublic: true } }],
      },
    })
    const [before, after] = ['/api/files/a.png?viewer=1&until=2', '/api/files/a.png?viewer=1&until=3'].map(withPicture)
    expect(before && after && contentDifferences(before, after)).toEqual([])
  })

  it('finds none between equal versions', () => {
    const draft = { name: 'A', tags: ['x'], content: { ...emptyProblemContent, variables: [set(1, 'a', '1')] } }
    expect(draftDifferences(draft, structuredClone(draft))).toEqual([])
  })
})
