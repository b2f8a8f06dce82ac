import { seriesCircuit } from '../pictures/series-circuit.ts'
import { calculated, galleryProblem, inUnit, numberSet, numeric, percent, random } from '../write/index.ts'

export const impedance = galleryProblem({
  key: 'series-impedance',
  name: 'Impedance of a series circuit',
  field: 'Circuits',
  tags: ['complex numbers', 'alternating current'],
  pictures: { 'series-circuit': seriesCircuit },
  variables: [
    random('R', 20, 90, { step: '5' }),
    random('X', 30, 120, { step: '5' }),
    random('Y', 10, 90, { step: '5' }),
    calculated('B', 'X-Y'),
    calculated('Z', 'R+Bi', { format: 'ComplexRectangularJ' }),
  ],
  conditions: [String.raw`B\ne0`],
  statement: String.raw`
In the circuit the resistance is $R=@R\,\mathrm{\Omega}$, the coil has the reactance $X_L=@X\,\mathrm{\Omega}$ and the capacitor
$X_C=@Y\,\mathrm{\Omega}$.

![A resistor R, a coil L and a capacitor C in series with an alternating source](series-circuit)

What is the impedance in ohms? Write it as $a+bj$.

[[1]]`,
  questions: [
    numeric('R+Bi', {
      label: '$Z=$',
      numberFormatType: 'ComplexRectangularJ',
      keyboards: ['numeric', 'complex'],
    }),
  ],
  solution: String.raw`The reactances subtract: $X_L-X_C=@B\,\mathrm{\Omega}$, so $Z=@Z$ ohms.`,
})

export const complexProduct = galleryProblem({
  key: 'complex-product',
  name: 'Product of two complex numbers',
  field: 'Circuits',
  tags: ['complex numbers'],
  variables: [
    random('a', 1, 9),
    random('b', -9, 9, { not: ['0'] }),
    random('c', 1, 9),
    random('d', -9, 9, { not: ['0'] }),
  ],
  conditions: [String.raw`ad+bc\ne0`],
  statement: String.raw`
Multiply $\left(@a+@b i\right)\left(@c+@d i\right)$ and write the result as $a+bi$.

[[1]]`,
  questions: [
    numeric(String.raw`\left(a+bi\right)\left(c+di\right)`, {
      numberFormatType: 'ComplexRectangularI',
      keyboards: ['numeric', 'complex'],
    }),
  ],
  solution: String.raw`Multiply out and use $i^2=-1$.`,
})

export const phasor = galleryProblem({
  key: 'phasor',
  name: 'Phasor in polar form',
  field: 'Circuits',
  tags: ['complex numbers', 'polar form'],
  variables: [random('a', 1, 9), random('b', 1, 9)],
  statement: String.raw`
Write the phasor $@a+@b i$ in polar form $re^{θi}$ with θ in radians, three figures each.

[[1]]`,
  questions: [
    numeric('a+bi', {
      numberFormatType: 'ComplexPolarRadian',
      keyboards: ['numeric', 'complex'],
      tolerance: percent(2),
    }),
  ],
  solution: String.raw`$r=\sqrt{@a^2+@b^2}$ and $θ=\arctan\frac{@b}{@a}$.`,
})

export const voltageDivider = galleryProblem({
  key: 'voltage-divider',
  name: 'Voltage divider',
  field: 'Circuits',
  tags: ['resistors', 'units'],
  variables: [
    numberSet('U', '5', '9', '12', '24'),
    random('R_1', 1, 9),
    random('R_2', 1, 9),
    calculated('V', String.raw`\frac{UR_2}{R_1+R_2}`),
  ],
  conditions: [String.raw`R_1\ne R_2`],
  statement: String.raw`
A source of $@U\,\mathrm{V}$ feeds $R_1=@R_1\,\mathrm{k\Omega}$ and $R_2=@R_2\,\mathrm{k\Omega}$ in series. Find the voltage across $R_2$.

[[1]]`,
  questions: [numeric('V', { label: '$V=$', tolerance: percent(2), unit: inUnit('V') })],
  solution: String.raw`
$$V=U\frac{R_2}{R_1+R_2}=@V\,\mathrm{V}$$`,
})
