/** The server can't start as it is set up. The message is finished Indonesian for the operator; no stack is needed. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError'
}
