import { Navigate, useParams } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';

/** Redirects the old address of a tournament's queue. */
export default function AdminMovedQueueScreen() {
  const { id = '' } = useParams();
  return <Navigate replace to={adminPath('registrationsOf', { id })} />;
}
