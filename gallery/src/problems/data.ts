import { absolute, calculated, data, galleryProblem, numeric, oneOf, percent, random, sample } from '../write/index.ts'

export const fiveNumbers = galleryProblem({
  key: 'smallest-middle-largest',
  name: 'Smallest, middle and largest value',
  field: 'Statistics',
  tags: ['descriptive statistics', 'median', 'lists'],
  variables: [
    sample('x', 9, 12, 80, { isDistinct: true }),
    calculated('m', String.raw`\operatorname{median}\left(x\right)`),
    calculated('a', String.raw`\min\left(x\right)`),
    calculated('b', String.raw`\max\left(x\right)`),
    calculated('y', String.raw`\operatorname{sort}\left(x\right)`),
  ],
  statement: String.raw`
Nine commuters were asked how many minutes their way to work takes: @x.

Write the smallest value, the median and the largest value as a list such as $[1;2;3]$, in this order.

[[1]]

How many minutes lie between the smallest and the largest value?

[[2]]`,
  questions: [
    numeric(String.raw`\left[a;m;b\right]`, {
      isListOrdered: true,
      points: 2,
      hint: 'Put the values in order first. The median is the one in the middle.',
    }),
    numeric('b-a', { label: '$R=$' }),
  ],
  solution: String.raw`
In order the values are @y. The first is $@a$, the last is $@b$, and the fifth of nine is the median, $@m$. The range is
$@b-@a$ minutes.`,
})

export const missingValue = galleryProblem({
  key: 'missing-value',
  name: 'The value that got lost',
  field: 'Statistics',
  tags: ['mean', 'lists'],
  variables: [
    sample('k', 5, 20, 60),
    random('m', 34, 46),
    calculated('p', String.raw`\operatorname{sum}\left(k\right)`),
    calculated('t', '6m'),
    calculated('l', 't-p'),
  ],
  conditions: [String.raw`l\ge15`, String.raw`l\le70`],
  statement: String.raw`
Six parcels weigh $@m\,\mathrm{kg}$ on average. Five of them weigh @k kilograms. The label of the sixth cannot be read.

How heavy is the sixth parcel, in kilograms?

[[1]]`,
  questions: [numeric('l', { label: '$m_6=$', hint: 'From the mean and the number of parcels you know their total.' })],
  solution: String.raw`All six parcels weigh $6\cdot @m=@t$ kilograms. The five weigh $@p$, so the sixth weighs $@t-@p=@l$ kilograms.`,
})

export const regressionLine = galleryProblem({
  key: 'regression-line',
  name: 'Regression line of a spring',
  field: 'Statistics',
  tags: ['regression', 'data', 'table'],
  variables: [
    data('x', '1', '2', '3', '4', '5', '6'),
    random('k', 4, 9, { step: '0.5' }),
    random('l', 10, 20),
    sample('d', 6, '-0.8', '0.8', { step: '0.1' }),
    calculated('y', 'l+kx+d', { rounding: 1 }),
    calculated('b', String.raw`\operatorname{slope}\left(x,y\right)`),
    calculated('a', String.raw`\operatorname{intercept}\left(x,y\right)`),
    calculated('p', '8b+a'),
    calculated('u', String.raw`\operatorname{mean}\left(x\right)`),
    calculated('v', String.raw`\operatorname{mean}\left(y\right)`),
  ],
  statement: String.raw`
Weights of 100 grams each are hung on a spring, and its length is measured:

| number of weights x | length y in cm |
| @x | @y |

Fit the line $y=a+bx$ by least squares. Give the slope and the intercept to two decimals.

[[1]] [[2]]

Which length does the line predict for 8 weights?

[[3]]`,
  questions: [
    numeric('b', {
      label: '$b=$',
      tolerance: absolute('0.01'),
      points: 2,
      hint: String.raw`The slope is $\frac{\sum(x-\bar x)(y-\bar y)}{\sum(x-\bar x)^2}$.`,
    }),
    numeric('a', { label: '$a=$', tolerance: absolute('0.02') }),
    numeric('p', {
      label: '$y=$',
      tolerance: absolute('0.1'),
      followThrough: {
        uses: [
          { questionKey: 1, variableName: 'b' },
          { questionKey: 2, variableName: 'a' },
        ],
        percent: 100,
      },
    }),
  ],
  solution: String.raw`
With $\bar x=@u$ and $\bar y=@v$ the formula for the slope gives

$$b=\frac{\sum(x-\bar x)(y-\bar y)}{\sum(x-\bar x)^2}=@b$$

and $a=\bar y-b\bar x=@a$. At $x=8$ the line has the height $a+8b=@p$. This lies outside of what was measured, so it is a
guess that the spring goes on like this.`,
})

