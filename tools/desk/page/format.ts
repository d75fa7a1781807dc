import { indiaMoment } from '../../content/india-moment'

/** @param iso ISO 8601 */
export const formatMoment = (iso: string) => indiaMoment(new Date(iso))
