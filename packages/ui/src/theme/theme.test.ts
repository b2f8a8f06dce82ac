import { expect, it } from 'vitest'
import { createIsomorphTheme } from './theme.ts'
import { schemes, variablesOf } from './tokens.ts'

it('has the colours and the font of the specification', () => {
  const { palette, typography } = createIsomorphTheme({ linkComponent: 'a' })
  const colours = [palette.primary.main, palette.error.main, palette.success.main]
  expect(colours.map((colour) => colour.toLowerCase())).toEqual(['#4450be', '#c94349', '#7bcf64'])
  expect([schemes.light.primary, schemes.light.error, schemes.light.success]).toEqual(colours)
  expect(typography.fontFamily).toContain("'Open Sans'")
})

it('has the same names of colours in the dark scheme, which its variables take over', () => {
  expect(Object.keys(schemes.dark)).toEqual(Object.keys(schemes.light))
  expect(variablesOf('dark')['--iso-page']).toBe(schemes.dark.page)
  expect(schemes.dark.page).not.toBe(schemes.light.page)
})
