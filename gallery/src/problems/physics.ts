import { inclinedPlane } from '../pictures/inclined-plane.ts'
import { projectilePath } from '../pictures/projectile.ts'
import { calculated, galleryProblem, inUnit, numberSet, numeric, percent, random } from '../write/index.ts'

export const brakingDistance = galleryProblem({
  key: 'braking-distance',
  name: 'Braking distance',
  field: 'Physics',
  tags: ['kinematics', 'units'],
  variables: [
    random('v', 10, 40),
    numberSet('a', '2.5', '3', '3.5', '4', '4.5'),
    calculated('s', String.raw`\frac{v^2}{2a}`, { rounding: 1 }),
  ],
  statement: String.raw`
A car brakes from $@v\,\mathrm{m/s}$ with a deceleration of $@a\,\mathrm{m/s^2}$. How far does it go before it stops?

[[1]]`,
  questions: [
    numeric('s', {
      label: '$s=$',
      tolerance: percent(2),
      unit: inUnit('m'),
      hint: 'The speed falls evenly to zero: $v^2=2as$.',
    }),
  ],
  solution: String.raw`
$$s=\frac{v^2}{2a}=\frac{@v^2}{2\cdot @a}\,\mathrm{m}\approx @s\,\mathrm{m}$$`,
})

export const acceleration = galleryProblem({
  key: 'acceleration',
  name: 'Acceleration from rest',
  field: 'Physics',
  tags: ['kinematics', 'units'],
  variables: [random('v', 10, 40), random('t', 2, 9), calculated('a', String.raw`\frac{v}{t}`)],
  statement: String.raw`
A train reaches $@v\,\mathrm{m/s}$ from rest in $@t\,\mathrm{s}$. What is its mean acceleration? Give the unit.

[[1]]`,
  questions: [numeric('a', { label: '$a=$', tolerance: percent(2), unit: inUnit('m/s^2') })],
  solution: String.raw`$a=v/t=@a\,\mathrm{m/s^2}$`,
})

export const projectile = galleryProblem({
  key: 'projectile',
  name: 'Flight of a ball',
  field: 'Physics',
  tags: ['kinematics', 'projectile', 'several parts'],
  pictures: { projectile: projectilePath },
  variables: [
    random('v', 10, 40),
    random('θ', 20, 70),
    calculated('c', String.raw`v\cos\left(\frac{θ\pi}{180}\right)`),
    calculated('s', String.raw`v\sin\left(\frac{θ\pi}{180}\right)`),
    calculated('T', String.raw`\frac{2s}{9.81}`),
    calculated('R', 'cT'),
  ],
  statement: String.raw`
A ball is thrown at $v_0=@v\,\mathrm{m/s}$ at an angle of $θ=\variable{θ}^\circ$ above level ground. Use $g=9.81\,\mathrm{m/s^2}$.

![A dashed parabola over level ground, starting at speed v0 under the angle theta and ending at the range R](projectile)

Horizontal speed at the start: [[1]]

Vertical speed at the start: [[2]]

Time of flight: [[3]]

Range: [[4]]`,
  questions: [
    numeric('c', { label: '$v_x=$', tolerance: percent(2), unit: inUnit('m/s') }),
    numeric('s', { label: '$v_y=$', tolerance: percent(2), unit: inUnit('m/s') }),
    numeric('T', { label: '$T=$', tolerance: percent(2), unit: inUnit('s') }),
    numeric('R', { label: '$R=$', tolerance: percent(2), unit: inUnit('m') }),
  ],
  solution: String.raw`
$v_x=v_0\cosθ=@c\,\mathrm{m/s}$ and $v_y=v_0\sinθ=@s\,\mathrm{m/s}$. The ball is back on the ground after
$T=2v_y/g=@T\,\mathrm{s}$ and has then gone $R=v_xT=@R\,\mathrm{m}$.`,
})

export const slope = galleryProblem({
  key: 'inclined-plane',
  name: 'Block on a slope',
  field: 'Physics',
  tags: ['forces', 'units'],
  pictures: { 'inclined-plane': inclinedPlane },
  variables: [
    random('m', '1.5', '8', { step: '0.5' }),
    random('θ', 15, 40),
    calculated('F', String.raw`9.81m\sin\left(\frac{θ\pi}{180}\right)`, { rounding: 1 }),
  ],
  statement: String.raw`
A block of $@m\,\mathrm{kg}$ rests on a slope of $\variable{θ}^\circ$. How large is the friction that holds it?
Use $g=9.81\,\mathrm{m/s^2}$.

![A block of mass m on a slope with the angle theta](inclined-plane)

[[1]]`,
  questions: [numeric('F', { label: '$F=$', tolerance: percent(2), unit: inUnit('N') })],
  solution: String.raw`Along the slope the weight pulls with $mg\sinθ=@F\,\mathrm{N}$; friction balances it.`,
})

export const photonEnergy = galleryProblem({
  key: 'photon-energy',
  name: 'Energy of a photon',
  field: 'Physics',
  tags: ['quantum', 'scientific notation', 'units'],
  variables: [
    random('λ', 400, 700, { step: '5' }),
    calculated('E', String.raw`\frac{6.62607015\cdot10^{-34}\cdot2.99792458\cdot10^8}{λ\cdot10^{-9}}`, {
      format: 'SciNotation',
      rounding: 2,
    }),
  ],
  statement: String.raw`
What is the energy of a photon of light with a wavelength of $\variable{λ}\,\mathrm{nm}$? Three figures are enough.

[[1]]`,
  questions: [numeric('E', { label: '$E=$', tolerance: percent(2), unit: inUnit('J') })],
  solution: String.raw`
$$E=\frac{hc}{λ}=@E\,\mathrm{J}$$`,
})
