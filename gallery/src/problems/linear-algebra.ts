import { calculated, expression, galleryProblem, numeric, oneOf, percent, random, absolute } from '../write/index.ts'

export const linearSystem = galleryProblem({
  key: 'linear-system',
  name: 'Three equations, three unknowns',
  field: 'Linear algebra',
  tags: ['linear systems', 'lists'],
  variables: [
    random('u', -5, 5),
    random('v', -5, 5),
    random('w', -5, 5),
    random('a', 2, 4),
    random('b', 2, 5),
    random('c', 2, 3),
    calculated('p', 'u+av+w'),
    calculated('q', 'bu-v+w'),
    calculated('r', 'u+v-cw'),
  ],
  conditions: [
    String.raw`u\ne v`,
    String.raw`v\ne w`,
    String.raw`u\ne w`,
    String.raw`1\cdot\left(c-1\right)-a\left(-bc-1\right)+\left(b+1\right)\ne0`,
  ],
  statement: String.raw`
Solve the system

$$\begin{aligned}x+@a y+z&=@p\\@b x-y+z&=@q\\x+y-@c z&=@r\end{aligned}$$

Write the solution as a list such as $[1;2;3]$ for $x$, $y$ and $z$.

[[1]]`,
  questions: [
    numeric(String.raw`\left[u;v;w\right]`, {
      label: '$[x;y;z]=$',
      isListOrdered: true,
      hint: 'Subtract multiples of the first equation from the others, so that $x$ is left in the first one only.',
    }),
  ],
  solution: String.raw`
Subtracting $@b$ times the first equation from the second and the first from the third leaves two equations for $y$ and $z$. Their
solution is $y=@v$ and $z=@w$. The first equation then gives $x=@p-@a\cdot\left(@v\right)-\left(@w\right)=@u$.`,
})

export const determinant = galleryProblem({
  key: 'determinant',
  name: 'Determinant with a parameter',
  field: 'Linear algebra',
  tags: ['determinant', 'invertible matrix'],
  variables: [
    random('a', 2, 6),
    random('b', 2, 5),
    random('c', -4, 4, { not: ['0', '1', '-1'] }),
    random('d', 2, 6),
    calculated('k', 'ad-bc'),
    calculated('z', String.raw`\frac{bc}{d}`, { format: 'Fraction' }),
    calculated('n', '-bc'),
  ],
  conditions: [String.raw`a\ne d`, String.raw`k\ne0`],
  statement: String.raw`
The matrix

$$A=\begin{pmatrix}t&@b&0\\@c&@d&0\\1&@a&1\end{pmatrix}$$

depends on the number $t$.

Write its determinant in terms of $t$. [[1]]

For which $t$ is $A$ not invertible? [[2]]`,
  questions: [
    expression('dt-bc', {
      label: String.raw`$\det A=$`,
      points: 2,
      hint: 'Expand along the last column: it has one entry that is not zero.',
      partial: [{ answer: 'dt+bc', percent: 25, feedback: 'The second product is subtracted.' }],
    }),
    numeric('z', { label: '$t=$' }),
  ],
  solution: String.raw`
Expanding along the last column leaves one determinant of two rows: $\det A=1\cdot\left(t\cdot@d-@b\cdot\left(@c\right)\right)=@d t+@n$.
It vanishes for $t=@z$; there the first two rows are multiples of each other.`,
})

