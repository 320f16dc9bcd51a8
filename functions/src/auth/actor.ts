/** The author and time of a write, for audit records. */
export interface Actor {
  uid: string;
  now: Date;
}
