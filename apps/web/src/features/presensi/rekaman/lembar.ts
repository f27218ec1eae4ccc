/** A form over the record of a day: clock times, breaks, or the review of the first punch that waits for one. */
export type LembarRekaman = 'koreksi' | 'istirahat' | 'tinjau'
