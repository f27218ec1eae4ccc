/** Holds signed sheets against the record: whoever puts attendance right wakes it. */
export const JOB_BERITA_ACARA = 'berita-acara'
