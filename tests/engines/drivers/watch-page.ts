/** Runs in every document before its own scripts, and tells what only the document itself gets to know. */
export function watchPage(report: (problem: string) => void): void {
  document.addEventListener('securitypolicyviolation', (event) =>
    report(`policy: ${location.pathname} ${event.violatedDirective} ${event.blockedURI}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`));
  addEventListener(
    'error',
    ({ target }) => {
      // Those of scripts are in the console too.
      if (target instanceof Element) report(`did not load: ${target.outerHTML.slice(0, 160)}`);
    },
    true,
  );
}

/** The same for the console, where the browser itself does not pass it on. */
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
