import type { Table } from './table.ts'

export const derivativeSymbols: Table = {
  title: 'Derivative symbols',
  check: 'equivalent',
  guide: 'dy/dx is a quantity of its own beside y. Which letters depend on which shows in the formulas themselves.',
  questions: [
    {
      key: 'L\\frac{dI}{dt}+RI',
      answers: [
        ['RI+L\\frac{dI}{dt}', 'right', 'order'],
        ['L\\dot{I}+RI', 'right', 'a dot is the derivative by time'],
        ["LI'+RI", 'right', 'a prime, since all derivatives are by t'],
        ['L\\,dI/dt+RI', 'right', 'written in line'],
        ['\\frac{d}{dt}(LI)+RI', 'right', 'L is a constant'],
        ['RI', 'wrong', 'the derivative is left out'],
        ['L\\frac{dI}{dt}', 'wrong', 'the resistor is left out'],
        ['L\\frac{dI}{dt}-RI', 'wrong', 'a sign'],
        ['L\\frac{d^2I}{dt^2}+RI', 'wrong', 'the second derivative'],
      ],
    },
    {
      key: '\\frac{d}{dx}\\left(y^2\\right)',
      answers: [
        ['2y\\frac{dy}{dx}', 'right', 'y is seen to depend on x'],
        ["2yy'", 'right', 'with a prime'],
        ['2y', 'wrong', 'the inner derivative is left out'],
      ],
    },
    {
      key: '\\frac{d}{dt}(mv)',
      answers: [
        ['m\\frac{dv}{dt}', 'right', 'where only v is said to move, m is a constant'],
        ['m\\frac{dv}{dt}+v\\frac{dm}{dt}', 'right', 'the product rule'],
        ['0', 'wrong', 'something moves'],
      ],
    },
    {
      key: '\\frac{\\partial^2u}{\\partial x\\partial t}',
      answers: [
        ['\\frac{\\partial^2u}{\\partial t\\partial x}', 'right', 'the order of partial derivatives does not matter'],
        ['\\frac{\\partial^2u}{\\partial x^2}', 'wrong', 'another derivative'],
      ],
    },
    {
      key: '\\frac{dy}{du}\\cdot\\frac{du}{dx}',
      answers: [
        ['\\frac{du}{dx}\\cdot\\frac{dy}{du}', 'right', 'order'],
        ['\\frac{dy}{du}+\\frac{du}{dx}', 'wrong', 'a sum'],
        ['\\frac{dy}{dx}', 'undecided', 'the chain rule may be what is asked for, so a person looks'],
      ],
    },
  ],
}

export const changes: Table = {
  title: 'Changes and partial derivatives',
  check: 'equivalent',
  guide:
    'Δ before a letter is one sign with it, unless Δ stands in the key by itself. f_x is ∂f/∂x where f is differentiated so. Where ∂f/∂x and df/dx both occur, a person looks.',
  questions: [
    {
      key: '\\frac{\\Delta v}{\\Delta t}',
      answers: [
        ['\\Delta v/\\Delta t', 'right', 'in line'],
        ['\\frac{1}{\\Delta t}\\Delta v', 'right', 'as a product'],
        ['\\frac{v}{t}', 'wrong', 'Δ does not cancel'],
        ['\\frac{dv}{dt}', 'wrong', 'the derivative'],
      ],
    },
    {
      key: '\\frac{\\partial f}{\\partial x}',
      answers: [
        ['f_x', 'right', 'as a subscript'],
        ['\\frac{\\partial f}{\\partial y}', 'wrong', 'by another letter'],
        ['f_y', 'wrong', 'by another letter'],
        ['\\frac{df}{dx}', 'undecided', 'the same only where nothing else changes with x'],
      ],
    },
    {
      key: '\\Delta(mv)',
      answers: [
        ['\\Delta(vm)', 'right', 'order'],
        ['m\\Delta v', 'undecided', 'the same where m does not change'],
      ],
    },
    {
      key: '\\frac{-b+\\sqrt{\\Delta}}{2a}',
      answers: [['-\\frac{b}{2a}+\\frac{\\sqrt\\Delta}{2a}', 'right', 'Δ by itself is a letter']],
    },
    {
      key: '\\frac{\\partial^2u}{\\partial x\\partial y}',
      answers: [
        ['u_{xy}', 'right', 'both letters as subscripts'],
        ['u_{yx}', 'right', 'in the other order'],
        ['u_{xx}', 'wrong', 'another derivative'],
      ],
    },
  ],
}

