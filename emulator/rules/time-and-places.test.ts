import { describe, expect, it } from 'vitest'
import { type Outcome, outcome } from './testing/rules-fixture'

/** `request.time` is 2025-06-15T13:45:30.25Z throughout. */
const TIMESTAMPS: ReadonlyArray<[string, Outcome]> = [
  ['request.time.year() == 2025 && request.time.month() == 6 && request.time.day() == 15', 'true'],
  ['request.time.hours() == 13 && request.time.minutes() == 45', 'true'],
  ['request.time.seconds() == 30', 'true'],
  ['request.time.seconds() == 1749995130', 'false'],
  ['request.time.nanos() == 250000000', 'true'],
  ['request.time.toMillis() == 1749995130250', 'true'],
  ['request.time.dayOfWeek() == 7', 'true'],
  ['(request.time + duration.value(1, "d")).dayOfWeek() == 1', 'true'],
  ['request.time.dayOfYear() == 166', 'true'],
  ['timestamp.date(2024, 12, 31).dayOfYear() == 366', 'true'],
  ['request.time.date() == timestamp.date(2025, 6, 15)', 'true'],
  ['request.time.time() == duration.time(13, 45, 30, 250000000)', 'true'],
  ['timestamp.value(-1500).year() == 1969 && timestamp.value(-1500).seconds() == 58', 'true'],
  ['timestamp.value(-1500).nanos() == 500000000 && timestamp.value(-1500).toMillis() == -1500', 'true'],
  ['timestamp.value(0) + duration.value(60, "s") == timestamp.value(60000)', 'true'],
  ['duration.value(60, "s") + timestamp.value(0) == timestamp.value(60000)', 'true'],
  ['timestamp.value(60000) - duration.value(60, "s") == timestamp.value(0)', 'true'],
  ['timestamp.value(60000) - timestamp.value(0) == duration.value(60, "s")', 'true'],
  ['timestamp.value(0) - timestamp.value(1500) == duration.value(-1500, "ms")', 'true'],
  ['timestamp.date(2025, 1, 1) < timestamp.date(2099, 1, 1)', 'true'],
  ['timestamp.date(2025, 1, 1) >= request.time', 'false'],
  ['timestamp.date(2023, 2, 29).year() == 2023', 'error'],
  ['timestamp.date(2024, 2, 29).day() == 29', 'true'],
  ['timestamp.date(2024, 2).day() == 29', 'error'],
  ['timestamp.value("0").year() == 1970', 'error'],
  ['timestamp.value(0) + timestamp.value(0) == timestamp.value(0)', 'error'],
  ['timestamp.value(0) * 2 == timestamp.value(0)', 'error'],
  ['request.time.epoch() == 0', 'error'],
]

const DURATIONS: ReadonlyArray<[string, Outcome]> = [
  ['duration.value(1, "w") == duration.value(7, "d")', 'true'],
  ['duration.value(2, "h") > duration.value(1, "h")', 'true'],
  ['duration.value(90, "m").seconds() == 5400', 'true'],
  ['duration.value(1500, "ms").nanos() == 500000000 && duration.value(1500, "ms").seconds() == 1', 'true'],
  ['duration.value(7, "ns").nanos() == 7', 'true'],
  ['duration.time(1, 30, 0, 5).nanos() == 5', 'true'],
  ['duration.abs(duration.value(-3, "s")) == duration.value(3, "s")', 'true'],
  ['duration.value(1, "h") + duration.value(30, "m") == duration.value(90, "m")', 'true'],
  ['duration.value(1, "h") - duration.value(30, "m") == duration.value(30, "m")', 'true'],
  ['duration.value(1, "m") < duration.value(59, "s")', 'false'],
  ['duration.value(1, "y") > duration.value(1, "s")', 'error'],
  ['duration.value("1", "s") == duration.value(1, "s")', 'error'],
  ['duration.value(1, "s") * 2 == duration.value(2, "s")', 'error'],
  ['duration.value(1, "s") == 1', 'false'],
]

const PLACES: ReadonlyArray<[string, Outcome]> = [
  ['latlng.value(37.42, -122.08).latitude() == 37.42', 'true'],
  ['latlng.value(0, 5).longitude() == 5.0', 'true'],
  ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', 'true'],
  ['latlng.value(0, 0).distance(latlng.value(0, 0)) == 0', 'true'],
  [
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 111500',
    'true',
  ],
  ['latlng.value(-100, 0).latitude() < 0', 'error'],
  ['latlng.value(0, 181).latitude() == 0', 'error'],
  ['latlng.value("a", 0).latitude() == 0', 'error'],
  ['latlng.value(0, 0).distance(1) == 0', 'error'],
]

const PATHS: ReadonlyArray<[string, Outcome]> = [
  ["path('users/alice') == path('/users/alice')", 'true'],
  ["path('users/alice') == /users/alice", 'true'],
  ["path('users/alice') != path('users/bob')", 'true'],
  ["path('users/alice')[1] == 'alice'", 'true'],
  ["path('users/alice')[2] == 'alice'", 'error'],
  ["path(path('users/alice')) == path('users/alice')", 'error'],
  ["path('users//alice') is path", 'error'],
  ["path('users/{uid}').bind({'uid': 'alice'}) == path('users/alice')", 'true'],
  ["path('users/{uid}').bind({'uid': 'alice'}).uid == 'alice'", 'true'],
  ["path('users/{uid}').bind({}) is path", 'error'],
  ["(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'}) == /path/something/another", 'true'],
  ['/users/$(request.auth.uid) == /users/alice', 'true'],
  ["/users/$('a' + 'b')/x == path('users/ab/x')", 'true'],
  ['/users/$(1) is path', 'error'],
  ["/users/$('') is path", 'error'],
  ['/a/$(/b/c) == /a/b/c', 'true'],
  ["/databases/(default)/documents/a/b[1] == '(default)'", 'true'],
  ['request.path == /databases/(default)/documents/docs/d1', 'true'],
  ['request.path is path && request.path[4] == "d1"', 'true'],
  ['/a/b.c == /a/b', 'false'],
]

describe.each([
  ['timestamps', TIMESTAMPS],
  ['durations', DURATIONS],
  ['places', PLACES],
  ['paths', PATHS],
])('%s', (_, cases) => {
  it.each(cases)('%s comes to %s', (expression, expected) => {
    expect(outcome(expression)).toBe(expected)
  })
})
