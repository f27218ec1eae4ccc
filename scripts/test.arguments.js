/**
 * Reads what `npm test` was asked for: a stage first, if any, `--shard i/n` anywhere, and what is left for the runner. `stop` ends
 * the run with a line that says what is wrong.
 */
export function readArguments(args, stages, stop) {
  const left = [...args]
  const at = left.findIndex((one) => one === '--shard' || one.startsWith('--shard='))
  let shard
  if (at >= 0) {
    const [name, value] = left.splice(at, left[at] === '--shard' ? 2 : 1)
    shard = name === '--shard' ? value : name.slice('--shard='.length)
    const [part, of] =
      /^(\d+)\/(\d+)$/
        .exec(shard ?? '')
        ?.slice(1)
        .map(Number) ?? []
    if (part === undefined || part < 1 || part > of)
      return stop(`--shard ${shard ?? ''} bukan bagian. Tulis seperti 1/2.`)
  }
  const [only, ...filters] = left
  if (only !== undefined && !stages.includes(only))
    return stop(`Bagian tes "${only}" tidak ada. Pilih: ${stages.join(', ')}.`)
  return { only, filters, shard }
}