export const differentialEquations: Table = {
  title: 'Differential equations and conditions',
  check: 'equivalent:equation',
  guide: 'Equations with derivatives are compared as they stand; y(0) and y(1) are two unknown numbers.',
  questions: [
    {
      key: '\\frac{dy}{dx}=2y',
      answers: [
        ["y'=2y", 'right', 'with a prime'],
        ['\\frac{1}{2}\\frac{dy}{dx}=y', 'right', 'halved'],
        ['\\frac{dy}{dx}-2y=0', 'right', 'moved over'],
        ['\\frac{dy}{dx}=3y', 'wrong', 'another factor'],
        ['y=0', 'wrong', 'one solution'],
        ['\\frac{dx}{dy}=\\frac{1}{2y}', 'undecided', 'the inverse function; a person looks'],
      ],
    },
    {
      key: '\\ddot{x}+\\omega^2x=0',
      answers: [
        ['\\frac{d^2x}{dt^2}=-\\omega^2x', 'right', 'dots are derivatives by time'],
        ['\\ddot{x}-\\omega^2x=0', 'wrong', 'a sign'],
        ['\\dot{x}+\\omega^2x=0', 'wrong', 'the first derivative'],
      ],
    },
    {
      key: 'y(0)=1',
      answers: [
        ['1=y(0)', 'right', 'turned'],
        ['2y(0)=2', 'right', 'doubled'],
        ['y(0)=2', 'wrong', 'another value'],
        ['y(1)=1', 'wrong', 'another place'],
        ["y'(0)=1", 'wrong', 'the slope'],
        ['y=1', 'wrong', 'no condition'],
      ],
    },
    {
      key: 'N(t)=N_0e^{-kt}',
      answers: [
        ['N=N_0e^{-kt}', 'right', 'the letter may stand alone'],
        ['\\frac{N(t)}{N_0}=e^{-kt}', 'right', 'divided'],
        ['N(t)=N_0e^{kt}', 'wrong', 'a sign'],
      ],
    },
  ],
}

export const accents: Table = {
  title: 'Letters with accents',
  check: 'equivalent',
  guide: 'x, x̄, x̂, ẋ and x⃗ are different letters. A bar conjugates where there are complex numbers.',
  questions: [
    {
      key: '\\frac{\\bar x-\\mu}{s/\\sqrt n}',
      answers: [
        ['\\frac{\\sqrt n(\\overline{x}-\\mu)}{s}', 'right', 'multiplied by the root'],
        ['\\frac{x-\\mu}{s/\\sqrt n}', 'wrong', 'one value for the mean'],
        ['\\frac{\\hat x-\\mu}{s/\\sqrt n}', 'wrong', 'another accent'],
      ],
    },
    {
      key: '\\overline{A}B',
      answers: [
        ['B\\overline{A}', 'right', 'order'],
        ['AB', 'wrong', 'the bar is left out'],
        ['\\overline{AB}', 'undecided', 'a bar over both may follow laws of its own'],
      ],
    },
    {
      key: '\\hat p(1-\\hat p)',
      answers: [
        ['\\hat p-\\hat p^2', 'right', 'multiplied out'],
        ['p(1-p)', 'wrong', 'the parameter for its estimate'],
      ],
    },
    { key: 'E=\\hbar\\omega', answers: [['E=h\\omega', 'wrong', 'h is another constant']] },
  ],
}

export const vectors: Table = {
  title: 'Vectors and matrices in formulas',
  check: 'equivalent',
  guide:
    'Letters with an arrow, and bold ones, are vectors: × changes its sign when turned, · gives a number. Matrices are worked out.',
  questions: [
    {
      key: 'q\\vec v\\times\\vec B',
      answers: [
        ['-q\\vec B\\times\\vec v', 'right', 'turned, with a minus'],
        ['\\vec v\\times q\\vec B', 'right', 'the number inside'],
        ['q\\mathbf{v}\\times\\mathbf{B}', 'right', 'bold letters'],
        ['q\\vec B\\times\\vec v', 'wrong', 'turned'],
        ['q\\vec v\\cdot\\vec B', 'wrong', 'a number'],
        ['qvB', 'wrong', 'no vectors'],
      ],
    },
    {
      key: '\\vec a\\cdot(\\vec b\\times\\vec c)',
      answers: [
        ['\\vec c\\cdot(\\vec a\\times\\vec b)', 'right', 'turned in a circle'],
        ['\\vec b\\cdot(\\vec a\\times\\vec c)', 'wrong', 'two exchanged'],
      ],
    },
    {
      key: '\\vec F=m\\vec a',
      answers: [
        ['\\vec a=\\frac{\\vec F}{m}', 'right', 'solved for the other'],
        ['\\vec F=m\\vec v', 'wrong', 'another vector'],
      ],
    },
    {
      key: '\\sqrt{\\vec a\\cdot\\vec a}',
      answers: [
        ['|\\vec a|', 'right', 'the length'],
        ['\\vec a', 'wrong', 'the vector'],
      ],
    },
    {
      key: '\\vec{AC}',
      answers: [
        ['\\vec{AB}+\\vec{BC}', 'right', 'by way of B'],
        ['\\vec{CA}', 'wrong', 'back'],
      ],
    },
    {
      key: '\\frac{d\\vec r}{dt}',
      answers: [
        ['\\dot{\\vec r}', 'right', 'with a dot'],
        ['\\vec r', 'wrong', 'without'],
      ],
    },
    {
      key: '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}^{-1}',
      answers: [
        ['\\begin{pmatrix}-2&1\\\\\\frac32&-\\frac12\\end{pmatrix}', 'right', 'worked out'],
        ['\\begin{pmatrix}1&\\frac12\\\\\\frac13&\\frac14\\end{pmatrix}', 'wrong', 'entry by entry'],
      ],
    },
    {
      key: '\\begin{pmatrix}1\\\\2\\end{pmatrix}+t\\begin{pmatrix}3\\\\4\\end{pmatrix}',
      answers: [
        ['\\begin{pmatrix}1+3t\\\\2+4t\\end{pmatrix}', 'right', 'worked out'],
        ['\\begin{pmatrix}3+t\\\\4+2t\\end{pmatrix}', 'wrong', 'exchanged'],
      ],
    },
  ],
}
