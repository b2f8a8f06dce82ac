import type { PlainKey } from '@isomorph/messages'
import { editing, key, power, square, template, type Keycap, type Rows } from './keycaps.ts'

function unitKey(symbol: string, name: PlainKey, latex = `\\mathrm{${symbol}}`): Keycap {
  return { label: symbol, insert: latex, tooltip: name, class: 'small' }
}

export const unit: Rows = [
  [
    unitKey('m', 'math-keyboard.key.unit.metre'),
    unitKey('s', 'math-keyboard.key.unit.second'),
    unitKey('kg', 'math-keyboard.key.unit.kilogram'),
    unitKey('A', 'math-keyboard.key.unit.ampere'),
    unitKey('K', 'math-keyboard.key.unit.kelvin'),
    unitKey('mol', 'math-keyboard.key.unit.mole'),
    unitKey('cd', 'math-keyboard.key.unit.candela'),
  ],
  [
    unitKey('N', 'math-keyboard.key.unit.newton'),
    unitKey('J', 'math-keyboard.key.unit.joule'),
    unitKey('W', 'math-keyboard.key.unit.watt'),
    unitKey('Pa', 'math-keyboard.key.unit.pascal'),
    unitKey('Hz', 'math-keyboard.key.unit.hertz'),
    unitKey('V', 'math-keyboard.key.unit.volt'),
    unitKey('Ω', 'math-keyboard.key.unit.ohm', '\\Omega'),
  ],
  [
    unitKey('C', 'math-keyboard.key.unit.coulomb'),
    unitKey('F', 'math-keyboard.key.unit.farad'),
    unitKey('T', 'math-keyboard.key.unit.tesla'),
    unitKey('eV', 'math-keyboard.key.unit.electronvolt'),
    unitKey('rad', 'math-keyboard.key.unit.radian'),
    unitKey('°C', 'math-keyboard.key.unit.celsius', '^{\\circ}\\mathrm{C}'),
    unitKey('L', 'math-keyboard.key.unit.litre'),
  ],
  [
    unitKey('mm', 'math-keyboard.key.unit.millimetre'),
    unitKey('cm', 'math-keyboard.key.unit.centimetre'),
    unitKey('km', 'math-keyboard.key.unit.kilometre'),
    unitKey('g', 'math-keyboard.key.unit.gram'),
    unitKey('min', 'math-keyboard.key.unit.minute'),
    unitKey('h', 'math-keyboard.key.unit.hour'),
    power,
  ],
  [
    template('\\frac{m}{s}', '\\frac{#@}{#?}', 'math-keyboard.key.per'),
    key('\\cdot', 'math-keyboard.key.times'),
    square,
    ...editing,
  ],
]
