/** The path of a projectile with its starting velocity and angle. */
export const projectilePath = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 220" width="420" height="220">
<rect width="420" height="220" fill="#fff"/>
<path d="M20 190H400" stroke="#1c2033" stroke-width="3"/>
<path d="M40 190Q210-110 380 190" fill="none" stroke="#4450be" stroke-width="3" stroke-dasharray="7 6"/>
<path d="M40 190L92 112" stroke="#1c2033" stroke-width="3"/><path d="M97 104l-3 16-11-8z" fill="#1c2033"/>
<path d="M76 190a36 36 0 0 0-16-30" fill="none" stroke="#1c2033" stroke-width="2"/>
<g font-family="serif" font-style="italic" font-size="22" fill="#1c2033"><text x="52" y="128">v₀</text><text x="80" y="178">θ</text><text x="200" y="212" fill="#4450be">R</text></g></svg>`
