import { Picture } from '../../../ui/pictures/Picture.tsx';

/** A small poster, decorative beside the card's text. */
export default function CardPoster({ id }: { id: string }) {
  return <Picture id={id} size="small" alt="" />;
}
