/** The reader's name over a sheet: seen when somebody looks for it, not when they read. */
export function ReaderMark({ name }: { name: string }) {
  return (
    <div
      aria-hidden
      data-reader-mark
      className="pointer-events-none absolute inset-0 grid grid-rows-3 items-center justify-items-center overflow-hidden @container select-none"
    >
      {[0, 1, 2].map((row) => (
        <span
          key={row}
          className="max-w-[90%] -rotate-24 truncate text-center text-watermark font-semibold text-[#1b2230]/[0.07]"
        >
          {name}
        </span>
      ))}
    </div>
  )
}
