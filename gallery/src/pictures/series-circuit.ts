/** A resistor, a coil and a capacitor in series with a source. */
export const seriesCircuit = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 220" width="420" height="220">
<rect width="420" height="220" fill="#fff"/>
<g fill="none" stroke="#1c2033" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
<path d="M60 90V40H100l6-14 12 28 12-28 12 28 12-28 6 14H220"/>
<path d="M220 40q10-22 20 0q10-22 20 0q10-22 20 0q10-22 20 0H360V100"/>
<path d="M336 100H384M336 116H384M360 116V180H60V130"/><circle cx="60" cy="110" r="20"/><path d="M50 110q5-10 10 0t10 0"/></g>
<g font-family="serif" font-style="italic" font-size="22" fill="#4450be" text-anchor="middle">
<text x="136" y="80">R</text><text x="260" y="70">L</text><text x="316" y="116">C</text></g></svg>`
