import { describe, expect, it } from 'vitest'
import { read } from '@isomorph/evaluator'
import { comparisonsOffered } from './comparison-offered.ts'

function offered(key: string, variables: readonly string[] = []) {
  const reading = read(key, { mode: 'latex' })
  if (!reading.ok) throw new Error(reading.error.message)
  return comparisonsOffered(reading.tree, new Set(variables))
}

describe('a comparison that an author chooses', () => {
  it.each([
    ['3t^2+k', 't'],
    ['x^2+at', 'x'],
    ['5w^4', 'w'],
    ['A\\cos\\omega', 'A'],
  ])('takes the variable of %s from the key', (key, variable) => {
    expect(offered(key).antiderivative).toEqual({ mode: 'antiderivative', variable, constant: 'required' })
    expect(offered(key).upToConstant).toEqual({ mode: 'upToConstant', variable })
  })

  it.each([
    ["u'=2u", 'u', undefined],
    ['\\frac{dV}{dr}=4\\pi r^2', 'V', 'r'],
    ['y\\,dy=x\\,dx', 'y', 'x'],
    ['v^2=2as', 'v', undefined],
  ])('takes the function of %s from the key', (key, name, variable) => {
    const { differentialEquation } = offered(key)
    expect(differentialEquation).toMatchObject({ function: name })
    expect('variable' in differentialEquation ? differentialEquation.variable : undefined).toBe(variable)
  })

  it.each([
    ['y=2x+1', ['x', 'y'], []],
    ['y=mx+b', ['x', 'y'], []],
    ['x+2y-z=3', ['x', 'y', 'z'], []],
    ['x=1', ['x', 'y', 'z'], []],
    ['u+2v=3', ['u', 'v'], []],
    ['(1,2)+t(3,4)', ['x', 'y'], ['t']],
    ['[x=1+2k;y=3-k]', ['x', 'y'], ['k']],
    ['5', ['x', 'y', 'z'], []],
  ])('takes coordinates and parameters of %s from the key', (key, coordinates, parameters) => {
    expect(offered(key).lineOrPlane).toEqual({ mode: 'lineOrPlane', coordinates, parameters })
  })

  it('leaves out variables of the problem', () => {
    expect(offered('y=mx', ['m']).lineOrPlane).toMatchObject({ coordinates: ['x', 'y'] })
    expect(offered('a+3w', ['a']).upToConstant).toMatchObject({ variable: 'w' })
  })

  it('has usual settings before there is a key', () => {
    const { antiderivative, lineOrPlane } = comparisonsOffered(undefined, new Set())
    expect(antiderivative).toMatchObject({ variable: 'x' })
    expect(lineOrPlane).toMatchObject({ coordinates: ['x', 'y', 'z'], parameters: [] })
  })
})
