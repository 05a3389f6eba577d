/** Runs in every document before its own scripts. Reports problems that only the document can observe. */
export function watchPage(report: (problem: string) => void): void {
  document.addEventListener('securitypolicyviolation', (event) =>
    report(`policy: ${location.pathname} ${event.violatedDirective} ${event.blockedURI}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`));
  addEventListener(
    'error',
    ({ target }) => {
      // Script errors are in the console too.
      if (target instanceof Element) report(`did not load: ${target.outerHTML.slice(0, 160)}`);
    },
    true,
  );
}

/** The same for the console, for browsers whose driver does not report it. */
export function watchConsole(report: (problem: string) => void): void {
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    const write = console[level];
    console[level] = (...parts) => {
      report(`console ${level}: ${parts.map(String).join(' ')}`);
      write(...parts);
    };
  }
  addEventListener('error', ({ message, filename, lineno }) =>
    report(`console error: ${message} at ${filename}:${lineno}`),
  );
}
