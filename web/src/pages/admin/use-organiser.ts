import { useOutletContext } from 'react-router-dom';
import type { SessionView } from '../../features/session/session-view.ts';

/** Returns the signed-in organiser in admin screens. */
export const useOrganiser = () => useOutletContext<SessionView>();
