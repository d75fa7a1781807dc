/** Runs inside Chromium: draws the slides on a canvas and encodes them as VP8. Needs nothing from outside itself. */
import type { Slide } from './storyboard'

export interface EncodedFrame {
  time: number
  key: boolean
  /** Base64, because this crosses from the browser to Node. */
  data: string
}

/** Frames of a film: each slide holds 1.6 s and 2 s for each line. */
export async function film(slides: Slide[]): Promise<{ frames: EncodedFrame[]; duration: number }> {
  const width = 854
  const height = 480
  const step = 100
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')

  const frames: EncodedFrame[] = []
  let failure: Error | undefined
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      const data = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
      frames.push({ time: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key', data })
    },
    error: (error) => {
      failure = error
    },
  })
  encoder.configure({
    codec: 'vp8',
    width,
    height,
    bitrate: 60_000,
    latencyMode: 'quality',
    framerate: 1000 / step,
  })

  const length = (slide: Slide) => 1600 + slide.lines.length * 2000
  const duration = slides.reduce((sum, slide) => sum + length(slide), 0)

  function draw(slide: Slide, within: number, done: number): void {
    if (context === null) return
    context.globalAlpha = 1
    context.fillStyle = '#121826'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#263043'
    context.fillRect(0, height - 6, width, 6)
    context.fillStyle = '#FFB800'
    context.fillRect(0, height - 6, width * done, 6)
    context.fillRect(64, 132, 72, 4)
    context.fillStyle = '#F3F5F9'
    context.font = "600 40px 'Noto Sans', sans-serif"
    context.fillText(slide.heading, 64, 108)
    context.font = "28px 'Noto Sans', sans-serif"
    for (const [index, line] of slide.lines.entries()) {
      const shown = Math.min(Math.max((within - 600 - index * 2000) / 400, 0), 1)
      context.globalAlpha = shown
      context.fillText(line, 64 + (1 - shown) * 16, 200 + index * 60)
    }
  }

  let start = 0
  for (const slide of slides) {
    for (let within = 0; within < length(slide); within += step) {
      // While nothing moves but the bar at the foot, a frame each second is enough.
      const fading = within >= 600 && (within - 600) % 2000 <= 400
      if (!fading && within % 1000 !== 0) continue
      draw(slide, within, (start + within) / duration)
      const frame = new VideoFrame(canvas, { timestamp: (start + within) * 1000, duration: step * 1000 })
      encoder.encode(frame, { keyFrame: within === 0 })
      frame.close()
    }
    start += length(slide)
  }
  await encoder.flush()
  if (failure !== undefined) throw failure
  return { frames, duration }
}
