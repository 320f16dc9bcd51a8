import type { OwnPresentation, Presentation } from '@arena/domain';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError, found } from '../failure.ts';
import type { PictureService } from '../pictures/service.ts';
import { newId } from '../platform/new-id.ts';
import { commitOnto, type Decision } from '../records/commit-onto.ts';
import type { PresentationChange, PresentationStore, StandingPresentation } from './store.ts';

/** How the people behind the site show themselves to everybody, each by their own decision alone. */
export interface PresentationService {
  /** How the actor shows themselves. */
  own(actor: Actor): Promise<OwnPresentation>;
  /** @throws ApiError `edited_meanwhile`; `invalid` where the picture is gone. */
  show(presentation: Presentation & { revision: number }, actor: Actor): Promise<OwnPresentation>;
  /** Takes the actor off; one who isn't shown stays so. */
  hide(actor: Actor): Promise<OwnPresentation>;
  /** Takes off whoever is shown under a public id; nobody, where nobody is. */
  takeOff(id: string, actor: Actor): Promise<void>;
}

export interface PresentationParts {
  store: PresentationStore;
  pictures: Pick<PictureService, 'demand'>;
}

type Known = StandingPresentation | null;

function isSame(one: Presentation, other: Presentation | null): boolean {
  return one.name === other?.name && one.does === other.does && one.picture === other.picture;
}

/** What is recorded says that somebody is shown, not as whom: who takes that back leaves nothing behind. */
const said = (before: boolean, after: boolean) => ({ before: { shown: before }, after: { shown: after } });

function ownOf({ shown, revision }: StandingPresentation): OwnPresentation {
  return { shown, revision };
}

/** @throws ApiError `forbidden` where the access was taken away meanwhile. */
const demandPlace = (known: Known) => found(known, 'forbidden');

/** Takes off whose presentation it is. */
function hidden(known: StandingPresentation, uid: string, actor: Actor): Decision<PresentationChange, OwnPresentation> {
  if (known.id === null) return { result: ownOf(known), changes: null };
  const next = { id: null, shown: null, revision: known.revision + 1 };
  const audit = entryOf('presentation.hide', uid, actor, said(true, false));
  return { result: ownOf(next), changes: { next, audit } };
}

export function presentationService({ store, pictures }: PresentationParts): PresentationService {
  const change = (uid: string, decide: (known: Known) => Decision<PresentationChange, OwnPresentation>) =>
    commitOnto(() => store.read(uid), decide);

  return {
    own: async ({ uid }) => ownOf(demandPlace((await store.read(uid)).facts)),

    async show({ revision, ...presentation }, actor) {
      const { uid, now } = actor;
      if (presentation.picture !== null) await pictures.demand(presentation.picture, 'picture', now);
      return change(uid, (facts) => {
        const known = demandPlace(facts);
        if (isSame(presentation, known.shown)) return { result: ownOf(known), changes: null };
        // What was sent before somebody took it off doesn't put it on again.
        if (revision !== known.revision) throw new ApiError('edited_meanwhile');
        const next = { id: known.id ?? newId(), shown: presentation, revision: revision + 1 };
        const audit = entryOf('presentation.show', uid, actor, said(known.id !== null, true));
        return { result: ownOf(next), changes: { next, audit } };
      });
    },

    hide: (actor) => change(actor.uid, (facts) => hidden(demandPlace(facts), actor.uid, actor)),

    async takeOff(id, actor) {
      const uid = await store.uidOf(id);
      if (uid === null) return;
      await change(uid, (known) =>
        known?.id === id ? hidden(known, uid, actor) : { result: { shown: null, revision: 0 }, changes: null },
      );
    },
  };
}
