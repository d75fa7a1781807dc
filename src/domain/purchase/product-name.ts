/** Display names by product id. A purchase is recorded under the display name, so a name here never changes. */
const names: Readonly<Record<string, string>> = {
  testseries_appsc_group2: 'APPSC Group II Screening',
  testseries_ibps_po: 'IBPS PO Prelims',
  testseries_ssc_cgl: 'SSC CGL Tier I',
  testseries_rrb_ntpc: 'RRB NTPC CBT 1',
  testseries_court_staff: 'District Court Staff Exams',
  testseries_tspsc_group2: 'TGPSC Group II General Studies',
  resource_indian_polity: 'Indian Polity Notes',
  resource_quantitative_aptitude: 'Quantitative Aptitude Notes',
  resource_current_affairs: 'Current Affairs Notes',
  resource_indian_history: 'Indian History Notes',
  resource_indian_economy: 'Indian Economy Notes',
  resource_general_science: 'General Science Notes',
}

function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

/**
 * The display name that stands in a student's purchase list for a product: from the table, else made from the id, so
 * that `resource_world_geography` is `World Geography` (spec section 6).
 */
export function productNameOf(productId: string): string {
  if (Object.keys(names).includes(productId)) return names[productId] ?? productId
  const words = productId.replace(/^(?:test_?series|resource)_/i, '').split(/[\s_-]+/)
  return words.filter(Boolean).map(titleCase).join(' ')
}
