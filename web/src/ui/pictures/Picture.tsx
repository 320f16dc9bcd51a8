import { extentOfPicture, pictureAddress } from '@arena/domain';
import { useContext } from 'react';
import { PictureContext, type PictureProps } from './picture-context.ts';

/** A picture as it comes from its address; it takes its place before it is there, and waits until it is near. */
export function PlainPicture({ id, src, alt, className }: Omit<PictureProps, 'size'> & { src: string | undefined }) {
  const { width, height } = extentOfPicture(id) ?? {};
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}

/** A kept picture: from its address, or, where not everybody may see it, as its surroundings get it. */
export function Picture(props: PictureProps) {
  const draw = useContext(PictureContext);
  if (draw !== null) return draw(props);
  const { size, ...rest } = props;
  return <PlainPicture {...rest} src={pictureAddress(props.id, size)} />;
}
