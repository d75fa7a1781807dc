import { RuleLatLng } from '../values'
import { type Arguments, methods } from './arguments'
import { RuleError } from './rule-error'

const EARTH_RADIUS_METERS = 6_371_010

/** Great-circle distance in meters (haversine formula). */
function distance(from: RuleLatLng, to: RuleLatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Methods of points on the globe. */
export const latlngMethods = methods<RuleLatLng>({
  latitude: { arity: 0, run: (self) => self.latitude },
  longitude: { arity: 0, run: (self) => self.longitude },
  distance: { arity: 1, run: (self, args) => distance(self, args.latlng(0)) },
})

function point(args: Arguments): RuleLatLng {
  const [latitude, longitude] = [args.float(0), args.float(1)]
  // Written so that NaN is refused as well.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RuleError(`there is no point at latitude ${latitude}, longitude ${longitude}`)
  }
  return new RuleLatLng(latitude, longitude)
}

/** `latlng.value(latitude, longitude)` in degrees. */
export const latlngFunctions = methods<null>({
  value: { arity: 2, run: (_, args) => point(args) },
})
