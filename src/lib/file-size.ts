/** Bytes as a reader expects them: `850 KB`, `1.2 MB`, `10.7 GB`; null without a positive size. */
import { t } from '@/language/text'

export function formatFileSize(bytes: number | null): string | null {
  if (bytes === null || !(bytes > 0)) return null
  if (bytes < 1_000_000) return t('{size} KB', { size: Math.max(1, Math.round(bytes / 1000)) })
  if (bytes < 1_000_000_000) return t('{size} MB', { size: (bytes / 1_000_000).toFixed(1) })
  return t('{size} GB', { size: (bytes / 1_000_000_000).toFixed(1) })
}
