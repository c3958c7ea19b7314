CREATE TABLE IF NOT EXISTS `timed_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `timed_counts_expires` ON `timed_counts` (`expires_at`);
