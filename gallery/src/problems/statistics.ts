import { calculated, explanation, galleryProblem, numeric, percent, random, severalOf } from '../write/index.ts'

export const standardDeviation = galleryProblem({
  key: 'standard-deviation',
  name: 'Sample standard deviation',
  field: 'Statistics',
  tags: ['standard deviation', 'table'],
  variables: [
    random('a', 10, 99),
    random('b', 10, 99),
    random('c', 10, 99),
    random('d', 10, 99),
    random('f', 10, 99),
    calculated('m', String.raw`\frac{a+b+c+d+f}{5}`),
    calculated(
      's',
      String.raw`\sqrt{\frac{\left(a-m\right)^2+\left(b-m\right)^2+\left(c-m\right)^2+\left(d-m\right)^2+\left(f-m\right)^2}{4}}`,
    ),
  ],
  conditions: ['s>5'],
  statement: String.raw`
Five measurements:

| 1 | 2 | 3 | 4 | 5 |
| @a | @b | @c | @d | @f |

The mean is [[1]] and the sample standard deviation is [[2]]`,
  questions: [
    numeric('m', { label: String.raw`$\bar x=$` }),
    numeric('s', {
      label: '$s=$',
      tolerance: percent(2),
      points: 2,
      partial: [
        {
          answer: String.raw`s\sqrt{\frac45}`,
          percent: 50,
          feedback: 'That is the population standard deviation: divide by $n-1$.',
        },
      ],
    }),
  ],
  solution: String.raw`
The mean is $@m$. The sum of the squared deviations is divided by $n-1=4$, and the root is $s=@s$.`,
})

export const zScore = galleryProblem({
  key: 'z-score',
  name: 'Standard score',
  field: 'Statistics',
  tags: ['normal distribution'],
  variables: [random('x', 52, 95), random('m', 60, 80), random('s', 4, 12), calculated('z', String.raw`\frac{x-m}{s}`)],
  conditions: [String.raw`x\ne m`],
  statement: String.raw`
In an exam the mean is $@m$ points and the standard deviation $@s$. What is the standard score of a result of $@x$ points?

[[1]]

What does a negative standard score say about a result? One sentence.

[[2]]`,
  questions: [numeric('z', { label: '$z=$', tolerance: { kind: 'Unit', value: '0.01' } }), explanation()],
  solution: String.raw`$z=\frac{x-\mu}{\sigma}=@z$. A negative score lies below the mean.`,
})

export const binomial = galleryProblem({
  key: 'binomial',
  name: 'Binomial probability',
  field: 'Statistics',
  tags: ['binomial distribution'],
  variables: [
    random('n', 5, 9),
    random('k', 2, 4),
    random('p', '0.2', '0.8', { step: '0.1' }),
    calculated('P', String.raw`\binom{n}{k}p^k\left(1-p\right)^{n-k}`, { rounding: 4 }),
  ],
  statement: String.raw`
An experiment succeeds with probability $@p$. It is repeated $@n$ times. What is the probability of exactly $@k$ successes?

[[1]]`,
  questions: [numeric('P', { label: '$P=$', tolerance: percent(2) })],
  solution: String.raw`
$$P=\binom{@n}{@k}@p^{@k}\left(1-@p\right)^{@n-@k}=@P$$`,
})

export const spread = galleryProblem({
  key: 'measures-of-spread',
  name: 'Measures of spread',
  field: 'Statistics',
  tags: ['multiple choice', 'descriptive statistics'],
  variables: [random('c', 2, 99)],
  statement: String.raw`
Every value of a sample is raised by @c. Which of these stay the same?

[[1]]`,
  questions: [
    severalOf(['The standard deviation', 'The range', 'The interquartile range'], ['The mean', 'The median']),
  ],
  solution: 'Measures of spread do not notice a shift; measures of location move with it.',
})
