import { calculated, galleryProblem, inUnit, numeric, oneOf, percent, random } from '../write/index.ts'

export const parallelImpedance = galleryProblem({
  key: 'parallel-impedance',
  name: 'Resistor and coil in parallel',
  field: 'Circuits',
  tags: ['complex numbers', 'alternating current', 'parallel'],
  variables: [
    random('R', 10, 80, { step: '5' }),
    random('X', 10, 80, { step: '5' }),
    calculated('Z', String.raw`\frac{RXi}{R+Xi}`, { format: 'ComplexRectangularJ' }),
    calculated('n', 'R^2+X^2'),
  ],
  conditions: [String.raw`R\ne X`],
  statement: String.raw`
A resistor of $R=@R\,\mathrm{\Omega}$ and a coil with the reactance $X_L=@X\,\mathrm{\Omega}$ are connected in parallel.

What is their impedance in ohms? Write it as $a+bj$, with two decimals.

[[1]]

How does the current through both stand to the voltage?

[[2]]`,
  questions: [
    numeric(String.raw`\frac{RXi}{R+Xi}`, {
      label: '$Z=$',
      numberFormatType: 'ComplexRectangularJ',
      keyboards: ['numeric', 'complex'],
      tolerance: percent(1),
      points: 2,
      hint: String.raw`$\frac1Z=\frac1R+\frac1{jX_L}$`,
      partial: [{ answer: 'R+Xi', percent: 25, feedback: 'That is the impedance in series.' }],
    }),
    oneOf('It lags behind', { choice: 'It is ahead', feedback: 'So it would be with a capacitor.' }, 'It is in phase'),
  ],
  solution: String.raw`
$$Z=\frac{@R\cdot j@X}{@R+j@X}=\frac{@R\cdot@X\left(@X+j@R\right)}{@n}=@Z$$

The imaginary part is positive, so the current lags behind the voltage.`,
})

export const currentPhasor = galleryProblem({
  key: 'current-phasor',
  name: 'Current through an impedance',
  field: 'Circuits',
  tags: ['complex numbers', 'phasors', 'polar form'],
  variables: [
    random('U', 10, 60, { step: '5' }),
    random('R', 3, 12),
    random('X', -9, 9, { not: ['0'] }),
    calculated('m', String.raw`\frac{U}{\sqrt{R^2+X^2}}`),
    calculated('P', String.raw`\frac{U^2R}{R^2+X^2}`),
    calculated('w', String.raw`-\frac{180}{\pi}\arctan\left(\frac{X}{R}\right)`, { rounding: 1 }),
  ],
  conditions: [String.raw`\left|X\right|\ne R`],
  statement: String.raw`
A source of $@U\,\mathrm{V}$ (effective value, phase 0) feeds the impedance $Z=@R+@X j$ ohms.

What is the current in amperes? Write it in polar form $r∠φ$ with φ in degrees. [[1]]

Which power does the impedance take up? [[2]]`,
  questions: [
    numeric(String.raw`\frac{U}{R+Xi}`, {
      label: '$I=$',
      numberFormatType: 'ComplexPolarDegree',
      keyboards: ['numeric', 'complex'],
      tolerance: percent(2),
      points: 2,
      hint: 'Divide the absolute values and subtract the angles.',
    }),
    numeric('P', {
      label: '$P=$',
      tolerance: percent(2),
      unit: inUnit('W'),
      hint: 'Only the resistance takes up power.',
    }),
  ],
  solution: String.raw`
The absolute value of $Z$ is $\sqrt{R^2+X^2}$ and its angle $\arctan\frac{X}{R}$, so $I=@m\,\mathrm{A}∠@w^\circ$. The resistance takes
up $I^2R=@P\,\mathrm{W}$.`,
})

