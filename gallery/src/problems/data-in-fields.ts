import {
  absolute,
  calculated,
  data,
  expression,
  galleryProblem,
  inUnit,
  inUnitOf,
  numberSet,
  numeric,
  percent,
  random,
  sample,
} from '../write/index.ts'

export const titration = galleryProblem({
  key: 'titration',
  name: 'Titration of an acid',
  field: 'Chemistry',
  tags: ['concentration', 'units', 'data', 'significant figures'],
  variables: [
    random('V', 18, 24, { step: '0.5', unit: 'mL' }),
    sample('d', 3, '-0.15', '0.15', { step: '0.05', isDistinct: true, unit: 'mL' }),
    calculated('y', 'V+d', { keepsZeros: true }),
    calculated('m', String.raw`\operatorname{mean}\left(y\right)`, { keepsZeros: true, isAsShown: true }),
    inUnitOf('mol/L', numberSet('b', '0.100', '0.125', '0.150')),
    inUnitOf('mL', numberSet('a', '20.0', '25.0')),
    calculated('c', String.raw`\frac{bm}{a}`, { figures: 3 }),
  ],
  statement: String.raw`
Hydrochloric acid is titrated three times with sodium hydroxide of $@b\,\mathrm{mol/L}$. Each sample has $@a\,\mathrm{mL}$ of the acid.

| Sodium hydroxide used, in mL |
| @y |

Find the mean volume to two decimals, and go on with it.

[[1]]

What is the concentration of the acid, to three significant figures?

[[2]]`,
  questions: [
    numeric('m', { label: String.raw`$\bar V=$`, tolerance: absolute('0.005'), unit: inUnit('mL') }),
    numeric('c', {
      label: '$c=$',
      tolerance: percent(1),
      unit: inUnit('mol/L'),
      points: 2,
      hint: 'One mole of the acid takes one mole of sodium hydroxide.',
    }),
  ],
  solution: String.raw`
The mean volume is $@m\,\mathrm{mL}$. Acid and base react one to one, so

$$c=\frac{@b\,\mathrm{mol/L}\cdot @m\,\mathrm{mL}}{@a\,\mathrm{mL}}=@c\,\mathrm{mol/L}$$`,
})

export const timeConstant = galleryProblem({
  key: 'time-constant',
  name: 'Time constant of a resistor and a capacitor',
  field: 'Circuits',
  tags: ['capacitor', 'units', 'engineering notation'],
  variables: [
    inUnitOf('kΩ', numberSet('r', '1.0', '1.5', '2.2', '3.3', '4.7', '6.8')),
    inUnitOf('nF', numberSet('n', '10', '22', '33', '47', '68')),
    calculated('R', '1000r', { format: 'SciNotation', isEngineering: true, figures: 2, unit: 'Ω' }),
    calculated('C', String.raw`\frac{n}{10^9}`, { format: 'SciNotation', isEngineering: true, figures: 2, unit: 'F' }),
    calculated('t', 'RC', { format: 'SciNotation', isEngineering: true, figures: 3, unit: 's' }),
    calculated('u', '5t', { format: 'SciNotation', isEngineering: true, figures: 3, unit: 's' }),
  ],
  statement: String.raw`
A capacitor of $@C\,\mathrm{F}$ is charged through a resistor of $@R\,\mathrm{\Omega}$. What is the time constant?

[[1]]

After five time constants the capacitor counts as charged. How long does that take?

[[2]]`,
  questions: [
    numeric('t', { label: String.raw`$\tau=$`, tolerance: percent(1), unit: inUnit('s'), points: 2 }),
    numeric('u', {
      label: '$t=$',
      tolerance: percent(1),
      unit: inUnit('s'),
      followThrough: { uses: [{ questionKey: 1, variableName: 't' }], percent: 100 },
    }),
  ],
  solution: String.raw`
$$\tau=RC=@R\,\mathrm{\Omega}\cdot @C\,\mathrm{F}=@t\,\mathrm{s}$$

Five of them are $@u\,\mathrm{s}$.`,
})

