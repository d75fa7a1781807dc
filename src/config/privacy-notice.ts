/** Version of the privacy notice, the day of its last change. A student's record names the version they agreed to. */
export const privacyNotice = '2026-11-28'
