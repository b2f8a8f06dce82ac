import { absolute, calculated, data, galleryProblem, numeric, oneOf, percent, random, sample } from '../write/index.ts'

export const confidenceInterval = galleryProblem({
  key: 'confidence-interval',
  name: 'Confidence interval of a mean',
  field: 'Statistics',
  tags: ['confidence interval', 't distribution', 'data'],
  variables: [
    sample('x', 8, '240', '260', { normal: [250, 4], step: '0.5' }),
    calculated('m', String.raw`\operatorname{mean}\left(x\right)`, { rounding: 3 }),
    calculated('s', String.raw`\operatorname{stdev}\left(x\right)`, { rounding: 3 }),
    calculated('q', String.raw`\operatorname{invt}\left(0.975,7\right)`, { rounding: 3 }),
    calculated('h', String.raw`q\frac{s}{\sqrt{8}}`, { rounding: 3 }),
    calculated('a', 'm-h'),
    calculated('b', 'm+h'),
  ],
  conditions: ['s>1.5'],
  statement: String.raw`
A machine fills bags of coffee. Eight bags of a morning weigh @x grams. The weights are normally distributed.

Find a confidence interval of 95 % for the mean weight. Write its ends as a list such as $[248.1;252.3]$, to one decimal.

[[1]]

What is 95 % about it?

[[2]]`,
  questions: [
    numeric(String.raw`\left[a;b\right]`, {
      isListOrdered: true,
      tolerance: absolute('0.1'),
      points: 3,
      hint: String.raw`The interval is $\bar x\pm t\frac{s}{\sqrt n}$ with the quantile $t$ for $n-1=7$ degrees of freedom.`,
    }),
    oneOf(
      'Of many intervals found in this way, about 95 % contain the true mean.',
      { choice: '95 % of all bags weigh as much as the interval says.', feedback: 'The interval is about the mean.' },
      'The mean of the next eight bags lies in it with a probability of 95 %.',
    ),
  ],
  solution: String.raw`
The mean is $\bar x=@m$ and the standard deviation $s=@s$. With 7 degrees of freedom $t=@q$, so the half-width is
$t\frac{s}{\sqrt8}=@h$ and the interval goes from $@a$ to $@b$ grams. It is the method that is right 95 times out of 100.`,
})

export const testOfMean = galleryProblem({
  key: 'test-of-a-mean',
  name: 'Test of a mean',
  field: 'Statistics',
  tags: ['t test', 'p-value', 'data'],
  variables: [
    sample('x', 6, '9.4', '10.9', { normal: ['10.15', '0.25'], step: '0.05' }),
    calculated('m', String.raw`\operatorname{mean}\left(x\right)`, { rounding: 4 }),
    calculated('s', String.raw`\operatorname{stdev}\left(x\right)`, { rounding: 4 }),
    calculated('t', String.raw`\frac{m-10}{\frac{s}{\sqrt{6}}}`, { rounding: 3 }),
    calculated('p', String.raw`2\operatorname{tcdf}\left(\left|t\right|,10^{9},5\right)`, { rounding: 4 }),
  ],
  conditions: ['s>0.08', String.raw`\left|t\right|>0.3`, 'p>0.02'],
  statement: String.raw`
A pipette should deliver $10\,\mathrm{mL}$. Six trials gave @x millilitres. Test whether the mean differs from $10\,\mathrm{mL}$.

The test statistic, to two decimals: [[1]]

The two-sided p-value, to three decimals: [[2]]`,
  questions: [
    numeric('t', {
      label: '$t=$',
      tolerance: absolute('0.02'),
      points: 2,
      hint: String.raw`$t=\frac{\bar x-\mu_0}{s/\sqrt n}$ with $n-1=5$ degrees of freedom.`,
    }),
    numeric('p', {
      label: '$p=$',
      tolerance: absolute('0.002'),
      points: 2,
      partial: [{ answer: String.raw`\frac{p}{2}`, percent: 50, feedback: 'That is the p-value of one side only.' }],
      followThrough: { uses: [{ questionKey: 1, variableName: 't' }], percent: 100 },
    }),
  ],
  solution: String.raw`
The mean is $\bar x=@m$ and the standard deviation $s=@s$, so

$$t=\frac{@m-10}{@s/\sqrt6}=@t$$

Both tails of the $t$ distribution with 5 degrees of freedom beyond $\pm t$ have the share $p=@p$. Below $0.05$ one would doubt the
pipette.`,
})

