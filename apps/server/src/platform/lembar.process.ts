import { serveAsk } from './beside.child.ts'
import { readLembar } from './lembar.reader.ts'
import type { TanyaLembar } from './reader.ts'

// Runs in a process of its own, for one workbook: see reader.ts.
serveAsk(({ bytes, isKetat }: TanyaLembar) => readLembar(Buffer.from(bytes), { isKetat }))
