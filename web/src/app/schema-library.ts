// What is loaded for its own sake is the library behind it: asked for by itself, it would come with what nobody uses of it.
export { DocumentId } from '@arena/domain';
