import {
  absolute,
  calculated,
  expression,
  galleryProblem,
  inUnit,
  numeric,
  oneOf,
  percent,
  random,
} from '../write/index.ts'

export const growth = galleryProblem({
  key: 'growth',
  name: 'Growth in proportion',
  field: 'Differential equations',
  tags: ['separable', 'initial value problem'],
  variables: [
    random('k', '0.02', '0.09', { step: '0.01' }),
    random('b', 100, 900, { step: '50' }),
    random('f', 2, 5),
    calculated('T', String.raw`\frac{\ln f}{k}`, { rounding: 1 }),
  ],
  statement: String.raw`
A culture of bacteria grows at a rate of $@k$ per minute: $\frac{dN}{dt}=@k N$. At the start there are $@b$.

Solve the initial value problem for $N(t)$. [[1]]

After how many minutes are there $@f$ times as many? [[2]]`,
  questions: [
    expression(String.raw`be^{kt}`, {
      label: '$N(t)=$',
      points: 2,
      hint: 'Separate: $\\frac{dN}{N}$ on one side, $dt$ on the other.',
    }),
    numeric('T', { label: '$t=$', tolerance: percent(1) }),
  ],
  solution: String.raw`
Separating the variables gives $\ln N=@k t+c$, so $N=Ce^{@k t}$, and $N(0)=@b$ says $C=@b$. The number is $@f$ times as large when
$e^{@k t}=@f$:

$$t=\frac{\ln @f}{@k}=@T$$`,
})

export const linearFirstOrder = galleryProblem({
  key: 'linear-first-order',
  name: 'Linear equation of the first order',
  field: 'Differential equations',
  tags: ['linear', 'initial value problem'],
  variables: [
    random('a', 2, 6),
    random('m', -4, 5, { not: ['0'] }),
    random('d', -5, 5, { not: ['0'] }),
    calculated('b', 'am'),
    calculated('c', 'm+d'),
  ],
  conditions: [String.raw`c\ne0`],
  statement: String.raw`
Solve $y'+@a y=@b$ with $y(0)=@c$.

[[1]]

Where does $y(x)$ go for $x\to\infty$? [[2]]`,
  questions: [
    expression(String.raw`m+de^{-ax}`, {
      label: '$y(x)=$',
      points: 3,
      hint: "A constant solves the equation. Add the solutions of $y'+ay=0$ to it.",
      partial: [{ answer: String.raw`m+ce^{-ax}`, percent: 50, feedback: 'Put $x=0$ in: the constant is not met.' }],
    }),
    numeric('m'),
  ],
  solution: String.raw`
The constant $y=\frac{@b}{@a}=@m$ is one solution, and $Ce^{-@a x}$ solves the equation with 0 on the right. At $x=0$ the sum
$@m+C$ has to be $@c$, so $C=@d$:

$$y=@m+@d e^{-@a x}$$

The second term dies away, and $y$ goes to $@m$.`,
})

export const secondOrder = galleryProblem({
  key: 'linear-second-order',
  name: 'Linear equation of the second order',
  field: 'Differential equations',
  tags: ['linear', 'characteristic equation', 'lists'],
  variables: [
    random('r', -5, -1),
    random('d', 2, 4),
    random('A', -4, 4, { not: ['0'] }),
    random('B', -4, 4, { not: ['0'] }),
    calculated('s', 'r+d'),
    calculated('p', '-r-s'),
    calculated('q', 'rs'),
    calculated('u', 'A+B'),
    calculated('v', 'Ar+Bs'),
  ],
  conditions: [String.raw`s\ne0`, String.raw`p\ne0`, String.raw`q\ne0`],
  statement: String.raw`
Consider $y''+@p y'+@q y=0$.

Which are the roots of the characteristic equation? Write them as a list such as $[1;2]$; the order does not matter. [[1]]

Find the solution with $y(0)=@u$ and $y'(0)=@v$. [[2]]`,
  questions: [
    numeric(String.raw`\left[r;s\right]`, {
      isListOrdered: false,
      hint: 'Put $y=e^{\\lambda x}$ into the equation.',
    }),
    expression(String.raw`Ae^{rx}+Be^{sx}`, { label: '$y(x)=$', points: 3 }),
  ],
  solution: String.raw`
With $y=e^{\lambda x}$ the equation becomes $\lambda^2+@p\lambda+@q=0$, with the roots $@r$ and $@s$. So
$y=c_1e^{@r x}+c_2e^{@s x}$ with $c_1+c_2=@u$ and $@r c_1+@s c_2=@v$. That gives $c_1=@A$ and $c_2=@B$:

$$y=@A e^{@r x}+@B e^{@s x}$$`,
})

