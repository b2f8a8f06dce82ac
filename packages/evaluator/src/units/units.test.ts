import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { parseDecimal, toFraction } from '../numbers/decimal.ts'
import { integer } from '../numbers/rational.ts'
import { read } from '../reading/read.ts'
import { toText } from '../printing/text.ts'
import { convert, convertDecimal } from './convert.ts'
import { unitNamed } from './names.ts'
import { quantityOf } from './quantity.ts'
import { readUnit } from './read-unit.ts'
import { splitUnits } from './split-units.ts'
import { defineUnits, unitsConvertible, unitsEqual, UNIT_PARSE_ERROR } from './unit.ts'
import type { Unit } from './unit.ts'

function unit(text: string): Unit {
  const result = readUnit(text, 'text')
  if (!result.ok) throw new Error(`${text}: ${result.message}`)
  return result.unit
}

function converted(value: string, from: string, to: string): string | undefined {
  const result = convert(parseDecimal(value)!, unit(from), unit(to))
  return result && toFraction(result)
}

describe('names that could be prefix and unit are the unit they look like', () => {
  it.each([
    ['min', 'min'],
    ['cd', 'cd'],
    ['ft', 'ft'],
    ['Pa', 'Pa'],
    ['mol', 'mol'],
    ['h', 'h'],
    ['kg', 'kg'],
    ['pt', 'pt'],
    ['T', 'T'],
    ['mT', 'mT'],
    ['ms', 'ms'],
    ['Gg', 'Gg'],
    ['nm', 'nm'],
    ['Nm', 'Nm'],
    ['dL', 'dL'],
    ['mL', 'mL'],
    ['µg', 'µg'],
    ['ug', 'µg'],
    ['kilometres', 'km'],
    ['milliliter', 'mL'],
    ['amps', 'A'],
    ['hPa', 'hPa'],
    ['PHz', 'PHz'],
    ['mmol', 'mmol'],
  ])('%s', (spelling, symbol) => {
    expect(unitNamed(spelling)?.symbol).toBe(symbol)
  })

  it.each(['xyz', 'kmin', 'mft', 'a', 'Kj', 'kk', ''])('%s is no unit', (spelling) => {
    expect(unitNamed(spelling)).toBeUndefined()
  })
})

describe('letters of units that nothing keeps apart', () => {
  it.each([
    ['kgm', 'kg m'],
    ['Ws', 'W s'],
    ['VC', 'V C'],
    ['Pas', 'Pa s'],
    ['Jmol', 'J mol'],
    ['kgapples', 'kg apples'],
    ['kgms', undefined],
    ['Nmm', undefined],
    ['kgs', undefined],
    ['cms', undefined],
    ['mps', undefined],
    ['kmhr', undefined],
    ['kg', undefined],
    ['hello', undefined],
    ['', undefined],
  ])('%s are %s', (run, units) => {
    expect(splitUnits(run, new Set(['apples']))?.join(' ')).toBe(units)
  })

  it('are read as units only where that is asked for', () => {
    const kindOf = (options: { joinedUnits?: boolean }): string | false => {
      const reading = read('5kgm^2', { mode: 'latex', units: true, ...options })
      return reading.ok && reading.tree.kind
    }
    expect([kindOf({}), kindOf({ joinedUnits: true })]).toEqual(['product', 'quantity'])
  })
})

describe('conversions are exact', () => {
  it.each([
    ['18', 'km/h', 'm/s', '5', 'kilometres per hour'],
    ['1', 'mi', 'ft', '5280', 'a mile'],
    ['1', 'gal', 'in^3', '231', 'a US gallon'],
    ['1', 'acre', 'ft^2', '43560', 'an acre'],
    ['1', 'kW h', 'MJ', '18/5', 'a kilowatt hour'],
    ['1', 'atm', 'torr', '760', 'an atmosphere'],
    ['1', 'lbf', 'lb ft/s^2', '196133/6096', 'pound-force'],
    ['25', '°C', '°F', '77', 'temperatures are affine'],
    ['-40', '°F', '°C', '-40', 'where the scales meet'],
    ['0', '°C', 'K', '5463/20', 'freezing point'],
    ['1', 'J/(kg °C)', 'J/(kg K)', '1', 'a difference of temperature in a compound unit'],
    ['180', '°', 'rev', '1/2', 'half a turn'],
    ['12', '%', 'ppm', '120000', 'parts'],
    ['1', 'M', 'mol/m^3', '1000', 'a molar solution'],
    ['400', 'cm^3', 'L', '2/5', 'litres'],
    ['1', 'V s/A', 'H', '1', 'a henry'],
    ['100', '¢', '$', '1', 'a dollar'],
    ['1', 'psi', 'lbf/in^2', '1', 'pounds per square inch'],
  ])('%s %s in %s is %s (%s)', (value, from, to, expected) => {
    expect(converted(value, from, to)).toBe(expected)
  })

  it('leaves angles in radians to decimals, because π is no fraction', () => {
    expect(convert(integer(180), unit('°'), unit('rad'))).toBeUndefined()
    expect(convertDecimal(new Decimal(180), unit('°'), unit('rad'))!.toString().slice(0, 32)).toBe(
      '3.141592653589793238462643383279',
    )
    expect(convertDecimal(new Decimal(60), unit('rpm'), unit('rad/s'))!.toFixed(10)).toBe('6.2831853072')
  })

  it('does not convert between different quantities', () => {
    expect(converted('1', 'm', 's')).toBeUndefined()
    expect(converted('1', '$', '€')).toBeUndefined()
    expect(unitsConvertible(unit('N m'), unit('J'))).toBe(true)
  })
})

