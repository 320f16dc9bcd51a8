/** Stub for the Realtime Database's SDK, which ReactFire imports and this site doesn't use. */
const none = null;

export {
  none as get,
  none as off,
  none as onChildAdded,
  none as onChildChanged,
  none as onChildMoved,
  none as onChildRemoved,
  none as onValue,
};
