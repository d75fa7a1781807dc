/** Characters that HTML and XML have names for. */

const names: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'amp & lt < gt > quot " apos \' copy © reg ® trade ™ times × divide ÷ deg ° plusmn ± micro µ para ¶ ' +
    'middot · cent ¢ pound £ yen ¥ euro € sect § laquo « raquo » sup1 ¹ sup2 ² sup3 ³ frac12 ½ frac14 ¼ frac34 ¾ ndash – ' +
    'mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ bull • hellip … prime ′ Prime ″ larr ← uarr ↑ rarr → darr ↓ ' +
    'harr ↔ rArr ⇒ lArr ⇐ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ ' +
    'radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ ' +
    'sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ ' +
    'iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω Gamma Γ Delta Δ ' +
    'Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω eacute é egrave è agrave à ccedil ç uuml ü ouml ö auml ä'
  )
    .split(' ')
    .reduce<Array<[string, string]>>(
      (pairs, word, index, words) => {
        if (index % 2 === 0) pairs.push([word, words[index + 1] ?? ''])
        return pairs
      },
      [
        ['nbsp', '\u00A0'],
        ['ensp', ' '],
        ['emsp', ' '],
        ['thinsp', ' '],
        ['zwnj', '\u200C'],
        ['zwj', '\u200D'],
        ['shy', ''],
      ],
    ),
)

function fromCode(code: number): string {
  const isText = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isText ? String.fromCodePoint(code) : '\uFFFD'
}

/** Text with its entities as characters; a name that is in no table stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return fromCode(Number(decimal))
    if (hex !== undefined) return fromCode(Number.parseInt(String(hex), 16))
    return names[String(name)] ?? whole
  })
}

/** Text for between tags and in attributes. */
export function encodeEntities(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
