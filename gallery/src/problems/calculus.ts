import { calculated, expression, galleryProblem, numeric, oneOf, random } from '../write/index.ts'

export const productRule = galleryProblem({
  key: 'product-rule',
  name: 'Derivative of a power times an exponential',
  field: 'Calculus',
  tags: ['derivative', 'product rule', 'exponential'],
  variables: [random('a', 2, 9), random('n', 2, 6), random('b', 2, 5)],
  statement: String.raw`
Differentiate with respect to $x$:

$$f(x)=@a x^{@n}e^{@b x}$$

[[1]]`,
  questions: [
    expression(String.raw`ax^{n-1}e^{bx}\left(n+bx\right)`, {
      label: "$f'(x)=$",
      partial: [
        {
          answer: String.raw`anx^{n-1}be^{bx}`,
          percent: 25,
          feedback: "That is the product of the two derivatives. Use $(uv)'=u'v+uv'$.",
        },
      ],
      hint: "The function is a product: $(uv)'=u'v+uv'$.",
    }),
  ],
  solution: String.raw`
With $u=@a x^{@n}$ and $v=e^{@b x}$ the product rule gives

$$f'(x)=@a\cdot @n\,x^{@n-1}e^{@b x}+@a x^{@n}\cdot @b\,e^{@b x}$$

Any equivalent expression is right.`,
})

export const definiteIntegral = galleryProblem({
  key: 'definite-integral',
  name: 'Area under a parabola',
  field: 'Calculus',
  tags: ['integral', 'area', 'fractions'],
  variables: [
    random('p', 1, 6),
    random('q', 1, 9),
    random('c', 1, 5),
    calculated('A', String.raw`\frac{pc^3}{3}+qc`, { format: 'Fraction' }),
  ],
  statement: String.raw`
Find the exact area between the curve $y=@p x^2+@q$ and the $x$-axis from $x=0$ to $x=@c$.

[[1]]`,
  questions: [numeric('A', { label: '$A=$', hint: 'Find an antiderivative and use both ends.' })],
  solution: String.raw`
$$\int_0^{@c}\left(@p x^2+@q\right)dx=\frac{@p\cdot @c^3}{3}+@q\cdot @c=@A$$`,
})

export const tangentLine = galleryProblem({
  key: 'tangent-line',
  name: 'Tangent to a cubic',
  field: 'Calculus',
  tags: ['derivative', 'tangent'],
  variables: [
    random('a', 1, 4),
    random('b', -6, 6, { not: ['0'] }),
    random('t', -3, 3, { not: ['0'] }),
    calculated('m', '3at^2+b'),
    calculated('h', 'at^3+bt'),
  ],
  conditions: [String.raw`m\ne0`],
  statement: String.raw`
The curve $y=@a x^3+@b x$ has a tangent at $x=@t$.

Its slope is [[1]] and its equation is [[2]]`,
  questions: [
    numeric('m', { label: '$m=$' }),
    expression(String.raw`m\left(x-t\right)+h`, {
      label: '$y=$',
      points: 2,
      hint: 'A line with slope $m$ through $(t,h)$ is $y=m(x-t)+h$.',
    }),
  ],
  solution: String.raw`
The derivative is $y'=3\cdot @a x^2+@b$, so the slope at $x=@t$ is $@m$. The point is $(@t, @h)$, hence

$$y=@m\left(x-\left(@t\right)\right)+@h$$`,
})

export const stationaryPoint = galleryProblem({
  key: 'stationary-point',
  name: 'Kind of a stationary point',
  field: 'Calculus',
  tags: ['derivative', 'extremum'],
  variables: [random('k', 1, 6), random('s', 1, 5), calculated('p', 'ks')],
  statement: String.raw`
At which $x$ is $f(x)=@k x^2-2\cdot @p x+1$ stationary, and what is there?

[[1]] [[2]]`,
  questions: [
    numeric('s', { label: '$x=$' }),
    oneOf('A minimum', { choice: 'A maximum', feedback: 'The second derivative is positive.' }, 'A point of inflexion'),
  ],
  solution: String.raw`$f'(x)=2\cdot @k x-2\cdot @p$ vanishes at $x=@s$, and $f''(x)=2\cdot @k>0$: a minimum.`,
})