export const fairDie = galleryProblem({
  key: 'fair-die',
  name: 'Is the die fair?',
  field: 'Statistics',
  tags: ['chi-squared test', 'p-value', 'table'],
  variables: [
    data('k', '1', '2', '3', '4', '5', '6'),
    sample('d', 5, -8, 8),
    calculated(
      'o',
      String.raw`\left[20+d[1];20+d[2];20+d[3];20+d[4];20+d[5];20-\operatorname{sum}\left(d\right)\right]`,
    ),
    calculated('c', String.raw`\frac{\operatorname{sum}\left(\left(o-20\right)^2\right)}{20}`),
    calculated('p', String.raw`\operatorname{chi2cdf}\left(c,10^{9},5\right)`, { rounding: 4 }),
  ],
  conditions: [String.raw`\left|\operatorname{sum}\left(d\right)\right|<9`, 'c>2', 'c<16'],
  statement: String.raw`
A die was thrown 120 times.

| number | how often |
| @k | @o |

Test whether all numbers are equally likely.

[[1]] [[2]]

How many degrees of freedom does the test have?

[[3]]`,
  questions: [
    numeric('c', {
      label: String.raw`$\chi^2=$`,
      tolerance: absolute('0.01'),
      points: 2,
      hint: 'Each number is expected 20 times. Add up the squared differences over what is expected.',
    }),
    numeric('p', {
      label: '$p=$',
      tolerance: absolute('0.002'),
      followThrough: { uses: [{ questionKey: 1, variableName: 'c' }], percent: 100 },
    }),
    numeric('5', { partial: [{ answer: '6', percent: 0, feedback: 'The six counts add up to 120.' }] }),
  ],
  solution: String.raw`
Each number is expected $\frac{120}{6}=20$ times, so

$$\chi^2=\sum\frac{(o-20)^2}{20}=@c$$

Five counts determine the sixth: 5 degrees of freedom. A value as large as this or larger comes up with the probability $p=@p$ when the
die is fair.`,
})

export const overbooking = galleryProblem({
  key: 'overbooking',
  name: 'Too many tickets',
  field: 'Statistics',
  tags: ['binomial distribution'],
  variables: [
    random('n', 20, 40),
    random('d', 1, 3),
    random('p', '0.85', '0.95', { step: '0.01' }),
    calculated('v', 'n+d'),
    calculated('r', String.raw`1-\operatorname{binomcdf}\left(v,p,n\right)`, { rounding: 4 }),
    calculated('u', 'vp'),
  ],
  conditions: ['r>0.01'],
  statement: String.raw`
A bus has $@n$ seats. The company sells $@v$ tickets, since each passenger comes with the probability $@p$ only, independently of the
others.

How many passengers come on average? [[1]]

With which probability do more passengers come than there are seats? Give three decimals. [[2]]`,
  questions: [
    numeric('u', { tolerance: absolute('0.01') }),
    numeric('r', {
      label: '$P=$',
      tolerance: absolute('0.0006'),
      points: 2,
      hint: 'Add up the binomial probabilities of all numbers above the number of seats.',
    }),
  ],
  solution: String.raw`
The number of passengers has a binomial distribution, with the mean $@v\cdot@p=@u$. There are too few seats when more than $@n$ come:

$$P\left(X>@n\right)=1-P\left(X\le @n\right)=@r$$`,
})

export const callCentre = galleryProblem({
  key: 'calls-in-an-hour',
  name: 'Calls in an hour',
  field: 'Statistics',
  tags: ['Poisson distribution'],
  variables: [
    random('m', 2, 9, { step: '0.5' }),
    random('k', 1, 6),
    calculated('a', String.raw`\operatorname{poissonpdf}\left(m,k\right)`, { rounding: 4 }),
    calculated('b', String.raw`\operatorname{poissoncdf}\left(m,k\right)`, { rounding: 4 }),
    calculated('c', 'e^{-2m}', { format: 'SciNotation' }),
  ],
  conditions: [String.raw`\left|a-b\right|>0.01`],
  statement: String.raw`
A help desk gets $@m$ calls an hour on average, independently of each other. Find the probabilities to three figures.

Exactly $@k$ calls in an hour: [[1]]

At most $@k$ calls in an hour: [[2]]

No call in two hours: [[3]]`,
  questions: [
    numeric('a', { label: '$P=$', tolerance: percent(1) }),
    numeric('b', { label: '$P=$', tolerance: percent(1) }),
    numeric('c', { label: '$P=$', tolerance: percent(1), hint: 'In two hours twice as many calls are expected.' }),
  ],
  solution: String.raw`
The number of calls has a Poisson distribution with the mean $\mu=@m$: $P\left(X=@k\right)=e^{-\mu}\frac{\mu^{@k}}{@k!}=@a$. Adding up
from 0 gives $P\left(X\le @k\right)=@b$. In two hours $2\mu$ calls are expected, and none comes with $e^{-2\mu}=@c$.`,
})