export const matrixProduct = galleryProblem({
  key: 'matrix-product',
  name: 'Product of two matrices',
  field: 'Linear algebra',
  tags: ['matrices'],
  variables: [
    random('a', -4, 5, { not: ['0'] }),
    random('b', -4, 5, { not: ['0'] }),
    random('c', -4, 5, { not: ['0'] }),
    random('d', -4, 5, { not: ['0'] }),
    random('p', 2, 5),
    random('q', -3, 3, { not: ['0'] }),
    calculated('f', 'ap+b'),
    calculated('g', 'aq+2b'),
    calculated('h', 'cp+d'),
    calculated('k', 'cq+2d'),
  ],
  conditions: [String.raw`ap+b\ne ap+qc`],
  statement: String.raw`
Let

$$A=\begin{pmatrix}@a&@b\\@c&@d\end{pmatrix}\qquad B=\begin{pmatrix}@p&@q\\1&2\end{pmatrix}$$

Find $AB$. A matrix can be written with the key for matrices, or as rows in brackets: $[[1,2],[3,4]]$.

[[1]]

Is $BA$ the same matrix?

[[2]]`,
  questions: [
    expression(String.raw`\begin{pmatrix}f&g\\h&k\end{pmatrix}`, {
      label: '$AB=$',
      points: 2,
      keyboards: ['numeric', 'symbol'],
      hint: 'Each entry is a row of $A$ times a column of $B$.',
    }),
    oneOf('No', { choice: 'Yes', feedback: 'Compare the entries in the first row and column.' }),
  ],
  solution: String.raw`
$$AB=\begin{pmatrix}@f&@g\\@h&@k\end{pmatrix}$$

In the first row and column of $AB$ stands $@f$, and there $BA$ has $@p\cdot@a+@q\cdot@c$, which is another number. The order of
factors matters.`,
})

export const eigenvalues = galleryProblem({
  key: 'eigenvalues',
  name: 'Eigenvalues and an eigenvector',
  field: 'Linear algebra',
  tags: ['eigenvalues', 'eigenvectors', 'lists'],
  variables: [
    random('l', -4, 6, { not: ['0'] }),
    random('d', 2, 5),
    random('k', 1, 3),
    calculated('n', 'l+d'),
    calculated('a', 'l-kd'),
    calculated('b', String.raw`kd`),
    calculated('c', String.raw`-\left(k+1\right)d`),
    calculated('f', String.raw`l+\left(k+1\right)d`),
    calculated('t', '2l+d'),
    calculated('D', 'ln'),
    calculated('h', 'k+1'),
  ],
  conditions: [String.raw`n\ne0`, String.raw`a\ne0`, String.raw`f\ne0`, String.raw`t\ne0`],
  statement: String.raw`
Let

$$A=\begin{pmatrix}@a&@b\\@c&@f\end{pmatrix}$$

Find both eigenvalues. Write them as a list such as $[1;2]$; the order does not matter. [[1]]

Give an eigenvector for the larger eigenvalue, such as $(1,2)$. [[2]]`,
  questions: [
    numeric(String.raw`\left[l;n\right]`, {
      isListOrdered: false,
      points: 2,
      hint: String.raw`The eigenvalues have the sum of the diagonal as their sum, and the determinant as their product.`,
    }),
    expression(String.raw`\left(k,k+1\right)`, { compare: { mode: 'multiple', sense: 'either' }, points: 2 }),
  ],
  solution: String.raw`
The diagonal has the sum $@t$, and the determinant is $@D$, so the eigenvalues solve $\lambda^2-@t\lambda+@D=0$: they are $@l$ and
$@n$. For the larger one the first row of $A-@n E$ says $\left(@a-@n\right)x+@b y=0$; the vector $\left(@k,@h\right)$ solves it, and
so does each multiple of it but zero.`,
})

export const planeThroughPoints = galleryProblem({
  key: 'plane-through-points',
  name: 'Plane through three points',
  field: 'Linear algebra',
  tags: ['planes', 'cross product'],
  variables: [
    random('a', 1, 6),
    random('b', 1, 6),
    random('c', 1, 6),
    calculated('n', 'bc'),
    calculated('m', 'ac'),
    calculated('l', 'ab'),
    calculated('k', 'abc'),
  ],
  conditions: ['a+b+c>4', String.raw`a\ne b`, String.raw`b\ne c`],
  statement: String.raw`
A plane meets the axes in $P(@a,0,0)$, $Q(0,@b,0)$ and $R(0,0,@c)$.

Give a vector that is perpendicular to it, such as $(1,2,3)$. [[1]]

Give an equation of the plane. [[2]]`,
  questions: [
    expression(String.raw`\left(bc,ac,ab\right)`, {
      label: String.raw`$\vec n=$`,
      compare: { mode: 'multiple', sense: 'either' },
      hint: String.raw`Take the cross product of $\vec{PQ}$ and $\vec{PR}$.`,
    }),
    expression('bcx+acy+abz=abc', {
      compare: { mode: 'lineOrPlane', coordinates: ['x', 'y', 'z'], parameters: [] },
      points: 2,
    }),
  ],
  solution: String.raw`
$$\vec{PQ}\times\vec{PR}=\begin{pmatrix}-@a\\@b\\0\end{pmatrix}\times\begin{pmatrix}-@a\\0\\@c\end{pmatrix}=\begin{pmatrix}@n\\@m\\@l\end{pmatrix}$$

With $P$ the equation is $@n x+@m y+@l z=@k$. Divided by $@k$ it reads $\frac{x}{@a}+\frac{y}{@b}+\frac{z}{@c}=1$.`,
})

