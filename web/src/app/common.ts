// Modules shared by several visitor screens, bundled into the file that every page loads. Otherwise each would be a
// request of its own.
import '../features/shell/PublicLayout.tsx';
import '../features/tournaments/list/ListNotice.tsx';
import '../features/tournaments/list/TournamentGrid.tsx';
import '../features/tournaments/detail/TournamentSkeleton.tsx';
import '../features/tournaments/use-tournament.ts';
import '../pages/public/use-leave-on-failure.ts';
import '#ui/fields/Choice.tsx';
import '#ui/layout/EmptyState.tsx';
import '#ui/pictures/Picture.tsx';
import '#ui/layout/Section.tsx';
