import { calculated, expression, galleryProblem, numeric, random } from '../write/index.ts'

export const integrationByParts = galleryProblem({
  key: 'integration-by-parts',
  name: 'Integration by parts',
  field: 'Calculus',
  tags: ['integral', 'antiderivative', 'integration by parts'],
  variables: [random('a', 2, 12), random('b', 2, 9), calculated('d', 'b^2')],
  statement: String.raw`
Find all antiderivatives:

$$\int @a x\cos\left(@b x\right)dx$$

[[1]]`,
  questions: [
    expression(String.raw`\frac{a}{b}x\sin\left(bx\right)+\frac{a}{b^2}\cos\left(bx\right)+C`, {
      compare: { mode: 'antiderivative', variable: 'x', constant: 'required' },
      points: 3,
      hint: "Choose $u=@a x$ and $v'=\\cos(@b x)$, since $u$ becomes simpler.",
      partial: [
        {
          answer: String.raw`\frac{a}{b}x\sin\left(bx\right)-\frac{a}{b^2}\cos\left(bx\right)+C`,
          percent: 50,
          feedback: 'The antiderivative of the sine has a minus of its own.',
        },
      ],
    }),
  ],
  solution: String.raw`
With $u=@a x$ and $v=\frac{1}{@b}\sin(@b x)$

$$\int @a x\cos(@b x)\,dx=\frac{@a}{@b}x\sin(@b x)-\frac{@a}{@b}\int\sin(@b x)\,dx=\frac{@a}{@b}x\sin(@b x)+\frac{@a}{@d}\cos(@b x)+C$$`,
})

export const increasingInterval = galleryProblem({
  key: 'where-a-cubic-falls',
  name: 'Where a cubic falls',
  field: 'Calculus',
  tags: ['derivative', 'monotonicity', 'intervals'],
  variables: [
    random('u', -4, 2),
    random('d', 2, 6, { step: '2' }),
    random('k', 1, 3),
    calculated('v', 'u+d'),
    calculated('b', String.raw`\frac{-3k\left(u+v\right)}{2}`, { format: 'Fraction' }),
    calculated('c', '3kuv'),
  ],
  conditions: [String.raw`v\ne0`, String.raw`u\ne0`, String.raw`b\ne0`],
  statement: String.raw`
On which interval is $f(x)=@k x^3+@b x^2+@c x$ strictly decreasing? Write the largest open interval, such as $(1,2)$.

[[1]]`,
  questions: [
    expression(String.raw`\left(u,v\right)`, {
      compare: { mode: 'interval' },
      keyboards: ['numeric'],
      hint: "$f$ falls where $f'(x)<0$.",
    }),
  ],
  solution: String.raw`
$f'(x)=3\cdot@k\left(x-\left(@u\right)\right)\left(x-@v\right)$ is a parabola that opens upwards. It is negative between its zeros, so
$f$ falls on $\left(@u,@v\right)$.`,
})

export const taylorPolynomial = galleryProblem({
  key: 'taylor-polynomial',
  name: 'Taylor polynomial of a root',
  field: 'Calculus',
  tags: ['Taylor polynomial', 'approximation'],
  variables: [
    random('r', 2, 6),
    random('h', '0.1', '0.9', { step: '0.1' }),
    calculated('a', 'r^2'),
    calculated('p', String.raw`r+\frac{h}{2r}-\frac{h^2}{8r^3}`, { rounding: 5 }),
    calculated('m', 'a+h'),
    calculated('f', '2r'),
    calculated('g', '8r^3'),
  ],
  statement: String.raw`
Find the Taylor polynomial of the second degree of $f(x)=\sqrt{@a+x}$ at $x=0$. [[1]]

Which approximation of $\sqrt{@m}$ does it give? Five decimals are enough. [[2]]`,
  questions: [
    expression(String.raw`r+\frac{x}{2r}-\frac{x^2}{8r^3}`, {
      label: '$T_2(x)=$',
      points: 2,
      hint: "$T_2(x)=f(0)+f'(0)x+\\frac{f''(0)}{2}x^2$",
      partial: [
        {
          answer: String.raw`r+\frac{x}{2r}-\frac{x^2}{4r^3}`,
          percent: 50,
          feedback: 'The second derivative is divided by $2!$.',
        },
      ],
    }),
    numeric('p', { tolerance: { kind: 'Unit', value: '0.00002' } }),
  ],
  solution: String.raw`
$f'(x)=\frac{1}{2\sqrt{@a+x}}$ and $f''(x)=-\frac{1}{4\left(@a+x\right)^{3/2}}$, so

$$T_2(x)=@r+\frac{x}{@f}-\frac{x^2}{@g}$$

and $\sqrt{@m}\approx T_2(@h)=@p$.`,
})
