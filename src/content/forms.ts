/** Said above a form whose code cannot be fetched. It can be sent all the same, by the browser alone. */
export const formFailure =
  'Part of this form could not be loaded. You can still fill it in and send it; the answer then opens as a page of its own.';
