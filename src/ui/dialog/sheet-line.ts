/** A line of a sheet that is pressed: sign and words. */
export const sheetLine =
  'flex min-h-12 w-full items-center gap-4 rounded-control px-3 text-left hover:bg-raised'