export const bodyHeights = galleryProblem({
  key: 'share-of-a-normal-distribution',
  name: 'Heights between two bounds',
  field: 'Statistics',
  tags: ['normal distribution', 'quantile'],
  variables: [
    random('m', 165, 182),
    random('s', 5, 9, { step: '0.5' }),
    random('c', 4, 9),
    random('d', 5, 12),
    random('q', '0.8', '0.95', { step: '0.05' }),
    calculated('a', 'm-c'),
    calculated('b', 'm+d'),
    calculated('P', String.raw`\operatorname{normalcdf}\left(a,b,m,s\right)`, { rounding: 4 }),
    calculated('h', String.raw`\operatorname{invnorm}\left(q,m,s\right)`, { rounding: 1 }),
    calculated('w', '100q'),
  ],
  conditions: [String.raw`c\ne d`],
  statement: String.raw`
The heights of adults are normally distributed with the mean $@m\,\mathrm{cm}$ and the standard deviation $@s\,\mathrm{cm}$.

Which share of them is between $@a\,\mathrm{cm}$ and $@b\,\mathrm{cm}$ tall? Give three decimals. [[1]]

Which height, in centimetres, do $@w$ percent of them not exceed? [[2]]`,
  questions: [
    numeric('P', { label: '$P=$', tolerance: absolute('0.002'), points: 2 }),
    numeric('h', {
      label: '$h=$',
      tolerance: absolute('0.1'),
      hint: 'Look the standard score up for the share, and turn it back into a height.',
    }),
  ],
  solution: String.raw`
The standard scores of the bounds are $\frac{@a-@m}{@s}$ and $\frac{@b-@m}{@s}$; between them lies the share $P=@P$. The height that
$@w$ percent do not exceed is $h=@h$ centimetres: the mean plus the quantile of the standard normal distribution times $@s$.`,
})

export const gameOfChance = galleryProblem({
  key: 'expected-value',
  name: 'Gain at a game',
  field: 'Statistics',
  tags: ['expected value', 'variance', 'table'],
  variables: [
    random('u', 1, 3),
    random('v', 4, 8),
    random('w', 10, 25),
    random('a', 2, 4),
    random('b', 1, 2),
    calculated('g', String.raw`\left[0;u;v;w\right]`),
    calculated('p', String.raw`\left[\frac{9-a-b}{10};\frac{a}{10};\frac{b}{10};\frac{1}{10}\right]`),
    calculated('m', String.raw`\operatorname{dot}\left(g,p\right)`),
    calculated('z', String.raw`\operatorname{dot}\left(g^2,p\right)-m^2`),
    calculated('s', String.raw`\sqrt{z}`),
  ],
  statement: String.raw`
A wheel of fortune pays out:

| euros | probability |
| @g | @p |

What does it pay out on average? [[1]]

How large is the standard deviation of the payout? [[2]]`,
  questions: [
    numeric('m', { label: '$E(X)=$' }),
    numeric('s', {
      label: String.raw`$\sigma=$`,
      tolerance: absolute('0.01'),
      points: 2,
      partial: [{ answer: 'z', percent: 50, feedback: 'That is the variance. Take its root.' }],
      hint: String.raw`$\sigma^2=E(X^2)-E(X)^2$`,
    }),
  ],
  solution: String.raw`
The mean is the sum of the payouts times their probabilities, $E(X)=@m$. In the same way $E(X^2)$ is found, and
$\sigma^2=E(X^2)-E(X)^2=@z$, so $\sigma=@s$ euros.`,
})
