// What several of the screens that visitors read are made of. Imported here it is in the one file that every page
// loads; otherwise each of them would become a file, and a request, of its own.
import '../features/shell/PublicLayout.tsx';
// The server writes the footer into every page; its code may come late, its looks may not.
import '../features/shell/Footer.module.css';
import '../features/tournaments/list/ListNotice.tsx';
import '../features/tournaments/list/TournamentGrid.tsx';
import '../features/tournaments/detail/TournamentSkeleton.tsx';
import '../features/tournaments/use-tournament.ts';
import '../routes/use-leave-on-failure.ts';
import '../ui/fields/Choice.tsx';
import '../ui/layout/EmptyState.tsx';
import '../ui/pictures/Picture.tsx';
import '../ui/layout/Section.tsx';