export const cooling = galleryProblem({
  key: 'cooling',
  name: 'A cup of tea cools down',
  field: 'Differential equations',
  tags: ['modelling', 'exponential'],
  variables: [
    random('R', 18, 24),
    random('T', 80, 95),
    random('m', 5, 12),
    random('d', 10, 20),
    random('n', 20, 40, { step: '5' }),
    calculated('S', 'T-d'),
    calculated('k', String.raw`\frac{1}{m}\ln\left(\frac{T-R}{S-R}\right)`, { rounding: 4 }),
    calculated('y', String.raw`R+\left(T-R\right)e^{-kn}`, { rounding: 1 }),
    calculated('c', 'T-R'),
    calculated('h', 'S-R'),
  ],
  statement: String.raw`
Tea of $@T\,\mathrm{^\circ C}$ stands in a room of $@R\,\mathrm{^\circ C}$. Its temperature $y$ falls at a rate that is proportional to
the difference from the room. After $@m$ minutes it is $@S\,\mathrm{^\circ C}$ warm.

Which equation describes this? [[1]]

Find the constant $k$ per minute, to three figures. [[2]]

How warm is the tea after $@n$ minutes, in degrees Celsius? [[3]]`,
  questions: [
    oneOf(
      String.raw`$y'=-k\left(y-@R\right)$`,
      { choice: String.raw`$y'=-ky$`, feedback: 'So the tea would become as cold as 0 °C.' },
      { choice: String.raw`$y'=k\left(y-@R\right)$`, feedback: 'With a positive $k$ warm tea would become warmer.' },
      String.raw`$y'=-k\left(@T-y\right)$`,
    ),
    numeric('k', { label: '$k=$', tolerance: percent(1), points: 2 }),
    numeric('y', {
      label: '$y=$',
      tolerance: absolute('0.5'),
      points: 2,
      followThrough: { uses: [{ questionKey: 2, variableName: 'k' }], percent: 100 },
      hint: 'The difference from the room falls exponentially.',
    }),
  ],
  solution: String.raw`
The difference from the room solves $D'=-kD$, so $D=@c e^{-kt}$. After $@m$ minutes $D=@h$:

$$k=\frac{1}{@m}\ln\frac{@c}{@h}=@k$$

After $@n$ minutes the tea has $@R+@c e^{-k\cdot@n}=@y$ degrees.`,
})

export const mixingTank = galleryProblem({
  key: 'mixing-tank',
  name: 'Salt in a tank',
  field: 'Differential equations',
  tags: ['modelling', 'linear'],
  variables: [
    random('V', 200, 800, { step: '100' }),
    random('f', 4, 12),
    random('c', 2, 9),
    calculated('g', 'fc'),
    calculated('M', 'Vc'),
    calculated('r', String.raw`\frac{f}{V}`, { format: 'Fraction' }),
  ],
  statement: String.raw`
A tank holds $@V$ litres of pure water. Each minute $@f$ litres of brine with $@c$ grams of salt per litre flow in, and $@f$ litres of the
well stirred mixture flow out.

Let $m(t)$ be the mass of salt in grams after $t$ minutes. Write the differential equation for $m$. [[1]]

How much salt is in the tank after a very long time? [[2]]

Solve the equation with $m(0)=0$. [[3]]`,
  questions: [
    expression(String.raw`\frac{dm}{dt}=g-rm`, {
      points: 2,
      compare: { mode: 'differentialEquation', function: 'm', variable: 't' },
      hint: 'What changes is what flows in less what flows out.',
    }),
    numeric('M', { unit: inUnit('g') }),
    expression(String.raw`M\left(1-e^{-rt}\right)`, { label: '$m(t)=$', points: 2 }),
  ],
  solution: String.raw`
Each minute $@f\cdot@c=@g$ grams flow in. A litre of the mixture has $\frac{m}{@V}$ grams, so $@f\cdot\frac{m}{@V}=@r\,m$ flow out:

$$\frac{dm}{dt}=@g-@r\,m$$

In the end nothing changes any more, $m=\frac{@g}{@r}=@M$ grams: as much per litre as flows in. With $m(0)=0$ the solution is
$m=@M\left(1-e^{-@r t}\right)$.`,
})