export const angleOfVectors = galleryProblem({
  key: 'angle-of-vectors',
  name: 'Angle between two vectors',
  field: 'Linear algebra',
  tags: ['dot product', 'angle'],
  variables: [
    random('a', -5, 5, { not: ['0'] }),
    random('b', 1, 6),
    random('c', -4, 4, { not: ['0'] }),
    random('k', 1, 5),
    random('l', -5, 5, { not: ['0'] }),
    random('m', 1, 6),
    calculated('d', 'ak+bl+cm'),
    calculated('p', String.raw`a^2+b^2+c^2`),
    calculated('q', String.raw`k^2+l^2+m^2`),
    calculated('w', String.raw`\frac{180}{\pi}\arccos\left(\frac{d}{\sqrt{pq}}\right)`, { rounding: 1 }),
  ],
  conditions: [String.raw`d\ne0`, String.raw`w>10`, 'w<170'],
  statement: String.raw`
Let $\vec u=(@a,@b,@c)$ and $\vec v=(@k,@l,@m)$.

Find the dot product. [[1]]

Find the angle between the vectors in degrees, to one decimal. [[2]]`,
  questions: [
    numeric('d', { label: String.raw`$\vec u\cdot\vec v=$` }),
    numeric('w', {
      label: String.raw`$\varphi=$`,
      tolerance: absolute('0.1'),
      points: 2,
      partial: [
        {
          answer: '180-w',
          percent: 50,
          feedback: 'That is the angle to the opposite vector. Mind the sign of the dot product.',
        },
      ],
      hint: String.raw`$\cos\varphi=\frac{\vec u\cdot\vec v}{\left|\vec u\right|\left|\vec v\right|}$`,
    }),
  ],
  solution: String.raw`
The dot product is $@d$, and the squared lengths are $@p$ and $@q$. So $\cos\varphi=\frac{@d}{\sqrt{@p\cdot@q}}$ and
$\varphi=@w^\circ$.`,
})

export const projection = galleryProblem({
  key: 'distance-from-line',
  name: 'Nearest point of a line',
  field: 'Linear algebra',
  tags: ['projection', 'distance'],
  variables: [
    random('a', 1, 4),
    random('b', 1, 4),
    random('t', 1, 3),
    random('k', 1, 3),
    calculated('p', 'ta-kb'),
    calculated('q', 'tb+ka'),
    calculated('f', 'ta'),
    calculated('g', 'tb'),
    calculated('d', String.raw`k\sqrt{a^2+b^2}`),
    calculated('n', 'a^2+b^2'),
    calculated('c', 'tn'),
  ],
  conditions: [String.raw`\gcd\left(a,b\right)=1`, 'a+b>2', String.raw`p\ne0`],
  statement: String.raw`
A line through the origin has the direction $\vec v=(@a,@b)$. Which of its points is nearest to $P(@p,@q)$? Write it as a point such as
$(1,2)$.

[[1]]

How far is $P$ from the line? [[2]]`,
  questions: [
    expression(String.raw`\left(f,g\right)`, {
      points: 2,
      compare: { mode: 'value' },
      hint: String.raw`The projection of $\vec p$ on $\vec v$ is $\frac{\vec p\cdot\vec v}{\vec v\cdot\vec v}\vec v$.`,
    }),
    numeric('d', { tolerance: percent(1) }),
  ],
  solution: String.raw`
$$\frac{\vec p\cdot\vec v}{\vec v\cdot\vec v}=\frac{@c}{@n}=@t$$

so the nearest point is $@t\cdot\left(@a,@b\right)=\left(@f,@g\right)$. From there to $P$ it is $@d$.`,
})
