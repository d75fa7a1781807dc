import { expect, test } from 'vitest'
import { asVideoId, videoIdOf } from './youtube-id'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s', 'dQw4w9WgXcQ'],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ#t=1', 'dQw4w9WgXcQ'],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=3', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/a-b_c1D2E3F', 'a-b_c1D2E3F'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['www.youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXc', null],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQQ', null],
  ['https://www.youtube.com/watch?v=dQw4w9 gXcQ', null],
  ['https://www.youtube.com/playlist?list=PL1234567890', null],
  ['https://www.youtube.com/embed/', null],
  ['https://www.youtube.com/embed/videoseries?list=PL1234567890', null],
  ['https://www.youtube.com/embed/live_stream?channel=UC123', null],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ%2F..%2Fx', null],
  ['https://www.youtube.com/embed/"onload=x', null],
  ['https://WWW.YouTube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['//youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be@evil.example/dQw4w9WgXcQ', null],
  ['https://evil.example/https://youtu.be/dQw4w9WgXcQ', null],
  ['https://evil.example/watch?v=dQw4w9WgXcQ', null],
  ['data:text/html,https://youtu.be/dQw4w9WgXcQ', null],
  ['https://youtu.be/', null],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://vimeo.com/12345678901', null],
  ['javascript:alert("dQw4w9WgXcQ")', null],
  ['', null],
  [null, null],
])('%j holds the video %j', (link, id) => {
  expect(videoIdOf(link)).toBe(id)
})

test.each([
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['dQw4w9WgXc', null],
  ['dQw4w9WgXcQQ', null],
  ['dQw4w9WgX/Q', null],
  [undefined, null],
])('%j as an id is %j', (text, id) => {
  expect(asVideoId(text)).toBe(id)
})
