/** Exams that students here study for, to choose from; any other may be written too. */
export const examNames = [
  'APPSC Group 1',
  'APPSC Group 2',
  'APPSC Group 3',
  'TGPSC Group 1',
  'TGPSC Group 2',
  'TGPSC Group 3',
  'TGPSC Group 4',
  'IBPS PO',
  'IBPS Clerk',
  'SBI PO',
  'SSC CGL',
  'SSC CHSL',
  'SSC MTS',
  'RRB NTPC',
  'RRB Group D',
  'District Courts',
] as const