export const taxiFare = galleryProblem({
  key: 'taxi-fare',
  name: 'Fare of a taxi, piece by piece',
  field: 'Calculus',
  tags: ['functions by pieces', 'modelling'],
  variables: [
    random('a', 3, 5),
    random('b', 1, 2),
    random('d', 5, 20, { step: '5' }),
    random('f', 4, 9),
    calculated('k', 'a-b'),
    calculated('c', 'f+kd'),
    calculated('p', 'f+ad'),
  ],
  statement: String.raw`
A ride in a taxi costs $@f$ euros at the start. Each of the first $@d$ kilometres costs $@a$ euros more, and each kilometre beyond them
$@b$. Parts of a kilometre are paid in proportion.

Write the fare in euros for a ride of $x\ge0$ kilometres as a function with two pieces.

[[1]]`,
  questions: [
    expression(String.raw`\begin{cases}f+ax&x\le d\\c+bx&x>d\end{cases}`, {
      label: '$F(x)=$',
      points: 2,
      hint: 'Both pieces give the same fare where they meet.',
    }),
  ],
  solution: String.raw`
Up to $@d$ kilometres the fare is $@f+@a x$, which is $@p$ at the end. From there on it is $@p+@b\left(x-@d\right)=@c+@b x$.`,
})

export const projectionOnALine = galleryProblem({
  key: 'projection-of-data',
  name: 'Line through the origin as a projection',
  field: 'Linear algebra',
  tags: ['projection', 'least squares', 'data', 'lists'],
  variables: [
    data('x', '1', '2', '3', '4'),
    random('k', 4, 9),
    sample('d', 4, -3, 3),
    calculated('y', 'kx+d'),
    calculated('p', String.raw`\operatorname{dot}\left(x,y\right)`),
    calculated('m', String.raw`\frac{p}{30}`, { rounding: 3 }),
    calculated('r', 'y-mx', { rounding: 2 }),
  ],
  conditions: [String.raw`\operatorname{var}\left(d\right)>1`],
  statement: String.raw`
These values were measured:

| x | y |
| @x | @y |

The line $y=mx$ that fits them best belongs to the projection of the vector of the $y$ on that of the $x$. Find $m$ to three decimals.

[[1]]

Write the four entries of the remainder $y-mx$ as a list such as $[0.5;-1;0.25;0]$, to two decimals.

[[2]]`,
  questions: [
    numeric('m', {
      label: '$m=$',
      tolerance: absolute('0.001'),
      hint: String.raw`$m=\frac{x\cdot y}{x\cdot x}$`,
    }),
    numeric('r', { label: '$y-mx=$', tolerance: absolute('0.02'), isListOrdered: true, points: 2 }),
  ],
  solution: String.raw`
With $x\cdot x=30$ and $x\cdot y=@p$ the slope is $m=\frac{@p}{30}=@m$. The remainder has the entries @r. It is perpendicular to $x$.`,
})

export const eulerSteps = galleryProblem({
  key: 'euler-steps',
  name: 'Three steps of Euler’s method',
  field: 'Differential equations',
  tags: ['Euler’s method', 'lists', 'table'],
  variables: [
    random('c', 2, 9),
    random('d', 1, 6),
    calculated('a', 'c+8d'),
    calculated('p', 'c+4d'),
    calculated('q', 'c+2d'),
    calculated('r', 'c+d'),
    calculated('k', '8d'),
    calculated('s', 'c+8de^{-1.5}'),
    calculated('g', 's-r'),
  ],
  statement: String.raw`
The solution of $y'=@c-y$ with $y(0)=@a$ is followed by Euler’s method with the step $h=0.5$. Write the values for $t=0.5$, $t=1$ and
$t=1.5$ as a list such as $[1;2;3]$.

[[1]]

How far below the exact value $y(1.5)$ does the last one lie? Give two decimals.

[[2]]`,
  questions: [
    numeric(String.raw`\left[p;q;r\right]`, {
      isListOrdered: true,
      points: 3,
      hint: String.raw`Each step is $y_{n+1}=y_n+h\,y'(t_n)$.`,
    }),
    numeric('g', {
      tolerance: absolute('0.01'),
      hint: String.raw`The exact solution is a constant and a multiple of $e^{-t}$.`,
    }),
  ],
  solution: String.raw`
Each step adds half of $@c-y$: from $@a$ to $@p$, to $@q$ and to $@r$.

The exact solution is $y=@c+@k e^{-t}$, so $y(1.5)=@s$. Euler’s method ends $@g$ below it.`,
})