export const correlation = galleryProblem({
  key: 'correlation',
  name: 'Correlation of two lists',
  field: 'Statistics',
  tags: ['correlation', 'data', 'table'],
  variables: [
    sample('x', 5, 1, 12, { isDistinct: true, isSorted: true }),
    sample('d', 5, 0, 20),
    calculated('y', '60-3x+d'),
    calculated('c', String.raw`\operatorname{cov}\left(x,y\right)`),
    calculated('z', String.raw`\frac{c^2}{\operatorname{var}\left(x\right)\operatorname{var}\left(y\right)}`),
    calculated('r', String.raw`\operatorname{corr}\left(x,y\right)`, { rounding: 3 }),
  ],
  conditions: [String.raw`\operatorname{var}\left(d\right)>4`, 'c<0', 'z>0.1', 'z<0.9'],
  statement: String.raw`
For five students the hours $x$ spent on video games in a week and the points $y$ of a test were noted:

| x in hours | y in points |
| @x | @y |

Find Pearson's correlation coefficient, to two decimals.

[[1]]

What does it say about these five students?

[[2]]`,
  questions: [
    numeric('r', {
      label: '$r=$',
      tolerance: absolute('0.01'),
      points: 2,
      hint: String.raw`$r=\frac{s_{xy}}{s_xs_y}$, where $s_{xy}$ is the covariance. It lies between $-1$ and $1$.`,
    }),
    oneOf(
      'Those who play more tend to have fewer points.',
      { choice: 'Playing lowers the points.', feedback: 'A correlation does not say what causes what.' },
      { choice: 'Those who play more tend to have more points.', feedback: 'Look at the sign.' },
      'Hours and points have nothing to do with each other.',
    ),
  ],
  solution: String.raw`
The covariance, $@c$, divided by the product of both standard deviations is $r=@r$. A negative $r$ says that large $x$ tend to go with
small $y$. Why that is so, it does not say.`,
})

export const aboveOneDeviation = galleryProblem({
  key: 'unusually-high',
  name: 'Points that are unusually high',
  field: 'Statistics',
  tags: ['standard deviation', 'lists', 'data'],
  variables: [
    sample('x', 12, 40, 99, { normal: [70, 12], isDistinct: true }),
    calculated('m', String.raw`\operatorname{mean}\left(x\right)`),
    calculated('v', String.raw`\operatorname{var}\left(x\right)`),
    calculated('s', String.raw`\sqrt{v}`),
    calculated('g', 'm+s'),
    calculated('y', String.raw`\operatorname{filter}\left(k>m\land\left(k-m\right)^2>v,k,x\right)`),
    calculated('n', String.raw`\operatorname{count}\left(y\right)`),
  ],
  conditions: [String.raw`n\ge1`],
  statement: String.raw`
Twelve students reached these points in a test: @x.

Find the mean and the standard deviation of the sample.

[[1]] [[2]]

Which of the values lie more than one standard deviation above the mean? Write them as a list such as $[81;90]$. The order does not
matter.

[[3]]`,
  questions: [
    numeric('m', { label: String.raw`$\bar x=$`, tolerance: absolute('0.05') }),
    numeric('s', {
      label: '$s=$',
      tolerance: percent(1),
      hint: 'Divide the sum of the squared deviations by $n-1=11$.',
    }),
    numeric('y', { label: 'Values:', isListOrdered: false, points: 2 }),
  ],
  solution: String.raw`
The mean is $\bar x=@m$ and the standard deviation $s=\sqrt{@v}=@s$, so the limit is $\bar x+s=@g$. Above it: @y.`,
})
