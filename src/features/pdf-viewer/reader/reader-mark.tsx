/** The reader's name across a page, too faint to disturb reading. Print also shows it clearly at the bottom. */
export function ReaderMark({ name }: { name: string }) {
  return (
    // No container in print: with one, Chromium prints a page empty the first time.
    <div
      aria-hidden
      data-reader-mark
      className="pointer-events-none absolute inset-0 grid grid-rows-3 items-center justify-items-center overflow-hidden @container select-none print:[container-type:normal]"
    >
      {[0, 1, 2].map((row) => (
        <span
          key={row}
          className="max-w-[90%] -rotate-24 truncate text-center reader-mark text-watermark font-semibold"
        >
          {name}
        </span>
      ))}
      <p className="absolute right-0 bottom-0 hidden bg-white/85 px-2 py-0.5 text-[8pt] text-black print:block">
        {name}
      </p>
    </div>
  )
}
