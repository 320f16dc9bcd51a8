import { Picture } from '#ui/pictures/Picture.tsx';

/** A small picture of a card: its poster, decorative beside the text, or its sponsor. */
export default function CardPicture({ id, alt }: { id: string; alt: string }) {
  return <Picture id={id} size="small" alt={alt} />;
}
