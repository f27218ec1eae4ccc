/**
 * What a process of ours is told of the server's environment: where node keeps what it has compiled, if it does, and no
 * setting or secret.
 */
export function pickChildEnv(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}
