import { useOutletContext } from 'react-router-dom';
import type { SessionView } from '../../features/session/session-view.ts';

/** The organiser who is signed in, for the screens of the admin area. */
export const useOrganiser = () => useOutletContext<SessionView>();
