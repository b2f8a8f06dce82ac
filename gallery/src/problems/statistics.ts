import { calculated, explanation, galleryProblem, numeric, percent, random, sample, severalOf } from '../write/index.ts'

export const standardDeviation = galleryProblem({
  key: 'standard-deviation',
  name: 'Sample standard deviation',
  field: 'Statistics',
  tags: ['standard deviation', 'data', 'table'],
  variables: [
    sample('x', 5, 10, 99, { isDistinct: true, isLastSolved: true }),
    calculated('m', String.raw`\operatorname{mean}\left(x\right)`),
    calculated('d', 'x-m'),
    calculated('v', String.raw`\operatorname{var}\left(x\right)`),
    calculated('q', '4v'),
    calculated('s', String.raw`\operatorname{stdev}\left(x\right)`),
  ],
  conditions: [String.raw`m=\left\lfloor m\right\rfloor`, 's>5'],
  statement: String.raw`
Five measurements:

| Measured value |
| @x |

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
The mean is $\bar x=@m$, and the deviations from it are @d. The sum of their squares, $@q$, is divided by $n-1=4$:
$s=\sqrt{@v}=@s$.`,
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
