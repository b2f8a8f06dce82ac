import { calculated, expressionInForm, galleryProblem, numeric, oneOf, percent, random } from '../write/index.ts'

export const factorQuadratic = galleryProblem({
  key: 'factor-quadratic',
  name: 'Factorise a quadratic',
  field: 'Algebra',
  tags: ['factorising', 'quadratic'],
  variables: [
    random('p', -9, 9, { not: ['0'] }),
    random('q', -9, 9, { not: ['0'] }),
    calculated('s', 'p+q'),
    calculated('r', 'pq'),
  ],
  conditions: [String.raw`p\ne q`, String.raw`p\ne-q`],
  statement: String.raw`
Write as a product of linear factors:

$$x^2+@s x+@r$$

[[1]]`,
  questions: [
    expressionInForm(String.raw`\left(x+p\right)\left(x+q\right)`, 'factored', {
      hint: 'Look for two numbers with this sum and this product.',
    }),
  ],
  solution: String.raw`The numbers $@p$ and $@q$ have the sum $@s$ and the product $@r$, so

$$x^2+@s x+@r=\left(x+@p\right)\left(x+@q\right)$$`,
})

export const quadraticRoots = galleryProblem({
  key: 'quadratic-roots',
  name: 'Both roots of a quadratic equation',
  field: 'Algebra',
  tags: ['quadratic', 'roots', 'lists'],
  variables: [
    random('u', -8, 8),
    random('w', -8, 8),
    random('a', 2, 5),
    calculated('b', String.raw`-a\left(u+w\right)`),
    calculated('c', 'auw'),
  ],
  conditions: [String.raw`u\ne w`, String.raw`b\ne0`, String.raw`c\ne0`],
  statement: String.raw`
Solve $@a x^2+@b x+@c=0$. Write both solutions as a list such as $[1;2]$; the order does not matter.

[[1]]`,
  questions: [numeric(String.raw`\left[u;w\right]`, { label: '$x=$', isListOrdered: false })],
  solution: String.raw`Dividing by $@a$ and factorising gives $x=@u$ and $x=@w$.`,
})

export const largerRoot = galleryProblem({
  key: 'larger-root',
  name: 'Larger root to three figures',
  field: 'Algebra',
  tags: ['quadratic', 'significant figures'],
  variables: [
    random('a', 1, 9),
    random('b', -20, 20, { not: ['0'] }),
    random('c', -20, -1),
    calculated('r', String.raw`\frac{-b+\sqrt{b^2-4ac}}{2a}`, { rounding: 3 }),
  ],
  statement: String.raw`
Find the larger root of $@a x^2+@b x+@c=0$, correct to three significant figures.

[[1]]`,
  questions: [numeric('r', { label: '$x=$', tolerance: percent(2) })],
  solution: String.raw`
$$x=\frac{-b+\sqrt{b^2-4ac}}{2a}\approx @r$$`,
})

export const fractionSum = galleryProblem({
  key: 'fraction-sum',
  name: 'Sum of two fractions in lowest terms',
  field: 'Algebra',
  tags: ['fractions', 'lowest terms'],
  variables: [random('a', 1, 8), random('b', 2, 9), random('c', 1, 8), random('d', 2, 9)],
  conditions: ['a<b', 'c<d', String.raw`\gcd\left(ad+bc,bd\right)\ne bd`],
  statement: String.raw`
Add, and give the result as a fraction in lowest terms:

$$\frac{@a}{@b}+\frac{@c}{@d}$$

[[1]]`,
  questions: [expressionInForm(String.raw`\frac{a}{b}+\frac{c}{d}`, 'lowestTerms', { keyboards: ['numeric'] })],
  solution: String.raw`
$$\frac{@a}{@b}+\frac{@c}{@d}=\frac{@a\cdot @d+@c\cdot @b}{@b\cdot @d}$$

Then divide by the greatest common divisor.`,
})

export const completeTheSquare = galleryProblem({
  key: 'complete-the-square',
  name: 'Complete the square',
  field: 'Algebra',
  tags: ['quadratic', 'completing the square'],
  variables: [
    random('h', -6, 6, { not: ['0'] }),
    random('k', -9, 9, { not: ['0'] }),
    calculated('b', '2h'),
    calculated('c', 'h^2+k'),
  ],
  conditions: [String.raw`c\ne0`],
  statement: String.raw`
Complete the square: $x^2+@b x+@c$

[[1]]`,
  questions: [expressionInForm(String.raw`\left(x+h\right)^2+k`, 'completedSquare')],
  solution: String.raw`Half of $@b$ is $@h$, and $@c-\left(@h\right)^2=@k$, so the expression is $\left(x+@h\right)^2+@k$.`,
})

export const orderOfOperations = galleryProblem({
  key: 'order-of-operations',
  name: 'Order of operations',
  field: 'Algebra',
  tags: ['arithmetic', 'multiple choice'],
  variables: [
    random('a', 2, 9),
    random('b', 2, 9),
    random('c', 11, 29),
    calculated('r', 'ab+c'),
    calculated('s', String.raw`a\left(b+c\right)`),
    calculated('t', 'ab-c'),
    calculated('u', 'a+bc'),
  ],
  conditions: [String.raw`t\ne0`, String.raw`s\ne u`],
  statement: String.raw`
What is $@a\times @b+@c$?

[[1]]`,
  questions: [oneOf('@r', { choice: '@s', feedback: 'Multiplication comes before addition.' }, '@t', '@u')],
  solution: String.raw`Multiply first: $@a\times @b+@c=@r$.`,
})
