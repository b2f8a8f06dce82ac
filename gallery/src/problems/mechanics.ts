import { calculated, data, galleryProblem, inUnit, numeric, percent, random, sample, absolute } from '../write/index.ts'

export const collision = galleryProblem({
  key: 'coupling-wagons',
  name: 'Two wagons couple',
  field: 'Physics',
  tags: ['momentum', 'energy', 'units'],
  variables: [
    random('m', 8, 30),
    random('n', 10, 40),
    random('v', '1.2', '4', { step: '0.2' }),
    calculated('u', String.raw`\frac{mv}{m+n}`, { rounding: 3 }),
    calculated('W', String.raw`\frac{1}{2}mv^2-\frac{1}{2}\left(m+n\right)u^2`, { rounding: 2 }),
    calculated('q', 'm+n'),
  ],
  conditions: [String.raw`m\ne n`],
  statement: String.raw`
A wagon of $@m\,\mathrm{t}$ rolls at $@v\,\mathrm{m/s}$ against one of $@n\,\mathrm{t}$ that stands still. They couple and roll on
together.

Their common speed: [[1]]

The kinetic energy that is lost: [[2]]`,
  questions: [
    numeric('u', { label: '$u=$', tolerance: percent(1), unit: inUnit('m/s'), hint: 'The momentum stays the same.' }),
    numeric('W', {
      label: String.raw`$\Delta E=$`,
      tolerance: percent(2),
      unit: inUnit('kJ'),
      points: 2,
      followThrough: { uses: [{ questionKey: 1, variableName: 'u' }], percent: 100 },
    }),
  ],
  solution: String.raw`
From $@m\,\mathrm{t}\cdot@v\,\mathrm{m/s}=@q\,\mathrm{t}\cdot u$ follows $u=@u\,\mathrm{m/s}$. Before, the kinetic energy is
$\frac12\cdot@m\,\mathrm{t}\cdot\left(@v\,\mathrm{m/s}\right)^2$, afterwards $\frac12\cdot@q\,\mathrm{t}\cdot u^2$. The difference,
$@W\,\mathrm{kJ}$, went into deformation and heat.`,
})

export const pendulumData = galleryProblem({
  key: 'gravity-of-a-planet',
  name: 'Gravity of a planet',
  field: 'Physics',
  tags: ['measurement', 'data', 'pendulum', 'units'],
  variables: [
    random('l', '0.5', '1.5', { step: '0.05' }),
    sample('d', 5, '-0.15', '0.15', { step: '0.01' }),
    data('k', '1', '2', '3', '4', '5'),
    random('p', 3, 25, { step: '0.1' }),
    calculated('B', String.raw`20\pi\sqrt{\frac{l}{p}}`),
    calculated('T', 'B+d', { isAsShown: true }),
    calculated('m', String.raw`\frac{\operatorname{mean}\left(T\right)}{10}`, { rounding: 3 }),
    calculated('g', String.raw`\frac{4\pi^2l}{m^2}`, { rounding: 2 }),
    calculated('s', String.raw`\operatorname{stdev}\left(T\right)`, { rounding: 3 }),
  ],
  conditions: ['s>0.03'],
  statement: String.raw`
Astronauts hang up a pendulum of length $@l\,\mathrm{m}$ on a planet nobody knows, and time ten periods, five times:

| trial | time in s |
| @k | @T |

Mean period: [[1]]

Standard deviation of the five times, to two decimals: [[2]]

The acceleration of gravity that follows: [[3]]`,
  questions: [
    numeric('m', {
      label: '$T=$',
      tolerance: percent('0.3'),
      unit: inUnit('s'),
      hint: 'Each time is that of ten periods.',
    }),
    numeric('s', { label: '$s=$', tolerance: absolute('0.01'), unit: inUnit('s') }),
    numeric('g', {
      label: '$g=$',
      tolerance: percent(1),
      unit: inUnit('m/s^2'),
      points: 2,
      followThrough: { uses: [{ questionKey: 1, variableName: 'm' }], percent: 100 },
      hint: String.raw`$T=2\pi\sqrt{\frac{l}{g}}$`,
    }),
  ],
  solution: String.raw`
A tenth of the mean time is $T=@m\,\mathrm{s}$; the times scatter with $s=@s\,\mathrm{s}$. Solving $T=2\pi\sqrt{l/g}$ for $g$ gives

$$g=\frac{4\pi^2l}{T^2}=@g\,\mathrm{m/s^2}$$`,
})
