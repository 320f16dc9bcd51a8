/** Stands in for the SDK of the Realtime Database, which ReactFire asks for and nobody here has. */
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
