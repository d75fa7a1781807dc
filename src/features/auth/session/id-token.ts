/** A fresh ID token of the signed-in student, for the order/verify endpoint. @throws AppError `unauthenticated` */
export async function idToken(): Promise<string> {
  const { authRepository } = await import('../auth-repository')
  return authRepository.idToken()
}