export const complexPower = galleryProblem({
  key: 'power-factor',
  name: 'Power factor of a motor',
  field: 'Circuits',
  tags: ['complex power', 'power factor', 'units'],
  variables: [
    random('P', 800, 3000, { step: '100' }),
    random('f', '0.6', '0.9', { step: '0.05' }),
    calculated('S', String.raw`\frac{P}{f}`, { rounding: 0 }),
    calculated('Q', String.raw`P\frac{\sqrt{1-f^2}}{f}`, { rounding: 0 }),
    calculated('I', String.raw`\frac{S}{230}`),
    calculated('C', String.raw`\frac{Q}{100\pi\cdot230^2}\cdot10^6`, { rounding: 1 }),
  ],
  statement: String.raw`
A motor on the mains ($230\,\mathrm{V}$, $50\,\mathrm{Hz}$) takes up $@P\,\mathrm{W}$ with the power factor $\cos\varphi=@f$, inductive.

Apparent power in volt-amperes: [[1]]

Reactive power in vars: [[2]]

Current: [[3]]

Which capacitor in parallel makes the power factor 1? [[4]]`,
  questions: [
    numeric('S', { label: '$S=$', tolerance: percent(1) }),
    numeric('Q', { label: '$Q=$', tolerance: percent(1), hint: String.raw`$S^2=P^2+Q^2$` }),
    numeric('I', { label: '$I=$', tolerance: percent(1), unit: inUnit('A') }),
    numeric('C', {
      label: '$C=$',
      tolerance: percent(2),
      unit: inUnit('μF'),
      points: 2,
      hint: String.raw`The capacitor has to take up the same reactive power, $Q=\omega CU^2$.`,
    }),
  ],
  solution: String.raw`
$S=\frac{P}{\cos\varphi}=@S\,\mathrm{VA}$ and $Q=\sqrt{S^2-P^2}=@Q\,\mathrm{var}$. The current is $I=\frac{S}{U}=@I\,\mathrm{A}$. The
capacitor makes up for $Q$:

$$C=\frac{Q}{\omega U^2}=\frac{@Q}{2\pi\cdot50\cdot230^2}\,\mathrm{F}=@C\,\mathrm{μF}$$`,
})

export const resonance = galleryProblem({
  key: 'resonance',
  name: 'Resonance of a series circuit',
  field: 'Circuits',
  tags: ['resonance', 'quality factor', 'units'],
  variables: [
    random('L', 10, 90, { step: '5' }),
    random('C', 50, 900, { step: '50' }),
    random('R', 4, 20),
    calculated('f', String.raw`\frac{1}{2\pi\sqrt{LC\cdot10^{-12}}}`, { rounding: 0 }),
    calculated('Q', String.raw`\frac{1}{R}\sqrt{\frac{L\cdot10^{6}}{C}}`, { rounding: 1 }),
    calculated('b', String.raw`\frac{f}{Q}`, { rounding: 1 }),
  ],
  statement: String.raw`
A resistor of $@R\,\mathrm{\Omega}$, a coil of $@L\,\mathrm{mH}$ and a capacitor of $@C\,\mathrm{nF}$ are connected in series.

Resonance frequency: [[1]]

Quality factor: [[2]]

Bandwidth: [[3]]

What is the impedance at resonance? [[4]]`,
  questions: [
    numeric('f', {
      label: '$f_0=$',
      tolerance: percent(1),
      unit: inUnit('Hz'),
      hint: String.raw`At resonance $\omega L=\frac{1}{\omega C}$.`,
    }),
    numeric('Q', { label: '$Q=$', tolerance: percent(1), hint: String.raw`$Q=\frac1R\sqrt{\frac LC}$` }),
    numeric('b', { label: String.raw`$\Delta f=$`, tolerance: percent(2), unit: inUnit('Hz') }),
    oneOf('The resistance alone', 'Zero', {
      choice: 'Infinite',
      feedback: 'So it is in a parallel circuit without losses.',
    }),
  ],
  solution: String.raw`
$$f_0=\frac{1}{2\pi\sqrt{LC}}=@f\,\mathrm{Hz}$$

The quality factor is $Q=\frac1R\sqrt{\frac LC}=@Q$, and the bandwidth $\frac{f_0}{Q}=@b\,\mathrm{Hz}$. At resonance coil and capacitor
cancel, and only the resistance is left.`,
})
