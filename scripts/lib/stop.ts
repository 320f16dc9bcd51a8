/** A reason to end that the developer can do something about: its message is the one line they get to read. */
export class Stop extends Error {
  override name = 'Stop';
}
