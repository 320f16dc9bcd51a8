import { Picture } from '../../../ui/pictures/Picture.tsx';

/** A tournament's poster on its card, small; the words beside it say what it is of. */
export default function CardPoster({ id }: { id: string }) {
  return <Picture id={id} size="small" alt="" />;
}
