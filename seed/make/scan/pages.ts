/** Three pages of a science notebook with drawings; `scan.ts` photographs them. */

const sheet = (title: string, body: string) =>
  `<h1>${title}</h1>${body}<p class="foot">Pariksha Academy · General Science Notes · Book 4</p>`

const rays = `<svg viewBox="0 0 640 250" width="640" height="250">
<line x1="10" y1="125" x2="630" y2="125" class="thin"/><path d="M320 25 Q352 125 320 225 Q288 125 320 25Z"/>
<path d="M110 125V55m-8 14 8-14 8 14"/><path d="M110 55H320L560 190" class="ray"/><path d="M110 55L560 195" class="ray"/>
<path d="M536 125v56m-8-14 8 14 8-14"/><circle cx="215" cy="125" r="4"/><circle cx="425" cy="125" r="4"/>
<text x="90" y="48">object</text><text x="200" y="150">F</text><text x="418" y="115">F</text><text x="400" y="232">image: real, upside down</text></svg>`

const circuit = `<svg viewBox="0 0 640 240" width="640" height="240">
<path d="M60 60H140m60 0h60m60 0h60V190H240m-14 0H60V60"/><path d="M140 60l8-14 14 28 14-28 14 28 10-14M260 60l8-14 14 28 14-28 14 28 10-14"/>
<path d="M240 165v50M226 178v24"/><text x="150" y="36">4 ohm</text><text x="270" y="36">6 ohm</text><text x="208" y="150">10 V</text>
<text x="420" y="80">series: 4 + 6 = 10 ohm</text><text x="420" y="116">I = 10 ÷ 10 = 1 A</text><text x="420" y="152">on 4 ohm: 4 V</text><text x="420" y="188">on 6 ohm: 6 V</text></svg>`

const cell = `<svg viewBox="0 0 640 340" width="640" height="340">
<rect x="40" y="20" width="360" height="300" rx="26"/><rect x="52" y="32" width="336" height="276" rx="20" class="thin"/>
<ellipse cx="250" cy="150" rx="92" ry="72"/><circle cx="110" cy="90" r="38"/><circle cx="118" cy="86" r="10"/>
<ellipse cx="110" cy="210" rx="34" ry="16"/><path d="M84 210q6-12 12 0t12 0 12 0 12 0"/><ellipse cx="180" cy="270" rx="34" ry="16"/><path d="M154 270q6-12 12 0t12 0 12 0 12 0"/>
<ellipse cx="330" cy="262" rx="30" ry="15" class="thin"/><path d="M306 262h48M312 254h36M312 270h36" class="thin"/>
<g class="thin"><path d="M400 60h60M342 150h118M148 90h0M144 90 460 100M144 210 460 200M360 262h100M388 300h72"/></g>
<text x="468" y="65">cell wall</text><text x="468" y="105">nucleus</text><text x="468" y="155">vacuole, large</text><text x="468" y="205">mitochondrion</text><text x="468" y="267">chloroplast</text><text x="468" y="305">cell membrane</text></svg>`

export const notebook: readonly string[] = [
  sheet(
    'Rays through a lens',
    `${rays}<p>Convex lens, object beyond 2F: the image is real, upside down, smaller, between F and 2F.</p>
<table><tr><th>Object</th><th>Image</th></tr><tr><td>far away</td><td>at F, a point</td></tr><tr><td>beyond 2F</td><td>between F and 2F, smaller</td></tr><tr><td>at 2F</td><td>at 2F, same size</td></tr><tr><td>between F and 2F</td><td>beyond 2F, larger</td></tr><tr><td>at F</td><td>far away</td></tr><tr><td>inside F</td><td>same side, upright, larger: a magnifying glass</td></tr></table>
<p>1/v - 1/u = 1/f, distances against the light are negative. u = -30 cm, f = 20 cm: 1/v = 1/20 - 1/30 = 1/60, so v = 60 cm; size 60 ÷ 30 = 2 times, upside down.</p>
<p>Concave lens: always upright, smaller, same side.</p>`,
  ),
  sheet(
    'Two circuits',
    `${circuit}<p>Series: one current, voltages add. Parallel: one voltage, currents add.</p>
<p>The same two side by side on 10 V: 10 ÷ 4 = 2.5 A and 10 ÷ 6 = 1.67 A, together 4.17 A. Resistance 4 × 6 ÷ (4 + 6) = 2.4 ohm; check: 10 ÷ 2.4 = 4.17 A.</p>
<p>Why houses are wired in parallel: each lamp gets the full voltage and has a switch of its own; one that fails does not darken the others.</p>
<table><tr><th>Meter</th><th>Joined</th><th>Its resistance</th></tr><tr><td>Ammeter</td><td>in series</td><td>very low</td></tr><tr><td>Voltmeter</td><td>in parallel</td><td>very high</td></tr></table>
<p>Bill: a 60 W lamp for 5 hours on 30 days: 60 × 5 × 30 = 9,000 Wh = 9 units.</p>`,
  ),
  sheet(
    'A plant cell',
    `${cell}<p>Only plants: cell wall of cellulose, chloroplasts, one large vacuole. Only animals: centrioles; the vacuoles are small.</p>
<p>Osmosis: water goes through a membrane from the weaker to the stronger solution. A raisin in water swells; in syrup a grape shrinks.</p>
<p>Photosynthesis in the chloroplast by day; respiration in the mitochondrion day and night.</p>
<table><tr><th>Stain</th><th>Shows</th></tr><tr><td>safranin</td><td>onion peel</td></tr><tr><td>methylene blue</td><td>cheek cells</td></tr><tr><td>iodine</td><td>starch: blue-black</td></tr></table>`,
  ),
]

export const notebookCss = `body{margin:0;width:760px;min-height:1075px;padding:50px 60px;background:#f6f2e6 repeating-linear-gradient(#0000 0 33px,#c9d6e2 33px 34px);font:italic 21px/34px "DejaVu Serif","Noto Serif",serif;color:#27386b;box-sizing:border-box}
h1{font-size:32px;line-height:34px;margin:0 0 34px}p{margin:0 0 34px}table{border-collapse:collapse;margin:0 0 34px;width:100%}th,td{border:1.5px solid #27386b;padding:0 12px;text-align:left}
svg{display:block;margin:0 0 20px;fill:none;stroke:#27386b;stroke-width:2.5}svg text{fill:#27386b;stroke:none;font-size:18px}.thin{stroke-width:1.2}.ray{stroke:#a33;stroke-width:1.6}.foot{position:absolute;left:60px;top:1010px;font-size:15px}`
