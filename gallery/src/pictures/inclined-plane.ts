/** A block on an inclined plane with its angle. */
export const inclinedPlane = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 240" width="420" height="240">
<rect width="420" height="240" fill="#fff"/>
<path d="M40 210H390L390 70Z" fill="#eceefa" stroke="#4450be" stroke-width="3" stroke-linejoin="round"/>
<g transform="translate(225 136) rotate(-21.8)"><rect x="-42" y="-52" width="84" height="50" rx="4" fill="#fff" stroke="#1c2033" stroke-width="3"/>
<text x="0" y="-19" font-family="serif" font-style="italic" font-size="24" text-anchor="middle" fill="#1c2033">m</text></g>
<path d="M110 210a70 70 0 0 0-5-26" fill="none" stroke="#1c2033" stroke-width="2"/>
<text x="124" y="203" font-family="serif" font-style="italic" font-size="22" fill="#1c2033">θ</text></svg>`