describe('the very unit', () => {
  it.each([
    ['m/s^2', 'm s^-2', true],
    ['m/s/s', 'm/s^2', true],
    ['l', 'L', true],
    ['gallons', 'gallon', true],
    ['km', '1000 m', false],
    ['J', 'N m', false],
    ['km', 'm', false],
    ['kg m/s^2', 'm kg s^-2', true],
    ['1/s', 's^-1', true],
    ['Hz', '1/s', false],
  ])('%s and %s: %s', (first, second, same) => {
    const other = readUnit(second, 'text')
    expect(other.ok && unitsEqual(unit(first), other.unit)).toBe(same)
  })

  it.each(['m^', 'xyz', '5 m', '', 'm+s', 'm^x', 'm^1.5', 'm^1000', '\\mathrm{m}'])('does not parse “%s”', (text) => {
    expect(readUnit(text, 'text')).toEqual({ ok: false, message: UNIT_PARSE_ERROR })
  })

  it('reads units from LaTeX', () => {
    const result = readUnit('\\frac{\\mathrm{kg}\\,\\mathrm{m}}{\\mathrm{s}^{2}}', 'latex')
    expect(result.ok && unitsConvertible(result.unit, unit('N'))).toBe(true)
  })
})

describe("units of the author's own", () => {
  const own = defineUnits([
    { name: 'egg' },
    { name: 'dozen', equals: { factor: integer(12), unit: 'egg' } },
    { name: 'ghost', equals: { factor: integer(2), unit: 'nothing' } },
  ])

  it('convert among themselves and combine with others', () => {
    const eggs = readUnit('egg/h', 'text', own)
    const dozens = readUnit('dozen/min', 'text', own)
    expect(eggs.ok && dozens.ok && toFraction(convert(integer(1), dozens.unit, eggs.unit)!)).toBe('720')
  })

  it('are not defined by something unknown', () => {
    expect(own.has('ghost')).toBe(false)
  })
})

describe('taking an answer apart', () => {
  it.each([
    ['5\\,\\mathrm{A}', '5', 'A'],
    ['-9.81\\,\\mathrm{m}/\\mathrm{s}/\\mathrm{s}', '-9.81', 'm/s^2'],
    ['\\frac{15\\,\\mathrm{kN}}{\\pi\\,\\mathrm{mm}^2}', '15/pi', 'kN/mm^2'],
    ['\\left(-9.81\\right)\\,\\mathrm{m}', '(-9.81)', 'm'],
    ['5\\times10^{-13}\\,\\mathrm{T}\\cdot\\mathrm{m}/\\text{\\AA}', '5*10^(-13)', 'T m/Å'],
    ['\\mathrm{m}/4', '1/4', 'm'],
    ['5\\,\\mathrm{m}\\cdot2\\,\\mathrm{s}', '5*2', 'm s'],
    ['\\left(2\\,\\mathrm{m}\\right)^2', '2^2', 'm^2'],
    ['12', '12', undefined],
    ['\\mathrm{m}/\\mathrm{s}', undefined, 'm/s'],
  ])('%s is %s of %s', (latex, value, expected) => {
    const reading = read(latex, { mode: 'latex' })
    const parts = reading.ok ? quantityOf(reading.tree) : undefined
    if (!parts?.ok) throw new Error('not taken apart')
    expect(parts.value && toText(parts.value)).toBe(value)
    expect(expected === undefined ? parts.unit === undefined : unitsEqual(parts.unit!, unit(expected))).toBe(true)
  })

  it.each(['9.81+\\mathrm{m}/\\mathrm{s}', 'x=12.3\\,\\mathrm{m}', '36\\,\\mathrm{Kj}'])(
    '%s has no unit that could be parsed',
    (latex) => {
      const reading = read(latex, { mode: 'latex' })
      expect(reading.ok && quantityOf(reading.tree)).toEqual({ ok: false, message: UNIT_PARSE_ERROR })
    },
  )
})
