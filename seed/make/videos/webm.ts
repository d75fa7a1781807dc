/** Writes encoded VP8 frames as a WebM file with duration and cues, so that players can seek (Matroska element ids). */

export interface Frame {
  /** Milliseconds from the start. */
  time: number
  key: boolean
  data: Uint8Array
}

export interface Picture {
  width: number
  height: number
  /** Length of the whole film in milliseconds. */
  duration: number
}

type Part = Uint8Array | number[]

function bytes(parts: Part[]): Buffer {
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}

/** An element: its id, its size in eight bytes, its content. */
function element(id: number, ...content: Part[]): Buffer {
  const idBytes: number[] = []
  for (let rest = id; rest > 0; rest = Math.floor(rest / 256)) idBytes.unshift(rest % 256)
  const body = bytes(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return bytes([idBytes, size, body])
}

function integer(id: number, value: number): Buffer {
  const data = Buffer.alloc(4)
  data.writeUInt32BE(value)
  return element(id, data)
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, 'ascii'))
}

function number(id: number, value: number): Buffer {
  const data = Buffer.alloc(8)
  data.writeDoubleBE(value)
  return element(id, data)
}

/** Every cluster starts with a key frame and holds the frames up to the next one. */
function clusters(frames: Frame[]): { time: number; data: Buffer }[] {
  const groups: Frame[][] = []
  for (const frame of frames) {
    if (frame.key) groups.push([])
    groups.at(-1)?.push(frame)
  }
  return groups.map((group) => {
    const time = group[0]?.time ?? 0
    const blocks = group.map((frame) => {
      const head = Buffer.from([0x81, 0, 0, frame.key ? 0x80 : 0])
      head.writeInt16BE(frame.time - time, 1)
      return element(0xa3, head, frame.data)
    })
    return { time, data: element(0x1f43b675, integer(0xe7, time), ...blocks) }
  })
}

/** The file's bytes. The first frame must be a key frame, and key frames at most 32 seconds apart. */
export function webm(frames: Frame[], { width, height, duration }: Picture): Buffer {
  const head = element(
    0x1a45dfa3,
    integer(0x4286, 1),
    integer(0x42f7, 1),
    integer(0x42f2, 4),
    integer(0x42f3, 8),
    text(0x4282, 'webm'),
    integer(0x4287, 2),
    integer(0x4285, 2),
  )
  const info = element(
    0x1549a966,
    integer(0x2ad7b1, 1_000_000),
    number(0x4489, duration),
    text(0x4d80, 'pariksha'),
    text(0x5741, 'pariksha'),
  )
  const video = element(0xe0, integer(0xb0, width), integer(0xba, height))
  const track = element(
    0xae,
    integer(0xd7, 1),
    integer(0x73c5, 1),
    integer(0x9c, 0),
    integer(0x83, 1),
    text(0x86, 'V_VP8'),
    video,
  )
  const tracks = element(0x1654ae6b, track)
  const parts = clusters(frames)
  // Integers have a fixed size, so cues with wrong positions are as long as the right ones.
  const first = info.length + tracks.length + cues(parts, 0).length
  return bytes([
    head,
    element(0x18538067, info, tracks, cues(parts, first), ...parts.map((part) => part.data)),
  ])
}

function cues(parts: { time: number; data: Buffer }[], first: number): Buffer {
  let position = first
  const points = parts.map(({ time, data }) => {
    const point = element(0xbb, integer(0xb3, time), element(0xb7, integer(0xf7, 1), integer(0xf1, position)))
    position += data.length
    return point
  })
  return element(0x1c53bb6b, ...points)
}
