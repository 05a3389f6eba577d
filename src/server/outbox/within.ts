/** The result of the work, or a rejection when it takes longer. The work itself goes on, and nobody hears how it ends. */
export async function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    tooLong.reject(Object.assign(new Error(`No answer within ${timeoutMs} ms`), { code: 'ETIMEDOUT' }));
  }, timeoutMs);
  try {
    return await Promise.race([work, tooLong.promise]);
  } finally {
    clearTimeout(timer);
  }
}
