import { serveAsk } from './beside.child.ts'
import { readLembar } from './lembar.reader.ts'
import type { TanyaLembar } from './reader.ts'

// Runs in a process of its own, for one file: see reader.ts.
serveAsk(({ bytes }: TanyaLembar) => readLembar(Buffer.from(bytes)))
